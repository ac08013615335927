"""Many deals at once, as arrays: what the exact results are held against.

>>> run("blucher.match_free_pass", deals=1_000_000, seed=1)
0.35672 ± 0.00048 (n = 1,000,000)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from inspect import signature

from cardlessons.core.errors import BadExperiment
from cardlessons.simulate import acey_deucey, blucher, bouillotte
from cardlessons.simulate.experiment import Experiment, parts_of, whole
from cardlessons.simulate.result import Result
from cardlessons.simulate.runner import tallies

__all__ = ["EXPERIMENTS", "BadExperiment", "Experiment", "Progress", "Result", "run"]

# Named as the exact results are, with the same parameters.
EXPERIMENTS: Mapping[str, Callable[..., Experiment]] = {
    "blucher.match_free_pass": blucher.match_free_pass,
    "blucher.match_free_passes": blucher.MatchFreePasses,
    "blucher.some_match_free_pass": blucher.SomeMatchFreePass,
    "blucher.match_free_deal": blucher.match_free_deal,
    "blucher.matches": blucher.Matches,
    "blucher.bet": blucher.Bet,
    "acey_deucey.outcomes": acey_deucey.Outcomes,
    "acey_deucey.turn_value": acey_deucey.TurnValue,
    "acey_deucey.red_dog_edge": acey_deucey.RedDogEdge,
    "bouillotte.brelan": bouillotte.Brelan,
    "bouillotte.one_suit": bouillotte.OneSuit,
    "bouillotte.carre": bouillotte.Carre,
    "bouillotte.favori": bouillotte.Favori,
    "bouillotte.some_brelan": bouillotte.SomeBrelan,
    "bouillotte.tied_suits": bouillotte.TiedSuits,
    "bouillotte.equity": bouillotte.equity,
}


Progress = Callable[[Result], object]


def run(
    name: str,
    deals: int,
    seed: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
    **parameters: object,
) -> Result:
    """Deals `deals` packs, shuffled as `seed` says, and tallies what the experiment `name` asks of each.

    `deals` is at least 1, `seed` at least 0; `parameters` are those of the exact result of that name, such as
    ``pack=Pack(4, 2)`` or ``rules=Rules()``. The same seed always gives the same deals: fewer of them are the first of
    more, and an `executor` (any of `concurrent.futures` and its kin) shares the work out and changes nothing.
    `progress` is called with the result so far after each piece of the work, at most some million deals; whatever it
    raises ends the run and is raised here. Raises `BadExperiment`, `BadRules`.
    """
    deals, seed = whole("deals", deals, 1), whole("seed", seed, 0)
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise BadExperiment("simulate_executor", value=executor)
    if progress is not None and not callable(progress):
        raise BadExperiment("simulate_progress", value=progress)
    experiment = _experiment(name, parameters)
    result = Result(name, {}, parts_of(experiment))
    for total in tallies(experiment, deals, seed, executor):
        result = Result(name, total, parts_of(experiment))
        if progress is not None:
            progress(result)
    return result


def _experiment(name: str, parameters: Mapping[str, object]) -> Experiment:
    if name not in EXPERIMENTS:
        raise BadExperiment("simulate_unknown", name=name, known=", ".join(EXPERIMENTS))
    make = EXPERIMENTS[name]
    known = signature(make).parameters
    if unknown := [parameter for parameter in parameters if parameter not in known]:
        raise BadExperiment("simulate_parameters", name=name, unknown=", ".join(unknown), known=", ".join(known))
    needed = [parameter for parameter, one in known.items() if one.default is one.empty]
    if missing := [parameter for parameter in needed if parameter not in parameters]:
        raise BadExperiment("simulate_missing", name=name, missing=", ".join(missing))
    return make(**parameters)
