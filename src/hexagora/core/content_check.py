"""The kernel of checking what somebody wrote in TOML: tables, keys, numbers, words, texts, ids.

A game says what its tables hold; what is wrong is told here, each fault in a sentence: place, what,
remedy. Places are written as ``missions[3].points``: the third mission, as it is counted in the
file. A game whose tables have names of their own overrides how places are called.
"""

from collections.abc import Collection
from difflib import get_close_matches
from re import Pattern
from typing import Any

from hexagora.core.languages import LANGUAGES
from hexagora.core.toml_faults import choice, is_int, is_list_of, shown

Row = dict[str, Any]


class Check:
    """The faults found so far, and what finds the usual ones."""

    left_out = "it"
    """What may be left out where a text is empty."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def add(self, place: str, what: str) -> None:
        """One more fault."""
        self.faults.append(f"{place}: {what}")

    # How places are called.

    def inside(self, place: str, key: str) -> str:
        """A place within another."""
        return f"{place}.{key}"

    def named(self, place: str, key: str) -> tuple[str, str]:
        """Where a fault of the value under a key is told, and how its sentence begins."""
        return f"{place}.{key}", ""

    def wrong(self, place: str, key: str, value: object, remedy: str, wanted: str = "") -> None:
        """The value under a key cannot be: it is not what is wanted."""
        what = f"is not {wanted}" if wanted else "is not possible"
        self.add(f"{place}.{key}", f"{shown(value)} {what}; {remedy}")

    # Tables and their keys.

    def keys(self, place: str, table: Row, known: tuple[str, ...]) -> None:
        """Whether a table has no other keys than these."""
        for key in table:
            if key not in known:
                near = get_close_matches(key.lower(), known, 1)
                remedy = f"did you mean {near[0]}?" if near else f"known are {', '.join(known)}"
                self.add(place, f"key {shown(key)} is not known; {remedy}")

    def missing(self, place: str, example: str) -> None:
        """A key is not there that must be: ``example`` is the line that would do."""
        self.add(place, f"{example.split(' = ')[0]} is missing; write for example {example}")

    def rows(self, section: str, value: object, most: int) -> list[tuple[str, Row]]:
        """The tables of a list with their places, none if it is no list of tables."""
        if not is_list_of(value, dict):
            begin = "" if "." in section else f"; begin each with a line [[{section}]]"
            self.add(section, f"this is not a list of tables{begin or '; write [{ ... }, ...]'}")
            return []
        found = self.each(section, value)
        if not found:
            self.add(section, "there is nothing in it; write at least one table or leave it out")
        if len(found) > most:
            self.add(section, f"there are {len(found)} kinds; write at most {most}")
        return found

    def each(self, section: str, value: object) -> list[tuple[str, Row]]:
        """The same without a fault."""
        if not is_list_of(value, dict):
            return []
        assert isinstance(value, list)
        return [(f"{section}[{number}]", row) for number, row in enumerate(value, 1)]

    # Ids.

    def own_id(self, place: str, row: Row, example: str, pattern: Pattern[str], remedy: str) -> str:
        """The id of a table, or nothing if it has no good one."""
        row_id = row.get("id")
        if "id" not in row:
            self.missing(place, f"id = {shown(example)}")
        elif not isinstance(row_id, str) or not pattern.fullmatch(row_id):
            where, start = self.named(place, "id")
            self.add(where, f"{start}{shown(row_id)} is no id; {remedy}")
        else:
            return row_id
        return ""

    def unlike_others(self, place: str, row_id: str, seen: dict[str, str], called: str) -> bool:
        """Whether nothing before has that id; ``called`` is how others are told about this one."""
        if row_id in seen:
            where, start = self.named(place, "id")
            what = f"{start}{shown(row_id)} is that of {seen[row_id]}"
            self.add(where, f"{what}; choose another")
            return False
        seen[row_id] = called
        return True

    # Values.

    def number(
        self, place: str, row: Row, key: str, allowed: Collection[int], *, needed: bool = True
    ) -> None:
        """Whether a number is one of the allowed ones."""
        if key not in row:
            if needed:
                self.missing(place, f"{key} = {min(allowed)}")
        elif not is_int(row[key], allowed):
            self.wrong(place, key, row[key], f"write {choice(allowed)}")

    def flag(self, place: str, row: Row, key: str, *, needed: bool = False) -> None:
        """Whether it is true or false."""
        if needed and key not in row:
            self.missing(place, f"{key} = true")
        elif not isinstance(row.get(key, False), bool):
            self.wrong(place, key, row[key], "write true or false")

    def one_of(self, place: str, row: Row, key: str, known: Collection[str]) -> str:
        """The word under a key, or nothing if it is none of the known ones."""
        if key not in row:
            self.missing(place, f"{key} = {shown(next(iter(known)))}")
            return ""
        where, start = self.named(place, key)
        return self.known(where, row[key], known, start)

    def known(self, place: str, word: object, known: Collection[str], start: str = "") -> str:
        """A word, or nothing if it is none of the known ones."""
        if isinstance(word, str) and word in known:
            return word
        near = get_close_matches(word.lower(), known, 1) if isinstance(word, str) else []
        remedy = f"did you mean {shown(near[0])}?" if near else f"write {choice(known)}"
        self.add(place, f"{start}{shown(word)} is not known; {remedy}")
        return ""

    def some_of(self, place: str, row: Row, key: str, known: Collection[str]) -> list[str]:
        """The words of a list, those that are known."""
        values = row.get(key, [])
        where, start = self.named(place, key)
        if not isinstance(values, list):
            example = shown(next(iter(known)))
            self.add(where, f"{start}{shown(values)} is no list; write such as [{example}]")
            return []
        found: list[str] = []
        for value in values:
            word = self.known(where, value, known, start)
            if word in found:
                self.add(where, f"{start}{shown(word)} stands there twice; write it once")
            elif word:
                found.append(word)
        return found

    # Texts.

    def texts(self, place: str, row: Row, key: str, longest: int, example: str) -> None:
        """Texts by language; English must be there."""
        texts = row.get(key)
        if key not in row:
            self.missing(place, f"{key} = {{ en = {shown(example)} }}")
            return
        if not isinstance(texts, dict):
            remedy = f"write {key} = {{ en = {shown(example)} }}"
            self.wrong(place, key, texts, remedy, "a table of languages")
            return
        where = self.inside(place, key)
        self.keys(where, texts, LANGUAGES)
        if "en" not in texts:
            self.missing(where, f"en = {shown(example)}")
        for language in LANGUAGES:
            if language in texts:
                self.text(self.inside(where, language), texts[language], longest)

    def text(self, place: str, text: object, longest: int) -> None:
        """Whether it is one plain line that is not too long."""
        if not isinstance(text, str):
            self.add(place, f"{shown(text)} is no text; put it in quotes")
        elif not text.strip():
            self.add(place, f"the text is empty; write one or leave {self.left_out} out")
        elif text != text.strip():
            self.add(place, "there is space at an end of the text; take it out")
        elif not text.isprintable():
            what = f"{shown(text)} has a character that cannot be shown"
            self.add(place, f"{what}; write one plain line")
        elif len(text) > longest:
            self.add(place, f"the text has {len(text)} characters; write at most {longest}")
