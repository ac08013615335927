"""The class's JupyterHub as a test can run it: no accounts, no systemd, ports and folders of the test's own."""

import os
from pathlib import Path

c = get_config()  # noqa: F821 - JupyterHub puts it there
load_subconfig(os.environ["CLASS_CONFIGURATION"])  # noqa: F821 - likewise

OWN = Path(os.environ["CLASS_FOLDER"])
FRONT, HUB, PROXY = os.environ["CLASS_PORTS"].split()

c.JupyterHub.bind_url = f"http://127.0.0.1:{FRONT}"
c.JupyterHub.hub_bind_url = f"http://127.0.0.1:{HUB}"
c.ConfigurableHTTPProxy.api_url = f"http://127.0.0.1:{PROXY}"
c.JupyterHub.authenticator_class = "dummy"
c.DummyAuthenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
# Where each learner has a /tmp of their own in a class; the sockets there need a short path.
RUNTIME = os.environ["CLASS_RUNTIME"]
c.Spawner.environment["JUPYTER_RUNTIME_DIR"] = lambda spawner: f"{RUNTIME}/{spawner.user.name}"
c.SimpleLocalProcessSpawner.home_dir_template = str(OWN / "homes" / "{username}")
if idle := os.environ.get("CLASS_IDLE"):
    c.JupyterHub.services[0]["command"][1:] = [f"--timeout={idle}", "--cull-every=1"]
if os.geteuid() == 0:
    c.Spawner.args = [*c.Spawner.args, "--ServerApp.allow_root=True"]
