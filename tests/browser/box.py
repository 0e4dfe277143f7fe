"""What is in the box of Neuroshima Hex beside armies, for pictures: maps, leaders, structures.

Bots play the games, so that the tables look as people would meet them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from typing import Any

from playwright.sync_api import Page, expect

from browser.board_hands import await_board
from browser.hands import show_tab
from browser.scripted import act, brought, here
from hexagora import CHANCE, new_game
from hexagora.bots import new_bot
from hexagora.core.event import Event, Log
from hexagora.core.match import Match
from hexagora.games.neuroshima.mission_setup import known_missions

NAMES = ["Olena", "Marek", "Taras", "Ewa"]
BOT = "recruit"
STRUCK = """async ([from, to]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const bar = document.querySelector('.battlebar');
  const box = (one) => one.getBoundingClientRect();
  const actor = (cell) => document.querySelector(`[data-actor="${cell}"]`);
  const middle = (b) => [b.left + b.width / 2, b.top + b.height / 2];
  const [here, there] = [from, to].map((cell) => box(actor(cell) ?? bar));
  const [[x1, y1], [x2, y2]] = [middle(here), middle(there)];
  bar.querySelector('.forward').click();
  while (bar.dataset.playing === 'false') await frame();
  while (bar.dataset.playing === 'true') {
    for (const blow of document.querySelectorAll('.performance > g')) {
      const [x, y] = middle(box(blow));
      const between = Math.hypot(x - (x1 + x2) / 2, y - (y1 + y2) / 2) < here.width / 4;
      if (!between || getComputedStyle(blow.firstElementChild).opacity < 0.7) continue;
      bar.querySelector('.pause').click();
      return true;
    }
    await frame();
  }
  return false;
}"""
"""Plays the next act, and holds it when a blow between two cells is seen well."""
Scene = Callable[[Page, str], None]
"""Brings a page to what is to be seen, at a server."""
Wanted = Callable[[Match, Sequence[Event]], bool]


@cache
def found(wanted: Wanted, players: int, **options: str) -> tuple[Match, int, Sequence[Event]]:
    """A game of bots after the action that is wanted: the number of actions before, what it did."""
    for seed in count():
        match = Match(new_game("neuroshima", players, **options), NAMES[:players], f"box {seed}")
        bots = [new_bot(BOT, f"{seed} {seat}") for seat in range(players)]
        while not match.over:
            state, log = match.state, Log()
            if state.seat == CHANCE:
                match.play(match.dealer.deal(state), log)
                continue
            match.play(bots[state.seat].choose(state.view(state.seat)), log)
            if wanted(match, log.events):
                return match, len(match.actions) - 1, log.events
    raise AssertionError("unreachable")


def sit(page: Page, base: str, table: dict[str, Any], seat: int) -> None:
    """At that seat alone: who knew them all would be a hot seat."""
    page.goto(f"{base}/t/{table['table']}#seat={table['seats'][seat]['token']}")
    await_board(page)


def in_the_middle(match: Match, events: Sequence[Event]) -> bool:
    """Somebody has a tile to use, and much stands on the board."""
    if match.over or match.state.seat == CHANCE:
        return False
    view: Any = match.state.view(match.state.seat).data
    crowded = len(view["board"]) > len(view["mission"]["cells"]) // 3
    return crowded and any(one["do"] == "use" for one in view["decision"]["options"])


def mission(number: str) -> Scene:
    """A mission of the atlas, in the middle of a game."""
    players = len(known_missions()[number].seats)

    def scene(page: Page, base: str) -> None:
        match, _, _ = found(in_the_middle, players, mission=number)
        table = brought(base, match, len(match.actions), here(NAMES[:players]))
        sit(page, base, table, match.state.seat)
        size = page.viewport_size
        if size and size["width"] > size["height"]:
            show_tab(page, "mission")

    return scene


def leader_choice(page: Page, base: str) -> None:
    """Three cards, one of which is kept."""
    match = Match(new_game("neuroshima", 2, leaders="on"), NAMES[:2], "box")
    while match.state.seat == CHANCE:
        match.deal()
    table = brought(base, match, len(match.actions), here(NAMES[:2]))
    sit(page, base, table, match.state.seat)
    page.locator(".choice.leader").first.click()
    expect(page.locator(".choice.leader").first).to_have_attribute("aria-pressed", "true")


def attacks(events: Sequence[Event], of: str = "") -> list[Event]:
    """Those of structures, or whose else."""
    return [event for event in events if event.kind == "attack" and of in str(event.facts["tile"])]


def is_whole(events: Sequence[Event]) -> bool:
    """A battle is fought whole with this action."""
    return {"battle", "battle over"} <= {event.kind for event in events}


def strikes(match: Match, events: Sequence[Event]) -> bool:
    """The structures of both attack in a battle."""
    of_both = {event.facts["tile"] for event in attacks(events, "structure")}
    return is_whole(events) and len(of_both) > 1


def rages(match: Match, events: Sequence[Event]) -> bool:
    """Many attack in a battle, and the first ones shoot."""
    found = attacks(events)
    return is_whole(events) and len(found) > 8 and found[0].facts["kind"] == "ranged"


def structure_in_battle(page: Page, base: str) -> None:
    """The moment of a battle in which a structure strikes."""
    match, before, events = found(strikes, 2, structures="on")
    hold(page, base, match, before, attacks(events, "structure")[0])


def battle(page: Page, base: str) -> None:
    """The first shot of a battle."""
    match, before, events = found(rages, 2)
    hold(page, base, match, before, attacks(events)[0])


def hold(page: Page, base: str, match: Match, before: int, attack: Event) -> None:
    """A battle at the moment of an attack."""
    table = brought(base, match, before, here(NAMES[:2]))
    page.goto(f"{base}/t/{table['table']}#watch={table['watch']}")
    expect(page.locator("[data-actor]").first).to_be_visible()
    act(base, table, match.actions[before])
    blow = attack.facts
    back, forward = page.locator(".battlebar .back"), page.locator(".battlebar .forward")
    expect(back).to_be_enabled()
    held = False
    # From the beginning, act by act; a machine that is busy may miss the blow, and begins again.
    while not held:
        while back.is_enabled():
            back.click()
        while not held and forward.is_enabled():
            held = page.evaluate(STRUCK, [blow["from"], blow["to"]])


SCENES: dict[str, Scene] = {
    **{f"mission-{number}": mission(number) for number in known_missions() if number.isdigit()},
    "battle": battle,
    "leader": leader_choice,
    "structure": structure_in_battle,
}
