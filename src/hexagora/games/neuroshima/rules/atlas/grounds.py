"""From a mission's file to the ground that it is played on."""

from hexagora.games.neuroshima.content.atlas.missions import Mission
from hexagora.games.neuroshima.rules.cells import NUMBERS
from hexagora.games.neuroshima.rules.ground import Ground, walled_ground


def ground_of(content: Mission, objects: list[int] | None = None) -> Ground:
    """The board of a mission; its objects lie where its file says, or on these cells."""
    lying = [NUMBERS[cell] for cell in content.objects] if objects is None else objects
    cells = [NUMBERS[cell] for cell in content.cells]
    tiles = [[NUMBERS[cell] for cell in seat.zone] for seat in content.seats]
    hqs = [[NUMBERS[cell] for cell in seat.hq_cells] for seat in content.seats]
    if content.automaton is not None:
        # Its units come by the mission alone.
        tiles.append([])
        hqs.append([])
    zones = [sorted(zone) for zone in (*tiles, *hqs)]
    return walled_ground([cell for cell in cells if cell not in lying], zones)
