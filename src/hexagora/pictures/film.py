"""A record as a film: the pictures of all its steps, with buttons to play and a slider.

The film is a piece of HTML that needs nothing from elsewhere. It shows what a spectator may see.
Without scripts the last picture is shown.

Most of a picture is in the next one too, and the same part lies in many places. So every piece of
SVG is written once, a shape is a row of numbers of pieces, and a picture a row of numbers of
shapes: a game of a thousand steps is about one megabyte.
"""

from __future__ import annotations

import json
from html import escape
from secrets import token_hex
from typing import TYPE_CHECKING

from hexagora.core.errors import HexagoraError
from hexagora.core.event import Facts, Log
from hexagora.core.registry import game_info, game_names
from hexagora.core.saying import Say, plain
from hexagora.core.view import SPECTATOR
from hexagora.pictures.drawing import Drawing, Placed, Shape, frame
from hexagora.pictures.sketching import sketch_of
from hexagora.words import chosen_language, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hexagora.core.game import Game
    from hexagora.core.record import Record

PAUSE = 700
"""A picture is looked at for so many milliseconds."""

_STYLE = "background:#1f2630;color:#f0ede6;border:1px solid #6b7687;border-radius:6px"
_LABELS = {
    "back": "previous step",
    "play": "play or pause",
    "on": "next step",
    "slider": "step",
}
_BUTTONS = (
    ("back", "M17 5 L9 12 L17 19 Z M6 5 V19"),
    ("play", "M7 4.5 L19 12 L7 19.5 Z"),
    ("on", "M7 5 L15 12 L7 19 Z M18 5 V19"),
)

_SCRIPT = """\
(function (id, open, pieces, shapes, frames, captions, pause) {
  var film = document.getElementById(id), at = frames.length - 1, timer = 0;
  if (!film) return;
  var part = function (name) { return film.querySelector('[data-part=' + name + ']'); };
  var slider = part('slider'), sign = part('play').querySelector('path');
  var playing = sign.getAttribute('d'), paused = 'M8 5 V19 M16 5 V19';
  function show(step) {
    at = Math.max(0, Math.min(frames.length - 1, step));
    part('picture').innerHTML = open + frames[at].map(function (shape) {
      return shapes[shape].map(function (piece) { return pieces[piece]; }).join('');
    }).join('') + '</svg>';
    part('caption').textContent = at + '/' + (frames.length - 1) + '  ' + captions[at];
    slider.value = at;
  }
  function stop() {
    clearInterval(timer);
    timer = 0;
    sign.setAttribute('d', playing);
  }
  function tick() {
    if (!document.contains(film) || at === frames.length - 1) stop();
    else show(at + 1);
  }
  function play() {
    if (timer) return stop();
    if (at === frames.length - 1) show(0);
    timer = setInterval(tick, pause);
    sign.setAttribute('d', paused);
  }
  part('back').onclick = function () { stop(); show(at - 1); };
  part('on').onclick = function () { stop(); show(at + 1); };
  part('play').onclick = play;
  slider.oninput = function () { stop(); show(+slider.value); };
  slider.max = frames.length - 1;
  part('controls').style.display = 'flex';
  show(at);
})"""


def film(record: Record) -> str:
    """The HTML of a record."""
    game = record.game
    pictures = [sketch_of(game, game.start().view(SPECTATOR).data)]
    say, tell = _words(game, record.names)
    captions = [say("the beginning", "picture-film-beginning")]
    chance = say("chance", "picture-film-chance")
    for step in record.steps():
        pictures.append(sketch_of(game, step.state.view(SPECTATOR).data))
        who = record.names[step.seat] if step.seat >= 0 else chance
        # While a game lasts the texts of some actions are secrets: a card that was drawn.
        said = [step.text] if record.places else []
        captions.append(f"{who}: {' - '.join([*said, *told(tell, step.log)])}")
    if record.ending:
        captions[-1] += f" - {record.ending}"
    title = ", ".join(
        say("seat {number}: {name}", "picture-film-seat", number=seat, name=name)
        for seat, name in enumerate(record.names, 1)
    )
    labels = {part: say(text, f"picture-film-{part}") for part, text in _LABELS.items()}
    return _page(title, pictures, captions, labels)


def _words(game: Game, names: Sequence[str]) -> tuple[Say, Callable[[Facts], str]]:
    """How the film speaks, and how it tells an event: by words, if their library is there and the
    game has any; else in plain English, and of events nothing."""
    known = game.name in game_names() and game_info(game.name).words is not None
    try:
        words = words_of(game.name if known else "", chosen_language())
    except HexagoraError:
        return plain, lambda facts: ""

    def say(text: str, code: str, /, **facts: object) -> str:
        return words.say(code, facts, names)

    if not known:
        return say, lambda facts: ""
    return say, lambda facts: words.say(f"event-{facts['event']}", facts, names)


def told(tell: Callable[[Facts], str], log: Log) -> list[str]:
    """What a spectator hears of a step, as one text, if there is anything to hear."""
    sentences = [tell(facts) for facts in log.seen_by(SPECTATOR)]
    heard = "; ".join(sentence for sentence in sentences if sentence)
    return [heard] if heard else []


def _page(title: str, pictures: list[Drawing], captions: list[str], labels: dict[str, str]) -> str:
    width = max(picture.width for picture in pictures)
    height = max(picture.height for picture in pictures)
    opening = frame(width, height, pictures[-1].title)
    pieces: dict[str, int] = {}
    shapes: dict[tuple[int, ...], int] = {}
    frames: list[list[int]] = []
    for picture in pictures:
        rows = [
            tuple(pieces.setdefault(piece, len(pieces)) for piece in _pieces(shape))
            for shape in picture.shapes
        ]
        frames.append([shapes.setdefault(row, len(shapes)) for row in rows])
    last = f"{opening}{''.join(pictures[-1].elements())}</svg>"
    name = f"film-{token_hex(6)}"
    values = [name, opening, list(pieces), list(shapes), frames, captions, PAUSE]
    # Within a script nothing may look like the end of it.
    given = ",".join(_json(value) for value in values)
    return (
        f'<div id="{name}" style="max-width:{width:g}px;font:14px system-ui,sans-serif">'
        f"<div>{escape(title)}</div>"
        f'<div data-part="picture">{last}</div>'
        '<div data-part="controls" style="display:none;gap:6px;align-items:center;margin:6px 0">'
        f"{''.join(_button(part, labels[part], path) for part, path in _BUTTONS)}"
        f'<input data-part="slider" type="range" min="0" aria-label="{escape(labels["slider"])}" '
        'style="flex:1"></div>'
        f'<div data-part="caption" style="min-height:3em">{escape(captions[-1])}</div>'
        f"<script>{_SCRIPT}({given});</script></div>"
    )


def _pieces(shape: Shape) -> list[str]:
    return shape.pieces() if isinstance(shape, Placed) else [shape.svg()]


def _button(part: str, label: str, path: str) -> str:
    sign = f'<path d="{path}" fill="currentColor" stroke="currentColor" stroke-width="2.4"/>'
    label = escape(label)
    return (
        f'<button type="button" data-part="{part}" aria-label="{label}" title="{label}" '
        f'style="{_STYLE};padding:4px 8px;cursor:pointer">'
        f'<svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">{sign}</svg></button>'
    )


def _json(value: object) -> str:
    text = json.dumps(value, separators=(",", ":"))
    return text.replace("</", "<\\/").replace("<!--", "<\\!--")
