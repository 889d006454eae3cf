"""Rules of thumb of Der Schwarm, each with the choices that follow it."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import count, has
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.content.cards import EXPLORES, CardType
from wusel.games.schwarm.rules.network import networks_of
from wusel.games.schwarm.state import Player, SchwarmState

THUMBS: Final = ("free_card", "early_cards", "stations_first", "ships_first", "brilliant", "staff_last")
"""The rules of thumb that apply to single choices, not to a whole question."""

EARLY: Final = 2
"""The last round that counts as early."""
MANY: Final = 3
"""The number of researchers from which a brilliant one pays off."""
USEFUL: Final = 1 << words.STATION | EXPLORES


def thumb_of(s: SchwarmState, seat: Seat, choice: Choice) -> str:
    """Return the rule of thumb that a choice follows, empty if there is none."""
    said, player = verb(choice), s.players[seat]
    if said == words.TAKE:
        if s.round <= EARLY and s.content.cards[s.row[words.chosen_place(choice)]].does & USEFUL:
            return "early_cards"
        return "" if words.chosen_place(choice) else "free_card"
    if said in (words.PLAY, words.JOKER):
        return for_playing(s, player, s.content.played_by(choice))
    if choice == words.SHIP_FIRST:
        return "double_card" if player.researchers() > sum(player.tiles) else ""
    if said == words.CHOOSE_ABILITY:
        is_brilliant = words.chosen_ability(choice) == words.BRILLIANT_RESEARCHER
        return "brilliant" if is_brilliant and player.researchers() >= MANY else ""
    if said == words.BUILD:
        sides = s.sea.sides
        built = [sides[land] for land in player.stations]
        return "build_station" if sides[words.chosen_land(choice)] not in built else ""
    if said == words.STAFF:
        return "staff_last" if s.agenda[-1] == words.SEND_RESEARCHERS else ""
    return "free_buoy" if said == words.MOVE_BUOY and is_alone(s, seat, choice) else ""


def for_playing(s: SchwarmState, player: Player, kind: CardType) -> str:
    """Return the rule of thumb for playing a card: stations before researchers, ships before tiles."""
    if not any(s.content.cards[card].does & EXPLORES for card in player.cards):
        return ""
    return "stations_first" if kind.has(words.STATION) else "ships_first" if kind.has(words.SHIP) else ""


def is_alone(s: SchwarmState, seat: Seat, choice: Choice) -> bool:
    """Return whether a network consists of nothing but this buoy."""
    field = words.chosen_field(choice)
    for network in networks_of(s, seat):
        if has(network.fields, field):
            return count(network.fields) == 1 and not network.lands
    return False
