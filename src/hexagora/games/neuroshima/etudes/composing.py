"""How an etude is composed: mine, offer, search, calibrate, lock, prune, decoys, measure.

The trick that makes it cheap: no position with a unique win is looked for. All lines of a rich
position are searched, and the goal is set to what the best of them brings; so exactly these solve.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hexagora.core.data import dict_of, list_of
from hexagora.core.event import Facts
from hexagora.core.rng import Rng
from hexagora.games.neuroshima.content.armies import Effect
from hexagora.games.neuroshima.content.fan_armies import known_armies
from hexagora.games.neuroshima.etudes.kinds import CATEGORIES
from hexagora.games.neuroshima.etudes.lines import Replay
from hexagora.games.neuroshima.etudes.measures import Measures, measure
from hexagora.games.neuroshima.etudes.mining import mine, pick
from hexagora.games.neuroshima.etudes.musts import failings, solves, without
from hexagora.games.neuroshima.etudes.proving import Class, Proof, classes_of, prove, search
from hexagora.games.neuroshima.etudes.records import BadEtude, Etude, read_etude
from hexagora.games.neuroshima.etudes.titles import named
from hexagora.games.neuroshima.proof.search import Search
from hexagora.games.neuroshima.rules.cells import FRAME, NUMBERS
from hexagora.games.neuroshima.table.fight import fight
from hexagora.hexes import distance

OFFERS = 3
"""So many offers are tried for a position."""
FULL = 20
OWN_POINTS = 10
LEAST_DAMAGE = 2
LEAST_UNITS = 5
"""With fewer units there is nothing to see, whatever the search says."""
MOST_CLASSES = 3
"""So many classes can perhaps be made one; more are not tried."""
MOVES = (Effect("move"),)
WANTED = {
    "conversion": ("hegemony_quartermaster",),
    "take_over": ("outpost_scoper",),
    "explosion": ("moloch_clown", "moloch_air_strike"),
    "push": ("moloch_push_back", "hegemony_push_back"),
    "extra_attack": ("moloch_mother_module", "outpost_move"),
    "initiative": ("outpost_scout", "outpost_saboteur", "borgo_scout", "hegemony_scout"),
    "net_ring": ("moloch_net_fighter", "hegemony_net_fighter", "borgo_net_fighter"),
    "order": ("outpost_sniper", "outpost_move", "borgo_move", "borgo_grenade", "hegemony_sniper"),
    "mobility": ("outpost_move", "borgo_move", "hegemony_move", "moloch_move"),
}
"""What is offered so that a kind can come about."""


@dataclass(frozen=True)
class Draft:
    """A record on the way: all its best lines are of the classes."""

    record: Facts
    etude: Etude
    classes: Sequence[Class]
    lines: Sequence[Sequence[int]]


def compose(seed: str, kinds: Sequence[str], use: int) -> Facts | None:
    """Try to compose an etude of one of the kinds; nothing where none comes of this seed."""
    rng = Rng(seed)
    wish = pick(rng, kinds or CATEGORIES)
    position = mine(rng, wish)
    if position is None:
        return None
    for _ in range(OFFERS):
        offered = _offer(rng, position, wish, use)
        if offered is None:
            return None
        record: Facts = {
            "position": position,
            "offered": offered,
            "use": use,
            "goal": {"kind": _goal(rng, wish)},
        }
        draft = calibrate(record)
        draft = draft and lock(draft)
        if draft is None or not _is_small(draft):
            continue
        draft = prune(decoys(rng, draft))
        found = finished(draft, kinds, rng)
        if found is not None:
            return found
    return None


def _goal(rng: Rng, wish: str) -> str:
    if wish == "survival":
        return "unhurt"
    if wish == "exchange":
        return pick(rng, ("clear", "clear", "hq_lead"))
    return "destroy_hq"


def _spare(position: Facts) -> dict[str, int]:
    """What the solver's army has beside the board and can be offered, with how many."""
    army = known_armies()[str(dict_of(list_of(position["seats"])[0])["army"])]
    used = [dict_of(unit)["tile"] for unit in list_of(position["board"])]
    moves = {"battle", "give_mobility"}
    return {
        tile.id: left
        for tile in army.tiles
        if tile.kind != "hq" and not tile.mobility
        if not moves & {effect.effect for effect in tile.effects}
        if (left := tile.count - used.count(tile.id)) > 0
    }


def _offer(rng: Rng, position: Facts, wish: str, use: int) -> dict[str, int] | None:
    """Four or five tiles, at least one of them a module, a net or an instant."""
    spare = _spare(position)
    chosen = [tile for tile in WANTED.get(wish, ()) if tile in spare][:1]
    if wish in WANTED and not chosen:
        return None
    army = known_armies()[str(dict_of(list_of(position["seats"])[0])["army"])]
    count = 4 if use > 2 or rng.below(4) else 5
    # A Move tile can do so much that a search takes ten times as long: only where it is wished.
    others = tuple(tile for tile in spare if army.tile(tile).effects[:1] != MOVES)
    tries = 0
    while len(chosen) < count and tries < 40:
        tries += 1
        tile = pick(rng, others)
        if tile not in chosen:
            chosen.append(tile)
    quiet = [
        one
        for one in map(army.tile, chosen)
        if one.kind != "warrior" or any(edge.net for edge in one.edges)
    ]
    if len(chosen) <= use or not quiet:
        return None
    return dict.fromkeys(sorted(chosen), 1)


def _read(record: Facts) -> Etude | None:
    try:
        return read_etude(record)
    except BadEtude:
        return None


def _with_goal(record: Facts, short: int) -> Facts | None:
    """The same with the goal that a line meets which fell so much short of the most."""
    goal = str(dict_of(record["goal"])["kind"])
    position = dict(dict_of(record["position"]))
    seats = [dict(dict_of(seat)) for seat in list_of(position["seats"])]
    if goal == "destroy_hq":
        if FULL - short < LEAST_DAMAGE:
            return None
        seats[0]["hp"], seats[1]["hp"] = OWN_POINTS, FULL - short
        return {**record, "position": {**position, "seats": seats}}
    if goal == "hq_lead":
        if FULL - short < LEAST_DAMAGE:
            return None
        return {**record, "goal": {"kind": "hq_lead", "n": FULL - short}}
    return record if short == 0 else None


def _ready(record: Facts) -> Facts:
    """The same with the most that could be asked for."""
    position = dict(dict_of(record["position"]))
    seats = [dict(dict_of(seat)) for seat in list_of(position["seats"])]
    goal = dict(dict_of(record["goal"]))
    for seat in seats:
        seat["hp"] = FULL
    if goal["kind"] == "hq_lead":
        goal["n"] = FULL
    return {**record, "position": {**position, "seats": seats}, "goal": goal}


def calibrate(record: Facts) -> Draft | None:
    """Search all lines, and ask for what the best of them brings."""
    open_goal = _ready(record)
    etude = _read(open_goal)
    if etude is None:
        return None
    best = _searched(etude, etude.use)
    goal = str(dict_of(record["goal"])["kind"])
    if goal == "clear" and best.value > 0:
        return _cleared(open_goal, etude, best)
    if int(search(etude, etude.use - 1).value) <= int(best.value):
        return None
    asked = _with_goal(open_goal, int(best.value))
    etude = _read(asked) if asked else None
    if asked is None or etude is None:
        return None
    best.finish(int(best.value))
    if best.more:
        return None
    classes = classes_of(etude, best.lines, bool(best.pure))
    return Draft(asked, etude, classes, best.lines) if len(classes) <= MOST_CLASSES else None


def _searched(etude: Etude, use: int) -> Search:
    found = Search(etude.state, etude.aims(), use)
    found.begin()
    while found.go_on():
        pass
    return found


def _cleared(record: Facts, etude: Etude, best: Search) -> Draft | None:
    """Where not all enemies can fall, those that no best line hurts leave the board."""
    best.finish(int(best.value))
    if best.more or not best.lines or int(best.value) > 4:
        return None
    state = Replay(etude).follow(best.lines[0]).state
    left = {dict_of(unit)["at"] for unit in list_of(fight(state)["board"])}
    position = dict_of(record["position"])
    board = [
        unit
        for unit in map(dict_of, list_of(position["board"]))
        if unit["seat"] == 0 or unit["at"] not in left or str(unit["tile"]).endswith("_hq")
    ]
    if len(board) == len(list_of(position["board"])):
        return None
    if sum(unit["seat"] == 1 for unit in board) < 4:
        return None
    return calibrate({**record, "position": {**position, "board": board}})


def lock(draft: Draft) -> Draft | None:
    """Make one class of two or three: a tile that only the others need is no longer offered."""
    if len(draft.classes) == 1:
        return draft
    for main in draft.classes:
        needed = {key[0] for key in main.key}
        tiles = draft.etude.state.tables.tiles
        others = {key[0] for one in draft.classes for key in one.key if one is not main}
        drop = {tiles[tile].id for tile in others - needed}
        left = {tile: n for tile, n in draft.etude.offered.items() if tile not in drop}
        if not drop or len(left) <= draft.etude.use:
            continue
        again = calibrate({**draft.record, "offered": left})
        if again and [one.key for one in again.classes] == [main.key]:
            return again
    return None


def prune(draft: Draft) -> Draft:
    """Take away what is not needed, the farthest from the solution first, until all is needed."""
    cells = [key[1] for key in draft.classes[0].key if key[1] >= 0]

    def far(unit: Facts) -> int:
        at = FRAME[NUMBERS[str(unit["at"])]]
        return -min((distance(at, FRAME[cell]) for cell in cells), default=0)

    clears = dict_of(draft.record["goal"])["kind"] == "clear"
    again = True
    while again:
        again = False
        board = [dict_of(unit) for unit in list_of(dict_of(draft.record["position"])["board"])]
        for unit in sorted(board, key=far):
            if str(unit["tile"]).endswith("_hq") or (clears and unit["seat"] == 1):
                continue
            smaller = _without(draft, unit)
            if smaller is not None:
                draft, again = smaller, True
    return draft


def _without(draft: Draft, unit: Facts) -> Draft | None:
    """The same with a unit less, if that leaves its only class as it is."""
    smaller = without(draft.etude, NUMBERS[str(unit["at"])])
    if not any(solves(smaller, line) for line in draft.lines):
        return None
    position = dict_of(draft.record["position"])
    rest = [one for one in list_of(position["board"]) if one is not unit]
    return _same(draft, {**draft.record, "position": {**position, "board": rest}})


def _is_small(draft: Draft) -> bool:
    """Rotations that are neither few nor all make no good etude."""
    return all(count <= 3 or count == 6 for count in draft.classes[0].turns)


def _same(draft: Draft, record: Facts) -> Draft | None:
    """The changed record, if its only class is still the same."""
    etude = _read(record)
    if etude is None:
        return None
    found = _searched(etude, etude.use)
    if found.value != 0:
        return None
    found.finish()
    if found.more:
        return None
    classes = classes_of(etude, found.lines, bool(found.pure))
    if [one.key for one in classes] != [one.key for one in draft.classes]:
        return None
    if int(search(etude, etude.use - 1).value) == 0:
        return None
    return Draft(record, etude, classes, found.lines)


def decoys(rng: Rng, draft: Draft) -> Draft:
    """Offer, beside the tiles of the solution, those that do most alone."""
    tiles = draft.etude.state.tables.tiles
    needed = [tiles[key[0]].id for key in draft.classes[0].key]
    spare = [tile for tile in _spare(dict_of(draft.record["position"])) if tile not in needed]
    alone: list[tuple[int, int, str]] = []
    for tile in spare:
        record = {**draft.record, "offered": {tile: 1, needed[0]: 1}, "use": 1}
        etude = _read(record)
        if etude is not None:
            alone.append((int(search(etude, 1).value), rng.below(1000), tile))
    best = [tile for _, _, tile in sorted(alone)]
    others = [tile for tile in draft.etude.offered if tile not in needed]
    for i, tile in enumerate(others[:2]):
        if i < len(best) and best[i] not in draft.etude.offered:
            offered = {name: n for name, n in draft.etude.offered.items() if name != tile}
            changed = _same(draft, {**draft.record, "offered": {**offered, best[i]: 1}})
            draft = changed or draft
    return draft


def finished(draft: Draft, kinds: Sequence[str], rng: Rng) -> Facts | None:
    """The whole record, if the etude is good and of a kind that was asked for."""
    etude = draft.etude
    if len(list_of(dict_of(draft.record["position"])["board"])) < LEAST_UNITS:
        return None
    proof = prove(etude)
    # That every unit is needed was seen when it was pruned.
    if not proof.sound or any(True for _ in failings(etude, proof, units=False)):
        return None
    measures = measure(etude, proof)
    if kinds and measures.category not in kinds:
        return None
    record = {**draft.record, "category": measures.category, "level": measures.level}
    record["solution"] = list(proof.classes[0].line)
    record["measured"] = measured(proof, measures)
    return {**named(measures.category, rng), **record}


def measured(proof: Proof, measures: Measures) -> Facts:
    """What is written into a file of what was measured."""
    return {
        "leaves": proof.leaves,
        "solutions": proof.solutions,
        "classes": len(proof.classes),
        "orders": len(proof.classes[0].orders),
        "one_short": proof.one_short,
        "fewer": list(proof.fewer),
        "surprise": round(measures.surprise, 1),
        "motifs": list(measures.motifs),
        "checksum": proof.checksum,
    }
