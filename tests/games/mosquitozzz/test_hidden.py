"""Hidden information: other hands, the order of decks, choices not yet revealed, and chance."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.mosquitozzz.scene import GAME, NAMES, NUMBERS, Scene
from tests.thorough import thorough
from wusel.engine.chance import Chance
from wusel.engine.errors import BadChoice, IllegalChoice
from wusel.engine.events import Event
from wusel.engine.table import Table
from wusel.games.mosquitozzz.cards import ORANGE
from wusel.games.mosquitozzz.state import MosquitoState, Player

ANNA, BEN, CEM = 0, 1, 2
SPECTATOR = -1
PRIVATE = "drew_card"
GAMES = thorough(8, sample=5)


def moments(
    players: int, mode: str = "standard", games: int = GAMES
) -> Iterator[tuple[Table[MosquitoState], list[Event]]]:
    """Yield every moment of games with random choices, and the events just before."""
    for seed in range(games):
        luck = Chance(seed + 1)
        table = Table(GAME, {"players": players, "mode": mode}, seed)
        while table.owing():
            seat = table.owing()[luck.draw(len(table.owing()))]
            found = table.legal(seat)
            yield table, table.choose(seat, found[luck.draw(len(found))])


def seen_by(table: Table[MosquitoState], seat: int) -> str:
    return json.dumps(table.view(seat))


def places(s: MosquitoState, by: int) -> list[dict[str, Any]]:
    seen: list[dict[str, Any]] = GAME.view(s, by)["players"]  # type: ignore[assignment]  # plain builtins
    return seen


# --- tables that look the same


def another_table(s: MosquitoState, seat: int, luck: Chance) -> MosquitoState:
    """Return another table that a seat cannot tell from this one. It is made by hand, not imagined."""
    other = s.clone()
    other.reseed(luck.word())
    for each in range(s.seats):
        if each != seat:
            swap_hidden_cards(other.players[each], luck)
    for each in range(s.seats):
        if each != seat and other.chosen[each]:
            found = GAME.options(other, each)
            other.chosen[each] = found[luck.draw(len(found))]
    return other


def swap_hidden_cards(player: Player, luck: Chance) -> None:
    """Exchange hand cards that no player knows for cards of the draw pile. Red cards are left out, because they may not
    be possible."""
    unknown = player.hand[:]
    for card in player.known:
        unknown.remove(card)
    inside = [card for card in unknown if card >= ORANGE]
    outside = [card for card in player.draw if card >= ORANGE]
    if inside and outside:
        mine, theirs = inside[luck.draw(len(inside))], outside[luck.draw(len(outside))]
        player.hand.remove(mine)
        player.draw.remove(theirs)
        player.hand = sorted([*player.hand, theirs])
        player.draw = sorted([*player.draw, mine])


@pytest.mark.rule("MZ-H1", "MZ-H2", "MZ-H3", "MZ-H6", "MZ-H7")
@pytest.mark.parametrize("mode", ["standard", "kamikaze"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_that_differ_in_what_is_hidden_look_the_same(players: int, mode: str) -> None:
    luck = Chance(99)
    swapped = secret = 0
    for table, _ in moments(players, mode):
        for seat in range(SPECTATOR, players):
            other = another_table(table.state, seat, luck)
            assert json.dumps(GAME.view(other, seat)) == seen_by(table, seat)
            if seat >= 0:
                assert GAME.options(other, seat) == table.legal(seat)
            swapped += any(a.hand != b.hand for a, b in zip(other.players, table.state.players, strict=True))
            secret += other.chosen != table.state.chosen
    assert min(swapped, secret) > 30, "the tables did differ"


@pytest.mark.rule("MZ-H7")
@pytest.mark.parametrize("mode", ["standard", "kamikaze"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_can_tell_an_imagined_table_from_the_true_one(players: int, mode: str) -> None:
    for moment, (table, _) in enumerate(moments(players, mode)):
        for seat in range(SPECTATOR, players):
            world = GAME.imagine(table.state, seat, moment)
            assert json.dumps(GAME.view(world, seat)) == seen_by(table, seat)
            if seat >= 0:
                assert GAME.options(world, seat) == table.legal(seat)


# --- the contents of a view


@pytest.mark.rule("MZ-H1", "MZ-H6")
@pytest.mark.parametrize("mode", ["standard", "ambush"])
def test_everybody_sees_the_own_hand_and_the_size_of_the_others(mode: str) -> None:
    for table, _ in moments(3, mode):
        for seat in range(SPECTATOR, 3):
            for other, place in enumerate(places(table.state, by=seat)):
                hand = table.state.players[other].hand
                shown = [NAMES[card] for card in hand]
                assert place["hand"] == (shown if other == seat else None)
                assert place["hand_size"] == len(hand)


@pytest.mark.rule("MZ-H2")
def test_decks_are_known_by_what_is_in_them_never_by_their_order() -> None:
    for table, _ in moments(3):
        s = table.state
        view: Any = table.view(ANNA)
        piles = [(view["swarm_deck"], s.swarm_deck), (view["experience"], s.experience)]
        piles += [(place["unseen"], p.hand + p.draw) for place, p in zip(view["players"], s.players, strict=True)]
        for shown, pile in piles:
            assert [NUMBERS[name] for name in shown] == sorted(pile)
        assert [place["draw_size"] for place in view["players"]] == [len(player.draw) for player in s.players]


@pytest.mark.rule("MZ-H4", "MZ-H5", "MZ-Q18")
def test_everything_open_on_the_table_is_in_every_view() -> None:
    scene = Scene(
        at="defend",
        active=BEN,
        swarm="attack resistant",
        swarm_deck_left="invasion",
        display="medicine ointment mosquito_coil",
        discards={CEM: "mosquito_spray scented_candle"},
        laid={ANNA: "flat_hand"},
        infected=(CEM,),
        blood={ANNA: 7},
    )
    for seat in range(SPECTATOR, 3):
        view: Any = scene.table.view(seat)
        assert view["swarm"] == ["attack", "resistant"]
        assert view["display"] == ["medicine", "ointment", "mosquito_coil"]
        assert (view["active"], view["left"], view["bank"]) == (BEN, 1, 3)
        assert sorted(view["removed"]) == scene.removed
        assert "alarm" in view["removed"]
        assert [place["blood"] for place in view["players"]] == [7, 10, 10]
        assert [place["infected"] for place in view["players"]] == [None, None, "infectious"]
        assert [place["laid"] for place in view["players"]] == ["flat_hand", None, None]
        assert view["players"][CEM]["discard"] == ["mosquito_spray", "scented_candle"]


@pytest.mark.rule("MZ-H7")
def test_no_view_speaks_of_chance() -> None:
    scene = Scene()
    world = scene.s.clone()
    world.reseed(12345)
    assert world.chance != scene.s.chance
    for seat in range(SPECTATOR, 3):
        assert json.dumps(GAME.view(world, seat)) == seen_by(scene.table, seat)
        assert not {"chance", "seed", "agenda"} & set(scene.table.view(seat))
        assert str(scene.s.chance) not in seen_by(scene.table, seat)


# --- secret choices


@pytest.mark.rule("MZ-H3", "TC-MZ-06")
def test_that_a_card_was_laid_can_be_seen_but_not_which() -> None:
    seen = []
    for card in ("attack", "flat_hand", "scented_candle"):
        scene = Scene()
        before = {seat: scene.table.view(seat) for seat in (ANNA, CEM, SPECTATOR)}
        scene.do(BEN, f"lay {card}")
        assert scene.told == []
        for seat, view in before.items():
            assert scene.table.view(seat) == {**view, "owing": [ANNA, CEM]}
        assert scene.table.view(BEN)["chosen"] == {"do": "lay", "card": card}
        seen.append([seen_by(scene.table, seat) for seat in (ANNA, CEM, SPECTATOR)])
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("MZ-H3", "MZ-Q19")
def test_a_discard_of_two_players_is_secret_until_both_have_chosen() -> None:
    seen = []
    for said in ("keep_all", "discard attack", "discard flat_hand"):
        scene = Scene(2, at="two_player_discard", hands={BEN: "attack flat_hand"})
        before = {seat: scene.table.view(seat) for seat in (ANNA, SPECTATOR)}
        scene.do(BEN, said)
        assert scene.told == []
        for seat, view in before.items():
            assert scene.table.view(seat) == {**view, "owing": [ANNA]}
        seen.append([seen_by(scene.table, seat) for seat in (ANNA, SPECTATOR)])
    assert seen[0] == seen[1] == seen[2]


# --- the events


@pytest.mark.rule("MZ-H1", "MZ-H7")
@pytest.mark.parametrize(("players", "mode"), [(2, "standard"), (3, "standard"), (4, "kamikaze")])
def test_only_the_owner_is_told_which_cards_were_drawn(players: int, mode: str) -> None:
    told = 0
    for table, events in moments(players, mode):
        for event in events:
            said = GAME.events.to_json(event.what)
            knowing = [seat for seat in range(SPECTATOR, players) if event.is_seen_by(seat)]
            if said["do"] == PRIVATE:
                told += 1
                assert knowing == [said["seat"]]
            else:
                assert knowing == [*range(SPECTATOR, players)]
        assert table.state.events is None
    assert told > 20


@pytest.mark.rule("MZ-H1", "MZ-H2")
def test_what_everybody_is_told_of_a_draw_is_how_many_cards() -> None:
    told = []
    for come in ("attack", "air_raid"):
        scene = Scene(at="hand_on_lamp", hands={ANNA: "flat_hand*2 scented_candle*2"}, come=(come,))
        events = scene.table.choose(ANNA, scene.choice("pass_lamp 1"))
        assert len(events) == len([event for event in events if event.is_seen_by(ANNA)])
        told.append([event.what for event in events if event.is_seen_by(BEN)])
    assert told[0] == told[1]


# --- refusals


def refusal(s: MosquitoState, seat: int, choice: int) -> str:
    table = Table(GAME, {"players": s.seats}, 1)
    table.state = s
    try:
        table.check(seat, choice)
    except (IllegalChoice, BadChoice) as error:
        return str(error)
    return ""


@pytest.mark.rule("MZ-H7")
@pytest.mark.parametrize(
    ("at", "players"), [("start_turn", 3), ("defend", 3), ("hand_on_lamp", 3), ("two_player_discard", 2)]
)
def test_a_refusal_says_the_same_whatever_the_others_hold(at: str, players: int) -> None:
    scene = Scene(players, at=at, active=BEN, swarm="attack", hands={BEN: "attack flat_hand"})
    luck = Chance(7)
    others = [another_table(scene.s, ANNA, luck) for _ in range(5)]
    assert len({str(other.players[BEN].hand) for other in others}) > 1
    everything = [GAME.choices.at(index) for index in range(GAME.choices.size)]
    refused = 0
    for choice in everything:
        said = refusal(scene.s, ANNA, choice)
        refused += said != ""
        assert {refusal(other, ANNA, choice) for other in others} == {said}
    assert refused > 100


@pytest.mark.rule("MZ-H7", "MZ-H1")
def test_a_refusal_does_not_betray_who_has_the_card() -> None:
    scene = Scene(hands={ANNA: "flat_hand scented_candle", BEN: "fog_bomb attack", CEM: "flat_hand"})
    with pytest.raises(IllegalChoice) as has_it:
        scene.do(ANNA, "lay fog_bomb")
    with pytest.raises(IllegalChoice) as nobody_has_it:
        scene.do(ANNA, "lay ointment")
    assert str(has_it.value).replace("fog_bomb", "ointment") == str(nobody_has_it.value)
    assert "attack" not in str(has_it.value)
