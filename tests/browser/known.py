"""People with an identity, signed in as if they had just done it."""

from __future__ import annotations

import json
import time
from contextlib import closing

import httpx

from browser.conftest import TableServer, Visitor
from hexagora.server.database import open_database
from hexagora.server.office import do
from hexagora.server.people.desk import put_person, put_session
from hexagora.server.people.rows import Person, PersonKind
from hexagora.server.tokens import new_table_id, new_token
from patience import eventually


def make_known(server: TableServer, name: str, kind: PersonKind = "person") -> tuple[str, str]:
    """Somebody new in the server's database: the id, and the token of a session."""
    now = int(time.time())
    person, token = Person(new_table_id(), kind, name, now), new_token()
    with closing(open_database(server.folder / "tables.sqlite")) as database:
        do(database, [put_person(person), put_session(person.id, token, "a test", now)])
    # Another process has written it: the server is asked until it knows.
    asked = {"hexagora-person": token}
    assert eventually(lambda: httpx.get(f"{server.base}/api/me", headers=asked).is_success)
    return person.id, token


def sign_in(visitor: Visitor, server: TableServer, name: str) -> str:
    """Make somebody known in their browser; the id."""
    person, token = make_known(server, name)
    kept = json.dumps({"session": token, "id": person, "name": name})
    visitor.context.add_init_script(
        f"if (location.host) {{ localStorage.setItem('hexagora.person', {json.dumps(kept)});"
        f" localStorage.setItem('hexagora.name', {json.dumps(json.dumps(name))}); }}"
    )
    return person
