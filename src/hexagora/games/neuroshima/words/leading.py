"""Leaders in words: ``leader magpie``, ``lead``, ``target d4``, ``recall move``, ``decline``."""

from __future__ import annotations

from typing import Final

from hexagora.core.errors import IllegalAction, quoted
from hexagora.games.neuroshima.facts.actions import Action, Spare, Target
from hexagora.games.neuroshima.facts.decisions import Step
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES
from hexagora.games.neuroshima.rules.hits import EXPLOSION, INSTANT
from hexagora.games.neuroshima.rules.kinds import (
    ACT,
    DEAL,
    DISCARD,
    FACING,
    HITS,
    LEADER,
    OWN_ACT,
    WINDOW,
)
from hexagora.games.neuroshima.rules.leaders import USED
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.words.family import Family, Read, Verb, form, plain
from hexagora.games.neuroshima.words.naming import COMPASS, name_of, own_name, own_tile, tile_on
from hexagora.games.neuroshima.words.reading import (
    cell_of,
    cell_reader,
    direction_of,
    tile_reader,
    want,
)
from hexagora.games.neuroshima.words.reasons import at, nobody_at


def leader_of(position: Position, seat: int) -> str:
    """The leader of a seat's side; empty before it is chosen."""
    card = int(position.leaders.card(int(position.rules.sides[seat]))) if seat >= 0 else -1
    return position.rules.cards.ids[card] if card >= 0 else ""


def _deal(position: Position, card: int) -> Action:
    return {"do": "deal", "leader": position.rules.cards.ids[card]}


def _leader(position: Position, card: int) -> Action:
    return {"do": "leader", "leader": position.rules.cards.ids[card]}


def _lead(position: Position, _: int) -> Action:
    return {"do": "lead", "leader": leader_of(position, int(position.seat))}


def _target(position: Position, cell: int) -> Action:
    told: Target = {"do": "target", "cell": NAMES[cell]}
    if tile := tile_on(position, cell):
        told["tile"] = tile
    return told


def _recall(position: Position, index: int) -> Action:
    return {"do": "recall", "tile": own_name(position, index)}


def _spare(position: Position, number: int) -> Action:
    attacker, direction = divmod(number, 8)
    if direction == INSTANT:
        return {"do": "spare", "how": "instant"}
    how = COMPASS[direction] if direction < EXPLOSION else "explosion"
    told: Spare = {"do": "spare", "how": how, "attacker": NAMES[attacker]}
    if tile := tile_on(position, attacker):
        told["tile"] = tile
    return told


def _face(position: Position, turn: int) -> Action:
    return {"do": "face", "turn": turn}


def _card_reader(base: int) -> Read:
    """Reads a card by its id, or by how it begins if that is enough."""

    def read(position: Position, words: list[str], legal: list[int]) -> list[int]:
        ids = position.rules.cards.ids
        wanted = "_".join(words)
        if not wanted:
            raise ValueError
        exact = [card for card, name in enumerate(ids) if name == wanted]
        begun = [
            card
            for card, name in enumerate(ids)
            if name.startswith(wanted) and base + card in legal
        ]
        if not exact and not begun:
            known = [ids[action - base] for action in legal]
            raise IllegalAction(
                "there is no leader {text} here; there is: {known}",
                "no_such_leader",
                "NS-LEAD-05",
                text=quoted(" ".join(words)),
                known=", ".join(known),
                leaders=known,
            )
        return [base + card for card in exact or begun]

    return read


def _read_spare(position: Position, words: list[str], legal: list[int]) -> list[int]:
    if words == ["instant"]:
        return [actions.SPARE + CELLS * 8 + INSTANT]
    want(words, 2)
    start = actions.SPARE + cell_of(words[0]) * 8
    return [start + (EXPLOSION if words[1] == "explosion" else direction_of(words[1]))]


def _read_lead(position: Position, words: list[str], legal: list[int]) -> list[int]:
    want(words, 0)
    return [actions.LEAD]


def _read_face(position: Position, words: list[str], legal: list[int]) -> list[int]:
    want(words, 1)
    return [actions.FACE + direction_of(words[0])]


def _no_card(position: Position, card: int) -> IllegalAction | None:
    ids = position.rules.cards.ids
    if card >= len(ids):
        return None
    base = actions.DEAL if position.kind == DEAL else actions.LEADER
    known = [ids[action - base] for action in position.legal()]
    return IllegalAction(
        "the leader {leader} is not among the cards: {known}",
        "not_dealt",
        "NS-LEAD-05",
        leader=ids[card],
        known=", ".join(known),
        leaders=known,
    )


def _no_lead(position: Position, _: int) -> IllegalAction | None:
    """Why the leader cannot be used among tiles and abilities, or at the forced discard."""
    if not position.rules.led:
        return None
    leaders = position.leaders
    side = int(position.rules.sides[int(position.seat)])
    if leaders.left(side) == 0:
        return IllegalAction("the leader has been used twice", "leader_gone", "NS-LEAD-02")
    if leaders.numbers[USED + side] != 0:
        return IllegalAction("the leader has been used in this turn", "leader_used", "NS-LEAD-07")
    name = leader_of(position, int(position.seat))
    moment = int(position.rules.cards.moment[int(leaders.face(side))])
    if moment == OWN_ACT and position.kind == ACT:
        return IllegalAction(
            "{leader} has no legal target now", "leader_no_target", "NS-LEAD-06", leader=name
        )
    return IllegalAction(
        "this is not the moment of {leader}", "leader_moment", "NS-LEAD-08", leader=name
    )


def _no_target(position: Position, cell: int) -> IllegalAction | None:
    if cell >= CELLS:
        return None
    if position.units.tile[cell] < 0:
        return nobody_at(cell)
    return at("the leader cannot be used on the unit at {cell}", "not_led", "NS-LEAD-06", cell)


def _no_recall(position: Position, index: int) -> IllegalAction | None:
    tile = own_tile(position, index)
    if tile < 0:
        return None
    name = name_of(position, tile)
    if position.discard[tile] == 0:
        text, code = "no {tile} is in the discard", "not_in_discard"
    else:
        text, code = "this side of the card takes no {tile} back", "wrong_kind"
    return IllegalAction(text, code, "NS-LEAD-13", tile=name)


def _no_spare(position: Position, number: int) -> IllegalAction | None:
    if number >= 8 * (CELLS + 1):
        return None
    return IllegalAction("that is none of the attacks on the unit", "no_attack_on_it", "NS-LEAD-18")


def _no_facing(position: Position, turn: int) -> IllegalAction | None:
    if turn >= 6:
        return None
    return IllegalAction("the board must change", "nothing_swapped", "NS-LEAD-14")


def window_step(position: Position) -> Step:
    """What a window asks: its moment, or what is named second."""
    moment, named = int(position.top_a()) % 8, int(position.top_b()) > 0
    if moment == OWN_ACT and named:
        return "partner"
    return "attack" if moment == HITS and named else MOMENT_WORDS[moment]


MOMENT_WORDS: Final[tuple[Step, ...]] = (
    *("before_draw", "forced_discard", "act", "enemy_instant"),
    *("battle_starts", "hits", "phase_over"),
)

FAMILY = Family(
    asked={
        DEAL: ("a leader is dealt; write deal and the leader", "NS-LEAD-05"),
        LEADER: ("write leader and the one that you keep", "NS-LEAD-01"),
        WINDOW: (
            "write decline, or use the leader: lead, target and a cell, recall and a tile, or "
            "spare and an attack",
            "NS-LEAD-06",
        ),
        FACING: ("write face and a rotation", "NS-LEAD-14"),
    },
    verbs={
        "deal": Verb(
            "deal and a leader, such as: deal magpie",
            (DEAL,),
            form("{leader}"),
            _card_reader(actions.DEAL),
        ),
        "leader": Verb(
            "leader and its name, such as: leader magpie",
            (LEADER,),
            form("{leader}"),
            _card_reader(actions.LEADER),
        ),
        "lead": Verb("lead", (ACT, DISCARD, WINDOW), form(""), _read_lead),
        "decline": plain("decline", WINDOW, actions.DECLINE),
        "target": Verb(
            "target and the cell of a unit, such as: target d4",
            (WINDOW,),
            form("{cell}"),
            cell_reader(actions.AIM_LEADER),
        ),
        "recall": Verb(
            "recall and a tile, such as: recall borgo_mutant",
            (WINDOW,),
            form("{tile}"),
            tile_reader("recall", actions.RECALL),
        ),
        "spare": Verb(
            "spare, the attacker's cell and a direction, such as: spare c3 NE",
            (WINDOW,),
            lambda action: f"{action.get('attacker', '')} {action['how']}".strip(),
            _read_spare,
        ),
        "face": Verb(
            "face and a rotation from 0 to 5, such as: face 3",
            (FACING,),
            form("{turn}"),
            _read_face,
        ),
    },
    meanings={
        actions.DECLINE: lambda position, _: {"do": "decline"},
        actions.LEAD: _lead,
        actions.DEAL: _deal,
        actions.LEADER: _leader,
        actions.FACE: _face,
        actions.AIM_LEADER: _target,
        actions.RECALL: _recall,
        actions.SPARE: _spare,
    },
    refusals={
        (DEAL, actions.DEAL): _no_card,
        (LEADER, actions.LEADER): _no_card,
        (ACT, actions.LEAD): _no_lead,
        (DISCARD, actions.LEAD): _no_lead,
        (WINDOW, actions.AIM_LEADER): _no_target,
        (WINDOW, actions.RECALL): _no_recall,
        (WINDOW, actions.SPARE): _no_spare,
        (FACING, actions.FACE): _no_facing,
    },
)
