"""The judge of Der Schwarm: how well its opinions play, what they must never do, and what they are in plain scenes."""

from math import isfinite
from typing import Any

import pytest

from tests.bots import schwarm_by_hand as by_hand
from tests.games.schwarm.scene import GAME, Scene, cards
from tests.thorough import thorough
from wusel.bots.bot import Bot, ask
from wusel.bots.greedy_bot import GreedyBot
from wusel.bots.playout import best_rated
from wusel.bots.random_bot import RandomBot
from wusel.engine.chance import Chance
from wusel.engine.kinds import Choice, Seat
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.content.tiles import ALL_FOUR
from wusel.games.schwarm.content.waters import Beach
from wusel.games.schwarm.judge.distances import tiles_to
from wusel.games.schwarm.judge.stand import stand_of
from wusel.games.schwarm.rules.network import Network
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import ACQUIRE, Card

JUDGE = GAME.judge()
PLAYING = JUDGE.at_play()
SEA = GAME.content.sea
GREEDY: Bot = GreedyBot()
RANDOM: Bot = RandomBot()
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "start": "free", "tsunami": "dangerous"},
    {"players": 4, "cards": "hidden"},
    {"players": 4, "start": "free", "tsunami": "dangerous", "cards": "hidden"},
]


def play(bots: list[Bot], seed: int) -> list[int]:
    """Return the points at the end of a game between bots."""
    s = GAME.new({"players": len(bots)}, seed)
    made = 0
    while s.owing:
        seat = s.owing.bit_length() - 1
        GAME.apply(s, seat, ask(bots[seat], GAME, s, seat, seed * 1000 + made))
        made += 1
    return [player.points for player in s.players]


def moments(options: dict[str, Any], seed: int) -> list[tuple[SchwarmState, Seat]]:
    """Return all moments of a game that mixes greedy and random choices, with the seat that is asked. The last one is
    its end."""
    s = GAME.new(options, seed)
    luck = Chance(seed + 1)
    found = []
    while s.owing:
        seat = Seat(s.owing.bit_length() - 1)
        found.append((s.clone(), seat))
        bot = GREEDY if luck.draw(2) else RANDOM
        GAME.apply(s, seat, ask(bot, GAME, s, seat, luck.draw(1 << 20)))
    return [*found, (s, Seat(0))]


def preferred(scene: Scene, seat: int) -> str:
    """Return what the judge likes best, in words."""
    best = max(GAME.options(scene.s, seat), key=lambda choice: JUDGE.rate(scene.s, Seat(seat), choice))
    return " ".join(str(part) for part in GAME.choices.to_json(best).values())


# --- how it fares


def test_it_beats_chance() -> None:
    games = []
    for seed in range(thorough(40, sample=8)):
        seat = seed % 2
        bots = [GREEDY, RANDOM] if seat == 0 else [RANDOM, GREEDY]
        points = play(bots, seed)
        games.append((points[seat], points[1 - seat]))
    assert sum(own > other for own, other in games) >= 0.95 * len(games)
    assert sum(own for own, _ in games) > 3 * sum(other for _, other in games)


def test_experience_beats_first_sight() -> None:
    """Card values learned from bots that think ahead win more games, even without thinking ahead."""
    leads = []
    for seed in range(thorough(60, sample=12)):
        for seat in (Seat(0), Seat(1)):
            s, luck = GAME.new({"players": 2}, seed), Chance(seed + 1)
            while s.owing:
                asked = Seat(s.owing.bit_length() - 1)
                judge = PLAYING if asked == seat else JUDGE
                GAME.apply(s, asked, best_rated(judge, s, asked, GAME.options(s, asked), luck))
            leads.append(s.players[seat].points - s.players[1 - seat].points)
    assert sum(leads) > 5 * len(leads)


# --- what it must never do


@pytest.mark.parametrize("options", TABLES)
def test_every_option_has_an_opinion_that_leaves_the_table_alone(options: dict[str, Any]) -> None:
    for s, seat in moments(options, 3)[:: thorough(2, sample=12)]:
        before = s.digest()
        for choice in GAME.options(s, seat):
            assert isfinite(JUDGE.rate(s, seat, choice))
        assert all(0 <= judge.worth(s, other) <= 1 for other in s.everybody() for judge in (JUDGE, PLAYING))
        assert s.digest() == before


@pytest.mark.parametrize("options", TABLES)
def test_options_looked_at_together_are_rated_as_if_one_by_one(options: dict[str, Any]) -> None:
    for s, seat in moments(options, 5)[: -1 : thorough(1, sample=6)]:
        found = GAME.options(s, seat)
        assert JUDGE.ratings(s, seat, found) == [JUDGE.rate(s, seat, choice) for choice in found]


@pytest.mark.parametrize("options", TABLES)
def test_the_board_is_rated_as_if_worked_out_by_hand(options: dict[str, Any]) -> None:
    """The judge keeps networks between choices and caches what it found. Neither may change a rating."""
    judge = GAME.judge()
    verbs = set()
    for number, (s, seat) in enumerate(moments(options, 6)[:-1]):
        found = GAME.options(s, seat)
        ratings = judge.ratings(s, seat, found)
        if is_on_board(found[0]) and number % thorough(1, sample=4) == 0:
            verbs |= {verb(choice) for choice in found}
            for place in range(0, len(found), thorough(1, sample=3)):
                assert ratings[place] == by_hand.rating(s, seat, found[place])
    assert verbs >= {words.BUILD, words.STAFF, words.DEPLOY, words.SAIL, words.EXPLORE, words.LAY}


def is_on_board(choice: Choice) -> bool:
    return verb(choice) == words.FOUND or words.BUILD <= verb(choice) < words.NEW_WHALE


@pytest.mark.parametrize("options", TABLES)
def test_fields_are_as_many_tiles_away_from_a_network_as_the_cheapest_way(options: dict[str, Any]) -> None:
    beaches = [Beach(1 << field, 1 << field, 1 << field, 1 << field) for field in SEA.fields]
    for s, seat in moments(options, 6)[:: thorough(7, sample=28)]:
        player = s.players[seat]
        stand = stand_of(s, player)
        for field in player.ships:
            stand = stand.with_piece(field, ALL_FOUR)
        blocked = s.face_down | s.opens[0] | s.opens[1] | s.opens[2] | s.opens[3]
        for part in stand.parts():
            costs = by_hand.cheapest_ways(s, stand, Network(part.fields, part.lands))
            assert tiles_to(stand, part, blocked, beaches, 0) == costs


@pytest.mark.parametrize("options", TABLES)
def test_the_end_is_worth_everything_to_the_winner_and_nothing_to_the_others(options: dict[str, Any]) -> None:
    s, _ = moments(options, 5)[-1]
    ended = GAME.result(s)
    assert ended is not None
    for judge in (JUDGE, PLAYING):
        assert [judge.worth(s, seat) for seat in s.everybody()] == [float(rank == 1) for rank in ended.ranks]


@pytest.mark.parametrize("options", TABLES)
def test_opinions_are_the_same_in_every_world_the_seat_could_be_in(options: dict[str, Any]) -> None:
    for made, (s, seat) in enumerate(moments(options, 7)[: -1 : thorough(4, sample=16)]):
        world = GAME.imagine(s, seat, made)
        assert ask(GREEDY, GAME, s, seat, made) == ask(GREEDY, GAME, world, seat, made)
        assert JUDGE.worth(s, seat) == JUDGE.worth(world, seat)
        assert PLAYING.worth(s, seat) == PLAYING.worth(world, seat)
        for choice in GAME.options(s, seat):
            assert JUDGE.rate(s, seat, choice) == JUDGE.rate(world, seat, choice)


# --- what it thinks


def acquiring(scene: Scene, row: list[Card]) -> Scene:
    """Return a scene in which the first player of the order is about to take a card from a row."""
    s = scene.s
    s.agenda = [ACQUIRE]
    s.turn = 0
    s.row = row
    s.order_stack = list(range(1, s.seats + 1))
    for player in s.players:
        player.cards = []
    GAME.settle(s)
    return scene


def test_it_links_the_queen() -> None:
    """One tile short of her, the best choice is to lay that tile with an opening towards her."""
    north = {"e2": "ns 0", "e3": "ns 0"}
    scene = Scene(seat=0, play="researcher", stations={0: "north5:2"}, tiles=north, hold={0: "straight curve"})
    assert preferred(scene, 0) == "explore e4"
    scene.do(0, "explore e4")
    assert preferred(scene, 0) == "lay ns"


def test_it_joins_two_coasts() -> None:
    """Between north7 and east3 one tile is missing. Far from there, a tile would score only itself."""
    corner = {"g2": "ne 0", "h3": "ne 0"}
    scene = Scene(
        seat=0, play="researcher", stations={0: "north7 east3 west5"}, tiles=corner, hold={0: "curve"}, supply={0: 20}
    )
    assert preferred(scene, 0) == "explore h2"
    scene.do(0, "explore h2")
    assert preferred(scene, 0) == "lay sw"


def test_it_does_not_pay_more_for_a_card_than_it_brings() -> None:
    """The judge leaves a second-rate card at the far end of the row, but takes a station close to the front."""
    ship, whale = cards("light_ship light_whale_3")
    dear = acquiring(Scene(2, stations={0: "north5", 1: "south5"}), [ship] * 9 + GAME.content.green)
    assert preferred(dear, 0) == "take 0"
    near = acquiring(Scene(2, stations={0: "north5", 1: "south5"}), [whale, *GAME.content.green] + [ship] * 8)
    assert preferred(near, 0) == "take 1"


def test_a_ship_sails_where_tiles_lie() -> None:
    """Face-down tiles lie along only one row. A new ship goes to sea and sails along that row."""
    scene = Scene(seat=0, play="ship", stations={0: "north5"})
    scene.s.face_down = sum(1 << scene.field(name) for name in ("e2", "f2", "g2"))
    scene.s.unseen[0] = 3
    assert preferred(scene, 0) == "deploy e2"
    scene.do(0, "deploy e2")
    assert preferred(scene, 0) == "sail e2 east"


def test_the_whale_swims_over_the_leaders_ship() -> None:
    """Two ships are equally near. The leader's ship is worth more."""
    scene = Scene(
        seat=0, play="whale", how_far=1, ships={1: "e4", 2: "e6"}, points={0: 30, 1: 34, 2: 39}, stations={0: "west5"}
    )
    assert preferred(scene, 0) == "swim south"


def test_the_tsunami_spares_nobody_who_can_be_reached() -> None:
    """Of eight directions, the judge chooses the one with a rival's ship on the way."""
    scene = Scene(seat=0, play="tsunami", ships={0: "e3", 1: "g7"}, stations={0: "north5", 1: "south5"})
    assert preferred(scene, 0).startswith("surge south_east")
