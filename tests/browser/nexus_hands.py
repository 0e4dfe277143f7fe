"""What a player does at a table of Nexus Ops, and a story that leads to a battle with cards."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, TimeoutError

from browser.board_hands import Hands, any_of, await_step_after, cell, drag
from browser.scripted import request
from hexagora import CHANCE, new_game
from hexagora.core.match import Match

STORY = (
    # Ada comes out with one unit, Bo destroys it, so Ada gets an Energize card and strikes back.
    *("corporation helix", "corporation ares"),
    *("buy human 1,2", "buy human 1,2", "buy fungoid 1,2", "done"),
    *("move human 1,2 0,2", "done", "explore 0,2", "done"),
    *("buy rock_strider -1,3", "buy crystalline -1,3", "done"),
    *("move rock_strider -1,3 0,2", "done", "fight 0,2 1", "done"),
    *("buy fungoid 1,2", "done"),
)
CHANCES = ("first 1", "token mine 2", "roll 6", "draw energize target", "draw mission t_rock")


def before_the_battle(base: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    """A table at which Ada, the first seat, has a card and can move into a battle."""
    match = Match(new_game("nexus", 2, bad_neighbourhood="on"), ["Ada", "Bo"])
    for text in STORY:
        _deal(match)
        match.play(match.game.read(match.state, text))
    _deal(match)
    record = match.record()
    made = request(base, "/api/replays", {"record": record.dump()})
    body = {"step": len(record.texts), "seats": seats}
    answer = request(base, f"/api/tables/{made['table']}/fork", body, made["watch"])
    assert isinstance(answer, dict)
    return answer


def _deal(match: Match) -> None:
    """Let chance do what the story wants, or the first that it can."""
    while match.state.seat == CHANCE:
        legal = match.state.legal()
        texts = {match.game.write(match.state, action): action for action in legal}
        match.play(next((texts[text] for text in CHANCES if text in texts), legal[0]))


def _distance(one: str, other: str) -> int:
    (q, r), (s, t) = (map(int, name.split(",")) for name in (one, other))
    return (abs(q - s) + abs(r - t) + abs(q + r - s - t)) // 2


class NexusHands(Hands):
    """Plays one decision after the other by what the page offers."""

    moved = 0

    def kind(self) -> str:
        """What is asked."""
        return self.page.locator(".prompt.mine").get_attribute("data-kind") or ""

    def step(self) -> str:
        """One decision, and what it was."""
        page = self.page
        before = page.locator("main[data-step]").get_attribute("data-step")
        word = self._decide()
        try:
            await_step_after(page, before)
        except TimeoutError as error:
            raise AssertionError(f"nothing came of {word!r} at step {before}") from error
        return word

    def _decide(self) -> str:
        page, kind = self.page, self.kind()
        fulfilled = page.locator(".card .complete")
        if fulfilled.count():
            self._press_card(fulfilled)
            return "complete"
        if kind != "move":
            self.moved = 0
        match kind:
            case "deploy":
                return self._deploy()
            case "move" | "transfer" | "spore" | "extract":
                return self._move(kind)
            case "explore" | "place":
                self.press(any_of(self.targets, self.dice))
                return kind
            case "breathe":
                return self._breathe()
            case "fight":
                return self._fight()
            case "window":
                return self._speak()
        choices = page.locator(".choices .choice")
        if choices.count():
            self.press(any_of(choices, self.dice))
            return kind
        if page.locator(".card .keep").count():
            self._press_card(page.locator(".card .keep"))
            return "keep"
        return self._end(kind)

    @property
    def targets(self) -> Locator:
        return self.page.locator(".hexboard .hit.target")

    def _press_card(self, buttons: Locator) -> None:
        """What stands on a card; where there is no room for cards, they are behind their tab."""
        if not buttons.filter(visible=True).count():
            self.press(self.page.locator("[data-tab=cards]"))
        self.press(buttons.filter(visible=True).first)

    def _end(self, kind: str) -> str:
        self.press(self.page.locator(".prompt .done"))
        return f"done {kind}"

    def _deploy(self) -> str:
        page, dice = self.page, self.dice
        cards, wares = page.locator(".card .play"), page.locator(".ware[aria-disabled=false]")
        if cards.count():
            self._press_card(cards)
            return "card"
        if not wares.count():
            return self._raise_money() or self._end("deploy")
        # Many cheap ones: whoever loses the only unit in the first battle is out.
        ware = wares.nth(dice.randrange(min(3, wares.count())))
        if ware.get_attribute("aria-pressed") != "true":
            self.press(ware)
        if self.drags(0.5):
            drag(page, ware, any_of(self.targets, dice))
            return "dragged ware"
        self.press(any_of(self.targets, dice))
        return "clicked ware"

    def _raise_money(self) -> str:
        """Without units and rubium only cards can be turned into a new beginning."""
        cards = self.page.locator(".card .sell")
        units = self.page.locator("[data-testid=seat] .fact[title='Units on the board'] b")
        if not cards.count() or units.first.inner_text() != "0":
            return ""
        self._press_card(cards)
        return "sell"

    def _move(self, kind: str) -> str:
        page, dice = self.page, self.dice
        stacks = page.locator(".hexboard .hit[data-piece]")
        self.moved += 1
        if not stacks.count() or (kind == "move" and self.moved > 2):
            return self._end(kind)
        cancel = page.locator(".prompt .cancel")
        if kind == "move" and cancel.count():
            self.press(cancel)
        if not cancel.count():
            name = any_of(stacks, dice).get_attribute("data-piece")
            stack = page.locator(f".hexboard .hit[data-piece='{name}']")
            self.press(stack)
            goal = self._nearest_enemy()
            if self.drags(0.4):
                drag(page, stack, goal)
                return "dragged unit"
        goal = self._nearest_enemy()
        self.press(goal)
        return "clicked unit"

    def _nearest_enemy(self) -> Locator:
        """Of all targets the one nearest to somebody else's units: battles bring points."""
        cells = self.page.locator(".hexboard .hit:not([data-piece])").evaluate_all(
            """all => all.map(one => [one.dataset.cell, one.getAttribute('aria-label'),
                                      one.classList.contains('target')])"""
        )
        goals = [name for name, _, target in cells if target]
        enemies = [name for name, label, _ in cells if "Random:" in label] or goals
        nearest = min(goals, key=lambda goal: min(_distance(goal, enemy) for enemy in enemies))
        return cell(self.page, nearest)

    def _breathe(self) -> str:
        page = self.page
        if not page.locator(".prompt .cancel").count():
            self.press(any_of(self.targets, self.dice))
        self.press(any_of(self.targets, self.dice))
        return "breathe"

    def _fight(self) -> str:
        fight = self.page.locator(".dock .fight")
        if not fight.count():
            self.press(any_of(self.targets, self.dice))
        self.press(fight.first)
        return "fight"

    def _speak(self) -> str:
        cards = self.page.locator(".card .play")
        if cards.count():
            self._press_card(cards)
            return "card in battle"
        return self._end("window")
