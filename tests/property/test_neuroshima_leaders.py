"""Play until every face of every leader was used, declined, and used in every way there is.

The cards are dealt by hand, so that every pair meets; else all is as in other random games.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from hexagora import CHANCE, Dealer, Log, Rng, new_game
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import DEAL, LEADER, WINDOW
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_packs import own_leaders
from worlds import pick

MOST_ROUNDS = 60
ARMIES = (("outpost", "moloch"), ("hegemony", "borgo"), ("moloch", "hegemony"))
WAYS = {
    *("before_draw decline", "enemy_instant decline", "battle_starts decline"),
    *("hits decline", "phase_over decline"),
    *("recall unit", "recall instant", "keep all", "swap", "blow up", "quicken", "slow down"),
    *("attack again", "explode again", "spare unit", "spare hq", "spare one of several"),
    *("spare from instant", "spare from blast", "stop battle", "stop move", "stop push_back"),
    *("stop a strike", "final battle", "fallen to a fuse"),
}
MOMENTS = (
    *("before_draw", "forced_discard", "act", "enemy_instant"),
    *("battle_starts", "hits", "phase_over"),
)


class Seen:
    """What leaders have done so far."""

    def __init__(self, ids: list[str]) -> None:
        self.ids = ids
        self.faces: set[str] = set()
        self.ways: set[str] = set()

    def missing(self) -> list[str]:
        faces = {f"{card} {face}" for card in self.ids for face in ("front", "back")}
        return sorted((faces - self.faces) | (WAYS - self.ways))

    def search(self, leaders: str, but: set[str]) -> None:
        """Let every pair of cards meet again and again, until nothing is missing but this."""
        pairs = list(combinations(range(8), 2)) * MOST_ROUNDS
        for number, (one, other) in enumerate(pairs):
            if set(self.missing()) <= but:
                return
            army, enemy = ARMIES[number % len(ARMIES)]
            options = {"army1": army, "army2": enemy, "first": "1", "leaders": leaders}
            state = new_game("neuroshima", 2, **options).start()
            assert isinstance(state, NeuroshimaState)
            weak(state, number)
            cards = (one, other) if number % 2 else (other, one)
            self.play(state, cards, f"leaders {number}")

    def play(self, state: NeuroshimaState, cards: tuple[int, int], seed: str) -> None:
        """Play one game in which the two cards are kept."""
        dealer, rng = Dealer(seed), Rng(seed)
        others = [card for card in range(8) if card not in cards]
        order = [cards[0], *others[:2], cards[1], *others[2:4]]
        while not state.over:
            if state.kind == DEAL:
                action = actions.DEAL + order.pop(0)
            elif state.kind == LEADER:
                action = actions.LEADER + next(
                    card for card in cards if actions.LEADER + card in state.legal()
                )
            elif state.seat == CHANCE:
                action = dealer.deal(state)
            else:
                action = pick(state, rng)
            assert state.check() == []
            self._take(state, action)

    def _take(self, state: NeuroshimaState, action: int) -> None:
        window = state.kind == WINDOW
        moment = int(state.top_a()) % 8 if window else -1
        if window and action == actions.DECLINE:
            self.ways.add(f"{MOMENTS[moment]} decline")
        if window and moment == 4 and state.last >= 0 and state.owed == 0:
            self.ways.add("final battle")
        if actions.SPARE <= action < actions.LEADERS_COUNT:
            self.ways.add("spare one of several")
            if (action - actions.SPARE) % 8 == 7:
                self.ways.add("spare from instant")
        log = Log()
        again = int(state.battle.again)
        before = state.copy()
        state.apply(action, log)
        for event in log.events:
            facts = event.facts
            if event.kind == "led":
                self.faces.add(f"{facts['leader']} {facts['face']}")
                self._led(before, facts)
            elif event.kind == "exploded" and again >= 0:
                self.ways.add("explode again")
            elif event.kind == "ended" and "battle over" not in {e.kind for e in log.events}:
                self.ways.add("fallen to a fuse")

    def _led(self, before: NeuroshimaState, facts: dict[str, object]) -> None:
        effect = facts["effect"]
        if effect == "keep_all":
            self.ways.add("keep all")
        elif effect == "from_discard":
            tiles = {tile.id: tile for tile in before.tables.tiles}
            kind = tiles[str(facts["tile"])].kind
            self.ways.add("recall instant" if kind == "instant" else "recall unit")
        elif effect == "initiative":
            self.ways.add("quicken" if facts["face"] == "front" else "slow down")
        elif effect == "cancel_wounds":
            self.ways.add("spare hq" if str(facts["tile"]).endswith("_hq") else "spare unit")
            if "from" not in facts:
                self.ways.add("spare from instant")
            elif int(before.stack[0]) == 0:
                self.ways.add("spare from blast")
        elif effect == "cancel_instant":
            what = str(facts["instant"])
            plain = what in ("battle", "move", "push_back")
            self.ways.add(f"stop {what}" if plain else "stop a strike")
        else:
            words = {"swap": "swap", "sacrifice": "blow up", "attack_again": "attack again"}
            self.ways.add(words[str(effect)])


def weak(state: NeuroshimaState, number: int) -> None:
    """Every fourth game has HQs that fall to little."""
    if number % 4 == 3:
        for seat in range(int(state.rules.seats)):
            state.points[seat] = 2


def test_games_with_structures_and_leaders_come_to_an_end() -> None:
    """Both together are allowed, and every position on the way is sound."""
    for number in range(12):
        game = new_game("neuroshima", 2, structures="on", leaders="on")
        dealer, rng = Dealer(f"both {number}"), Rng(f"both {number}")
        state = game.start()
        while not state.over:
            action = dealer.deal(state) if state.seat == CHANCE else pick(state, rng)
            assert state.check() == []
            assert game.unpack(state.pack()) == state
            state.apply(action)


def test_every_face_of_every_leader_is_used_in_every_way(tmp_path: Path) -> None:
    """First ours; then cards of a file, whose Doctor Thread helps HQs too."""
    ours = new_game("neuroshima", 2, leaders="on").start()
    assert isinstance(ours, NeuroshimaState)
    seen = Seen(list(ours.rules.cards.ids))
    seen.search("on", {"spare hq"})
    with own_leaders(tmp_path, "hq = false", "hq = true") as value:
        seen.search(value, set())
    assert seen.missing() == []
