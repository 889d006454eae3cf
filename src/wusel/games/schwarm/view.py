"""What a seat may know: the view, and the deal of what it cannot know."""

from wusel.engine.state import STEP_MASK
from wusel.games.schwarm.content import Content
from wusel.games.schwarm.network import Network, networks_of, pieces_in
from wusel.games.schwarm.scoring import best_network, final_points, network_points, result
from wusel.games.schwarm.sea import Sea
from wusel.games.schwarm.state import RESEARCHERS, SHIPS, STATIONS, Player, SchwarmState
from wusel.games.schwarm.tiles import SHAPES, TILES
from wusel.games.schwarm.words import ABILITIES, PIECES, STEP_NAMES


def view_of(s: SchwarmState, seat: int, content: Content, cards: dict[int, str]) -> dict[str, object]:
    """The table as a seat sees it, -1 as a spectator does. Of face-down tiles everybody knows where they lie and what
    they are together, of the blue pile what is in it (SW-H1..H4)."""
    sea = content.sea
    ended = result(s)
    return {
        "seat": seat,
        "round": s.round,
        "rounds": s.variant.rounds,
        "step": STEP_NAMES[s.agenda[-1] & STEP_MASK] if s.agenda else "",
        "argument": s.arg,
        "asked": [other for other in range(s.seats) if s.asked >> other & 1],
        "owing": [other for other in range(s.seats) if s.owing >> other & 1],
        "order": s.order[:],
        "turn": s.turn,
        "row": [cards[card] for card in s.row],
        "order_cards": s.order_stack[:],
        "abilities": [ABILITIES[ability] for ability in s.abilities],
        "light": [cards[card] for card in s.light],
        "blue_pile": [cards[card] for card in s.blue_pile],
        "blue_spent": [cards[card] for card in s.blue_spent],
        "tiles": {sea.field_names[f]: TILES[s.tops[f]] for f in range(sea.fields) if s.tops[f]},
        "face_down": names_of(sea.field_names, s.face_down),
        "unseen": {SHAPES[shape]: n for shape, n in enumerate(s.unseen)},
        "covered": {SHAPES[shape]: n for shape, n in enumerate(s.covered)},
        "golden": s.golden,
        "whales": [sea.field_names[field] for field in s.whales],
        "tsunamis": [sea.field_names[field] for field in s.tsunamis],
        "crab": sea.land_names[s.crab] if s.crab >= 0 else None,
        "path": names_of(sea.field_names, s.path),
        "players": [player_view(s, other, seat, sea, cards) for other in range(s.seats)],
        "result": ended.to_json() if ended else None,
    }


def names_of(names: list[str], bits: int) -> list[str]:
    return [names[place] for place in range(len(names)) if bits >> place & 1]


def player_view(s: SchwarmState, other: int, seat: int, sea: Sea, cards: dict[int, str]) -> dict[str, object]:
    """One player's pieces, cards and networks; with hidden cards the hand only for its owner (SW-H3)."""
    player = s.players[other]
    best = best_network(sea, s, other)
    return {
        "points": player.points,
        "stations": {sea.land_names[land]: player.staff[place] for place, land in enumerate(player.stations)},
        "ships": [sea.field_names[field] for field in player.ships],
        "buoys": names_of(sea.field_names, player.buoys) + [sea.field_names[field] for field in player.doubles],
        "left": left_of(player),
        "tiles": {SHAPES[shape]: n for shape, n in enumerate(player.tiles)},
        "cards": [cards[card] for card in player.cards] if other == seat or not s.variant.hidden_cards else None,
        "card_count": len(player.cards),
        "joker": player.joker == 1,
        "order_card": player.order,
        "ability": ABILITIES[player.ability] if player.ability >= 0 else None,
        "networks": [network_view(s, other, sea, network) for network in networks_of(sea, s, other)],
        "round_points": network_points(s, other, best),
        "final_points": final_points(sea, s, other),
    }


def left_of(player: Player) -> dict[str, int]:
    """What is left in a player's supply."""
    return {
        "stations": STATIONS - len(player.stations),
        "researchers": RESEARCHERS - player.researchers(),
        "buoys": player.buoys_left,
        "ships": SHIPS - len(player.ships),
    }


def network_view(s: SchwarmState, seat: int, sea: Sea, network: Network) -> dict[str, object]:
    """What belongs to a network, and what it would score now."""
    return {
        "fields": names_of(sea.field_names, network.fields),
        "stations": names_of(sea.land_names, network.lands),
        "pieces": dict(zip(PIECES, pieces_in(s, seat, network), strict=True)),
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
