"""The rules of a game on one page, with pictures that the engine drew."""

from __future__ import annotations

from functools import partial

from litestar import Controller, Response, get

from hexagora.pictures.primer import picture_of, primer_of
from hexagora.server.asking import FAULTS, PACKED, Asked, GameName, Language, TheHall, known_game
from hexagora.server.messages.primer import Primer, PrimerPanel


class PrimerPages(Controller):
    """The rules on one page."""

    path = "/api/games/{game:str}/primer"
    tags = ("games",)

    @get("/", responses=FAULTS, sync_to_thread=False, opt=PACKED)
    def primer(
        self, game: GameName, request: Asked, hall: TheHall, language: Language = "en"
    ) -> Response[Primer]:
        """What matters first, panel by panel; no panel where a game brings none."""
        made = partial(_primer, known_game(game), language)
        return hall.fixed.answer(request, ("primer", game, language), made)


def _primer(game: str, language: str) -> Primer:
    return Primer(
        [
            PrimerPanel(
                panel.title[language],
                panel.text[language],
                list(panel.clauses),
                picture_of(game, n),
            )
            for n, panel in enumerate(primer_of(game))
        ]
    )
