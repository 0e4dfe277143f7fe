"""An identity from the first press to the last: passkeys of a virtual device, a second one, a lost
one, a guest's games, a profile, and nothing left."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Arrive, TableServer, Visitor
from browser.scripted import request, seat_link, set_up

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
ARMIES = {"army1": "hegemony", "army2": "borgo"}
SESSION = "() => JSON.parse(localStorage.getItem('hexagora.person'))"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Any:
    running = TableServer(tmp_path_factory.mktemp("table"))
    # Passkeys are bound to a name.
    running.base = running.base.replace("127.0.0.1", "localhost")
    yield running
    running.stop()


def with_passkeys(visitor: Visitor) -> Page:
    """A device that makes passkeys, without anybody who would have to touch it."""
    link = visitor.context.new_cdp_session(visitor.page)
    link.send("WebAuthn.enable")
    link.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return visitor.page


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def create(visitor: Visitor, name: str) -> str:
    """Make an identity; gives the recovery code."""
    page = with_passkeys(visitor)
    visitor.open("/me")
    page.get_by_label("Your name").fill(name)
    press(page, "Create my identity")
    code = page.locator("[data-part=recovery] .code")
    expect(code).to_be_visible()
    found = code.inner_text()
    press(page, "I have written it down")
    expect(code).to_have_count(0)
    return found


def test_passkeys_a_second_device_and_a_lost_one(arrive: Arrive, server: TableServer) -> None:
    made = set_up(server.base, "superhex", ["Ada", "Bo"], first="1")
    first = arrive()
    page = first.open(seat_link(made))
    expect(page.locator(".hexboard g.hit").first).to_be_visible()

    # A guest becomes somebody, and takes the game along.
    code = create(first, "Ada")
    expect(page.get_by_role("heading", name="Ada", level=1)).to_be_visible()
    press(page, "Add them to my identity")
    expect(page.locator("[data-part=attached]")).to_contain_text("1 seat is yours")
    expect(page.locator("[data-part=passkeys] li")).to_have_count(1)
    person = page.evaluate(SESSION)["id"]

    # In again with nothing but the passkey.
    page.locator("[data-part=devices]").get_by_role("button").click()
    expect(page.get_by_role("button", name="Create my identity")).to_be_visible()
    press(page, "Sign in with a passkey")
    expect(page.get_by_role("heading", name="Ada", level=1)).to_be_visible()
    assert page.evaluate(SESSION)["id"] == person

    # Another device by a link: it sits where Ada sits, without a link of the table.
    press(page, "Sign in on another device")
    link = page.get_by_role("textbox", name="Open this link").input_value()
    phone = arrive(width=390, height=844)
    small = with_passkeys(phone)
    phone.open(link)
    press(small, "Sign in here")
    expect(small.get_by_role("heading", name="Ada", level=1)).to_be_visible()
    assert "join" not in small.url
    press(small, "Add a passkey for this device")
    expect(small.locator("[data-part=passkeys] li")).to_have_count(2)
    phone.open(f"/t/{made['table']}")
    expect(small.locator(".hexboard g.hit").first).to_be_visible()
    kept = small.evaluate("() => JSON.parse(localStorage.getItem('hexagora.tables'))")
    assert [(one["seats"], one["host"], one["watch"]) for one in kept] == [({}, "", "")]
    told = request_as(server.base, "/api/tables/" + made["table"], small.evaluate(SESSION))
    assert told["you"] == {"kind": "seat", "seat": 0}

    # The second passkey opens the same identity by itself.
    phone.open("/me")
    small.locator("[data-part=devices] li", has_text="this device").get_by_role("button").click()
    press(small, "Sign in with a passkey")
    expect(small.get_by_role("heading", name="Ada", level=1)).to_be_visible()
    assert small.evaluate(SESSION)["id"] == person

    # All devices are lost: the code opens it once, and there is a new one.
    third = arrive()
    new = third.open("/me")
    new.get_by_text("I have only my recovery code").click()
    new.get_by_role("textbox", name="Recovery code").fill(code.upper())
    press(new, "Sign in with the code")
    expect(new.locator("[data-part=recovery] .code")).not_to_have_text(code)
    assert new.evaluate(SESSION)["id"] == person
    press(new, "I have written it down")
    press(new, "Sign out everywhere")
    expect(new.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    assert new.evaluate(SESSION) is None


def test_a_profile_all_of_it_and_nothing_left(
    arrive: Arrive, server: TableServer, tmp_path: Path
) -> None:
    visitor = arrive(width=390, height=844, locale="pl")
    visitor.context.add_init_script("localStorage.setItem('hexagora.language', '\"en\"')")
    create(visitor, "Xyzzyada")
    page = visitor.page
    known = page.evaluate(SESSION)
    seats = [{"kind": "me", "name": "Xyzzyada"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": "neuroshima", "seats": seats, "options": ARMIES, "public": True}
    made = request_as(server.base, "/api/tables", known, body)
    visitor.open(f"/t/{made['table']}")
    expect(page.locator(".hexboard g.hit").first).to_be_visible()
    resign(server.base, made["table"], known)

    visitor.open("/me")
    expect(page.locator("[data-part=games]")).to_have_text("1 finished game.")
    game = page.locator("[data-game=neuroshima]")
    expect(game).to_contain_text("Hegemony · duel, against bots")
    expect(game).to_contain_text("0 won · 0 drawn · 1 lost")
    expect(page.locator("[data-outcome=lost]")).to_be_visible()
    page.get_by_role("link", name="What others see").click()
    expect(page.get_by_role("heading", name="Xyzzyada", level=1)).to_be_visible()
    expect(page.locator("[data-outcome=lost]")).to_be_visible()
    page.go_back()

    with page.expect_download() as waiting:
        press(page, "Download everything")
    file = tmp_path / "all.json"
    waiting.value.save_as(file)
    told = json.loads(file.read_text("utf-8"))
    assert told["identity"]["id"] == known["id"]
    assert [one["table"] for one in told["games"]] == [made["table"]]

    press(page, "Delete everything")
    gone = page.get_by_role("button", name="Delete it for good")
    expect(gone).to_be_disabled()
    page.get_by_label("I understand that this cannot be undone.").check()
    gone.click()
    expect(page.get_by_role("button", name="Create my identity")).to_be_visible()
    assert page.evaluate(SESSION) is None
    stored = b"".join(one.read_bytes() for one in server.folder.glob("tables.sqlite*"))
    assert stored
    with pytest.raises(Exception, match="404"):
        request(server.base, f"/api/people/{known['id']}")


def request_as(base: str, path: str, known: Any, body: object = None) -> Any:
    import urllib.request

    headers = {"Content-Type": "application/json", "Hexagora-Person": known["session"]}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(base + path, data, headers)) as answer:
        return json.load(answer)


def resign(base: str, table: str, known: Any) -> None:
    from table_client import Person

    person = Person(base + "/", table, [], person=known["session"])
    person.command("resign", 0)
    person.until(lambda me: me.card["state"] == "over")
    person.close()
