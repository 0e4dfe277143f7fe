"""What a player does on the boards: by mouse, by drag, with keys, as the page offers it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.hands import is_over

READY = """() => {
  const asked = '.prompt.mine:not([aria-busy=true])';
  const signs = ['main[data-state=over]', '[data-testid=go]:enabled', asked];
  return document.querySelector(signs.join());
}"""


BREATH = 60
"""Milliseconds between two steps: a connection may send thirty messages a second."""


def await_board(page: Page) -> None:
    """Wait until the board asks something, or the table waits for a go, or it is over."""
    page.wait_for_timeout(BREATH)
    page.wait_for_function(READY)


def await_step_after(page: Page, before: str | None) -> None:
    """Wait until the page shows another step, or the game is over."""
    page.wait_for_function(
        f"""() => document.querySelector('main[data-state=over]')
          || document.querySelector('main[data-step]').dataset.step !== '{before}'""",
    )


def went_on(page: Page, press: Callable[[Locator], None] = Locator.click) -> bool:
    """End a hold, if there is one."""
    go = page.locator("[data-testid=go]:enabled")
    if not go.count():
        return False
    before = page.locator("main[data-step]").get_attribute("data-step")
    press(go)
    await_step_after(page, before)
    return True


def cell(page: Page, name: str) -> Locator:
    """The cell of that name."""
    return page.locator(f'.hexboard g.hit[data-cell="{name}"]').first


def drag(page: Page, start: Locator, goal: Locator) -> None:
    """Take something and put it down elsewhere, with the mouse."""
    start.scroll_into_view_if_needed()
    here, there = start.bounding_box(), goal.bounding_box()
    assert here is not None
    assert there is not None
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    x, y = there["x"] + there["width"] / 2, there["y"] + there["height"] / 2
    page.mouse.move(x, y, steps=6)
    page.mouse.up()


def any_of(found: Locator, dice: random.Random) -> Locator:
    """One of them, whichever."""
    return found.nth(dice.randrange(found.count()))


class Hands:
    """Plays one step after the other by what the page offers, and counts how.

    With ``touch`` by taps alone: nothing is dragged, and no key is pressed.
    """

    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.touch = touch
        self.done: Counter[str] = Counter()

    def play(self, most: int) -> None:
        """Play to the end of the game, or for so many steps."""
        for _ in range(most):
            await_board(self.page)
            if is_over(self.page):
                return
            if not went_on(self.page, self.press):
                self.done[self.step()] += 1

    def step(self) -> str:
        """One step, and what it was."""
        raise NotImplementedError

    def press(self, found: Locator) -> None:
        """With the finger, or with the mouse."""
        if self.touch:
            found.tap()
        else:
            found.click()

    def drags(self, share: float) -> bool:
        """Whether this time something is dragged."""
        return not self.touch and self.dice.random() < share


class NeuroshimaHands(Hands):
    """Neuroshima: by what board, hand and prompt offer."""

    def step(self) -> str:
        """One step, and what it was."""
        page, dice = self.page, self.dice
        prompt = page.locator(".prompt.mine")
        targets = page.locator(".hexboard .hit.target")
        yes = prompt.locator(".yes")
        if yes.count():
            if page.locator("[data-ghost]").count() and dice.random() < 0.4:
                self._turn()
            self.press(yes)
            return "yes"
        choices = page.locator(".choices .choice")
        if choices.count():
            self.press(any_of(choices, dice))
            return "choice"
        if prompt.locator(".cancel").count():
            return self._go_on_with_tile(prompt, targets)
        passes = prompt.locator(".next:is(.decline, .stay, .keep)")
        if passes.count() and (not targets.count() or dice.random() < 0.3):
            self.press(passes)
            return "pass"
        if prompt.get_attribute("data-kind") not in ("act", "discard") and targets.count():
            self.press(any_of(targets, dice))
            return "target"
        return self._begin(prompt, targets)

    def _turn(self) -> None:
        turn = self.page.locator(".bar .turn-left")
        if not self.touch:
            self.page.keyboard.press(self.dice.choice("qe"))
        elif turn.count():
            self.press(turn)

    def _go_on_with_tile(self, prompt: Locator, targets: Locator) -> str:
        if targets.count():
            self.press(any_of(targets, self.dice))
            return "target"
        if prompt.locator(".discard").count():
            self.press(prompt.locator(".discard"))
            return "discard"
        self.press(prompt.locator(".cancel"))
        return "cancel"

    def _begin(self, prompt: Locator, targets: Locator) -> str:
        dice = self.dice
        live = self.page.locator(".hand .card[aria-disabled=false]")
        end = prompt.locator(".end")
        if live.count() and (dice.random() < 0.8 or not end.count()):
            card = any_of(live, dice)
            empty = self.page.locator(".hexboard .hit[aria-label*=empty]")
            acts = prompt.get_attribute("data-kind") == "act"
            if acts and empty.count() and self.drags(0.5):
                drag(self.page, card, any_of(empty, dice))
                return "drag"
            self.press(card)
            expect(self.page.locator(".prompt .cancel")).to_be_visible()
            return "card"
        if targets.count() and dice.random() < 0.3:
            self.press(any_of(targets, dice))
            return "unit"
        self.press(end)
        return "end"


class SuperhexHands(Hands):
    """The same for Superhex."""

    def step(self) -> str:
        """One decision, and what it was."""
        page = self.page
        before = page.locator("main[data-step]").get_attribute("data-step")
        word = self._decide()
        await_step_after(page, before)
        return word

    def _decide(self) -> str:
        page, dice = self.page, self.dice
        kind = page.locator(".prompt.mine").get_attribute("data-kind")
        if kind == "swap":
            first = any_of(page.locator(".hexboard .hit.grab"), dice)
            name = first.get_attribute("data-cell") or ""
            self.press(first)
            partner = any_of(page.locator(".hexboard .hit.target"), dice)
            if not self.drags(0.5):
                self.press(partner)
                return "clicked swap"
            goal = cell(page, partner.get_attribute("data-cell") or "")
            page.keyboard.press("Escape")
            drag(page, cell(page, name), goal)
            return "dragged swap"
        if kind in ("bonus", "put") and dice.random() < 0.5:
            self.press(page.locator(".prompt .pass"))
            return "pass"
        if kind == "main":
            self.press(any_of(page.locator(".hexboard .hit.target"), dice))
            return "main"
        stock = any_of(page.locator(".stock"), dice)
        if stock.get_attribute("aria-pressed") != "true":
            self.press(stock)
        goal = any_of(page.locator(".hexboard .hit.target"), dice)
        if not self.drags(0.5):
            self.press(goal)
            return "clicked piece"
        drag(page, page.locator(".stock.on"), goal)
        return "dragged piece"
