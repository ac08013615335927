"""What the modules of the package import, read from their source without loading anything."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent.parent / "cardlessons"


LOAD, CALL, TYPES = "load", "call", "types"


class Import(NamedTuple):
    """One import: `module` imports `target`, when it is loaded (LOAD), called (CALL), or for type checkers (TYPES)."""

    module: str
    target: str
    when: str
    line: int

    @property
    def late(self) -> bool:
        """Whether loading `module` does not load `target`."""
        return self.when != LOAD

    def __str__(self) -> str:
        return f"{self.module}:{self.line} imports {self.target}"


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py")) if "notebooks" not in path.parts}


def imports(module: str) -> list[Import]:
    """All imports of `module`, those by a literal `import_module("…")` too."""
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    return list(_walk(tree, module, LOAD))


def _walk(node: ast.AST, module: str, when: str) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        for target in _targets(child):
            yield Import(module, target, when, child.lineno)
        yield from _walk(child, module, _when_inside(child) if when == LOAD else when)


def _when_inside(node: ast.AST) -> str:
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return TYPES
    return CALL if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) else LOAD


def _targets(node: ast.AST) -> list[str]:
    """The modules that this statement loads: of `from package import name`, the submodule `name` if there is one."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        assert node.level == 0 and node.module, "imports within the package are absolute"
        named = [f"{node.module}.{alias.name}" for alias in node.names]
        return [name if name in MODULES else node.module for name in named]
    if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module") and node.args:
        return _named_module(node.args[0])
    return []


def _named_module(name: ast.expr) -> list[str]:
    """The module that `import_module` is given, as far as it is written there: f"cardlessons.show.scenes.{game}"."""
    if isinstance(name, ast.Constant) and isinstance(name.value, str):
        return [name.value]
    if isinstance(name, ast.JoinedStr) and isinstance(name.values[0], ast.Constant):
        return [str(name.values[0].value).rstrip("._")]
    return []
