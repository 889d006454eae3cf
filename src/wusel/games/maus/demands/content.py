"""All checks of the content against the rules, so that a game with it can be played to its end."""

from wusel.games.maus.content.content import Content
from wusel.games.maus.demands.chapters import check_areas, check_chapters, check_pages
from wusel.games.maus.demands.finds import check_finds
from wusel.games.maus.demands.foes import check_encounters
from wusel.games.maus.demands.heroes import check_abilities, check_heroes
from wusel.games.maus.demands.rooms import check_grounds, check_rooms


def checked(content: Content) -> Content:
    """Return the content if nothing is wrong with it; otherwise raise all its faults."""
    with content.parts.all_faults():
        check_heroes(content)
        check_abilities(content)
        check_finds(content)
        check_encounters(content.parts, content.encounters)
        check_rooms(content)
        check_grounds(content)
        check_areas(content)
        check_pages(content)
        check_chapters(content)
    return content
