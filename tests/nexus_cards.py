"""Cards of Nexus Ops as text, such as ``dome*2 again``, and dealing them as a test wants them."""

from __future__ import annotations

from collections import Counter

from mypy_extensions import u8

from hexagora.games.nexus.rules.actions import CARDS
from hexagora.games.nexus.rules.position import (
    COMPLETED,
    ENERGIZE_DECK,
    ENERGIZE_DISCARD,
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    KINGS,
    MISSION_DECK,
    MISSION_DISCARD,
    MISSION_HAND,
    MISSIONS_HELD,
    ROW,
    SCORE,
    SECTIONS,
    WON,
)
from hexagora.games.nexus.state import NexusState


def deal(
    state: NexusState,
    hands: tuple[str, ...],
    row: str | None,
    completed: tuple[str, ...],
    decks: str | None,
    discards: str,
    rest: str,
) -> None:
    """Deal all cards anew; the arguments are those of `nexus_table.table`."""
    tables = state.tables
    for i in range(SECTIONS * CARDS):
        state.cards[i] = u8(0)
    for i in range(4):
        state.purse[MISSIONS_HELD + i] = 0
        state.purse[ENERGIZE_HELD + i] = 0
        state.purse[SCORE + i] = state.purse[WON + i] + state.purse[KINGS + i]
    # Whatever is not dealt lies in the decks.
    for card in range(tables.mission_count):
        state.cards[MISSION_DECK * CARDS + card] = u8(tables.mission_copies[card])
    for card in range(tables.energize_count):
        state.cards[ENERGIZE_DECK * CARDS + card] = u8(tables.energize_copies[card])
    for i, names in enumerate(hands):
        for card_id, count in counted(names).items():
            _hand_over(state, i, card_id, count)
    for i, names in enumerate(completed):
        for card_id, count in counted(names).items():
            card = _move_card(state, card_id, count, COMPLETED + i, COMPLETED + i)
            state.purse[SCORE + i] += tables.mission_points[card] * count
    for card_id, count in counted(discards).items():
        _move_card(state, card_id, count, MISSION_DISCARD, ENERGIZE_DISCARD)
    for card_id, count in counted(row or "").items():
        _move_card(state, card_id, count, ROW, ROW)
    if row is None:
        while state.total(ROW) < state.rules.row:
            left = [c for c in range(tables.mission_count) if state.card(MISSION_DECK, c) > 0]
            _move_card(state, tables.missions[left[0]].id, 1, ROW, ROW)
    if decks is None:
        return
    kept = counted(decks)
    for card_id, count in in_section(state, MISSION_DECK, ENERGIZE_DECK).items():
        spare = count - kept[card_id]
        if spare and rest == "discard":
            _move_card(state, card_id, spare, MISSION_DISCARD, ENERGIZE_DISCARD)
        elif spare:
            _hand_over(state, int(rest) - 1, card_id, spare)
    assert in_section(state, MISSION_DECK, ENERGIZE_DECK) == kept


def _hand_over(state: NexusState, seat: int, card_id: str, count: int) -> None:
    _move_card(state, card_id, count, MISSION_HAND + seat, ENERGIZE_HAND + seat)
    held = MISSIONS_HELD if card_id in _missions(state) else ENERGIZE_HELD
    state.purse[held + seat] += count


def _move_card(state: NexusState, card_id: str, count: int, mission: int, energize: int) -> int:
    """Deal cards from their deck to the section for their kind; returns their number."""
    is_mission = card_id in _missions(state)
    card = (_missions(state) if is_mission else _energize(state)).index(card_id)
    deck = MISSION_DECK if is_mission else ENERGIZE_DECK
    assert state.card(deck, card) >= count, f"there are too few cards {card_id}"
    state.cards[deck * CARDS + card] -= u8(count)
    state.cards[(mission if is_mission else energize) * CARDS + card] += u8(count)
    return card


def _missions(state: NexusState) -> list[str]:
    return [card.id for card in state.tables.missions]


def _energize(state: NexusState) -> list[str]:
    return [card.id for card in state.tables.energize]


def counted(names: str) -> Counter[str]:
    """What ``dome*2 again`` means."""
    found: Counter[str] = Counter()
    for name in names.split():
        word, _, count = name.partition("*")
        found[word] += int(count or 1)
    return found


def written(counts: Counter[str]) -> str:
    return " ".join(f"{name}*{n}" if n > 1 else name for name, n in counts.items() if n)


def in_section(state: NexusState, mission: int, energize: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for section, names in ((mission, _missions(state)), (energize, _energize(state))):
        for card, name in enumerate(names):
            if section >= 0 and state.card(section, card):
                found[name] += int(state.card(section, card))
    return found
