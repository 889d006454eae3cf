"""Rules of thumb of Der Schwarm, each with the choices that follow it."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import count, has
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.cards import action_of
from wusel.games.schwarm.network import networks_of
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.words import Action

THUMBS: Final = ("free_card", "early_cards", "stations_first", "ships_first", "brilliant", "staff_last")
"""Those that are not the rule of thumb of a whole question."""

EARLY: Final = 2
"""The last round that is early."""
MANY: Final = 3
"""From so many researchers on, a brilliant one pays."""
USEFUL: Final = (words.STATION, words.RESEARCHER, words.SHIP_AND_RESEARCHER)


def thumb_of(s: SchwarmState, seat: Seat, choice: Choice) -> str:
    """Return the rule of thumb that a choice follows, empty if there is none."""
    said, player = verb(choice), s.players[seat]
    if said == words.TAKE:
        if s.round <= EARLY and action_of(s.row[words.chosen_place(choice)]) in USEFUL:
            return "early_cards"
        return "" if words.chosen_place(choice) else "free_card"
    if said in (words.PLAY, words.JOKER):
        is_card = said == words.PLAY
        action = action_of(words.chosen_card(choice)) if is_card else words.chosen_action(choice)
        return for_playing(player, action)
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


def for_playing(player: Player, action: Action) -> str:
    """Stations before researchers, ships before tiles."""
    held = [action_of(card) for card in player.cards]
    sends = words.RESEARCHER in held or words.SHIP_AND_RESEARCHER in held
    if action == words.STATION and sends:
        return "stations_first"
    return "ships_first" if action == words.SHIP and sends else ""


def is_alone(s: SchwarmState, seat: Seat, choice: Choice) -> bool:
    """Return whether a buoy is all there is of its network."""
    field = words.chosen_field(choice)
    for network in networks_of(s, seat):
        if has(network.fields, field):
            return count(network.fields) == 1 and not network.lands
    return False
