"""What a player does at a table of Nexus Ops, and a story that leads to a battle with cards."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from browser.board_hands import any_of, await_board, await_step_after, cell, drag, went_on
from browser.hands import is_over
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


def seat_link(table: dict[str, Any], place: int = 0) -> str:
    """The link with which a person comes to a seat."""
    return f"/t/{table['table']}#seat={table['seats'][place]['token']}"


def _distance(one: str, other: str) -> int:
    (q, r), (s, t) = (map(int, name.split(",")) for name in (one, other))
    return (abs(q - s) + abs(r - t) + abs(q + r - s - t)) // 2


class NexusHands:
    """Plays one decision after the other by what the page offers, and counts how."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.moved = 0

    def play(self, most: int) -> None:
        """Play to the end of the game, or for so many decisions."""
        for _ in range(most):
            await_board(self.page)
            if is_over(self.page):
                return
            if not went_on(self.page):
                self.done[self.step()] += 1

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
            fulfilled.first.click()
            return "complete"
        if kind != "move":
            self.moved = 0
        match kind:
            case "deploy":
                return self._deploy()
            case "move" | "transfer" | "spore" | "extract":
                return self._move(kind)
            case "explore" | "place":
                any_of(self.targets, self.dice).click()
                return kind
            case "breathe":
                return self._breathe()
            case "fight":
                return self._fight()
            case "window":
                return self._speak()
            case "dice" if page.locator(".battle .die").count():
                page.locator(".battle .die").first.click()
                return "reroll"
        choices = page.locator(".choices .choice")
        if choices.count():
            any_of(choices, self.dice).click()
            return kind
        if page.locator(".card .keep").count():
            page.locator(".card .keep").first.click()
            return "keep"
        return self._end(kind)

    @property
    def targets(self) -> Locator:
        return self.page.locator(".hexboard .hit.target")

    def _end(self, kind: str) -> str:
        self.page.locator(".prompt .done").click()
        return f"done {kind}"

    def _deploy(self) -> str:
        page, dice = self.page, self.dice
        cards, wares = page.locator(".card .play"), page.locator(".ware[aria-disabled=false]")
        if cards.count():
            cards.first.click()
            return "card"
        if not wares.count():
            return self._raise_money() or self._end("deploy")
        # Many cheap ones: whoever loses the only unit in the first battle is out.
        ware = wares.nth(dice.randrange(min(3, wares.count())))
        if ware.get_attribute("aria-pressed") != "true":
            ware.click()
        if dice.random() < 0.5:
            drag(page, ware, any_of(self.targets, dice))
            return "dragged ware"
        any_of(self.targets, dice).click()
        return "clicked ware"

    def _raise_money(self) -> str:
        """Without units and rubium only cards can be turned into a new beginning."""
        cards = self.page.locator(".card .sell")
        units = self.page.locator("[data-testid=seat] .fact[title='Units on the board'] b")
        if not cards.count() or units.first.inner_text() != "0":
            return ""
        cards.first.click()
        return "sell"

    def _move(self, kind: str) -> str:
        page, dice = self.page, self.dice
        stacks = page.locator(".hexboard .hit[data-piece]")
        self.moved += 1
        if not stacks.count() or (kind == "move" and self.moved > 2):
            return self._end(kind)
        cancel = page.locator(".prompt .cancel")
        if kind == "move" and cancel.count():
            cancel.click()
        if not cancel.count():
            name = any_of(stacks, dice).get_attribute("data-piece")
            stack = page.locator(f".hexboard .hit[data-piece='{name}']")
            stack.click()
            goal = self._nearest_enemy()
            if dice.random() < 0.4:
                drag(page, stack, goal)
                return "dragged unit"
        goal = self._nearest_enemy()
        goal.click()
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
            any_of(self.targets, self.dice).click()
        any_of(self.targets, self.dice).click()
        return "breathe"

    def _fight(self) -> str:
        fight = self.page.locator(".dock .fight")
        if not fight.count():
            any_of(self.targets, self.dice).click()
        fight.first.click()
        return "fight"

    def _speak(self) -> str:
        cards = self.page.locator(".card .play")
        if cards.count():
            cards.first.click()
            return "card in battle"
        return self._end("window")
