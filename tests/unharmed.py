"""A table to be hostile to, and whether the server works on afterwards."""

from __future__ import annotations

from table_client import Json, Person, Site, tokens_of


def begun(site: Site) -> tuple[Json, Person]:
    made = site.table("neuroshima", "me", "me", options={"first": "1"})
    return made, site.sit(made["table"], *tokens_of(made))


def still_works(site: Site) -> None:
    _, person = begun(site)
    person.act(0, "hq d4 0")
    assert person.card["step"] == 1
