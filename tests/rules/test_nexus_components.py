"""The components of Nexus Ops that come with the program, and where they come from."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from hexagora.core.languages import LANGUAGES
from hexagora.games.nexus.content.components import Board, Box, Unit, box_data, the_box
from hexagora.games.nexus.content.pack_check import faults_of
from hexagora.games.nexus.content.vocabulary import (
    ABILITIES,
    CONDITIONS,
    EFFECTS,
    MOST_FIGURES,
    NUMBERS,
    PACK_KEYS,
    TERRAINS,
    UNIT_ORDER,
)
from hexagora.hexes import Cell, distance, ring, rotate

# place, id, cost, number to hit, figures, miner, may not enter, modifiers, abilities, breath,
# origin, what is unsure.
UNITS = """
human human 2 6 12 mines magma,monolith . . 0 sourced .
fungoid fungoid 3 5 8 mines monolith forest+1,crystal-1 . 0 sourced modifiers
crystalline crystalline 3 5 8 mines monolith crystal+1,forest-1 . 0 sourced modifiers
rock_strider rock_strider 6 4 6 . . . stride 0 sourced .
lava_leaper lava_leaper 8 3 4 . . magma+1 leap,pick_target 0 sourced modifiers
rubium_dragon rubium_dragon 12 2 3 . . . flight,breath 4 sourced breath
"""
ALTERNATES = """
human clone 1 6 12 mines magma,monolith . clone_limit,one_die_fewer 0 reconstruction .
fungoid sporeling 3 5 8 mines monolith . spore_move 0 reconstruction .
crystalline shardian 3 5 8 mines monolith . shatter 0 reconstruction .
rock_strider boulder_blitzer 6 4 6 . . . first_on_rock 0 reconstruction .
lava_leaper magma_diver 8 3 4 . . . lava_dive 0 reconstruction .
rubium_dragon monolith_weem 12 2 3 . . . breath,repeat_breath 5 reconstruction .
"""

# id, kind, points, copies, condition with its argument, whether the name is printed.
MISSIONS = """
t_magma battle 1 2 terrain:magma printed
t_forest battle 1 2 terrain:forest .
t_crystal battle 1 2 terrain:crystal .
t_rock battle 1 2 terrain:rock .
t_mono battle 2 1 terrain:monolith printed
s_human battle 2 1 survivor:human .
s_fungoid battle 1 1 survivor:fungoid printed
s_crystalline battle 1 1 survivor:crystalline .
s_strider battle 1 1 survivor:rock_strider .
s_leaper battle 2 1 survivor:lava_leaper .
s_dragon battle 2 1 survivor:rubium_dragon .
s_above battle 3 1 flown: printed
k_human battle 1 1 killed:human printed
k_fungoid battle 1 1 killed:fungoid .
k_crystalline battle 1 1 killed:crystalline .
k_strider battle 1 1 killed:rock_strider .
k_leaper battle 2 1 killed:lava_leaper .
k_dragon battle 3 1 killed:rubium_dragon .
x_clean battle 2 1 no_loss: .
x_odds battle 2 1 no_more: .
x_takeover battle 3 1 enemy_base: .
d_forest objective 1 2 most_terrain:forest printed
d_crystal objective 1 2 most_terrain:crystal .
d_rock objective 1 2 most_terrain:rock .
d_magma objective 1 2 most_terrain:magma .
o_market objective 2 1 most_mines: .
o_fronts objective 3 1 wins:2 .
o_beach objective 3 1 hold_enemy_base: .
"""

# id, phase, moment, effect, amount, unit, terrain, copies.
ENERGIZE = """
volunteer deployment deployment place 1 human . 2
bloom deployment deployment place 1 fungoid forest 2
growth deployment deployment place 1 crystalline crystal 2
march deployment deployment march 3 . . 2
transfer deployment deployment transfer 2 . . 2
windfall deployment deployment rubium 4 . . 2
drive deployment deployment drive 1 . . 1
leak deployment deployment missions 1 . . 1
target battle before bonus 1 . . 4
jam battle before bonus -1 . . 3
double battle before double 1 . . 3
again battle after_roll reroll 1 . . 3
dome battle hits cancel 1 . . 3
first battle before first 1 . . 1
extract battle before extract 1 . . 1
"""


def lines(text: str) -> list[str]:
    return text.strip().split("\n")


def unit_line(unit: Unit) -> str:
    words = (
        unit.place,
        unit.id,
        unit.cost,
        unit.to_hit,
        unit.figures,
        "mines" if unit.mines else ".",
        ",".join(unit.cannot_enter) or ".",
        ",".join(f"{terrain}{value:+}" for terrain, value in unit.modifiers.items()) or ".",
        ",".join(unit.abilities) or ".",
        unit.breath,
        unit.origin,
        ",".join(unit.unsure) or ".",
    )
    return " ".join(map(str, words))


def test_the_units_are_those_of_the_reference_sheet() -> None:
    assert [unit_line(unit) for unit in the_box().units] == lines(UNITS)
    assert [unit_line(unit) for unit in the_box().alternates] == lines(ALTERNATES)
    assert sum(unit.figures for unit in the_box().units) == MOST_FIGURES


def test_both_sheets_have_every_place_in_its_order() -> None:
    for sheet in (the_box().units, the_box().alternates):
        assert tuple(unit.place for unit in sheet) == UNIT_ORDER


def test_the_missions() -> None:
    found = [
        f"{card.id} {card.kind} {card.points} {card.copies} {card.condition}:{card.argument} "
        f"{'printed' if card.name_is_printed else '.'}"
        for card in the_box().missions
    ]
    assert found == lines(MISSIONS)
    kinds: Counter[str] = Counter()
    for card in the_box().missions:
        kinds[card.kind] += card.copies
    assert kinds == {"battle": 25, "objective": 11}


def test_only_the_two_cards_of_the_rulebook_need_the_monolith() -> None:
    cards = the_box().missions
    assert [card.names["en"] for card in cards if card.needs_monolith] == [
        "Secure the Monolith",
        "Death From Above",
    ]
    assert [card.names["en"] for card in cards if card.needs_flight] == ["Death From Above"]


def test_printed_names_stay_as_they_are() -> None:
    assert {card.names["en"] for card in the_box().missions if card.name_is_printed} == {
        "Send in the Fungus Creatures",
        "Dominate the Forest",
        "Death From Above",
        "Secure the Monolith",
        "Roast 'Em Alive",
        "Human Slayer",
    }


def test_the_energize_cards() -> None:
    found = [
        f"{card.id} {card.phase} {card.moment.replace(' ', '_')} {card.effect} {card.amount} "
        f"{card.unit or '.'} {card.terrain or '.'} {card.copies}"
        for card in the_box().energize
    ]
    assert found == lines(ENERGIZE)
    assert sum(card.copies for card in the_box().energize) == 32


def test_every_word_of_the_vocabulary_that_the_proposal_needs_is_used() -> None:
    box = the_box()
    units = (*box.units, *box.alternates)
    assert {name for unit in units for name in unit.abilities} == set(ABILITIES)
    assert {card.effect for card in box.energize} == set(EFFECTS)
    # Two are there only for printed cards that somebody may have.
    used = {card.condition for card in box.missions}
    assert set(CONDITIONS) - used == {"hold_hexes", "hold_monolith"}


def test_the_tokens_are_eighteen_with_sixteen_mines_and_six_green_ones() -> None:
    tokens = [(t.mine, t.unit, t.count, t.green, t.origin) for t in the_box().tokens]
    assert tokens == [
        (0, "rock_strider", 6, False, "sourced"),
        (2, "", 4, False, "sourced"),
        (1, "crystalline", 4, False, "derived"),
        (1, "fungoid", 4, False, "derived"),
        (3, "", 1, True, "reconstruction"),
        (2, "human", 1, True, "reconstruction"),
        (1, "rock_strider", 1, True, "reconstruction"),
        (0, "lava_leaper", 1, True, "reconstruction"),
        (0, "crystalline", 1, True, "reconstruction"),
        (0, "fungoid", 1, True, "reconstruction"),
    ]
    usual = [token for token in the_box().tokens if not token.green]
    assert sum(token.count for token in usual) == 18
    assert sum(token.mine * token.count for token in usual) == the_box().numbers.most_mines == 16


def test_numbers_bases_and_vortex() -> None:
    box = the_box()
    numbers = box.numbers
    assert (numbers.points, numbers.short_points, numbers.long_points) == (12, 10, 14)
    assert (numbers.team_points, numbers.monolith_cards, numbers.row_extra) == (20, 2, 2)
    assert numbers.start_rubium == (8, 11, 14, 17)
    assert numbers.small_set == 6
    assert all(hasattr(numbers, key) for key in NUMBERS)
    assert [(one.terrain, one.mine) for one in box.base] == [
        ("forest", 2),
        ("rock", 3),
        ("crystal", 2),
    ]
    assert box.vortex == ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def test_four_corporations_can_be_told_apart_without_colour() -> None:
    corporations = the_box().corporations
    assert [one.names["en"] for one in corporations] == [
        "Ares Inc.",
        "Black Helix Industries",
        "The Galactic Syndicate",
        "Zyborg Technologies",
    ]
    for key in ("id", "rgb", "shape"):
        assert len({getattr(one, key) for one in corporations}) == 4
    assert all(re.fullmatch("#[0-9a-f]{6}", one.rgb) for one in corporations)


# Boards.


def tile_hexes(board: Board, way: int = 0) -> list[Cell]:
    return [*board.singles, *(cell for pair in board.doubles[way] for cell in pair)]


def test_there_is_a_board_for_every_way_to_play() -> None:
    boards = the_box().boards
    assert list(boards) == ["2", "3", "4", "bad_neighbourhood", "power_hungry"]
    assert [len(board.bases) for board in boards.values()] == [2, 3, 4, 2, 2]
    assert all(board.centre for board in boards.values())


@pytest.mark.parametrize("name", ["2", "3", "4", "bad_neighbourhood"])
def test_the_usual_board_has_two_rings(name: str) -> None:
    board = the_box().boards[name]
    assert sorted(board.singles) == sorted(ring((0, 0), 1))
    assert len(board.doubles) == 2
    for way in range(2):
        cells = [cell for pair in board.doubles[way] for cell in pair]
        assert sorted(cells) == sorted(ring((0, 0), 2))
        assert all(distance(*pair) == 1 for pair in board.doubles[way])
    one, other = ({frozenset(pair) for pair in way} for way in board.doubles)
    assert not one & other
    terrains: Counter[str] = Counter()
    for tile in board.tiles:
        for terrain in tile.terrains:
            terrains[terrain] += tile.count
    assert terrains == {"forest": 4, "crystal": 4, "magma": 4, "rock": 6}


@pytest.mark.parametrize("name", ["2", "3", "4", "bad_neighbourhood", "power_hungry"])
def test_bases_are_trefoils_that_touch_the_board(name: str) -> None:
    board = the_box().boards[name]
    hexes = tile_hexes(board)
    for base in board.bases:
        assert [distance(a, b) for a in base for b in base if a < b] == [1, 1, 1]
        assert not set(base) & set(hexes)
        assert any(distance(a, b) == 1 for a in base for b in hexes)


@pytest.mark.parametrize(("name", "turn"), [("2", 3), ("3", 2), ("power_hungry", 3)])
def test_all_seats_of_a_board_have_the_same_view(name: str, turn: int) -> None:
    bases = the_box().boards[name].bases
    for base, following in zip(bases, (*bases[1:], bases[0]), strict=True):
        assert {rotate(cell, turn) for cell in base} == set(following)


def test_seats_sit_clockwise_at_the_board_of_four() -> None:
    bases = the_box().boards["4"].bases
    order = ring((0, 0), 3)
    at = [order.index(base[0]) for base in bases]
    start = at.index(min(at))
    assert [*at[start:], *at[:start]] == sorted(at)
    for one, opposite in ((0, 2), (1, 3)):
        assert {rotate(cell, 3) for cell in bases[one]} == set(bases[opposite])


def test_the_small_board() -> None:
    board = the_box().boards["power_hungry"]
    hexes = tile_hexes(board)
    assert len(hexes) == 12
    assert sorted(cell for half in board.halves for cell in half) == sorted(hexes)
    for half, base in zip(board.halves, board.bases, strict=True):
        assert len(half) == 6
        assert any(distance(a, b) == 1 for a in half for b in base)
    assert {rotate(cell, 3) for cell in board.halves[0]} == set(board.halves[1])
    tiles = [(tile.terrains, tile.count) for tile in board.tiles]
    assert tiles == [
        (("forest",), 1),
        (("crystal",), 1),
        (("magma",), 2),
        (("forest", "rock"), 3),
        (("crystal", "rock"), 1),
    ]
    assert len(board.token_sets) == 2
    for tokens in board.token_sets:
        assert [(token.mine, token.unit, token.count) for token in tokens] == [
            (0, "rock_strider", 2),
            (2, "", 1),
            (1, "crystalline", 2),
            (1, "fungoid", 1),
        ]


def test_other_boards_have_no_sets_of_tokens() -> None:
    for name in ("2", "3", "4", "bad_neighbourhood"):
        board = the_box().boards[name]
        assert not board.token_sets
        assert not board.halves


# Origins and texts.


def test_what_is_our_own_says_so() -> None:
    assert the_box().reconstructed() == [
        "units.fungoid.modifiers",
        "units.crystalline.modifiers",
        "units.lava_leaper.modifiers",
        "units.rubium_dragon.breath",
        *(f"alternates.{unit.id}" for unit in the_box().alternates),
        "tokens.green",
        "base",
        *(f"boards.{name}" for name in the_box().boards),
        "vortex",
        "missions",
        "energize",
    ]


def test_a_box_that_is_known_better_says_less() -> None:
    box = the_box()
    cards = [replace(card, origin="sourced") for card in box.missions]
    assert replace(box, missions=tuple(cards)).reconstructed()[-1] == "energize"
    mixed = (*cards[1:], box.missions[0])
    names = replace(box, missions=mixed).reconstructed()
    assert "missions.t_magma" in names
    assert "missions" not in names
    numbers = replace(box.numbers, origin="reconstruction")
    assert replace(box, numbers=numbers).reconstructed()[0] == "numbers"


def texts(box: Box) -> list[dict[str, str]]:
    found = [unit.names for unit in (*box.units, *box.alternates)]
    found += [corporation.names for corporation in box.corporations]
    found += [text for card in box.missions for text in (card.names, card.text)]
    return found + [text for card in box.energize for text in (card.names, card.text)]


def test_all_texts_are_there_in_all_languages() -> None:
    cyrillic = re.compile("[\u0400-\u04ff]")
    latin = re.compile("[a-z]", re.IGNORECASE)
    for text in texts(the_box()):
        assert tuple(text) == LANGUAGES
        for language, words in text.items():
            wrong, right = (cyrillic, latin) if language in ("en", "pl") else (latin, cyrillic)
            assert right.search(words), words
            assert not wrong.search(words), words
        assert not re.search("[ыэёъ]", text["uk"]), text["uk"]
        assert not re.search("[іїєґ]", text["ru"]), text["ru"]


def test_the_data_pass_the_check_that_files_must_pass() -> None:
    data = {key: part for key, part in box_data().items() if key in PACK_KEYS}
    assert faults_of({**data, "id": "copy"}) == []


def test_terrains_are_in_the_order_that_the_engine_counts_them() -> None:
    assert TERRAINS == ("forest", "crystal", "rock", "magma", "monolith", "vortex")
