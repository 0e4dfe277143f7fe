"""Why an attack does what it does, in plain English: what ``hexagora battle`` prints."""

from __future__ import annotations

from hexagora.core.data import dict_of, list_of

OTHER_REASONS = {
    "turned": "turned by a quartermaster (NS-MOD-12)",
    "armour": "armour stopped 1 (NS-ATK-04)",
    "hqs": "an HQ does not damage an HQ (NS-ATK-08)",
    "explosion": "armour and bonuses do not count",
}


def why_text(parts: object) -> str:
    """The parts of an attack's reason in one line.

    >>> why_text([{"part": "base", "kind": "melee", "strength": 1}, {"part": "armour"}])
    'melee 1; armour stopped 1 (NS-ATK-04)'
    """
    told = []
    for part in list_of(parts):
        facts = dict_of(part)
        if facts["part"] == "base":
            told.append(f"{facts['kind']} {facts['strength']}")
        elif facts["part"] == "bonus":
            told.append(f"+{facts['value']} {facts['tile']} at {facts['at']}")
        else:
            told.append(OTHER_REASONS[str(facts["part"])])
    return "; ".join(told)
