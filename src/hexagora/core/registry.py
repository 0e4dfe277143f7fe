"""Which games there are, what can be chosen for them, and how one is made."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from hexagora.core.capabilities import (
    Battles,
    Challenge,
    Etudes,
    Guide,
    Hand,
    Learning,
    Opening,
    TableSide,
    Words,
)
from hexagora.core.errors import BadOption, MissingPack, UnknownGame, quoted
from hexagora.core.game import Game
from hexagora.core.geometry import Geometry
from hexagora.core.levels import USUAL_LADDER, Ladder, Level, Order
from hexagora.core.packs import (
    Folder,
    Loaded,
    Pack,
    PackLoader,
    id_of,
    names_a_pack,
    read_folder,
    read_pack,
)
from hexagora.core.state import State


@dataclass(frozen=True)
class Option:
    """Something that is chosen when a game is set up: a name and the values it may have.

    ``packs`` are those of the values that came from files. ``more`` tells how further values can be
    had, for somebody whose value is refused. ``topic`` is what the option is called in the
    catalogues of words where that is not its name, ``seat`` the seat that it is for, -1 for all;
    ``seats`` tells that values which are numbers are seats, counted from 1.
    """

    name: str
    values: tuple[str, ...]
    default: str
    help: str
    more: str = ""
    packs: tuple[Pack, ...] = ()
    topic: str = ""
    seat: int = -1
    seats: bool = False

    @property
    def stem(self) -> str:
        """The name under which its words are found."""
        return self.topic or self.name

    def settled(self, value: str) -> str:
        """The value that is meant: a pack may be called by its id alone, if only one has it.

        Returns what is none of the values as it is.
        """
        if value in self.values:
            return value
        meant = [pack.value for pack in self.packs if pack.id == value]
        if len(meant) > 1:
            raise BadOption(
                "option {option}: there are several packs {value}; choose one of: {values}",
                "several_packs",
                option=self.name,
                value=quoted(value),
                values=_list(meant),
            )
        return meant[0] if meant else value


def _each_alone(game: Game) -> Sequence[int]:
    return range(game.seats)


def _always(game: Game) -> bool:
    return True


def _one_deal(seats: int, options: Mapping[str, str]) -> list[dict[str, str]]:
    return [{}]


def _none_besides(game: Game) -> Sequence[str]:
    return ()


def _none_declared() -> Sequence[ModuleType]:
    return ()


def _by_kind(state: State) -> str:
    return state.game.kinds[state.kind]


@dataclass(frozen=True)
class Caution:
    """Something that may be played but that the rules advise against: ``code`` names the sentence
    of the game's catalogue (``warning-`` and the code), ``text`` is it in English."""

    text: str
    code: str
    clause: str = ""


def _without_caution(game: Game) -> Sequence[Caution]:
    return ()


@dataclass(frozen=True)
class GameInfo:
    """One entry of the catalogue.

    ``make`` gets a valid number of seats, a value for every option and the version of the rules; it
    may still refuse a combination with `BadOption`. Whenever the rules are corrected the version
    grows, and ``make`` goes on to know all versions from 1 to ``rules_version``: a game ends by the
    rules that it began with, and a record is replayed by them.

    The rest is what a game can do beyond its rules (`hexagora.core.capabilities`). ``longest`` is
    after how many decisions a game may be cut short where somebody must know beforehand how long it
    gets. ``ladder`` has the settings of the bots, and ``strongest_last`` their order as it was
    measured, empty if nobody has. ``sides`` tells which side each seat plays for: partners play for
    the same one. ``unplayed`` names the sides that nobody plays, each by a message of the game's
    catalogue; they count as seats after the players', and the first place is that of such a side if
    it wins. ``even`` tells whether the rules give all sides the same chances: only then it says
    something of the players who has won. ``cautions`` is what those who set up a game should hear.
    ``deals`` gives the options that are to differ from deal to deal in a fair match, for a number
    of seats and options that are fixed. ``rules`` is the name of its page in docs/rules; a game
    without one has no rules to read. ``facts`` are the modules that declare what is told about the
    game, in the order in which they are published.
    ``battles`` is there if `hexagora battle` can fight its battles, ``etudes`` if it has puzzles
    with a proof, ``packs`` if the game can be played with components from files. ``lessons`` is the
    package whose folder ``lessons`` holds those of the game, ``replays`` the one whose folder
    ``replays`` holds records of games that are worth watching. ``geometry`` tells of the board as a
    figure, for those who learn from positions; a game without a board of hexes has none.
    ``learning`` tells how a network looks at its planes.
    ``challenges`` are games for one with a score. ``lane`` names what decides where it is for
    chance: dice, or the pile that is drawn from; decisions of one lane must come in the same order
    whatever the players do. ``opening`` tells how somebody has opened a game, for those who want to
    know what they like.
    """

    name: str
    title: str
    least_seats: int
    most_seats: int
    usual_seats: int
    rules_version: int
    options: tuple[Option, ...]
    make: Callable[[int, Mapping[str, str], int], Game]
    longest: int = 20_000
    ladder: Ladder = field(default_factory=lambda: USUAL_LADDER)
    strongest_last: Order = ()
    sides: Callable[[Game], Sequence[int]] = _each_alone
    unplayed: Callable[[Game], Sequence[str]] = _none_besides
    even: Callable[[Game], bool] = _always
    cautions: Callable[[Game], Sequence[Caution]] = _without_caution
    deals: Callable[[int, Mapping[str, str]], list[dict[str, str]]] = _one_deal
    rules: str = ""
    facts: Callable[[], Sequence[ModuleType]] = _none_declared
    words: Words | None = None
    guide: Callable[[], Guide] | None = None
    hand: Callable[[], Hand] | None = None
    table: Callable[[], TableSide] = TableSide
    geometry: Callable[[Game], Geometry] | None = None
    learning: Learning = field(default_factory=Learning)
    battles: Callable[[], Battles] | None = None
    etudes: Callable[[], Etudes] | None = None
    packs: PackLoader | None = None
    lessons: str = ""
    replays: str = ""
    challenges: tuple[Challenge, ...] = ()
    lane: Callable[[State], str] = _by_kind
    opening: Opening | None = None


_games: dict[str, GameInfo] = {}


def register(info: GameInfo) -> None:
    """Add a game to the catalogue."""
    _games[info.name] = info


def game_names() -> list[str]:
    """The names of all games, sorted."""
    return sorted(_games)


def game_info(name: str) -> GameInfo:
    """The catalogue's entry of a game."""
    if name not in _games:
        raise UnknownGame(
            "there is no game {game}; choose one of: {games}",
            "unknown_game",
            game=quoted(name),
            games=_list(game_names()),
        )
    return _games[name]


def level_of(game: str, name: str) -> Level:
    """The setting of a level in a game."""
    return game_info(game).ladder[name]


def pack_loaders() -> dict[str, PackLoader]:
    """The loaders of all games that have packs, by the game's name."""
    infos = [game_info(name) for name in game_names()]
    return {info.name: info.packs for info in infos if info.packs is not None}


def load_pack(path: Path) -> Loaded:
    """Make the pack in a file known, whatever game it is for; `BadPack` tells the file's faults."""
    return read_pack(path, pack_loaders())


def load_packs(folder: Path) -> Folder:
    """Make the packs in a folder known; files with faults are left out."""
    return read_folder(folder, pack_loaders())


def new_game(name: str, seats: int | None = None, **options: str | bool) -> Game:
    """A game with the given options and the default of every other one.

    >>> new_game("superhex", seats=3, gaps=True).options["gaps"]
    'on'
    """
    return make_game(name, seats, options)


def make_game(
    name: str,
    seats: int | None,
    options: Mapping[str, str | bool],
    rules_version: int | None = None,
) -> Game:
    """The same as `new_game`, for options that come from outside and may have any name.

    Without a version of the rules they are the newest.
    """
    info = game_info(name)
    version = info.rules_version if rules_version is None else rules_version
    if not 1 <= version <= info.rules_version:
        raise BadOption(
            "{game} has no rules of version {version}: this program knows 1 to {known}; "
            "a newer program may know it",
            "unknown_version",
            game=name,
            version=version,
            known=info.rules_version,
        )
    count = info.usual_seats if seats is None else seats
    if not info.least_seats <= count <= info.most_seats:
        raise BadOption(
            "{game} is played by {least} to {most}, not by {seats}",
            "wrong_seats",
            game=name,
            least=info.least_seats,
            most=info.most_seats,
            seats=count,
        )
    chosen = {option.name: option.default for option in info.options}
    for key, given in options.items():
        value = ("on" if given else "off") if isinstance(given, bool) else given
        chosen[key] = _checked(info, key, value)
    return info.make(count, chosen, version)


def remake(name: str, seats: int, options: Mapping[str, str], rules_version: int) -> Game:
    """The same game again, in another process."""
    return make_game(name, seats, options, rules_version)


def _checked(info: GameInfo, key: str, value: str) -> str:
    for option in info.options:
        if option.name == key:
            settled = option.settled(value)
            if settled in option.values:
                return settled
            more = f"; {option.more}" if option.more else ""
            if option.more and names_a_pack(value):
                raise MissingPack(
                    "{told}{more}",
                    "missing_pack",
                    told=_missing(info, option, value),
                    more=more,
                    value=value,
                    pack=id_of(value),
                )
            raise BadOption(
                "option {option} of {game} cannot be {value}; choose one of: {values}{more}",
                "wrong_value",
                option=key,
                topic=option.stem,
                game=info.name,
                value=quoted(value),
                values=_list(option.values),
                more=more,
            )
    raise BadOption(
        "{game} has no option {option}; it has: {options}",
        "unknown_option",
        game=info.name,
        option=quoted(key),
        options=_list(option.name for option in info.options),
    )


def _missing(info: GameInfo, option: Option, value: str) -> str:
    told = (
        f"option {option.name} of {info.name} needs the pack {quoted(value)}, which is not loaded"
    )
    others = [pack.value for pack in option.packs if pack.id == id_of(value)]
    return f"{told} (what is loaded is another: {_list(others)})" if others else told


def _list(words: Iterable[str]) -> str:
    return ", ".join(words)
