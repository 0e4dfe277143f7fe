"""The page as an installed thing: it is kept, says when the server is away and when it is old."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer
from browser.scripted import request
from patience import eventually

REPLAY = "/replay/shown-superhex-veterans"
KEPT = """async () => {
  const cache = await caches.open('hexagora-replays');
  return (await cache.keys()).length;
}"""
READY = """async () => {
  if (navigator.serviceWorker.controller === null) return false;
  const came = performance.getEntriesByType('resource').map(({ name }) => name);
  const wanted = came.filter((name) => /assets|catalogue|titles|words|replays$/.test(name));
  const found = await Promise.all(wanted.map((name) => caches.match(name, { ignoreVary: true })));
  const needed = ['Replays', '/api/catalogue', '/api/titles', '/api/replays'];
  const all = needed.every((part) => wanted.some((name) => name.includes(part)));
  return all && !found.includes(undefined);
}"""


def ready(page: Page) -> None:
    """The service worker rules over the page and has kept what the first page shows."""
    # `wait_for_function` takes a promise for true before it is kept.
    assert eventually(lambda: page.evaluate(READY))


def test_it_can_be_installed(arrive: Arrive, server: TableServer) -> None:
    page = arrive().open("/")
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = request(server.base, address)
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(server.base + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_a_new_version_announces_itself(arrive: Arrive) -> None:
    page = arrive(service_workers="allow").open("/")
    ready(page)
    expect(page.get_by_test_id("update")).to_have_count(0)
    page.evaluate(
        """() => navigator.serviceWorker.dispatchEvent(
          new MessageEvent('message', { data: { build: 'a newer one' } }))"""
    )
    expect(page.get_by_test_id("update")).to_contain_text("new version")
    with page.expect_navigation():
        page.get_by_role("button", name="Load it").click()
    expect(page.get_by_test_id("update")).to_have_count(0)


@pytest.fixture
def fragile(server: TableServer) -> TableServer:
    """A server that is killed comes back for the tests after this one."""
    return server


def test_without_the_server_the_page_says_so_and_shows_replays_that_were_opened(
    arrive: Arrive, fragile: TableServer
) -> None:
    visitor = arrive(service_workers="allow")
    page = visitor.open("/")
    ready(page)
    page.goto(fragile.base + REPLAY)
    expect(page.get_by_role("slider", name="Position in the game")).to_have_value("0")
    steps = request(fragile.base, "/api/tables/shown-superhex-veterans/replay?count=1")["total"]
    # Card, curve, picture, positions by forty, the log.
    pages = 3 + steps // 40 + 1 + -(-steps // 200)
    page.wait_for_function("() => localStorage.getItem('hexagora.kept') !== null")
    assert page.evaluate(KEPT) == pages
    fragile.kill()
    try:
        page.goto(fragile.base)
        expect(page.get_by_test_id("offline")).to_contain_text("No connection.")
        expect(page.get_by_role("heading", name="Superhex")).to_be_visible()
        page.get_by_test_id("offline").get_by_role("link").click()
        kept = page.get_by_role("region", name=re.compile("^Kept on this device"))
        expect(kept.get_by_role("listitem")).to_have_count(1)
        kept.get_by_role("link").click()
        page.get_by_role("button", name="To the end").click()
        expect(page.get_by_role("slider", name="Position in the game")).to_have_value(str(steps))
        expect(page.locator(".hexboard g.hit").first).to_be_attached()
        # What fails is said by the page; the browser notes it in the console, too.
        failed = re.compile(r"ERR_(FAILED|CONNECTION_REFUSED)")
        assert [one for one in visitor.complaints if not failed.search(one)] == []
        visitor.complaints.clear()
    finally:
        fragile.start()
    page.goto(fragile.base)
    expect(page.get_by_test_id("offline")).to_have_count(0)
    visitor.complaints.clear()
