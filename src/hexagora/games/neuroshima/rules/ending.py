"""The end of a game, and who shares in it."""

from mypy_extensions import i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules.ends import ENDS
from hexagora.games.neuroshima.rules.position import Position


def finish(position: Position, end: i64, winners: i64, log: Log | None) -> None:
    """Nothing is left to decide; `ENDS` has the reason, and the winners are seats as bits."""
    while position.depth > 0:
        position.pop()
    position.end = end
    position.winners = winners
    if log is not None:
        reason, clause = ENDS[end]
        log.add("ended", clause, {"reason": reason, "result": position.result()})
