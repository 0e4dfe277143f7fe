"""From the data of a view back to a position: what is hidden from the viewer is made up."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, u8

from hexagora.core.data import dict_of, list_of, number_of, truth_of
from hexagora.core.errors import BadView, quoted
from hexagora.core.event import Facts
from hexagora.core.frames import read_frames
from hexagora.core.game import Game
from hexagora.core.rng import Rng
from hexagora.games.nexus.content.vocabulary import TERRAINS
from hexagora.games.nexus.knowledge.frames import frame_fault
from hexagora.games.nexus.knowledge.guess import deal, guess_answers, guess_pools, lay_tokens
from hexagora.games.nexus.knowledge.showing import cells_of, facts_of
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import NUMBERS
from hexagora.games.nexus.rules.kinds import BOX, FRAMES
from hexagora.games.nexus.rules.melee import MARKS
from hexagora.games.nexus.rules.position import (
    ALIVE,
    BEGAN,
    BREATHED,
    COLOUR,
    COMPLETED,
    DEFENDER,
    DICE_SHOWN,
    ENDS,
    ENERGIZE_DECK,
    ENERGIZE_DISCARD,
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    FLOWN,
    FOUND,
    FRESH,
    GAVE_ENERGIZE,
    GAVE_MISSION,
    HITS,
    KILLED,
    KINGS,
    LEFT,
    MINES,
    MISSION_DECK,
    MISSION_DISCARD,
    MISSION_HAND,
    MISSIONS_HELD,
    MODS,
    NEED,
    RESERVE,
    ROW,
    RUBIUM,
    SCORE,
    SPORES,
    STEP,
    TERRAIN,
    TOKEN_KINDS,
    TOKENS,
    TROOPS,
    TURNED,
    WHERE,
    WON,
)
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.rules.settings import Rules
from hexagora.games.nexus.state import NexusState, blank

MANY = 60000
"""Rubium, points and turns stay far below."""


def position_from(game: Game, rules: Rules, tables: Tables, data: Facts, rng: Rng) -> NexusState:
    """A position that agrees with the data of a view."""
    state = blank(game, rules, tables)
    try:
        viewer = number_of(data["seat"], int(rules.seats) - 1, -1)
        _fill(state, data)
        fault = next(iter(state.check_stack()), "") or frame_fault(state)
        if not fault:
            _make_up(state, data, viewer, rng)
            fault = _fault(state, data, viewer)
    except (KeyError, ValueError, TypeError, IndexError, OverflowError) as error:
        why = f"{type(error).__name__} {quoted(str(error))}"
        raise BadView(f"the view cannot be read: {why}") from error
    if fault:
        raise BadView(f"the view shows an impossible position: {fault}")
    return state


def _fault(state: NexusState, data: Facts, viewer: int) -> str:
    """What is wrong with a position that was put together, or that the view tells otherwise."""
    faults = state.check()
    if faults:
        return faults[0]
    if not state.over and not state.legal():
        return "nothing could be decided in it"
    for key, told in facts_of(state, viewer).items():
        if data[key] != told:
            return f"what it tells as '{key}' does not fit the rest"
    return ""


# What everybody may know.


def _fill(state: NexusState, data: Facts) -> None:
    rules = state.rules
    cells = cells_of(state)
    board = list_of(data["board"])
    if [dict_of(told)["at"] for told in board] != [_name(cell) for cell in cells]:
        raise ValueError("the hexes are not those of the board")
    for cell, told in zip(cells, board, strict=True):
        _fill_hex(state, cell, dict_of(told))
    players = list_of(data["players"])
    if len(players) != rules.seats:
        raise ValueError(f"{len(players)} players")
    for seat, player in enumerate(players):
        _fill_player(state, seat, dict_of(player))
    state.turns = number_of(data["turn"], MANY)
    state.first_seat = max(0, number_of(data["first_player"], int(rules.seats) - 1, -1))
    state.march = number_of(data["march"], MANY)
    state.drive = number_of(data["drive"], MANY)
    state.wins = number_of(data["wins"], MANY)
    state.fought = _cells(data["fought"])
    state.cloned = _cells(data["cloned"])
    state.winners = sum(
        1 << number_of(seat, int(rules.seats) - 1) for seat in list_of(data["winners"])
    )
    state.end = ENDS.index(str(data.get("end", "")))
    read_frames(state, data["pending"], FRAMES)
    if data["battle"] is not None:
        _fill_battle(state, dict_of(data["battle"]))
    state.look_again()


def _name(cell: int) -> str:
    return next(name for name, number in NUMBERS.items() if number == cell)


def _fill_hex(state: NexusState, cell: int, told: dict[str, object]) -> None:
    terrain = str(told["terrain"])
    state.ground[TERRAIN + cell] = u8(TERRAINS.index(terrain) + 1 if terrain else 0)
    state.ground[MINES + cell] = u8(number_of(told["mine"], 255))
    state.ground[TOKENS + cell] = u8(number_of(told["token"], int(state.rules.halves)))
    sides = list_of(told["units"])
    if len(sides) != state.rules.seats:
        raise ValueError(f"units of {len(sides)} seats at {told['at']}")
    for seat, units in enumerate(sides):
        _fill_units(state, state.units, (cell * 4 + seat) * UNITS, units)
    _fill_units(state, state.turn, FRESH + cell * UNITS, told["fresh"])
    _fill_units(state, state.turn, FOUND + cell * UNITS, told["found"])
    state.turn[BREATHED + cell] = u8(number_of(told["breathed"], 255))
    state.turn[FLOWN + cell] = u8(number_of(told["flown"], 255))


def _fill_units(state: NexusState, row: vec[u8], start: int, told: object) -> None:
    for name, count in dict_of(told).items():
        row[start + _unit(state, name)] = u8(number_of(count, 41))


def _fill_player(state: NexusState, seat: int, told: dict[str, object]) -> None:
    purse = state.purse
    corporations = [str(one.id) for one in state.tables.box.corporations]
    name = str(told["corporation"])
    purse[COLOUR + seat] = corporations.index(name) + 1 if name else 0
    for section, key in (
        (RUBIUM, "rubium"),
        (SCORE, "points"),
        (WON, "battles_won"),
        (KINGS, "king_cards"),
        (MISSIONS_HELD, "missions"),
        (ENERGIZE_HELD, "energize"),
    ):
        purse[section + seat] = number_of(told[key], MANY)
    for name, count in dict_of(told["reserve"]).items():
        purse[RESERVE + seat * UNITS + _unit(state, name)] = number_of(count, 41)
    _fill_cards(state, COMPLETED + seat, False, told["completed"])
    if truth_of(told["out"]):
        state.out |= 1 << seat


def _fill_cards(state: NexusState, section: int, energize: bool, told: object) -> None:
    for name, count in dict_of(told).items():
        place = section * CARDS + _card(state, energize, name)
        state.cards[place] = u8(number_of(count, 255))


def _fill_battle(state: NexusState, told: dict[str, object]) -> None:
    fight = state.fight
    fight[WHERE] = i16(NUMBERS[str(told["at"])])
    fight[DEFENDER] = i16(number_of(told["defender"], int(state.rules.seats) - 1))
    fight[STEP] = i16(number_of(told["step"], 8, -1))
    fight[LEFT] = i16(int(truth_of(told["left"])))
    for name, count in dict_of(told["going_on"]).items():
        fight[SPORES + _unit(state, name)] = i16(number_of(count, 41))
    attacker, defender = list_of(told["sides"])
    for side, part in enumerate((dict_of(attacker), dict_of(defender))):
        for group in map(dict_of, list_of(part["units"])):
            unit = _unit(state, group["unit"])
            marks = MARKS.index(" ".join(str(mark) for mark in list_of(group["marks"])))
            count = i16(number_of(group["count"], 41))
            fight[TROOPS + (side * UNITS + unit) * 4 + marks] = count
            fight[ALIVE + side] += count
        fight[BEGAN + side] = i16(number_of(part["began"], 41))
        for first, key in ((MODS, "modifiers"), (KILLED, "killed"), (NEED, "to_roll")):
            for name, count in dict_of(part[key]).items():
                fight[first + side * UNITS + _unit(state, name)] = i16(number_of(count, 100, -100))
        for name, dice in dict_of(part["dice"]).items():
            start = DICE_SHOWN + (side * UNITS + _unit(state, name)) * 6 - 1
            for shown in list_of(dice):
                fight[start + number_of(shown, 6, 1)] += i16(1)
        fight[HITS + side * 2] = i16(number_of(part["hits"], 100))
        fight[HITS + side * 2 + 1] = i16(number_of(part["picks"], 100))


# What the viewer knows, and what is made up.


def _make_up(state: NexusState, data: Facts, viewer: int, rng: Rng) -> None:
    decks = dict_of(data["decks"])
    players = [dict_of(player) for player in list_of(data["players"])]
    own = players[viewer] if viewer >= 0 else {}
    if own:
        hand = dict_of(own["hand"])
        for told in map(dict_of, list_of(hand["missions"])):
            place = (MISSION_HAND + viewer) * CARDS + _card(state, False, told["card"])
            state.cards[place] = u8(number_of(told["count"], 255))
        _fill_cards(state, ENERGIZE_HAND + viewer, True, hand["energize"])
        if state.rules.teams:
            _fill_given(state, viewer, dict_of(own["gave"]))
            _fill_given(state, (viewer + 2) % 4, dict_of(own["was_given"]))
    for told in map(dict_of, list_of(data["row"])):
        state.cards[ROW * CARDS + _card(state, False, told["card"])] += u8(1)
    _fill_cards(state, MISSION_DISCARD, False, decks["missions_discard"])
    _fill_cards(state, ENERGIZE_DISCARD, True, decks["energize_discard"])
    _make_up_missions(state, data, viewer, rng)
    _make_up_energize(state, decks, viewer, rng)
    _make_up_tokens(state, dict_of(data["tokens"]), rng)


def _fill_given(state: NexusState, seat: int, told: dict[str, object]) -> None:
    _fill_cards(state, GAVE_MISSION + seat, False, told["missions"])
    _fill_cards(state, GAVE_ENERGIZE + seat, True, told["energize"])


def _known_hands(
    state: NexusState, viewer: int, hand: int, held: int, gave: int
) -> list[tuple[int, int]]:
    """Put what the viewer gave into the partner's hand; returns how many cards hands still lack."""
    hands = []
    for seat in range(int(state.rules.seats)):
        if seat == viewer:
            continue
        if state.rules.teams and viewer >= 0 and seat == (viewer + 2) % 4:
            for card in range(CARDS):
                state.cards[(hand + seat) * CARDS + card] = state.cards[
                    (gave + viewer) * CARDS + card
                ]
        lacks = int(state.purse[held + seat]) - int(state.total(hand + seat))
        if lacks < 0:
            raise ValueError(f"seat {seat + 1} was given more cards than it holds")
        hands.append((hand + seat, lacks))
    return hands


def _make_up_missions(state: NexusState, data: Facts, viewer: int, rng: Rng) -> None:
    hands = _known_hands(state, viewer, MISSION_HAND, MISSIONS_HELD, GAVE_MISSION)
    decks = dict_of(data["decks"])
    under = [dict_of(told) for told in list_of(decks["under"])]
    offered = [str(card) for card in list_of(data["offered"])]
    if 2 * len(under) > len(state.under) or len(offered) > 2:
        raise ValueError("too many missions under the deck or offered")
    sections = (MISSION_DISCARD, ROW, *range(MISSION_HAND, MISSION_HAND + 4))
    seen = _seen(state, (*sections, *range(COMPLETED, COMPLETED + 4)))
    known = [*(str(told["card"]) for told in under), *offered]
    for name in known:
        if name:
            seen[_card(state, False, name)] += 1
    copies = [int(number) for number in state.tables.mission_copies]
    left = deal(state, copies, seen[: len(copies)], hands, rng)
    cards = [_card(state, False, name) if name else left.pop() for name in known]
    for i, told in enumerate(under):
        state.under[2 * i] = u8(cards[i])
        state.under[2 * i + 1] = u8(number_of(told["seat"], int(state.rules.seats) - 1))
    state.under_count = len(under)
    offers = cards[len(under) :]
    state.offer_a = offers[0] + 1 if offers else 0
    state.offer_b = offers[1] + 1 if len(offers) > 1 else 0
    _fill_deck(state, MISSION_DECK, left, decks["missions"])


def _make_up_energize(state: NexusState, decks: dict[str, object], viewer: int, rng: Rng) -> None:
    hands = _known_hands(state, viewer, ENERGIZE_HAND, ENERGIZE_HELD, GAVE_ENERGIZE)
    seen = _seen(state, (ENERGIZE_DISCARD, *range(ENERGIZE_HAND, ENERGIZE_HAND + 4)))
    copies = [int(number) for number in state.tables.energize_copies]
    left = deal(state, copies, seen[: len(copies)], hands, rng)
    _fill_deck(state, ENERGIZE_DECK, left, decks["energize"])


def _seen(state: NexusState, sections: tuple[int, ...]) -> list[int]:
    return [sum(int(state.card(section, card)) for section in sections) for card in range(CARDS)]


def _fill_deck(state: NexusState, section: int, cards: list[int], size: object) -> None:
    if len(cards) != size:
        raise ValueError(f"a deck of {size} cards where {len(cards)} are left")
    for card in cards:
        state.cards[section * CARDS + card] += u8(1)


def _make_up_tokens(state: NexusState, told: dict[str, object], rng: Rng) -> None:
    boxing = state.rules.boxing
    groups = range(int(state.rules.halves))
    turned = tuple(
        tuple(number_of(count, 24) for count in list_of(row)) for row in list_of(told["turned"])
    )
    if [len(row) for row in turned] != [len(state.tables.tokens)] * len(groups):
        raise ValueError("the tokens turned up are not those of this game")
    for group in groups:
        for kind, count in enumerate(turned[group]):
            state.ground[TURNED + group * TOKEN_KINDS + kind] = u8(count)
    down = tuple(
        sum(1 for cell in state.rules.laid if state.ground[TOKENS + cell] == group + 1)
        for group in groups
    )
    if state.turns == 0:
        question = int(state.top_a()) if state.kind == BOX else 0
        lay_tokens(state, guess_answers(boxing, question, rng))
    elif state.rules.extra:
        lay_tokens(state, guess_pools(boxing, turned, down, rng))
    else:
        lay_tokens(
            state,
            [
                [count - turned[group][kind] for kind, count in enumerate(boxing.counts[group])]
                for group in groups
            ],
        )


# The words and numbers of the data.


def _unit(state: NexusState, name: object) -> int:
    return [str(unit.id) for unit in state.tables.units].index(str(name))


def _card(state: NexusState, energize: bool, name: object) -> int:
    deck = state.tables.energize if energize else state.tables.missions
    return [str(card.id) for card in deck].index(str(name))


def _cells(value: object) -> int:
    mask = 0
    for name in list_of(value):
        mask |= 1 << NUMBERS[str(name)]
    return mask
