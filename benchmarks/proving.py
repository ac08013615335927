"""How long the check of each derivation takes, the proof built anew."""

from __future__ import annotations

import time
from importlib import import_module

from benchmarks.row import Row, short_time
from cardlessons import derive
from cardlessons.core.cards import Pack
from cardlessons.games.blucher import Rules

PACK = Pack(13, 4)
PROOFS = {
    "match_free_pass": (PACK,),
    "match_free_passes": (2, PACK),
    "match_free_deal": (PACK,),
    "some_match_free_pass": (PACK,),
    "bet": (Rules(),),
}


def main() -> None:
    """Measures each proof once, from its building to the end of its first check; only sympy is loaded before."""
    import_module("sympy")
    for name, given in PROOFS.items():
        began = time.process_time()
        getattr(derive.blucher, name)(*given).check()
        seconds = time.process_time() - began
        Row(f"derivation checked: {name}", "≤ 1 s", short_time(seconds), met=seconds <= 1).emit()


if __name__ == "__main__":
    main()
