"""What a report calls clear, and what it leaves to chance."""

from collections import Counter

from wusel.engine.chance import Chance
from wusel.games import known_game
from wusel.lab.report.cards import by_word, things
from wusel.lab.report.experiment import Setting, Study
from wusel.lab.report.game_statistics import Notes
from wusel.lab.report.gameplay import rates_figure, winning
from wusel.lab.report.options import apart, edge, length, options, score, team
from wusel.lab.report.shares import Shares
from wusel.texts.texts import Texts

GAME = known_game("mosquitozzz")
TEXTS = Texts(GAME, "en")
ASKED = {option.name: option.default for option in GAME.declared}


def test_only_what_chance_would_not_explain_is_called_clear() -> None:
    even = rates_figure("Wins", [("A", 140, 400), ("B", 130, 400), ("C", 130, 400)], 1 / 3, "The seat")
    assert "The seat makes no clear difference" in even
    assert "row up" not in even
    uneven = rates_figure("Wins", [("A", 200, 400), ("B", 130, 400), ("C", 70, 400)], 1 / 3, "The seat")
    assert "clearly more than a fair share for “A” (50 %), clearly less for “C” (18 %)" in uneven
    assert (uneven.count("row up"), uneven.count("row down"), uneven.count("row plain")) == (1, 1, 1)


def test_a_shared_victory_raises_the_fair_share() -> None:
    notes = Notes()
    notes.lengths[30] = 50
    notes.seat_games.update({0: 50, 1: 50})
    notes.seat_wins.update({0: 40, 1: 30})
    notes.turn_games.update({1: 50, 2: 50})
    notes.turn_wins.update({1: 45, 2: 25})
    notes.winners.update({1: 30, 2: 20})
    setting = Setting("", "", ASKED, 50, 2, together=False)
    body = winning(TEXTS, Study([setting], [notes], [])).body
    assert "In 20 games the victory was shared" in body
    assert "a fair share is 70 %" in body
    first = edge(setting, notes)
    assert first is not None
    assert round(first[0], 6) == 0.2


def some_things(hits: dict[str, tuple[int, int]], games: int) -> dict[tuple[str, str, str], Shares]:
    """Cards that winners and others take with these chances in 100."""
    rng = Chance(4711)
    found: dict[tuple[str, str, str], Shares] = {}
    for card, (winners, others) in hits.items():
        shares = found.setdefault(("learned", "card", card), Shares())
        for _ in range(games):
            own, theirs = (sum(rng.draw(100) < chance for _ in range(8)) for chance in (winners, others))
            shares.add(own, 8, theirs, 8)
    return found


def test_cards_are_ranked_and_the_clear_ones_named() -> None:
    notes = Notes()
    notes.lengths[30] = 300
    notes.happened = some_things({"flat_hand": (20, 20), "fog_bomb": (30, 20), "medicine": (10, 20)}, 300)
    body = things(TEXTS, notes, together=False).body
    assert "With winners clearly more frequent: Fog Bomb; clearly less frequent: Medicine." in body
    assert body.index(">Fog Bomb<") < body.index(">Flat Hand<") < body.index(">Medicine<")
    together = things(TEXTS, notes, together=True).body
    assert "In games won clearly more frequent: Fog Bomb" in together


def test_rare_cards_are_in_the_table_alone() -> None:
    notes = Notes()
    notes.lengths[30] = 300
    notes.happened = some_things({"flat_hand": (20, 20), "fog_bomb": (20, 20)}, 300)
    rare = notes.happened["learned", "card", "ointment"] = Shares()
    rare.add(1, 5, 0, 5)
    body = things(TEXTS, notes, together=False).body
    assert "too rare" in body
    assert '<span class="label">Ointment' not in body
    assert '<th scope="row">Ointment' in body


def test_a_word_that_says_the_same_once_more_is_left_out() -> None:
    first = some_things({"flat_hand": (20, 20), "fog_bomb": (30, 20)}, 10)
    again = {("drew_card", kind, name): shares for (_, kind, name), shares in first.items()}
    assert len(by_word({**first, **again})) == 1
    again["drew_card", "card", "flat_hand"] = Shares()
    again["drew_card", "card", "flat_hand"].add(1, 2, 3, 4)
    assert len(by_word({**first, **again})) == 2


def setting_notes(games: int, mean: int, won: int | None = None) -> Notes:
    """Games with lengths about a mean, and a team that has won so many of them."""
    notes = Notes()
    notes.lengths = Counter({mean - 5: games // 2, mean + 5: games - games // 2})
    notes.game_scores = Counter({12: games // 2, 15: games - games // 2})
    if won is not None:
        notes.team = Counter({True: won, False: games - won})
    return notes


def test_options_that_change_something_are_named() -> None:
    settings = [
        Setting("", "", ASKED, 100, 3, together=False),
        Setting("idle_use", True, {**ASKED, "idle_use": True}, 100, 3, together=False),
        Setting("mode", "ambush", {**ASKED, "mode": "ambush"}, 100, 3, together=True),
    ]
    notes = [setting_notes(100, 50), setting_notes(100, 51), setting_notes(100, 80, won=60)]
    body = options(TEXTS, Study(settings, notes, [("first", 4)])).body
    assert "50.0 as asked for; clearly different with Ambush: together, easy (80.0)." in body
    assert "No option clearly changes it (4.5 as asked for)." in body
    assert "60 %" in body
    assert "First player: Seat 4" in body
    found = [length(settings[0], notes[0]), score(settings[0], notes[0]), team(settings[2], notes[2])]
    assert [each and round(each[0], 6) for each in found] == [50.0, 4.5, 0.6]
    assert edge(settings[0], notes[0]) is None
    assert team(settings[0], notes[0]) is None


def test_figures_are_apart_by_standard_errors_of_their_difference() -> None:
    one, two = (10.0, (10 - 1.959964 * 3, 10 + 1.959964 * 3)), (0.0, (-1.959964 * 4, 1.959964 * 4))
    assert round(apart(one, two), 6) == 2.0
    always = (1.0, (1.0, 1.0))
    assert apart(always, always) == 0.0
    assert apart(always, (2.0, (2.0, 2.0))) > 1000
