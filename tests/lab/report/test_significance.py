"""Significance: the differences that a report calls clear."""

from collections import Counter

from wusel.engine.chance import Chance
from wusel.games import known_game
from wusel.lab.report.cards import by_word, cards
from wusel.lab.report.experiment import Experiment, Setting
from wusel.lab.report.game_statistics import GameStatistics
from wusel.lab.report.gameplay import rates_figure, winning
from wusel.lab.report.options import first_turn_advantage, length, options, score, team, z_score
from wusel.lab.report.shares import Shares
from wusel.texts.texts import Texts

GAME = known_game("mosquitozzz")
TEXTS = Texts(GAME, "en")
ASKED = {option.name: option.default for option in GAME.declared}


def test_only_significant_differences_are_called_clear() -> None:
    even = rates_figure("Wins", [("A", 140, 400), ("B", 130, 400), ("C", 130, 400)], 1 / 3, "The seat")
    assert "The seat makes no clear difference" in even
    assert "row up" not in even
    uneven = rates_figure("Wins", [("A", 200, 400), ("B", 130, 400), ("C", 70, 400)], 1 / 3, "The seat")
    assert "clearly more than a fair share for “A” (50 %), clearly less for “C” (18 %)" in uneven
    assert (uneven.count("row up"), uneven.count("row down"), uneven.count("row plain")) == (1, 1, 1)


def test_a_shared_victory_raises_the_fair_share() -> None:
    stats = GameStatistics()
    stats.lengths[30] = 50
    stats.seat_games.update({0: 50, 1: 50})
    stats.seat_wins.update({0: 40, 1: 30})
    stats.turn_games.update({1: 50, 2: 50})
    stats.turn_wins.update({1: 45, 2: 25})
    stats.winners.update({1: 30, 2: 20})
    setting = Setting("", "", ASKED, 50, 2, together=False)
    body = winning(TEXTS, Experiment([setting], [stats], [])).body
    assert "In 20 games the victory was shared" in body
    assert "a fair share is 70 %" in body
    first = first_turn_advantage(setting, stats)
    assert first is not None
    assert round(first[0], 6) == 0.2


def some_items(hits: dict[str, tuple[int, int]], games: int) -> dict[tuple[str, str, str], Shares]:
    """Return cards that winners and others take with these probabilities in 100."""
    rng = Chance(4711)
    found: dict[tuple[str, str, str], Shares] = {}
    for card, (winners, others) in hits.items():
        shares = found.setdefault(("learned", "card", card), Shares())
        for _ in range(games):
            own, theirs = (sum(rng.draw(100) < chance for _ in range(8)) for chance in (winners, others))
            shares.add(own, 8, theirs, 8)
    return found


def test_cards_are_ranked_and_significant_ones_named() -> None:
    stats = GameStatistics()
    stats.lengths[30] = 300
    stats.event_items = some_items({"flat_hand": (20, 20), "fog_bomb": (30, 20), "medicine": (10, 20)}, 300)
    body = cards(TEXTS, stats, together=False).body
    assert "With winners clearly more frequent: Fog Bomb; clearly less frequent: Medicine." in body
    assert body.index(">Fog Bomb<") < body.index(">Flat Hand<") < body.index(">Medicine<")
    together = cards(TEXTS, stats, together=True).body
    assert "In games won clearly more frequent: Fog Bomb" in together


def test_rare_cards_are_in_the_table_only() -> None:
    stats = GameStatistics()
    stats.lengths[30] = 300
    stats.event_items = some_items({"flat_hand": (20, 20), "fog_bomb": (20, 20)}, 300)
    rare = stats.event_items["learned", "card", "ointment"] = Shares()
    rare.add(1, 5, 0, 5)
    body = cards(TEXTS, stats, together=False).body
    assert "too rare" in body
    assert '<span class="label">Ointment' not in body
    assert '<th scope="row">Ointment' in body


def test_words_with_the_same_counts_are_left_out() -> None:
    first = some_items({"flat_hand": (20, 20), "fog_bomb": (30, 20)}, 10)
    again = {("drew_card", kind, name): shares for (_, kind, name), shares in first.items()}
    assert len(by_word({**first, **again})) == 1
    again["drew_card", "card", "flat_hand"] = Shares()
    again["drew_card", "card", "flat_hand"].add(1, 2, 3, 4)
    assert len(by_word({**first, **again})) == 2


def setting_statistics(games: int, mean: int, won: int | None = None) -> GameStatistics:
    """Return statistics of games with a mean length, and of a team with a number of wins."""
    stats = GameStatistics()
    stats.lengths = Counter({mean - 5: games // 2, mean + 5: games - games // 2})
    stats.game_scores = Counter({12: games // 2, 15: games - games // 2})
    if won is not None:
        stats.team = Counter({True: won, False: games - won})
    return stats


def test_options_with_significant_effects_are_named() -> None:
    settings = [
        Setting("", "", ASKED, 100, 3, together=False),
        Setting("idle_use", True, {**ASKED, "idle_use": True}, 100, 3, together=False),
        Setting("mode", "ambush", {**ASKED, "mode": "ambush"}, 100, 3, together=True),
    ]
    stats = [setting_statistics(100, 50), setting_statistics(100, 51), setting_statistics(100, 80, won=60)]
    body = options(TEXTS, Experiment(settings, stats, [("first", 4)])).body
    assert "50.0 as asked for; clearly different with Ambush: together, easy (80.0)." in body
    assert "No option clearly changes it (4.5 as asked for)." in body
    assert "60 %" in body
    assert "First player: Seat 4" in body
    found = [length(settings[0], stats[0]), score(settings[0], stats[0]), team(settings[2], stats[2])]
    assert [each and round(each[0], 6) for each in found] == [50.0, 4.5, 0.6]
    assert first_turn_advantage(settings[0], stats[0]) is None
    assert team(settings[0], stats[0]) is None


def test_z_score_of_a_difference() -> None:
    one, two = (10.0, (10 - 1.959964 * 3, 10 + 1.959964 * 3)), (0.0, (-1.959964 * 4, 1.959964 * 4))
    assert round(z_score(one, two), 6) == 2.0
    always = (1.0, (1.0, 1.0))
    assert z_score(always, always) == 0.0
    assert z_score(always, (2.0, (2.0, 2.0))) > 1000
