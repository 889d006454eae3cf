"""What a seat may know: the view, and the deal of what it cannot know."""

from typing import TypedDict

from wusel.engine.sets import members
from wusel.games.schwarm import words
from wusel.games.schwarm.network import Network, Ways, joints_of, networks_in, pieces_in
from wusel.games.schwarm.routes import Routes, routes_of
from wusel.games.schwarm.scoring import best_network, final_points, network_points
from wusel.games.schwarm.sea import Sea, direction_of, field_of
from wusel.games.schwarm.state import RESEARCHERS, SHIPS, STATIONS, Player, SchwarmState
from wusel.games.schwarm.tiles import SHAPES, TILES


class NetworkView(TypedDict):
    """What belongs to a network, and what it would score now."""

    fields: list[str]
    stations: list[str]
    pieces: dict[str, int]
    points: int


class JointView(TypedDict):
    """A field from which a network leads on in a direction, to another field or onto land."""

    field: str
    direction: str


class RouteView(TypedDict):
    """The shortest way to a field that a ship or the whale can still come to, from where it is now, and what others
    would lose on it."""

    way: list[str]
    harm: int


class PlayerView(TypedDict):
    """One player's pieces, cards and networks, and what scorings would give now."""

    points: int
    stations: dict[str, int]  # land fields with the researchers on each
    ships: list[str]
    buoys: list[str]  # one entry for every buoy, so a field may be named twice
    left: dict[str, int]
    tiles: dict[str, int]
    cards: list[str] | None  # hidden ones are for their owner alone (SW-H3)
    card_count: int
    joker: bool
    to_take: int  # action cards, while cards are taken
    order_card: int
    ability: str | None
    networks: list[NetworkView]
    joints: list[JointView]
    round_points: int
    final_points: int


class SchwarmView(TypedDict):
    """The table as a seat sees it. Of face-down tiles everybody knows where they lie and what they are together, of the
    blue pile what is in it (SW-H1..H4)."""

    round: int
    rounds: int
    order: list[int]
    turn: int
    row: list[str]
    order_cards: list[int]
    abilities: list[str]
    light: list[str]
    blue_pile: list[str]
    blue_spent: list[str]
    tiles: dict[str, str]
    face_down: list[str]
    unseen: dict[str, int]
    covered: dict[str, int]
    golden: int
    whales: list[str]
    tsunamis: list[str]
    crab: str | None
    routes: list[RouteView]  # of whoever is just moving ships or a whale
    players: list[PlayerView]


def view_of(s: SchwarmState, cards: dict[int, str]) -> SchwarmView:
    """The table as everybody sees it."""
    sea = s.content.sea
    return {
        "round": s.round,
        "rounds": s.variant.rounds,
        "order": s.order[:],
        "turn": s.turn,
        "row": [cards[card] for card in s.row],
        "order_cards": s.order_stack[:],
        "abilities": [words.ABILITIES[ability] for ability in s.abilities],
        "light": [cards[card] for card in s.light],
        "blue_pile": [cards[card] for card in s.blue_pile],
        "blue_spent": [cards[card] for card in s.blue_spent],
        "tiles": {sea.field_names[f]: TILES[s.tops[f]] for f in range(sea.fields) if s.tops[f]},
        "face_down": names_of(sea.field_names, s.face_down),
        "unseen": {SHAPES[shape]: s.unseen[shape] for shape in range(len(s.unseen))},
        "covered": {SHAPES[shape]: s.covered[shape] for shape in range(len(s.covered))},
        "golden": s.golden,
        "whales": [sea.field_names[field] for field in s.whales],
        "tsunamis": [sea.field_names[field] for field in s.tsunamis],
        "crab": sea.land_names[s.crab] if s.crab >= 0 else None,
        "routes": routes_view(s),
        "players": [player_view(s, other, cards) for other in range(s.seats)],
    }


def names_of(names: list[str], places: int) -> list[str]:
    return [names[place] for place in members(places)]


def cards_of(player: Player, cards: dict[int, str]) -> list[str]:
    return [cards[card] for card in player.cards]


def player_view(s: SchwarmState, seat: int, cards: dict[int, str]) -> PlayerView:
    """One player's pieces, cards and networks; hidden cards only their owner sees (SW-H3)."""
    player = s.players[seat]
    ways = Ways(s.sea, s, player, with_queen=True)
    networks = networks_in(s.sea, ways)
    return {
        "points": player.points,
        "stations": {s.sea.land_names[land]: player.staff[place] for place, land in enumerate(player.stations)},
        "ships": [s.sea.field_names[field] for field in player.ships],
        "buoys": names_of(s.sea.field_names, player.buoys) + [s.sea.field_names[field] for field in player.doubles],
        "left": left_of(player),
        "tiles": {SHAPES[shape]: player.tiles[shape] for shape in range(len(player.tiles))},
        "cards": None if s.variant.hidden_cards else cards_of(player, cards),
        "card_count": len(player.cards),
        "joker": player.joker == 1,
        "to_take": s.variant.quota - len(player.cards) if is_draft(s) else 0,
        "order_card": player.order,
        "ability": words.ABILITIES[player.ability] if player.ability >= 0 else None,
        "networks": [network_view(s, seat, network) for network in networks],
        "joints": [joint_view(s.sea, joint) for joint in joints_of(s.sea, ways)],
        "round_points": network_points(s, seat, best_network(s, seat, networks)),
        "final_points": final_points(s.sea, player, networks),
    }


def is_draft(s: SchwarmState) -> bool:
    """Whether cards are taken, not played (SW-P1.1)."""
    return len(s.agenda) > 0 and s.agenda[-1] in (words.ACQUIRE, words.PICK_ABILITY)


def joint_view(sea: Sea, joint: int) -> JointView:
    return {"field": sea.field_names[field_of(joint)], "direction": words.DIRECTIONS[direction_of(joint)]}


def routes_view(s: SchwarmState) -> list[RouteView]:
    routes = routes_of(s)
    if routes is None:
        return []
    return [route_view(s.sea, routes, end) for end in range(s.sea.fields) if routes.ways[end]]


def route_view(sea: Sea, routes: Routes, end: int) -> RouteView:
    return {"way": [sea.field_names[field] for field in routes.ways[end]], "harm": routes.harm[end]}


def left_of(player: Player) -> dict[str, int]:
    """What is left in a player's supply."""
    return {
        "stations": STATIONS - len(player.stations),
        "researchers": RESEARCHERS - player.researchers(),
        "buoys": player.buoys_left,
        "ships": SHIPS - len(player.ships),
    }


def network_view(s: SchwarmState, seat: int, network: Network) -> NetworkView:
    """What belongs to a network, and what it would score now."""
    pieces = pieces_in(s, seat, network)
    return {
        "fields": names_of(s.sea.field_names, network.fields),
        "stations": names_of(s.sea.land_names, network.lands),
        "pieces": {words.PIECES[kind]: pieces[kind] for kind in range(len(pieces))},
        "points": network_points(s, seat, network),
    }


def redeal(s: SchwarmState, seat: int) -> None:
    """Where cards are hidden, what the others hold together is dealt to them anew (SW-H3); face-down tiles and the blue
    pile have no order that anybody could know."""
    if not s.variant.hidden_cards:
        return
    pool: list[int] = []
    for other in range(s.seats):
        if other != seat:
            pool += s.players[other].cards
    pool.sort()
    for other in range(s.seats):
        if other != seat:
            hand = [s.pick(pool) for _ in range(len(s.players[other].cards))]
            hand.sort()
            s.players[other].cards = hand
