"""What this server tells people with: its keys, its mail server, its name."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from hexagora.server.notices.push import new_key
from hexagora.server.notices.settings import Mail, Notifying
from hexagora.server.store import Store

KEY, SECRET = "push_key", "notices_secret"
"""Under these names the database has them. All servers on it share them, a backup has them too, and
nobody but the operator reads the file."""


@dataclass(frozen=True)
class Means:
    """What was set. ``public`` is the address that people type: mails need it for their links."""

    notifying: Notifying = field(default_factory=Notifying)
    mail: Mail = field(default_factory=Mail)
    public: str = ""
    contact: str = ""

    @property
    def claimant(self) -> str:
        """Whom push services can write to about what comes from here."""
        if "@" in self.contact and " " not in self.contact:
            return f"mailto:{self.contact}"
        return self.public if self.public.startswith("https://") else "mailto:operator@localhost"


@dataclass(frozen=True)
class Keys:
    """What makes a server known to push services, and its tokens to itself."""

    push: str
    secret: str


async def keys_of(store: Store) -> Keys:
    """The keys of this server, made if there are none yet; of two servers one makes them."""
    sql = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING"
    sought = "SELECT key, value FROM meta WHERE key IN (?, ?)"
    found = dict(await store.read(lambda database: database.rows(sought, (KEY, SECRET))))
    if len(found) < 2:
        await store.write([(sql, (KEY, new_key())), (sql, (SECRET, secrets.token_hex(32)))])
        found = dict(await store.read(lambda database: database.rows(sought, (KEY, SECRET))))
    return Keys(found[KEY], found[SECRET])
