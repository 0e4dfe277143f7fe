"""The ways to somebody: what is told goes out in threads of its own, and nobody waits for it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from hexagora.server.notices import subscribers, words
from hexagora.server.notices.endpoints import Unsent
from hexagora.server.notices.mail import Letter, Postman
from hexagora.server.notices.means import Keys, Means, keys_of
from hexagora.server.notices.push import GONE, LATER, BrowserKeys, Pusher, read_keys
from hexagora.server.notices.rows import PUSH, Subscription
from hexagora.server.notices.seals import Seals
from hexagora.server.notices.words import Sentence
from hexagora.server.store import Store

PAUSES = (0.0, 5.0, 60.0)
"""Before each try: a push service or a mail server may be away for a moment."""
THREADS = 4

T = TypeVar("T")

log = logging.getLogger("hexagora")


class Notice(NamedTuple):
    """Something to be told: ``path`` is the page that it is about; of one ``tag`` only the newest
    is shown."""

    sentence: Sentence
    path: str
    tag: str


class Ways:
    """Push and mail. It is opened before anything is told, which makes the keys of the server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.means = Means()
        self._keys: Keys | None = None
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="notices")
        self._sending: set[asyncio.Task[None]] = set()
        self._opening = asyncio.Lock()

    async def open(self) -> Keys:
        """The keys of this server."""
        async with self._opening:
            if self._keys is None:
                self._keys = await keys_of(self._store)
            return self._keys

    def close(self) -> None:
        """Send nothing more."""
        for task in self._sending:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def mails(self) -> bool:
        """Whether mails can be sent: their links need a public address."""
        return bool(self.means.mail.host and self.means.public)

    async def pusher(self) -> Pusher:
        """Who sends to browsers."""
        keys, means = await self.open(), self.means
        return Pusher(keys.push, means.claimant, means.notifying.local_endpoints)

    async def seals(self) -> Seals:
        """Who knows the tokens of subscriptions."""
        return Seals((await self.open()).secret)

    def tell(self, one: Subscription, notice: Notice) -> None:
        """Tell somebody something, in a moment."""
        self._begin(self._push(one, notice) if one.kind == PUSH else self._mail(one, notice))

    def ask(self, one: Subscription) -> None:
        """Ask by mail whether somebody wants mails."""
        self._begin(self._ask(one))

    def _begin(self, sending: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _push(self, one: Subscription, notice: Notice) -> None:
        pusher, seals = await self.pusher(), await self.seals()
        given = json.loads(one.keys)
        keys: BrowserKeys = read_keys(given["p256dh"], given["auth"])
        facts = {
            "title": notice.sentence.title,
            "body": notice.sentence.body,
            "path": notice.path,
            "tag": notice.tag,
            "end": seals.token("end", one.id),
            "label": words.label("notice-end", one.language),
        }
        work = partial(pusher.send, one.address, keys, facts, self._store.now())
        status = await self._try(lambda: _checked(work()), "a push")
        if status in GONE:
            await self._store.write(subscribers.end(one.id))
        elif status is not None and not 200 <= status < 300:
            log.warning("a push service refuses what it is sent (%d)", status)

    async def _mail(self, one: Subscription, notice: Notice) -> None:
        if self.mails:
            link = self.means.public + notice.path
            await self._post(one, partial(words.letter, notice.sentence, link), "a notice")

    async def _ask(self, one: Subscription) -> None:
        seals = await self.seals()
        link = f"{self.means.public}/notices#confirm={seals.token('confirm', one.id)}"
        await self._post(one, partial(words.confirmation, link), "a question")

    async def _post(
        self, one: Subscription, write: Callable[[str, str], tuple[str, str]], what: str
    ) -> None:
        end = (await self.seals()).token("end", one.id)
        public = self.means.public
        subject, text = write(f"{public}/notices#end={end}", one.language)
        letter = Letter(one.address, subject, text, f"{public}/api/notices/end/{end}")
        send = partial(Postman(self.means.mail).send, letter, self._store.now())
        await self._try(send, f"{what} by mail")

    async def _try(self, work: Callable[[], T], what: str) -> T | None:
        """Do it in a thread, again after a while if it could not be sent."""
        loop = asyncio.get_running_loop()
        why = ""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                return await loop.run_in_executor(self._threads, work)
            except Unsent as error:
                why = str(error)
        # To whom is nobody's business.
        log.warning("%s could not be sent: %s", what, why)
        return None


def _checked(status: int) -> int:
    if status in LATER:
        raise Unsent(f"the answer is {status}")
    return status
