"""Tables in every state that a player sees, and how their parts lie in windows of six sizes.

By hand, from the root of the project: the board's share of the window, written as a table.

    PYTHONPATH=tests python -m browser.layouts docs/layout.md
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.board_hands import await_board
from browser.conftest import TableServer, find_chromium, launching
from browser.scripted import Until, never, played, request
from patience import PATIENCE

SIZES = ((1440, 900), (1366, 768), (1024, 768), (820, 1180), (390, 844), (844, 390))
NAMES = ["Olena", "Maksymilian"]
Table = dict[str, Any]
Then = Callable[[Page], None]


def asked(*kinds: str) -> Until:
    """Somebody is asked one of these."""
    return lambda view: view["decision"]["kind"] in kinds


def unit_tiles(view: Any) -> bool:
    """Somebody has two tiles to use, and there are units on the board."""
    uses = [one for one in view["decision"]["options"] if one["do"] == "use"]
    return view["decision"]["kind"] == "act" and len(uses) > 1 and len(view["board"]) > 4


def cards_in_battle(view: Any) -> bool:
    """Somebody may play a card in a battle."""
    return any(one["do"] == "play" for one in view["decision"]["options"]) and bool(view["battle"])


def dice_rolled(view: Any) -> bool:
    """The dice lie there, and somebody takes units off."""
    return view["decision"]["kind"] == "casualty" and bool(view["battle"])


def nothing(page: Page) -> None:
    """The state is there as soon as the page is."""


def place_tile(page: Page, turning: bool = False) -> None:
    """Put a tile of the hand on the board, one that can be turned if so wanted; no yes yet."""
    for held in page.locator(".hand .card[aria-disabled=false]").all():
        held.click()
        expect(page.locator(".bar .cancel")).to_be_visible()
        expect(page.locator(".bar[aria-busy=true]")).to_have_count(0)
        targets = page.locator(".hexboard .hit.target")
        if targets.count() and (not turning or page.locator(".bar .turn-left").count()):
            targets.first.click()
            expect(page.locator(".bar .yes")).to_be_enabled()
            return
        while page.locator(".bar .cancel").count():
            page.locator(".bar .cancel").click()
    raise AssertionError("no tile of the hand has a place")


def press(selector: str) -> Then:
    """Press the first of these."""
    return lambda page: page.locator(selector).first.click()


def look_at_hq(page: Page) -> None:
    """Keep the card of a tile open."""
    page.locator(".hexboard .hit[aria-label*=HQ]").first.focus()
    page.keyboard.press("i")
    expect(page.locator(".tilecard")).to_be_visible()


@dataclass(frozen=True)
class State:
    """A state of the table: how it comes about, who looks at it, and what must be at hand."""

    name: str
    until: Until
    who: str = "decides"
    """Whose page it is: who decides, who waits, who watches."""
    then: Then = nothing
    needs: tuple[str, ...] = ()
    """What must lie inside the window and under nothing, beside board, bar and next step."""
    least: int = 0
    """So many actions are played before a view is looked for."""
    options: tuple[tuple[str, str], ...] = ()
    seats: int = 2


SHORT = (("short_game", "on"), ("bad_neighbourhood", "on"))
CHOICES = (".choices .choice",)
CLOWNS = (("army1", "moloch"), ("army2", "hegemony"))
MEDICS = (("army1", "outpost"), ("army2", "hegemony"))
LED = (("leaders", "on"),)
BUILT = (("structures", "on"),)
TANKER = (("mission", "7"),)
STATES: dict[str, tuple[State, ...]] = {
    "neuroshima": (
        State("placing the HQ", asked("hq"), then=press(".hexboard .hit.target")),
        State("own turn", unit_tiles, needs=(".hand .card",)),
        State("placing", unit_tiles, then=place_tile, needs=(".hand .card", ".bar .tool")),
        State("a tile's card", unit_tiles, then=look_at_hq, needs=(".tilecard h3", ".hand .card")),
        State("choosing to discard", asked("unlucky"), needs=CHOICES),
        State("choosing an explosion", asked("explode"), needs=CHOICES, options=CLOWNS),
        State("choosing what a hit is", asked("convert"), needs=CHOICES, options=CLOWNS),
        State("choosing a medic", asked("medic"), needs=CHOICES, options=MEDICS),
        State("discarding", asked("discard"), needs=(".hand .card",)),
        State("waiting", unit_tiles, who="waits", needs=(".hand",)),
        State("watching", unit_tiles, who="watches", needs=(".hand",)),
        State("four seats", unit_tiles, needs=(".hand .card",), seats=4),
        State("over", never, needs=(".result h2",)),
        State("a leader", asked("leader"), needs=(".choices .choice",), options=LED),
        State("a leader's window", asked("window"), needs=(".hexboard .hit",), options=LED),
        State("building", asked("build"), needs=(".choices .choice", ".hand .card"), options=BUILT),
        State("a mission", asked("roll"), needs=(".ribbon",), options=(("mission", "1"),)),
        State("a mission of four", asked("act"), needs=(".ribbon",), options=TANKER, seats=4),
    ),
    "nexus": (
        State("choosing", asked("corporation"), needs=(".choices .choice",)),
        State("buying", asked("deploy"), needs=(".ware",), least=30),
        State(
            "placing", asked("deploy"), then=press(".ware[aria-disabled=false]"), needs=(".ware",)
        ),
        State("moving", asked("move"), least=30),
        State("moving a unit", asked("move"), then=press(".hexboard .hit[data-piece]")),
        State("waiting", asked("move"), who="waits", least=60),
        State("fighting", asked("fight"), least=60),
        State("card in battle", cards_in_battle, needs=(".handslot", ".bar .next")),
        State("dice", dice_rolled, needs=(".dicetray", ".choices .choice")),
        State("rolling again", asked("dice"), needs=(".choices .choice",)),
        State("four seats", asked("move"), seats=4, least=40),
        State("over", never, needs=(".result h2",), options=SHORT),
    ),
    "superhex": (
        State("own turn", asked("swap"), needs=(".dice",)),
        State("moving", asked("swap"), then=press(".hexboard .hit.grab"), needs=(".dice",)),
        State("placing", asked("lay", "put", "bonus"), needs=(".stock",)),
        State("waiting", asked("swap"), who="waits", needs=(".dice",)),
        State("watching", asked("swap"), who="watches", needs=(".dice",)),
        State("over", never, needs=(".result h2",)),
    ),
}


def make(base: str, game: str, state: State) -> Table:
    """A table in that state."""
    names = [*NAMES, "Wołodymyr", "Ewa"][: state.seats]
    options = dict(state.options)
    return played(base, game, names, least=state.least, until=state.until, options=options)


def open_as(page: Page, base: str, table: Table, who: str) -> None:
    """The page of whoever decides there, or waits, or watches."""
    if who == "watches":
        page.goto(f"{base}/t/{table['table']}#watch={table['watch']}")
        expect(page.locator(".dock .bar")).to_be_visible()
        return
    for seat in table["seats"]:
        # One seat at a time: a browser that knows them all would be a hot seat.
        page.goto(f"{base}/rules")
        page.evaluate("localStorage.clear()")
        page.goto(f"{base}/t/{table['table']}#seat={seat['token']}")
        expect(page.locator(".dock .bar")).to_be_visible()
        over = page.locator("main[data-state=over]").count() == 1
        card = request(base, f"/api/tables/{table['table']}", token=seat["token"])["card"]
        acts = card["decides"] if card["hold"] is None else card["hold"]
        if over or (acts == seat["seat"]) == (who == "decides"):
            if who == "decides":
                await_board(page)
            return
    raise AssertionError(f"nobody {who} at this table")


MEASURE = """(needs) => {
  const W = innerWidth, H = innerHeight, bad = [];
  const find = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const box = (one) => {
    const b = one.getBoundingClientRect();
    return [b.left, b.top, b.right, b.bottom];
  };
  function seen(one) {
    return one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width;
  }
  const name = (one) =>
    (one.getAttribute('aria-label') || one.textContent.trim() || one.className).slice(0, 40);
  const inside = (b) => b[0] > -1 && b[1] > -1 && b[2] < W + 1 && b[3] < H + 1;
  const under = (b) => document.elementFromPoint((b[0] + b[2]) / 2, (b[1] + b[3]) / 2);

  // What is needed lies in the window, and nothing lies over it.
  const always = ['.hexboard', '.dock > .bar', '.dock > .bar .acts button', '.menu'];
  for (const selector of [...always, ...needs]) {
    const all = find(selector);
    if (all.length === 0) bad.push(`no ${selector}`);
    for (const one of all) {
      const b = box(one), hit = inside(b) && under(b);
      if (!hit) bad.push(`${selector} outside: ${b.map(Math.round)}`);
      else if (!one.contains(hit) && !hit.contains(one)) bad.push(`${selector} covered`);
    }
  }
  for (const one of document.querySelectorAll('.hexboard g.hit')) {
    const b = box(one);
    if (!inside(b) || !under(b)?.closest('.hexboard svg')) bad.push(`cell ${one.dataset.cell}`);
  }

  // No part lies over another.
  const slots = ['.tabletop', '.seats', '.info', 'main > .stage', '.cardslot', '.handslot'];
  const parts = [...slots, '.dock > .bar']
    .flatMap((selector) => find(selector).map((one) => [selector, box(one)]));
  parts.forEach(([here, a], i) => {
    for (const [there, b] of parts.slice(i + 1)) {
      const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
      const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
      if (wide > 1 && high > 1) bad.push(`${here} over ${there}`);
    }
  });

  // Fingers find what they press, and no word is cut. What stands in a panel is read, not played.
  for (const one of find('main button, header button')) {
    if (one.matches('.tabpage *, .hexboard *, .cardin *, .told *, .clause')) continue;
    const b = box(one);
    const least = one.matches('.tabs *') ? 33 : 43.5;
    if (b[3] - b[1] < least || b[2] - b[0] < 40) bad.push(`small: ${name(one)}`);
  }
  for (const one of find('.bar .next, .choices .choice, .hand .card, .ware, .stock')) {
    if (one.scrollWidth > one.clientWidth + 1) bad.push(`cut: ${name(one)}`);
  }
  for (const one of find('.bar .say')) {
    if (one.scrollHeight > one.clientHeight + 1) bad.push(`cut: ${name(one)}`);
  }
  const root = document.documentElement;
  if (root.scrollHeight > H + 1 || root.scrollWidth > W + 1) bad.push('the page scrolls');

  const next = box(document.querySelector('.dock > .bar .next'));
  const stage = box(document.querySelector('main > .stage'));
  return {
    bad,
    next: next.slice(1).map(Math.round),
    share: ((stage[2] - stage[0]) * (stage[3] - stage[1])) / W / H,
    wide: (stage[2] - stage[0]) / W,
    high: (stage[3] - stage[1]) / H,
  };
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What depends on the size has been told when the browser has drawn twice."""


@dataclass(frozen=True)
class Lie:
    """How the parts of a page lie in a window."""

    bad: list[str]
    next: list[int]
    """Top, right and bottom of the next step."""
    share: float
    """Of the window, the board's."""
    wide: float
    high: float


def measured(page: Page, size: tuple[int, int], needs: tuple[str, ...]) -> Lie:
    """The page in a window of that size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    return Lie(**page.evaluate(MEASURE, list(needs)))


def rows(browser: Browser, base: str) -> list[str]:
    """The board's share in every size, as lines of a table; it is the same in all states."""
    lines = []
    for game, states in STATES.items():
        state = states[0]
        page = browser.new_page(reduced_motion="reduce")
        page.set_default_timeout(1000 * PATIENCE)
        open_as(page, base, make(base, game, state), state.who)
        lies = [measured(page, size, ()) for size in SIZES]
        cells = [
            f"{100 * lie.share:.0f} % ({100 * lie.wide:.0f} by {100 * lie.high:.0f})"
            for lie in lies
        ]
        lines.append(f"| {game} | {' | '.join(cells)} |")
        page.close()
    return lines


def main() -> None:
    """Write the table into a file, between its head and its foot."""
    path, file = find_chromium(), Path(sys.argv[1])
    if path is None:
        sys.exit("no Chromium found; install one or name it in HEXAGORA_CHROMIUM")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=launching())
        try:
            lines = rows(browser, server.base)
        finally:
            browser.close()
            server.stop()
    head = f"| | {' | '.join(f'{w} by {h}' for w, h in SIZES)} |"
    table = "\n".join([head, "|---" * (len(SIZES) + 1) + "|", *lines])
    before, _, rest = file.read_text("utf-8").partition("<!-- measured -->\n")
    after = rest.partition("<!-- end -->")[2]
    file.write_text(f"{before}<!-- measured -->\n{table}\n<!-- end -->{after}", "utf-8")


if __name__ == "__main__":
    main()
