"""People with an identity at events in the browser."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from browser.conftest import Arrive, TableServer, Visitor
from browser.known import make_known
from patience import PATIENCE


class Somebody:
    """An identity, as if it had signed in."""

    def __init__(self, server: TableServer, name: str) -> None:
        self.base, self.name = server.base, name
        self.id, self.session = make_known(server, name)

    def post(self, path: str, body: Any = None) -> None:
        headers = {"hexagora-person": self.session}
        answer = httpx.post(
            f"{self.base}/api/events/{path}", json=body, headers=headers, timeout=PATIENCE
        )
        assert answer.is_success, answer.text

    def arrive(self, arrive: Arrive, **more: Any) -> Visitor:
        visitor = arrive(**more)
        known = json.dumps({"session": self.session, "id": self.id, "name": self.name})
        script = f"if (location.host) localStorage.setItem('hexagora.person', {json.dumps(known)})"
        visitor.context.add_init_script(script)
        return visitor


def id_of(page: Page) -> str:
    expect(page).to_have_url(re.compile(r"/event/\w+$"))
    return page.url.rsplit("/", 1)[-1]
