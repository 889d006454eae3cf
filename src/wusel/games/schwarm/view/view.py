"""The view of a seat, and a new deal of the cards that it cannot know."""

from typing import TypedDict

from wusel.engine.kinds import Seat
from wusel.games.schwarm import made, words
from wusel.games.schwarm.rules.network import Network, Ways, hubs_of, pieces_in
from wusel.games.schwarm.rules.points import final_points, points_for
from wusel.games.schwarm.rules.routes import routes_of
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.words import Card, FieldSet


class NetworkView(TypedDict):
    """The pieces of a network, and its points if it were scored now."""

    fields: list[str]
    stations: list[str]
    pieces: dict[str, int]
    points: int


class JointView(TypedDict):
    """A field from which a network continues in a direction, to another field or onto land."""

    field: str
    direction: str


class RouteView(TypedDict):
    """The shortest way to a field that a ship or the whale can still reach, and the points that others would lose on
    it."""

    way: list[str]
    harm: int


class PlayerView(made.SeenPlayer):
    """One player's pieces, cards and networks, and the points that scorings would give now."""

    stations: dict[str, int]  # land fields with the researchers on each
    buoys: list[str]  # one entry for every buoy, so a field may appear twice
    left: dict[str, int]
    cards: list[str] | None  # None if hidden: only the owner sees them (SW-H3)
    card_count: int
    to_take: int  # the number of action cards, while cards are acquired
    order_card: int
    networks: list[NetworkView]
    joints: list[JointView]
    round_points: int
    final_points: int


class SchwarmView(made.SeenSchwarmState):
    """The table from one seat. Everyone knows the places of the face-down tiles and their shapes together, and the
    contents of the blue pile (SW-H1..H4)."""

    rounds: int
    order_cards: list[int]
    tiles: dict[str, str]
    routes: list[RouteView]  # the routes of the current player, while moving ships or a whale
    players: list[PlayerView]


def view_of(s: SchwarmState) -> SchwarmView:
    """Return the public view of the table."""
    names = s.content.names
    return {
        **made.seen_schwarm_state(s, names),
        "rounds": s.variant.rounds,
        "order_cards": s.order_stack[:],
        "tiles": {names.field[field]: names.tile[s.tops[field]] for field in s.sea.fields if s.tops[field]},
        "routes": routes_view(s),
        "players": [player_view(s, seat) for seat in s.everybody()],
    }


def player_view(s: SchwarmState, seat: Seat) -> PlayerView:
    """Return one player's pieces, cards and networks. Only the owner sees hidden cards (SW-H3)."""
    player, names = s.players[seat], s.content.names
    ways = Ways(s, player, hubs_of(s, player))
    networks = ways.networks()
    seen = [network_view(s, player, network) for network in networks]
    is_draft = bool(s.agenda) and s.agenda[-1] in (words.ACQUIRE, words.PICK_ABILITY)
    return {
        **made.seen_player(player, names),
        "stations": {names.land[land]: player.staff[place] for place, land in enumerate(player.stations)},
        "buoys": fields_view(s, player.buoys) + [names.field[field] for field in player.doubles],
        "left": {
            "stations": player.stations_left(),
            "researchers": player.researchers_left(),
            "buoys": player.buoys_left,
            "ships": player.ships_left(),
        },
        "cards": None if s.variant.hidden_cards else cards_of(s, seat),
        "card_count": len(player.cards),
        "to_take": s.variant.quota - len(player.cards) if is_draft else 0,
        "order_card": player.order,
        "networks": seen,
        "joints": [
            {"field": names.field[joint.field], "direction": words.DIRECTIONS[joint.direction]}
            for joint in ways.joints()
        ],
        "round_points": max([0, *[network["points"] for network in seen]]),
        "final_points": final_points(s, seat, networks),
    }


def fields_view(s: SchwarmState, fields: FieldSet) -> list[str]:
    return [s.content.names.field[field] for field in words.each_field(fields)]


def cards_of(s: SchwarmState, seat: Seat) -> list[str]:
    return [s.content.names.card[card] for card in s.players[seat].cards]


def routes_view(s: SchwarmState) -> list[RouteView]:
    routes, names = routes_of(s), s.content.names
    if routes is None:
        return []
    return [
        {"way": [names.field[field] for field in way], "harm": routes.harm[end]}
        for end, way in enumerate(routes.ways)
        if way
    ]


def network_view(s: SchwarmState, player: Player, network: Network) -> NetworkView:
    """Return the pieces of a network, and its points if it were scored now."""
    pieces = pieces_in(player, network)
    return {
        "fields": fields_view(s, network.fields),
        "stations": [s.content.names.land[land] for land in words.each_land(network.lands)],
        "pieces": {words.PIECES[piece]: n for piece, n in enumerate(pieces)},
        "points": points_for(player, pieces),
    }


def redeal(s: SchwarmState, seat: Seat) -> None:
    """Deal the hidden cards of the others to them anew (SW-H3). Face-down tiles and the blue pile need no deal, because
    they have no order."""
    if not s.variant.hidden_cards:
        return
    others = [s.players[other] for other in s.everybody() if other != seat]
    pool: list[Card] = []
    for player in others:
        pool += player.cards
    pool.sort()
    for player in others:
        player.cards = sorted([s.pick(pool) for _ in player.cards])
