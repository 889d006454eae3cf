"""The statistics of a report, compared with independent counts."""

from collections import Counter
from typing import Any

import pytest

from tests.thorough import thorough
from wusel.bots.bot import ask
from wusel.bots.levels import HARD, MEDIUM, new_bot
from wusel.engine.errors import WuselError
from wusel.engine.table import Table
from wusel.games import SHELF, known_game
from wusel.lab.report.experiment import item_kinds, run_experiment, settings_of
from wusel.lab.report.game_statistics import GameStatistics
from wusel.lab.report.request import Request, new_request
from wusel.lab.simulate import Row, bot_seed, new_plan, simulate

GAMES = thorough(12, sample=6)


def request_for(
    name: str, games: int = GAMES, option_games: int = 0, bot: str = "greedy", **options: object
) -> Request:
    return new_request(known_game(name), options, bot, 7, games, option_games, ["easy"], 0, "en")


def statistics_of(request: Request) -> GameStatistics:
    return run_experiment(known_game(request.game), request, 1).stats[0]


def rows_of(request: Request) -> list[Row]:
    """Return the same games as `wusel simulate` plays them."""
    game = known_game(request.game)
    seats = game.new(request.options, 0).seats
    plan = new_plan(game, [request.bot] * seats, {**request.options}, request.seed, request.games)
    return [row for rows in simulate(plan) for row in rows]


def tables_of(request: Request) -> list[Table[Any]]:
    """Play the same games at tables, which check every choice."""
    tables = []
    for seed in range(request.seed, request.seed + request.games):
        table = Table(known_game(request.game), request.options, seed)
        while table.owing():
            seat, made = table.owing()[0], len(table.choices)
            table.choose(seat, ask(new_bot(request.bot), table.game, table.state, seat, bot_seed(seed, made, seat)))
        tables.append(table)
    return tables


def events_of(tables: list[Table[Any]], word: str) -> list[tuple[int, int, str]]:
    """Return every event of one kind: the game, the seat and the card."""
    found = []
    for number, table in enumerate(tables):
        for event in (event for events in table.story() for event in events):
            said = table.game.events.to_json(event.what)
            if said["do"] == word:
                found.append((number, int(str(said["seat"])), str(said["card"])))
    return found


COMPETITIVE = request_for("mosquitozzz")
TOGETHER = request_for("mosquitozzz", mode="kamikaze", players=4)
LONG = request_for("schwarm", 2, bot="random", players=2)


def test_lengths_wins_scores_and_reasons() -> None:
    stats, rows = statistics_of(COMPETITIVE), rows_of(COMPETITIVE)
    assert stats.games == len(rows) == GAMES
    assert stats.lengths == Counter(row.choices for row in rows)
    assert stats.reasons == Counter(row.reason for row in rows)
    assert stats.seat_games == Counter({0: GAMES, 1: GAMES, 2: GAMES})
    for seat in range(3):
        assert stats.seat_wins[seat] == sum(row.ranks[seat] == 1 for row in rows)
    assert stats.seat_scores == Counter((seat, row.scores[seat]) for row in rows for seat in range(3))
    assert stats.rank_scores == Counter((row.ranks[seat], row.scores[seat]) for row in rows for seat in range(3))
    assert stats.game_scores == Counter(sum(row.scores) for row in rows)
    assert stats.margins == Counter(sorted(row.scores)[-1] - sorted(row.scores)[-2] for row in rows)
    assert stats.winners == Counter(row.ranks.count(1) for row in rows)
    assert stats.fair == sum(rank == 1 for row in rows for rank in row.ranks) / (3 * GAMES)
    assert not stats.team


def test_a_team_wins_as_one() -> None:
    stats, rows = statistics_of(TOGETHER), rows_of(TOGETHER)
    assert stats.team == Counter(row.won for row in rows)
    assert set(stats.team) == {True, False}
    assert stats.team_scores == Counter((row.won, sum(row.scores)) for row in rows)
    assert not stats.seat_wins
    assert not stats.margins


def test_questions_are_counted_with_all_their_options() -> None:
    stats = statistics_of(COMPETITIVE)
    questions: Counter[tuple[str, int]] = Counter()
    course: Counter[tuple[int, int]] = Counter()
    for table in tables_of(COMPETITIVE):
        for made, (seat, _) in enumerate(table.choices):
            before = table.at(made)
            found = len(table.game.options(before, seat))
            questions[table.game.asking(before), found] += 1
            course[int(20 * made / len(table.choices)), found] += 1
    assert stats.questions == questions
    assert stats.course == course


def test_turns_and_rounds_are_counted_if_a_game_has_events_for_them() -> None:
    turns = Counter(
        sum(table.game.events.word(event.what).name == "turn_begins" for events in table.story() for event in events)
        for table in tables_of(COMPETITIVE)
    )
    assert statistics_of(COMPETITIVE).spans == Counter({("turn_begins", n): times for n, times in turns.items()})
    assert statistics_of(LONG).spans == {("round_begins", 4): 2}


@pytest.mark.parametrize("word", ["learned", "card_used"])
def test_cards_of_winners_and_of_others(word: str) -> None:
    stats, tables, rows = statistics_of(COMPETITIVE), tables_of(COMPETITIVE), rows_of(COMPETITIVE)
    told = events_of(tables, word)
    won = [(game, card) for game, seat, card in told if rows[game].ranks[seat] == 1]
    lost = [(game, card) for game, seat, card in told if rows[game].ranks[seat] > 1]
    assert won
    for card in {card for _, _, card in told}:
        hits = [sum(each == card for _, each in side) for side in (won, lost)]
        assert stats.event_items[word, "card", card].sums == [hits[0], len(won), hits[1], len(lost)]


def test_cards_of_teams_that_won_and_that_lost() -> None:
    stats, tables, rows = statistics_of(TOGETHER), tables_of(TOGETHER), rows_of(TOGETHER)
    told = events_of(tables, "learned")
    won = [card for game, _, card in told if rows[game].won]
    lost = [card for game, _, card in told if not rows[game].won]
    for card in {card for _, _, card in told}:
        shares = stats.event_items["learned", "card", card]
        assert shares.sums == [won.count(card), len(won), lost.count(card), len(lost)]


@pytest.mark.parametrize(("asked", "verb"), [(COMPETITIVE, "learn"), (COMPETITIVE, "lay"), (LONG, "play")])
def test_offered_and_chosen_items(asked: Request, verb: str) -> None:
    """Only questions with several options count."""
    stats, rows = statistics_of(asked), rows_of(asked)
    offered: Counter[tuple[bool, str]] = Counter()
    chosen: Counter[tuple[bool, str]] = Counter()
    for row, table in zip(rows, tables_of(asked), strict=True):
        for made, (seat, choice) in enumerate(table.choices):
            possible = [table.game.choices.to_json(each) for each in table.game.options(table.at(made), seat)]
            if len(possible) > 1:
                won = row.ranks[seat] == 1
                offered.update((won, str(said["card"])) for said in possible if said["do"] == verb)
                said = table.game.choices.to_json(choice)
                if said["do"] == verb:
                    chosen[won, str(said["card"])] += 1
    cards = {card for _, card in offered}
    assert len(cards) > 3
    for card in cards:
        numbers = [chosen[True, card], offered[True, card], chosen[False, card], offered[False, card]]
        assert stats.chosen[verb, "card", card].sums == numbers


def test_the_first_turn_is_that_of_the_first_seat_that_is_asked_alone() -> None:
    """The player with the lamp is the first to be asked alone. With first=2 that is the second seat."""
    request = request_for("mosquitozzz", first=2, players=2)
    stats, rows = statistics_of(request), rows_of(request)
    assert stats.turn_games[1] == GAMES
    assert stats.turn_wins[1] == sum(row.ranks[1] == 1 for row in rows)


def test_results_do_not_depend_on_workers() -> None:
    request = request_for("mosquitozzz", games=11, option_games=1)
    game = known_game("mosquitozzz")
    alone, shared = run_experiment(game, request, 1), run_experiment(game, request, 2)
    assert (alone.settings, alone.refused) == (shared.settings, shared.refused)
    for one, two in zip(alone.stats, shared.stats, strict=True):
        for name, counts in vars(one).items():
            if isinstance(counts, Counter):
                assert counts == getattr(two, name)
            else:
                assert {key: (each.sums, each.products) for key, each in counts.items()} == {
                    key: (each.sums, each.products) for key, each in getattr(two, name).items()
                }


# --- which games


def test_every_other_value_of_every_option_is_tried() -> None:
    for name in SHELF:
        game = known_game(name)
        settings, refused = settings_of(game, request_for(name, option_games=1))
        tried = [(setting.option, setting.value) for setting in settings[1:]] + refused
        wanted = {(each.name, value) for each in game.declared for value in each.values if value != each.default}
        assert len(tried) == len(set(tried))
        assert set(tried) == wanted
        for setting in settings[1:]:
            assert setting.options == {**settings[0].options, setting.option: setting.value}


def test_impossible_values_are_named() -> None:
    _, refused = settings_of(known_game("mosquitozzz"), request_for("mosquitozzz", option_games=1, players=2))
    assert refused == [("first", 3), ("first", 4)]


def test_kinds_of_items_with_effects() -> None:
    assert item_kinds(known_game("mosquitozzz")) == ["card"]
    assert item_kinds(known_game("schwarm")) == ["card", "ability"]


def test_search_bots_have_no_time_limit() -> None:
    named = ["hard", "hard:5", "oracle", "easy"]
    request = new_request(known_game("mosquitozzz"), {}, "medium", 1, 2, 0, named, 6, "en")
    assert request.bot == f"medium:{MEDIUM.iterations}"
    assert request.ladder == (f"hard:{HARD.iterations}", "hard:5", f"oracle:{HARD.iterations}", "easy")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"bot": "clever"}, "there is no bot 'clever'; there are: random"),
        ({"bot": "oracle"}, "oracle cheats"),
        ({"bot": "greedy:40"}, "greedy does not search"),
        ({"games": 1}, "it takes 2 at least"),
        ({"seed": -1}, "seed -1 is not possible"),
        ({"options": {"players": 2, "first": 4}}, "first=4 is not possible with 2 players"),
        ({"options": {"weather": "hot"}}, "there is no option weather"),
        ({"ladder": ["greedy"]}, "greedy alone is no contest"),
        ({"ladder": ["easy", "easy"]}, "easy is named twice"),
        ({"ladder": ["hard:many"]}, "names no number of playouts"),
    ],
)
def test_impossible_requests_are_refused_before_anything_is_played(changed: dict[str, Any], said: str) -> None:
    asked = {"options": {}, "bot": "greedy", "seed": 1, "games": 2, "option_games": 1, "ladder": ["easy"]}
    with pytest.raises(WuselError, match=said):
        new_request(known_game("mosquitozzz"), **{**asked, **changed}, ladder_games=6, language="en")
