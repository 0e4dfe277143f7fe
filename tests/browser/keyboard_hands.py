"""A duel of Neuroshima by keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.board_hands import NeuroshimaHands, await_board, went_on
from browser.hands import is_over
from browser.reader import Reader


class KeyboardHands(NeuroshimaHands):
    """Plays with Tab, arrows, Enter, Q and E, and listens all the while."""

    def __init__(self, reader: Reader, seed: int, pause: int = 0) -> None:
        super().__init__(reader.page, seed)
        self.reader = reader
        self.pause = pause
        """How long one listens after what was done, in milliseconds; the server may have more."""
        self.lost: list[str] = []
        """After what the focus was nowhere."""

    def play(self, most: int) -> None:
        """Play to the end of the game, or for so many steps."""
        for _ in range(most):
            await_board(self.page)
            self.reader.listen()
            self._look_for_focus()
            if is_over(self.page):
                return
            if not went_on(self.page, self.press):
                self.done[self.step()] += 1

    def press(self, found: Locator) -> None:
        """Go there and press Enter; on the cell that is chosen already Enter says yes."""
        page = self.page
        pinned = page.locator(".hexboard .hit.selected")
        says_yes = "yes" in (found.get_attribute("class") or "").split()
        on_it = pinned.count() and pinned.evaluate("one => one === document.activeElement")
        if not (says_yes and on_it and self.dice.random() < 0.7):
            self.reader.go_to(found)
        self._do("Enter")

    def drags(self, share: float) -> bool:
        """Keys drag nothing."""
        return False

    def _turn(self) -> None:
        self._do(self.dice.choice("qe"))

    def _do(self, key: str) -> None:
        self.reader.press(key)
        if self.pause:
            self.page.wait_for_timeout(self.pause)
            self.reader.listen()

    def _look_for_focus(self) -> None:
        nowhere = "document.activeElement === null || document.activeElement === document.body"
        last = self.reader.heard[-1]
        if last.key and self.page.evaluate(nowhere):
            self.lost.append(f"{last.key}: {' | '.join(last.said)}")
