"""Who is netted, from all nets thrown: NS-NET-04 to 07 worked out step by step."""

from __future__ import annotations

from neuroshima_plain_tiles import Unit


def caught(nets: set[tuple[Unit, Unit]]) -> set[Unit]:
    """The units that are netted; a net is its thrower and its target."""
    left = set(nets)
    undecided = {unit for net in nets for unit in net}
    netted: set[Unit] = set()

    def reached(start: Unit) -> set[Unit]:
        """Whom a chain of the nets that are left leads to; the start itself only by a ring."""
        found: set[Unit] = set()
        queue = [start]
        while queue:
            unit = queue.pop()
            new = {target for thrower, target in left if thrower is unit} - found
            found |= new
            queue += new
        return found

    while undecided:
        free = undecided - {target for _, target in left}
        if free:  # (a) their nets are active, and whoever they catch nets nobody
            new = {target for thrower, target in left if thrower in free}
            netted |= new
            undecided -= free | new
            left = {net for net in left if net[0] not in free | new and net[1] not in new}
            continue
        # (b) Everyone left is reached by an open net: somewhere rings are that none reaches from
        # outside. Overlapping rings are one knot: whoever reaches me is whom I reach.
        for unit in undecided:
            throwers = {other for other in undecided if unit in reached(other)}
            if throwers <= reached(unit):
                left = {(a, b) for a, b in left if not (a in throwers and b in throwers)}
                break
    return netted
