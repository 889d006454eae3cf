"""The check of all content against the rules, so that a game with it can be played to its end."""

from wusel.games.viroid.content import Content
from wusel.games.viroid.demands.cards import check_cards, check_markers
from wusel.games.viroid.demands.map import check_map
from wusel.games.viroid.demands.start import check_corpses, check_mutations, check_starts, check_track
from wusel.games.viroid.demands.strains import check_needs, check_pathogens, check_strains


def checked(content: Content) -> Content:
    """Return the content if nothing is wrong with it; raise otherwise."""
    parts, world = content.parts, content.worlds[4]
    with content.parts.all_faults():
        check_map(parts, content.city_entries, content.worlds, content.covered)
        check_cards(parts, content.cards, world.airports, [card.city for card in content.start_cards])
        check_markers(parts, content.cards, content.markers)
        check_strains(parts, content.strains, content.slot_prices[0])
        check_needs(parts, content.strains, world)
        check_pathogens(content.pathogens)
        check_mutations(parts, content.mutations)
        check_starts(content)
        check_track(content)
        check_corpses(content)
    return content
