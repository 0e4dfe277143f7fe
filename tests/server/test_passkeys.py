"""Ways in: passkeys, links for another device, the recovery code; and what ends them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hexagora.server.database import open_database
from hexagora.server.hosts import Hosts
from hexagora.server.people import challenges
from soft_passkeys import Device
from table_client import Json, Refused, Site, running

NOW = 1_800_000_000.0


class House:
    """A server that is called by name, as browsers with passkeys do, with a clock of its own."""

    def __init__(self, site: Site, place: Path, now: list[float]) -> None:
        self.site, self.place, self.now = site, place, now
        self.origin = site.address.replace("127.0.0.1", "localhost").rstrip("/")
        site.http.headers.update({"origin": self.origin, "host": self.origin.partition("//")[2]})

    def device(self) -> Device:
        return Device(self.origin)

    def enter(self, device: Device, name: str = "Ada", label: str = "Test") -> Json:
        options = self.site.post("api/people/new/options", {"name": name})["options"]
        body = {"credential": device.make(options), "name": name, "label": label}
        found: Json = self.site.post("api/people/new", body)
        return found

    def login(self, device: Device, **wrong: Any) -> Json:
        options = self.site.post("api/people/login/options")["options"]
        body = {"credential": device.use(options, **wrong), "label": "Other"}
        found: Json = self.site.post("api/people/login", body)
        return found

    def add(self, device: Device, session: str) -> list[Json]:
        options = self.site.post("api/me/passkeys/options", session=session)["options"]
        body = {"credential": device.make(options), "label": "Second"}
        found: list[Json] = self.site.post("api/me/passkeys", body, session=session)
        return found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    now = [NOW]
    place = tmp_path / "tables.sqlite"
    with running(place, clock=lambda: now[0]) as site:
        yield House(site, place, now)


def refused(work: Any, *given: Any, **more: Any) -> str:
    with pytest.raises(Refused) as error:
        work(*given, **more)
    return str(error.value.args[0]["refusal"]["code"])


def test_somebody_new_comes_back_with_the_passkey_alone(house: House) -> None:
    device = house.device()
    first = house.enter(device)
    assert first["name"] == "Ada"
    again = house.login(device)
    assert (again["id"], again["name"], again["recovery"]) == (first["id"], "Ada", "")
    assert again["session"] != first["session"]
    me = house.site.get("api/me", session=again["session"])
    assert (me["id"], me["name"], me["kind"]) == (first["id"], "Ada", "person")
    assert [(one["label"], one["here"]) for one in me["devices"]] == [
        ("Other", True),
        ("Test", False),
    ] or [(one["label"], one["here"]) for one in me["devices"]] == [
        ("Test", False),
        ("Other", True),
    ]
    assert [one["label"] for one in me["passkeys"]] == ["Test"]
    stored = house.place.read_bytes() + house.place.with_name("tables.sqlite-wal").read_bytes()
    for secret in (first["session"], again["session"], first["recovery"]):
        assert secret.encode() not in stored
        assert secret.replace("-", "").encode() not in stored


def test_a_passkey_is_asked_for_as_one_that_tells_by_itself_whose_it_is(house: House) -> None:
    made = house.site.post("api/people/new/options", {"name": "Ada"})["options"]
    assert made["rp"]["id"] == "localhost"
    assert made["authenticatorSelection"]["residentKey"] == "required"
    assert house.site.post("api/people/login/options")["options"].get("allowCredentials", []) == []


def test_an_answer_is_good_once_and_for_a_few_minutes(house: House) -> None:
    device, site = house.device(), house.site
    house.enter(device)
    options = site.post("api/people/login/options")["options"]
    body = {"credential": device.use(options)}
    site.post("api/people/login", body)
    assert refused(site.post, "api/people/login", body) == "old_challenge"
    options = site.post("api/people/login/options")["options"]
    house.now[0] += challenges.SECONDS[challenges.LOGIN] + 1
    assert (
        refused(site.post, "api/people/login", {"credential": device.use(options)})
        == "old_challenge"
    )
    options = site.post("api/people/new/options", {"name": "Bo"})["options"]
    # What was asked for in order to be made lets nobody in.
    wrong = {"credential": device.use({**options, "rpId": "localhost"})}
    assert refused(site.post, "api/people/login", wrong) == "old_challenge"
    house.site.do(site.hall.housekeeping.expire())
    with closing(open_database(house.place)) as database:
        assert len(database.rows("SELECT 1 FROM challenges")) == 1, "only what is good is kept"


def test_what_is_no_passkey_for_here_is_refused(house: House) -> None:
    device, site = house.device(), house.site
    house.enter(device)
    assert refused(house.login, house.device()) == "unknown_passkey"
    assert refused(house.login, device, origin="https://elsewhere.example") == "bad_passkey"
    assert refused(house.login, device, name="elsewhere.example") == "bad_passkey"
    thief = house.device()
    thief.id = device.id
    assert refused(house.login, thief) == "bad_passkey"
    house.login(device)
    device.count = 0
    assert refused(house.login, device) == "bad_passkey", "its count went back: it is a copy"
    for garbage in ({}, {"response": 1}, {"response": {"clientDataJSON": "x"}}):
        assert refused(site.post, "api/people/login", {"credential": garbage}) == "bad_passkey"
        body = {"credential": garbage, "name": "Bo"}
        assert refused(site.post, "api/people/new", body) == "bad_passkey"
    options = site.post("api/people/new/options", {"name": "Bo"})["options"]
    wrong = house.device().make(options, origin="https://elsewhere.example")
    body = {"credential": wrong, "name": "Bo"}
    assert refused(site.post, "api/people/new", body) == "bad_passkey"


def test_a_second_device_by_its_link_and_with_a_passkey_of_its_own(house: House) -> None:
    site, old, new = house.site, house.device(), house.device()
    first = house.enter(old)
    link = site.post("api/me/link", session=first["session"])
    body = {"token": link["token"], "label": "Phone"}
    second = site.post("api/people/join", body)
    assert second["id"] == first["id"]
    assert refused(site.post, "api/people/join", body) == "old_challenge"
    keys = house.add(new, second["session"])
    assert sorted(one["label"] for one in keys) == ["Second", "Test"]
    assert house.login(new)["id"] == house.login(old)["id"] == first["id"]
    # The old one is lost: it is removed, and the last one stays.
    lost = next(one["id"] for one in keys if one["label"] == "Test")
    site.delete(f"api/me/passkeys/{lost}", second["session"])
    assert refused(house.login, old) == "unknown_passkey"
    kept = next(one["id"] for one in keys if one["label"] == "Second")
    assert refused(site.delete, f"api/me/passkeys/{kept}", second["session"]) == "last_passkey"
    assert house.login(new)["id"] == first["id"]


def test_nobody_adds_a_passkey_to_somebody_else(house: House) -> None:
    site = house.site
    ada, bo = house.enter(house.device()), house.enter(house.device(), "Bo")
    options = site.post("api/me/passkeys/options", session=ada["session"])["options"]
    body = {"credential": house.device().make(options)}
    assert refused(site.post, "api/me/passkeys", body, session=bo["session"]) == "other_person"
    key = site.get("api/me", session=ada["session"])["passkeys"][0]["id"]
    assert refused(site.delete, f"api/me/passkeys/{key}", bo["session"]) == "last_passkey"


def test_the_recovery_code_is_good_once_and_gives_a_new_one(house: House) -> None:
    site = house.site
    first = house.enter(house.device())
    code = first["recovery"]
    typed = code.upper().replace("-", " ")
    found = site.post("api/people/recover", {"code": typed, "label": "New phone"})
    assert found["id"] == first["id"]
    assert found["recovery"] not in ("", code)
    assert refused(site.post, "api/people/recover", {"code": code}) == "wrong_code"
    again = site.post("api/me/recovery", session=found["session"])["recovery"]
    assert refused(site.post, "api/people/recover", {"code": found["recovery"]}) == "wrong_code"
    assert site.post("api/people/recover", {"code": again})["id"] == first["id"]
    tries = 0
    while (why := refused(site.post, "api/people/recover", {"code": "abcd"})) == "wrong_code":
        tries += 1
        assert tries < 10
    assert why == "many_tries"
    # An identity without a code, such as a bot's, is not opened by nothing.
    assert refused(site.post, "api/people/recover", {"code": ""}) == "many_tries"


def test_no_code_at_all_opens_nobody(house: House) -> None:
    house.site.identity("Robot", "bot")
    assert refused(house.site.post, "api/people/recover", {"code": ""}) == "wrong_code"


def test_devices_are_signed_out_one_by_one_or_all_and_leave_the_table(house: House) -> None:
    site, device = house.site, house.device()
    first = house.enter(device)
    second = house.login(device)
    made = site.table("superhex", "me", "me", session=first["session"])
    person = site.sit(made["table"], person=second["session"])
    assert person.welcome["you"]["seats"] == [0, 1]
    devices = site.get("api/me", session=first["session"])["devices"]
    other = next(one["id"] for one in devices if not one["here"])
    site.delete(f"api/me/devices/{other}", first["session"])
    assert refused(site.get, "api/me", session=second["session"]) == "need_person"
    with pytest.raises(ConnectionClosed):
        person.until(lambda me: False)
    with pytest.raises(Refused):
        site.sit(made["table"], person=second["session"])
    assert refused(site.delete, f"api/me/devices/{other}", first["session"]) == "no_device"
    third = house.login(device)
    site.delete("api/me/devices/all", third["session"])
    for one in (first, third):
        assert refused(site.get, "api/me", session=one["session"]) == "need_person"


def test_devices_that_nobody_uses_are_forgotten(house: House) -> None:
    site = house.site
    first = house.enter(house.device())
    _, robot = site.identity("Robot", "bot", owner=first["id"])
    house.now[0] += 401 * 24 * 3600
    site.do(site.hall.housekeeping.expire())
    assert refused(site.get, "api/me", session=first["session"]) == "need_person"
    assert site.get("api/me", session=robot)["name"] == "Robot"


def test_settings_follow_the_person(house: House) -> None:
    site, device = house.site, house.device()
    session = house.enter(device)["session"]
    chosen = site.put("api/me/settings", {"settings": {"language": "pl"}}, session=session)
    assert chosen["settings"] == {"language": "pl"}
    assert house.login(device)["settings"] == {"language": "pl"}
    for wrong in ({"language": "xx"}, {"nonsense": 1}):
        assert refused(site.put, "api/me/settings", {"settings": wrong}, session=session)
    gone = site.put("api/me/settings", {"settings": {"language": None}}, session=session)
    assert gone["settings"] == {}
    site.put("api/me/name", {"name": "Ada L."}, session=session)
    assert house.login(device)["name"] == "Ada L."
    with pytest.raises(Refused):
        site.put("api/me/name", {"name": ""}, session=session)


def test_a_page_without_a_name_has_no_passkeys(house: House) -> None:
    site = house.site
    address = site.address.rstrip("/")
    site.http.headers.update({"origin": address, "host": address.partition("//")[2]})
    assert refused(site.post, "api/people/login/options") == "bare_address"
    del site.http.headers["origin"]
    assert refused(site.post, "api/people/login/options") == "bad_origin"


def test_behind_a_proxy_passkeys_are_bound_to_the_public_name() -> None:
    hosts = Hosts(public="https://games.example.org")
    page = hosts.page({"origin": "https://games.example.org", "host": "127.0.0.1:8000"})
    assert (page.name, page.origin) == ("games.example.org", "https://games.example.org")
    # Who claims to be there without https is judged by what the name stands for.
    page = hosts.page({"origin": "http://games.example.org", "host": "games.example.org"})
    assert page.origin == "https://games.example.org"
    page = hosts.page({"origin": "http://localhost:8000", "host": "localhost:8000"})
    assert (page.name, page.origin) == ("localhost", "http://localhost:8000")
