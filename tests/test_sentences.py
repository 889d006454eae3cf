"""The prompt names what the player can do now. The tests compare it with the options, in random play."""

from functools import cache
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.browser.positions import RARE
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.kinds import Choice, Seat
from wusel.engine.options import Value
from wusel.engine.step import ACTS, TOGETHER
from wusel.engine.table import Table
from wusel.engine.view import SPECTATOR
from wusel.engine.vocabulary import Spoken, verb
from wusel.games import SHELF, known_game, load_table
from wusel.texts.locale_files import locale_text
from wusel.texts.texts import LANGUAGES, Texts

GAMES: dict[str, Game[Any]] = {name: known_game(name) for name in SHELF}
TEXTS = {(name, language): Texts(game, language) for name, game in GAMES.items() for language in LANGUAGES}
EVERY_GAME = pytest.mark.parametrize("name", list(SHELF))
PLAYERS = ["Anna", "Ben", "Cem", "Dana"]
THREE_LINES = 112
"""Characters that fit into three lines on a phone held upright."""

TABLES: dict[str, list[dict[str, Value]]] = {
    "mosquitozzz": [{"players": n, "mode": mode} for n in (2, 3, 4) for mode in ("standard", "rebellion")] * 3,
    "schwarm": [{"players": n, "cards": cards} for n in (2, 4) for cards in ("open", "hidden")],
    "viroid": [
        {"players": 2, "start": "expert", "pathogen": "virus", "must_use_extended": False},
        {"players": 3, "pathogen": "fungus"},
        {"players": 4, "start": "expert", "pathogen": "vibrio"},
    ],
    "maus": [{"chapter": 1, "players": 1}, {"chapter": 4, "players": 4}, {"chapter": 5, "players": 2}],
}
MOST = 500
"""Choices of a random game."""

WHATEVER = {
    "viroid": {"lift_marker"},
    "maus": {"barter", "answer_hits"},
}
"""Questions whose prompt is true with any options."""


class Moment(NamedTuple):
    """A moment in which a seat is asked."""

    game: str
    step: str
    has_lamp: bool
    offered: frozenset[str]
    choices: int
    about: dict[str, Spoken]
    wanted: dict[str, int | str]
    owing: int
    awaited: dict[str, Spoken]

    def said(self, language: str = "en") -> str:
        return TEXTS[self.game, language].question(self.step, self.wanted, PLAYERS)

    def waits(self, language: str = "en") -> str:
        """Return the message to the other players about the ones they wait for."""
        texts = TEXTS[self.game, language]
        names = ", ".join(PLAYERS[: self.owing])
        return texts.say(f"waits-{self.step}", names=names, count=self.owing, **texts.all_meant(self.awaited, PLAYERS))


class Variants(Visitor):
    """Collects the values that select the sentences of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # named by fluent
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "may":
            self.found += [each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)]
        self.generic_visit(node)


def variants(game: Game[Any], language: str) -> dict[str, list[str]]:
    """Return for every question the words that select its sentence. They are empty if the sentence is always the
    same."""
    found = {}
    for entry in FluentParser().parse(locale_text(game.home / "locale", language)).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("ask-"):
            visitor = Variants()
            visitor.visit(entry)
            found[entry.id.name.removeprefix("ask-")] = visitor.found
    return found


@cache
def moments(name: str) -> list[Moment]:
    """Yield random games, and rare moments."""
    game = GAMES[name]
    found = []
    for number, options in enumerate(TABLES[name]):
        luck = Chance(1)
        luck.reseed(number)
        table = Table(game, options, number)
        for _ in range(MOST):
            if not table.owing():
                break
            seat = table.owing()[luck.draw(len(table.owing()))]
            legal = table.legal(seat)
            found.append(moment(table, seat))
            table.carry_out(seat, legal[luck.draw(len(legal))])
    rare = [load_table(path) for path in sorted(RARE.glob(f"{name}-*.wusel"))]
    return found + [moment(table, table.owing()[0]) for table in rare]


def moment(table: Table[Any], seat: int) -> Moment:
    game, s, legal = table.game, table.state, table.legal(seat)
    return Moment(
        game.name,
        game.asking(s),
        seat == getattr(s, "active", None),
        frozenset(game.words_of(legal).split("-")),
        len(legal),
        game.about(s),
        game.wanted(s, Seat(seat), legal),
        len(table.owing()),
        game.awaited(game.public_view(s)),
    )


@EVERY_GAME
def test_a_sentence_is_chosen_by_what_is_on_offer(name: str) -> None:
    known = variants(GAMES[name], "en")
    offered: dict[str, set[str]] = {}
    for now in moments(name):
        may = str(now.wanted["may"])
        offered.setdefault(now.step, set()).add(may)
        if known[now.step]:
            assert may in known[now.step], f"{now.step} has no sentence for {may}"
        for language in LANGUAGES:
            assert 0 < len(now.said(language)) <= THREE_LINES, now.said(language)
    fixed = {step for step, found in offered.items() if len(found) > 1 and not known[step]}
    assert fixed <= WHATEVER.get(name, set()), {step: offered[step] for step in fixed}
    assert len(offered) > len([step for step in GAMES[name].steps if step.kind != ACTS]) * 0.6


@EVERY_GAME
def test_both_languages_choose_alike(name: str) -> None:
    german = variants(GAMES[name], "de")
    for step, found in variants(GAMES[name], "en").items():
        assert sorted(found) == sorted(german[step]), step


@EVERY_GAME
def test_a_seat_sees_what_its_own_sentence_speaks_of(name: str) -> None:
    table = Table(GAMES[name], {}, 5)
    asked = table.owing()[0]
    seen: Any = table.view(asked)["wanted"]
    assert {name: value for name, value in seen.items() if name != "moot"} == moment(table, asked).wanted
    for other in {-1, *range(table.state.seats)} - set(table.owing()):
        assert table.view(other)["wanted"] == {}


@EVERY_GAME
def test_others_are_told_what_they_wait_for(name: str) -> None:
    """The message uses only arguments from the public view."""
    for now in moments(name):
        for language in LANGUAGES:
            said = now.waits(language)
            assert "Anna" in said
            assert len(said) <= THREE_LINES


def test_what_is_waited_for_is_counted() -> None:
    defences = [now for now in moments("mosquitozzz") if now.step == "defend"]
    assert all(now.awaited["n"] == now.wanted["n"] for now in defences)
    for name, word, step in (("viroid", "n", "infect"), ("viroid", "dna", "mutate"), ("maus", "hero", "take_turn")):
        for now in moments(name):
            if now.step == step:
                assert now.awaited[word] == now.wanted["n" if word == "dna" else word]


# --- choices in the public view


@EVERY_GAME
def test_everybody_sees_what_somebody_has_chosen_where_not_all_choose_at_once(name: str) -> None:
    """A request to take back a choice may name it, because any other choice would have looked different to all. Games
    without hidden information are left out."""
    if not GAMES[name].hides():
        return
    for number, options in enumerate(TABLES[name]):
        luck = Chance(1)
        luck.reseed(number)
        table = Table(GAMES[name], options, number)
        for _ in range(60):
            if not table.owing():
                break
            seat = table.owing()[0]
            legal = table.legal(seat)
            made = legal[luck.draw(len(legal))]
            if table.game.steps[table.state.agenda[-1]].kind != TOGETHER:
                seen = [led_to(table, seat, each) for each in {made, legal[luck.draw(len(legal))]}]
                assert len({state for state, _ in seen}) <= len({public for _, public in seen}), legal
            table.carry_out(seat, made)


def led_to(table: Table[Any], seat: int, choice: int) -> tuple[str, str]:
    """Return the state after a choice, and what a spectator sees and hears of it."""
    s = table.state.clone()
    s.events = []
    table.game.apply(s, seat, choice)
    heard = [table.game.events.to_json(event.what) for event in s.events if event.is_seen_by(SPECTATOR)]
    s.events = None
    return repr(s.to_data()), repr((table.game.public_view(s), heard))


# --- what is said and what is offered

DEFENCE = {"blue": ("Blue",), "green": ("Green", "green"), "hand": ("Flat Hand",)}


def test_a_defence_names_the_cards_that_help_and_no_others() -> None:
    seen = set()
    for now in moments("mosquitozzz"):
        if now.step != "defend":
            continue
        said = now.said()
        useful = set(str(now.wanted["may"]).split("-"))
        seen |= useful
        for kind, names in DEFENCE.items():
            assert (kind in useful) == any(each in said for each in names), said
        assert ("end the defence" in said) == (now.offered == {"end_defence"})
    assert seen == {*DEFENCE, "nothing"}


def test_only_who_has_the_lamp_is_told_so() -> None:
    told = {(now.has_lamp, now.said().startswith("You have the lamp"))
            for now in moments("mosquitozzz") if now.step == "lay_cards"}  # fmt: skip
    assert told == {(True, True), (False, False)}


SPOKEN_OF = {
    "sail_ships": {"sail": "your ships may sail", "deploy": "deploy a ship"},
    "send_researchers": {"explore": "lay|on the sea", "staff": "researcher"},
    "whale_swims": {"rest": "rest"},
    "acquire": {"take": "action card", "take_order": "order card"},
    "wake_whale": {"new_whale": "new whale"},
    "raise_tsunami": {"new_tsunami": "new tsunami"},
    "play_card": {"joker": "joker"},
}


def test_at_sea_nothing_is_named_that_cannot_be_done() -> None:
    seen = set()
    for now in moments("schwarm"):
        for word, marks in SPOKEN_OF.get(now.step, {}).items():
            said = now.said().lower().replace("no swarm tile can be laid", "")
            seen.add((now.step, word in now.offered))
            assert (word in now.offered) == any(mark in said for mark in marks.split("|")), said
    assert len(seen) > len(SPOKEN_OF) * 1.5


def test_numbers_are_those_of_the_moment() -> None:
    for now in moments("schwarm"):
        if now.step == "crab_crawls":
            assert now.wanted["n"] == now.choices
        elif "left" in now.about:
            assert now.wanted["n"] == now.about["left"]


def test_a_mouse_who_can_do_nothing_more_is_told_to_end_her_turn() -> None:
    turns = [now for now in moments("maus") if now.step == "take_turn"]
    for now in turns:
        assert ("nothing left" in now.said()) == (now.offered == {"end_turn"})
        assert ("may still move" in now.said()) == bool(now.offered & {"go", "stand_up", "climb_out"})
    assert {now.wanted["may"] for now in turns} == {"go-act", "go", "act", "free", "nothing"}


def test_a_strain_is_named_for_discarding_only_where_there_is_one() -> None:
    for now in moments("viroid"):
        if now.step == "mutate":
            assert ("discard" in now.said()) == ("discard_strain" in now.offered)
        if now.step == "develop_freely":
            assert ("done" in now.said()) == ("finish" in now.offered)


def test_words_come_in_the_order_in_which_they_are_declared() -> None:
    game = GAMES["schwarm"]
    choices = [Choice(game.choices.from_json({"do": word})) for word in ("rest", "anchor")]
    assert game.words_of([*choices, *choices]) == "anchor-rest"
    assert verb(choices[0]) > verb(choices[1])
