"""Prints, as JSON, what the class's spawner would ask systemd for: a server's properties and its command."""

import asyncio
import json
import os
import pwd
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from systemdspawner import SystemdSpawner, systemd
from traitlets.config import Config, PyFileConfigLoader


class Spawner(SystemdSpawner):
    """The spawner, without a hub."""

    def get_env(self) -> dict[str, str]:
        """What the configuration gives; the rest only a hub that runs can give."""
        return {name: value for name, value in self.environment.items() if isinstance(value, str)}


async def asked(configuration: Path) -> dict[str, Any]:
    """What the spawner asks for with `configuration`, for whoever runs this as the learner; nothing is started."""
    held: dict[str, Any] = {}

    async def not_running(unit: str) -> bool:
        return bool(held)

    async def not_failed(unit: str) -> bool:
        return False

    async def start(unit: str, **wanted: Any) -> None:
        held.update(wanted)

    systemd.service_running, systemd.service_failed, systemd.start_transient_service = not_running, not_failed, start
    config: Config = PyFileConfigLoader(configuration.name, path=str(configuration.parent)).load_config()
    user = SimpleNamespace(name=pwd.getpwuid(os.getuid()).pw_name, id=1)
    await Spawner(config=config, user=user).start()
    return held


if __name__ == "__main__":
    print(json.dumps(asyncio.run(asked(Path(sys.argv[1])))))
