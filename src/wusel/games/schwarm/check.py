"""The invariants of every state that play can reach, for tests, fuzzing and loaded states."""

from wusel.engine.kinds import Seat
from wusel.engine.sets import added, count, has, set_of
from wusel.games.schwarm.content.sea import FOUR
from wusel.games.schwarm.content.tiles import PLAIN_SHAPES, SHAPE_OF, SHAPES
from wusel.games.schwarm.rules.network import reaches_queen
from wusel.games.schwarm.setup import light_cards
from wusel.games.schwarm.state import BUOYS, SchwarmState
from wusel.games.schwarm.words import GOLDEN, MEET_QUEEN, SAIL_SHIPS


def faults_of(s: SchwarmState) -> list[str]:
    """Return a description of every fault of the state (TC-SW-48)."""
    if len(s.players) != s.seats or sorted(s.order) != s.everybody() or s.turn >= s.seats:
        return [f"{len(s.players)} players in {s.seats} seats, order {s.order}, turn {s.turn}"]
    found = tile_faults(s) + card_faults(s)
    if (s.ended == 0) != bool(s.agenda) or (s.ended == 0) != bool(s.asked):
        found.append(f"ended is {s.ended} but the agenda is {s.agenda} and {s.asked:b} are asked")
    stations = [land for player in s.players for land in player.stations]
    if len(set(stations)) != len(stations):
        found.append(f"two stations on one land field: {sorted(stations)}")
    for seat in s.everybody():
        found += [f"seat {seat}: {fault}" for fault in player_faults(s, seat)]
    return found


def tile_faults(s: SchwarmState) -> list[str]:
    """Report tiles that were made or lost, and openings that differ from the open tiles."""
    here = s.covered[:]
    for top in s.tops:
        if top:
            here[SHAPE_OF[top]] += 1
    for shape in SHAPES:
        here[shape] += sum(player.tiles[shape] for player in s.players)
    for plain in PLAIN_SHAPES:
        here[plain] += s.unseen[plain]
    here[GOLDEN] += s.golden
    found = [] if here == s.content.tiles else [f"tiles were made or lost: {here}, not {s.content.tiles}"]
    if count(s.face_down) != sum(s.unseen):
        found.append(f"{count(s.face_down)} fields with a face-down tile, but {sum(s.unseen)} such tiles")
    for direction in FOUR:
        open_here = set_of([field for field in s.sea.fields if has(s.tops[field], direction)])
        if open_here != s.opens[direction]:
            found.append(f"direction {direction}: {s.opens[direction]:b} are noted as open, {open_here:b} are")
    return found


def card_faults(s: SchwarmState) -> list[str]:
    """Report action cards that were made or lost. The green one may be put aside."""
    here = s.row + s.light + s.blue_pile + s.blue_spent
    for player in s.players:
        here = here + player.cards
    here = [card for card in here if card not in s.content.green]
    found = []
    if sorted(here) != sorted(light_cards(s.content, s.seats) + s.content.blue):
        found.append(f"cards were made or lost: {sorted(here)}")
    wanted = sum(s.variant.quota - len(player.cards) for player in s.players)
    if s.row and len(s.row) != wanted:
        found.append(f"{len(s.row)} cards in the row for {wanted} that are still to be taken")
    return found


def player_faults(s: SchwarmState, seat: Seat) -> list[str]:
    player = s.players[seat]
    found = []
    if player.stations_left() < 0 or len(player.staff) != len(player.stations):
        found.append(f"{len(player.stations)} stations, {len(player.staff)} staffs")
    if player.researchers_left() < 0:
        found.append(f"researchers {player.staff}")
    if player.ships_left() < 0 or player.ships != sorted(player.ships):
        found.append(f"ships {player.ships}")
    if count(player.buoys) + len(player.doubles) + player.buoys_left != BUOYS:
        found.append(f"buoys {count(player.buoys)}, {player.doubles} and {player.buoys_left} left")
    queen = s.sea.queen
    if any(field == queen or not has(player.buoys, field) for field in player.doubles):
        found.append(f"further buoys on {player.doubles}, where there cannot be one more")
    open_tiles = set_of([field for field in s.sea.fields if s.tops[field]])
    if player.buoys & ~added(open_tiles, queen):
        found.append("a buoy lies where no open tile is")
    settled = not s.agenda or s.agenda[-1] not in (MEET_QUEEN, SAIL_SHIPS)
    if settled and has(player.buoys, queen) and not reaches_queen(s, player):
        found.append("a buoy lies on the queen's field without a link to a station")
    return found
