"""How a table comes to a dealing that nobody has chosen: hashes first, words next, then the dice.

The server has published the hash of its seed when the table was made. Every seat may give a word
too: its client commits to it by a hash while the table gathers, and tells it only when all hashes
are fixed and shown. The dealer's key is made of the seed and all words. Whoever commits and then
does not tell the word in time is passed over, which the record says. Programs that commit to
nothing wait for nobody.
"""

from __future__ import annotations

from collections.abc import Iterable

from hexagora.core.keyed import NO_WORD, SERVERS_WORD, commitment
from hexagora.server.rows import FIXED, GATHERING, PERSON, REVEALING, TableRow


def begin(row: TableRow) -> None:
    """All seats are taken: no more hashes from now on."""
    if row.dealing == GATHERING:
        row.dealing = REVEALING if any(seat.commitment for seat in row.seats) else FIXED


def commit(row: TableRow, seats: Iterable[int], promised: str) -> list[int]:
    """Take a hash for those of the seats that have none yet; returns them."""
    if row.dealing != GATHERING or not promised:
        return []
    taken = [seat for seat in sorted(seats) if not row.seats[seat].commitment]
    for seat in taken:
        row.seats[seat].commitment = promised
    return taken


def all_committed(row: TableRow) -> bool:
    """Whether every person has given a hash."""
    return all(seat.commitment for seat in row.seats if seat.kind == PERSON)


def reveal(row: TableRow, seats: Iterable[int], word: str) -> list[int]:
    """Take a word for those of the seats whose hash it fits; returns them."""
    promised = commitment(word)
    told = [seat for seat in sorted(seats) if row.seats[seat].commitment == promised]
    if row.dealing == REVEALING:
        for seat in told:
            row.seats[seat].word = word
    return told


def all_told(row: TableRow) -> bool:
    """Whether every word is known to which somebody has committed."""
    return all(seat.word for seat in row.seats if seat.commitment)


def words_of(row: TableRow) -> list[str]:
    """The words that the dealer's key is made of, once the dealing is fixed."""
    return [seat.word or (SERVERS_WORD if seat.commitment else NO_WORD) for seat in row.seats]


def commitments_of(row: TableRow) -> list[str]:
    """The hashes as a record has them: none at all if no seat has any."""
    if not any(seat.commitment for seat in row.seats):
        return []
    return [seat.commitment or NO_WORD for seat in row.seats]
