"""What a seat may know as numbers: within their bounds, in their places, and true."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from hexagora import Game, State
from hexagora.core.observer import Observer
from hexagora.core.planes import places, width
from hexagora.games.neuroshima.content.structures import base_structures
from hexagora.games.neuroshima.rules.cells import CELLS as NEUROSHIMA_CELLS
from hexagora.games.neuroshima.rules.cells import NAMES as NEUROSHIMA_NAMES
from hexagora.games.neuroshima.rules.cells import NEXT_ALL
from hexagora.games.nexus.content.vocabulary import TERRAINS
from hexagora.games.nexus.rules.cells import NAMES as NEXUS_NAMES
from kuhn import Kuhn
from worlds import World, game_names, samples, traces, worlds

pytestmark = pytest.mark.search

MARGIN = 7
SELDOM = {"neuroshima": {"converted", "again", "paced", "cancelled"}, "nexus": {"left"}}
"""Planes that stay empty in the random games of the tests."""

every_world = pytest.mark.parametrize("world", [*worlds(), World("kuhn", Kuhn())], ids=str)


@cache
def observer_of(game: Game) -> Observer:
    return Observer(game)


def look(state: State, seat: int) -> dict[str, list[int]]:
    """The planes of an observation by their names."""
    observer = observer_of(state.game)
    row = list(observer.look(state, seat))
    starts = places(observer.planes)
    return {
        plane.name: [int(n) for n in row[starts[plane.name] : starts[plane.name] + plane.size]]
        for plane in observer.planes
    }


def relative(state: State, seat: int) -> list[int]:
    """All seats, the one that observes first."""
    seats = state.game.seats
    return [(seat + i) % seats for i in range(seats)]


def facts_of(state: State, seat: int) -> Any:
    return cast(Any, state.facts(seat))


@every_world
def test_every_number_is_in_its_plane_and_within_its_bounds(world: World) -> None:
    planes = world.game.planes()
    size = width(planes)
    highest = [plane.high for plane in planes for _ in range(plane.size)]
    assert len({plane.name for plane in planes}) == len(planes)
    assert all(0 < plane.high <= 255 and plane.meaning for plane in planes)
    for state in samples(world):
        for seat in range(world.game.seats):
            out = vec[u8]([0] * (size + 2 * MARGIN))
            state.observe(seat, out, MARGIN)
            row = [int(number) for number in out]
            assert not any(row[:MARGIN])
            assert not any(row[size + MARGIN :])
            assert all(a <= b for a, b in zip(row[MARGIN : size + MARGIN], highest, strict=True))


@every_world
def test_looking_changes_nothing_and_two_looks_see_the_same(world: World) -> None:
    observer = Observer(world.game)
    for state in samples(world):
        before = state.pack()
        for seat in range(world.game.seats):
            assert list(observer.look(state, seat)) == list(observer.look(state, seat))
        assert state.pack() == before


@every_world
def test_the_observer_is_the_first_seat(world: World) -> None:
    for state in samples(world):
        for seat in range(world.game.seats):
            seen = look(state, seat)
            assert seen["decides"] == [int(state.seat == s) for s in relative(state, seat)]
            kinds = [int(state.kind == kind) for kind in range(len(world.game.kinds))]
            assert seen["kind"] == kinds


@pytest.mark.parametrize("name", game_names())
def test_no_plane_is_dead(name: str) -> None:
    """Every plane has something in it in some position of some world."""
    dead = {plane.name for world in worlds([name]) for plane in world.game.planes()}
    for world in worlds([name]):
        starts = places(world.game.planes())
        sizes = {plane.name: plane.size for plane in world.game.planes()}
        for state in [*samples(world), *(s for played in traces(world) for s in played.states)]:
            row = list(observer_of(world.game).look(state, 0))
            lit = {p for p, at in starts.items() if any(row[at : at + sizes[p]])}
            dead -= lit
    assert dead == SELDOM.get(name, set())


# What the numbers say is what the view says.


@pytest.mark.parametrize("world", worlds(["superhex"]), ids=str)
def test_superhex(world: World) -> None:
    for state in samples(world):
        for seat in range(world.game.seats):
            seen, facts = look(state, seat), facts_of(state, seat)
            colours = list(facts["loose"])
            block = [0] * (44 * 44)
            for name, colour in facts["block"].items():
                q, r = map(int, name.split(","))
                block[44 * (r % 44) + q % 44] = 1 + colours.index(colour)
            assert seen["block"] == block
            order = relative(state, seat)
            assert seen["piles"] == [n for s in order for n in facts["piles"][s].values()]
            assert seen["loose"] == list(facts["loose"].values())
            dice = [[0] * 6, [0] * 6]
            for i, colour in enumerate(facts["dice"]):
                dice[i][colours.index(colour)] = 1
            assert seen["dice"] == dice[0] + dice[1]
            assert seen["turn_of"] == [int(facts["turn_of"] == s) for s in order]
            assert seen["turns"] == list(facts["turns"].to_bytes(2, "big"))
            assert seen["dry"] == [facts["dry_turns"]]


@pytest.mark.parametrize("world", worlds(["neuroshima"]), ids=str)
def test_neuroshima(world: World) -> None:
    for state in samples(world):
        tiles = cast(Any, state.game).tables.tiles
        starts = [int(start) for start in cast(Any, state.game).tables.starts]
        for seat in range(world.game.seats):
            seen, facts = look(state, seat), facts_of(state, seat)
            # A mission may have a seat that nobody plays; its units are seen like all others.
            seats = int(cast(Any, state).rules.seats)
            order = [(seat + i) % seats for i in range(seats)]
            expected: dict[str, list[int]] = {
                name: [0] * len(seen[name])
                for name in (
                    "owner",
                    "rank",
                    "tile",
                    "turned",
                    "wounds",
                    "netted",
                    "moved",
                    "carried",
                )
            } | {name: [0] * len(seen[name]) for name in ("melee", "ranged", "armour", "net")}
            for unit in tiles_on(facts["board"]):
                cell = NEUROSHIMA_NAMES.index(unit["at"])
                army = tiles[starts[unit["seat"]] : starts[unit["seat"] + 1]]
                face = unit["tile"].partition("_structure_")[2]
                if face:
                    place = 35 + ("1a", "1b", "2a", "2b").index(face)
                    tile = next(tile for tile in tiles if tile.id == unit["tile"])
                else:
                    place = [tile.id for tile in army].index(unit["tile"])
                    tile = army[place]
                expected["owner"][order.index(unit["seat"]) * NEUROSHIMA_CELLS + cell] = 1
                rank = ("hq", "warrior", "module").index(tile.kind)
                expected["rank"][rank * NEUROSHIMA_CELLS + cell] = 1
                expected["tile"][cell] = place + 1
                expected["turned"][cell] = unit["turn"]
                expected["wounds"][cell] = unit["wounds"] if tile.kind != "hq" else 0
                expected["netted"][cell] = int(unit["netted"])
                expected["moved"][cell] = int("own" in unit["moves_made"])
                for other in unit["moves_made"]:
                    if other == "run":
                        assert seen["marked"][cell] == 1
                    elif other not in ("own", "rotation"):
                        bit = NEUROSHIMA_NAMES.index(other)
                        expected["carried"][bit // 8 * NEUROSHIMA_CELLS + cell] |= 1 << bit % 8
                for edge, printed in enumerate(tile.edges):
                    at = (edge + unit["turn"]) % 6 * NEUROSHIMA_CELLS + cell
                    expected["melee"][at] = printed.melee
                    expected["ranged"][at] = printed.ranged
                    expected["armour"][at] = int(printed.armour)
                    expected["net"][at] = int(printed.net)
            assert {name: seen[name] for name in expected} == expected
            for heap in ("hand", "pile", "discard"):
                counts = [0] * len(seen[heap])
                for i, other in enumerate(order):
                    for tile_id, count in facts["players"][other][heap].items():
                        army = tiles[starts[other] : starts[other + 1]]
                        counts[35 * i + [tile.id for tile in army].index(tile_id)] = count
                assert seen[heap] == counts
            players = [facts["players"][s] for s in order]
            assert seen["points"] == [max(0, p.get("hp", p.get("points", 0))) for p in players]
            assert seen["friend"] == [int(p["side"] == players[0]["side"]) for p in players]
            armies = ("borgo", "hegemony", "moloch", "outpost")
            assert seen["army"] == [int(p["army"] == army) for p in players for army in armies]
            assert seen["turn_of"] == [int(facts["turn_of"] == s) for s in order]
            stages = ["drawing", "looking", "discarding", "acting"]
            if "mission" in facts:
                stages.append("starting")
                cells = [int(name in facts["mission"]["cells"]) for name in NEUROSHIMA_NAMES]
                assert seen["ground"] == cells
                counted = [mark + 1 for mark in facts["mission"]["marks"].values()]
                bytes_of = [list(mark.to_bytes(5, "little")) for mark in counted]
                assert seen["marks"] == [*chain(*bytes_of), *[0] * (40 - 5 * len(counted))]
            assert seen["stage"] == [int(facts["stage"] == stage) for stage in stages]
            assert seen["standing"] == [int(s in facts["standing"]) for s in order]
            assert seen["turns"] == list(facts["turns"].to_bytes(2, "big"))
            assert seen["slot"] == [facts["slot"]]
            assert seen["winners"] == [int(s in facts["winners"]) for s in order]


def tiles_on(board: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The units of a view tile by tile; what the whole has stands with the first one."""
    second = {"wounds": 0, "moves_made": []}
    return board + [{**unit, **second, **unit["second"]} for unit in board if "second" in unit]


@pytest.mark.parametrize(
    "world", [world for world in worlds(["neuroshima"]) if "structures" in world.id], ids=str
)
def test_structures_of_neuroshima(world: World) -> None:
    """Which tiles are one unit, its traits, and who can still build."""
    traits = {face.id: face.traits for one in base_structures().values() for face in one.faces}
    for state in samples(world):
        seen, facts = look(state, 0), facts_of(state, 0)
        expected = {name: [0] * len(seen[name]) for name in ("mate", "traits", "rotated")}
        for unit in facts["board"]:
            if "second" not in unit:
                continue
            cells = [NEUROSHIMA_NAMES.index(one["at"]) for one in (unit, unit["second"])]
            has = {*traits[unit["tile"]], *traits[unit["second"]["tile"]]}
            for cell, other in (cells, cells[::-1]):
                direction = list(NEXT_ALL[6 * cell : 6 * cell + 6]).index(other)
                expected["mate"][direction * NEUROSHIMA_CELLS + cell] = 1
                for number, trait in enumerate(("rotation", "boarding", "heavy", "sniper")):
                    expected["traits"][number * NEUROSHIMA_CELLS + cell] = int(trait in has)
            expected["rotated"][cells[0]] = int("rotation" in unit["moves_made"])
        assert {name: seen[name] for name in expected} == expected
        assert seen["unbuilt"] == [int(player["structure"]) for player in facts["players"]]


@pytest.mark.parametrize("world", worlds(["nexus"]), ids=str)
def test_nexus(world: World) -> None:
    tables = cast(Any, world.game).tables
    units = [unit.id for unit in tables.units]
    missions = [card.id for card in tables.missions]
    energize = [card.id for card in tables.energize]

    def cards(kinds: list[str], held: dict[str, int]) -> list[int]:
        return [held.get(card, 0) for card in kinds] + [0] * (40 - len(kinds))

    for state in samples(world):
        for seat in range(world.game.seats):
            seen, facts = look(state, seat), facts_of(state, seat)
            order = relative(state, seat)
            names = ("terrain", "mines", "tokens", "base", "units", "fresh")
            board: dict[str, list[int]] = {name: [0] * len(seen[name]) for name in names}
            for place in facts["board"]:
                cell = NEXUS_NAMES.index(place["at"])
                if place["terrain"]:
                    board["terrain"][61 * TERRAINS.index(place["terrain"]) + cell] = 1
                board["mines"][cell] = place["mine"]
                board["tokens"][cell] = place["token"]
                if place["base"] >= 0:
                    board["base"][61 * order.index(place["base"]) + cell] = 1
                for i, other in enumerate(order):
                    for unit, count in place["units"][other].items():
                        board["units"][61 * (6 * i + units.index(unit)) + cell] = count
                for unit, count in place["fresh"].items():
                    board["fresh"][61 * units.index(unit) + cell] = count
            assert {name: seen[name] for name in names} == board
            players = [facts["players"][s] for s in order]
            assert seen["rubium"] == [n for p in players for n in p["rubium"].to_bytes(2, "big")]
            assert seen["points"] == [p["points"] for p in players]
            assert seen["missions_held"] == [p["missions"] for p in players]
            assert seen["energize_held"] == [p["energize"] for p in players]
            assert seen["friend"] == [int(p["side"] == players[0]["side"]) for p in players]
            hand = players[0]["hand"]
            held = {card["card"]: card["count"] for card in hand["missions"]}
            assert seen["missions"] == cards(missions, held)
            assert seen["energize"] == cards(energize, hand["energize"])
            done = [n for p in players for n in cards(missions, p["completed"])]
            assert seen["completed"] == done
            decks = facts["decks"]
            assert seen["missions_discard"] == cards(missions, decks["missions_discard"])
            assert seen["energize_discard"] == cards(energize, decks["energize_discard"])
            under = [(order.index(told["seat"]) + 1, told["card"]) for told in decks["under"]]
            rest = [0] * (len(seen["under"]) - len(under))
            assert seen["under"] == [place for place, _ in under] + rest
            own_under = [missions.index(card) + 1 if card else 0 for _, card in under]
            assert seen["own_under"] == own_under + rest
            assert seen["offered"] == [len(facts["offered"])]
            offers = [{card: 1} for card in facts["offered"]] + [{}, {}]
            assert seen["own_offer"] == cards(missions, offers[0]) + cards(missions, offers[1])
            battle = facts["battle"]
            assert any(seen["stage"]) == (battle is not None)
            if battle:
                assert seen["where"][NEXUS_NAMES.index(battle["at"])] == 1
                assert seen["step"] == [battle["step"] + 1]
                began = [side["began"] for side in battle["sides"]]
                assert seen["began"] == began
                hits = [n for side in battle["sides"] for n in (side["hits"], side["picks"])]
                assert seen["hits"] == hits
            if "gave" in players[0]:
                gave, given = players[0]["gave"], players[0]["was_given"]
                for plane, heap in (("gave", gave), ("was_given", given)):
                    expected = cards(missions, heap["missions"]) + cards(energize, heap["energize"])
                    assert seen[plane] == expected
            assert seen["target"] == [facts["target"]]
            assert seen["turns"] == list(facts["turn"].to_bytes(2, "big"))
            assert seen["winners"] == [int(s in facts["winners"]) for s in order]
