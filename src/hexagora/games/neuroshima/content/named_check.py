"""How the faults of this game's files are told: places have names rather than paths."""

from typing import Any

from hexagora.core.content_check import Check
from hexagora.core.toml_faults import is_list_of, shown


class NamedCheck(Check):
    """A check whose places read such as ``leader magpie, front``."""

    left_out = "the language"

    def inside(self, place: str, key: str) -> str:
        return f"{place}, {key}"

    def named(self, place: str, key: str) -> tuple[str, str]:
        return place, f"{key} "

    def wrong(self, place: str, key: str, value: object, remedy: str, wanted: str = "") -> None:
        rather = f" and not {wanted}" if wanted else ""
        self.add(place, f"{key} is {shown(value)}{rather}; {remedy}")

    def head(self, data: dict[str, Any], kind: str, known: tuple[str, ...]) -> None:
        """The top of a file that says what kind of file it is."""
        self.keys("file", data, known)
        self.one_of("file", data, "kind", (kind,))
        self.flag("file", data, "reconstruction")

    def tables(
        self, place: str, row: dict[str, Any], key: str, line: str, many: str
    ) -> list[dict[str, Any]]:
        """The tables that begin with a line each; none, and a fault, if there are none."""
        found = row.get(key)
        if is_list_of(found, dict) and found:
            return list(found)
        if found is None or found == []:
            self.add(place, f"there are no {many}; begin each with a line {line}")
        else:
            self.add(place, f"{key} is not a list of tables; begin each {key} with a line {line}")
        return []
