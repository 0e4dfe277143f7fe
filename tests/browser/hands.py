"""What a player does at the table, with whatever the page offers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from patience import eventually

READY = """() => {
  const over = document.querySelector('main[data-state=over]');
  const go = document.querySelector('[data-testid=go]:enabled');
  return over || go || document.querySelector('[data-testid=all-options]');
}"""


def step_of(page: Page) -> int:
    """The step that the page shows."""
    return int(page.locator("main[data-step]").get_attribute("data-step") or 0)


def is_over(page: Page) -> bool:
    return page.locator("main[data-state=over]").count() == 1


def await_turn(page: Page) -> None:
    """Wait until this page can act, or the game is over."""
    page.wait_for_function(READY)


def show_tab(page: Page, name: str) -> None:
    """Show what is behind a tab beside the board."""
    tab = page.locator(f"[data-tab={name}]")
    panel = page.locator(f".tabpage.{name}")
    if not panel.is_visible():
        tab.click()
    expect(panel).to_be_visible()


def open_list(page: Page) -> None:
    """Show the list of all options."""
    show_tab(page, "options")
    listed = page.get_by_test_id("all-options")
    expect(listed.locator("[data-action]").first).to_be_visible()


def act(page: Page, choose: int = 0) -> None:
    """Take one decision through the list of all options, or go on after a hold."""
    before = step_of(page)
    go = page.get_by_test_id("go")
    if go.count():
        go.click()
    else:
        open_list(page)
        buttons = page.locator("[data-action]")
        buttons.nth(choose % buttons.count()).click()
    page.wait_for_function(
        f"""() => document.querySelector('main[data-state=over]')
          || Number(document.querySelector('main[data-step]').dataset.step) > {before}""",
    )


def sit_down_against_bot(page: Page, game: str) -> None:
    """From the home page, with one click."""
    page.get_by_role("button", name=f"Play against a bot: {game}").click()
    expect(page.locator("main[data-step]")).to_be_visible()


def begin_against_greedy(page: Page) -> None:
    """From the page of a new table; the greedy bot ends its games soon, others take their time."""
    page.get_by_role("combobox", name="Seat 2").select_option("bot:greedy")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("main[data-step]")).to_be_visible()


def _asked(pages: list[Page]) -> list[Page]:
    """Those that have something to decide."""
    return [
        page
        for page in pages
        if page.get_by_test_id("go").count() or page.get_by_test_id("all-options").count()
    ]


def take_turns(pages: list[Page], count: int) -> None:
    """So many decisions, each by whoever is asked; everybody sees every one of them."""
    for _ in range(count):
        step = step_of(pages[0])
        for page in pages:
            expect(page.locator("main")).to_have_attribute("data-step", str(step))
        # Whoever is asked sees it a moment later than the step, once its events have been shown.
        assert eventually(lambda: len(_asked(pages)) == 1)
        act(_asked(pages)[0])
        for page in pages:
            expect(page.locator("main")).not_to_have_attribute("data-step", str(step))
        newest = max(step_of(page) for page in pages)
        for page in pages:
            expect(page.locator("main")).to_have_attribute("data-step", str(newest))
