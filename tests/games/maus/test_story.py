"""The text of the story: she and he, speakers on a page, returning themes, and the cost of a loss."""

import re
from itertools import product
from typing import Any, cast

import pytest

from tests.games.maus.scene import GAME, Scene
from tests.games.maus.telling import set_counts
from wusel.engine.kinds import NOTHING
from wusel.engine.table import Table
from wusel.games.maus import words
from wusel.games.maus.content.chapters import PageCard
from wusel.games.maus.content.components import AbilityCard, HeroCard
from wusel.games.maus.rules.triggers import read_page
from wusel.games.maus.state import OUT_OF_TIME
from wusel.games.maus.steps.chapters import turn_to_next
from wusel.texts.locale_files import locale_text
from wusel.texts.texts import Texts

CONTENT = GAME.content
ONE_OF_EACH = list({hero.gender: hero for hero in CONTENT.heroes}.values())
"""She and he. Texts about heroes differ only in the name."""
NAMES = [hero.title["en"] for hero in CONTENT.heroes]
HE = ("hero_leader", "hero_tinkerer")
WRONG = {
    ("en", "he"): r"\b(she|her|hers|herself)\b",
    ("en", "she"): r"\b(he|him|his|himself)\b",
    ("de", "he"): r"\b(sie|ihre?[mnrs]?)\b",
    ("de", "she"): r"\b(er|ihm|ihn|seine?[mnrs]?)\b",
}
IN_QUOTES = re.compile("“[^”]*”|„[^“]*“")


def wrong_in(text: str, language: str, gender: str) -> list[str]:
    """Return the words in a text with the wrong gender for a figure. Direct speech is skipped."""
    return re.findall(WRONG[language, gender], IN_QUOTES.sub("", text), re.IGNORECASE)


# --- she and he


def test_arlo_and_otto_are_he_and_so_are_gram_and_brodie() -> None:
    genders = GAME.genders()
    assert tuple(hero.name for hero in CONTENT.heroes if genders[hero.name] == "he") == HE
    assert {genders[foe] for foe in ("boss_captain", "boss_cat")} == {"he"}
    assert {genders[foe] for foe in ("boss_centipede", "boss_sorceress")} == {"she"}


def messages_of_heroes(language: str) -> list[tuple[str, str]]:
    """Return the keys and sources of the messages that name a hero."""
    source = locale_text(GAME.home / "locale", language)
    found = re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:[ \t]+.*\n)*)", source + "\n", re.MULTILINE)
    return [(key, text) for key, text in found if "$hero " in text]


@pytest.mark.parametrize("hero", ONE_OF_EACH, ids=lambda hero: str(hero.name))
@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_is_said_of_a_hero_says_she_or_he_as_is_right(language: str, hero: HeroCard) -> None:
    texts = Texts(GAME, language)
    for key, source in messages_of_heroes(language):
        args: dict[str, str | int] = dict.fromkeys(re.findall(r"\$(\w+)", source), "…")
        args |= {
            "hero": hero.title[language],
            "hero_is": hero.gender,
            **dict.fromkeys(["foe", "figure", "side", "exit"], "…"),
        }
        ways = re.findall(r"\[([\w-]+)\]", source) or [""]
        for may, n in product(ways, (0, 1, 3)):
            told = texts.say(key, **{**args, "may": may, "who": may, "where": may, "n": n, "points": n})
            assert not wrong_in(told, language, hero.gender), f"{key}: {told}"


@pytest.mark.parametrize("ability", CONTENT.abilities, ids=lambda ability: str(ability.name))
def test_an_ability_speaks_of_those_who_can_have_it(ability: AbilityCard) -> None:
    genders = {hero.gender for number, hero in enumerate(CONTENT.heroes) if ability.heroes >> number & 1}
    for gender in genders:
        assert not wrong_in(ability.sentence["en"], "en", gender)


# --- who is there


@pytest.mark.parametrize("page", CONTENT.pages, ids=lambda page: str(page.name))
def test_nobody_is_named_who_may_not_be_there(page: PageCard) -> None:
    """Any four heroes may go. A page names no hero, and a line names only the hero that it needs."""
    texts = [(page.text, NOTHING)] + [(line.text, line.hero) for line in page.lines]
    for (text, hero), language in product(texts, ("en", "de")):
        named = {name for name in NAMES if re.search(rf"\b{name}\b", text[language])}
        assert named == ({CONTENT.heroes[hero].title[language]} if hero != NOTHING else set()), text[language]
        if hero != NOTHING:
            assert not wrong_in(text["en"], "en", CONTENT.heroes[hero].gender), text["en"]


@pytest.mark.parametrize("chapter", range(1, 7))
def test_every_hero_has_something_to_say_in_every_chapter(chapter: int) -> None:
    pages = [page for page in CONTENT.pages if page.name.startswith(f"page_0{chapter}_")]
    assert {line.hero for page in pages for line in page.lines} >= set(range(len(CONTENT.heroes)))


def party(mice: str) -> Scene:
    return Scene(mice, chapter=1, room="room_4o")


def lines_of(scene: Scene, page: str) -> list[str]:
    """Return the extra lines of a page in the current state."""
    read_page(scene.s, words.Page(CONTENT.names.page.index(f"page_{page}")))
    return [name for name in cast(list[str], scene.table.view(0)["lines"]) if name.startswith(f"page_{page}_line_")]


def test_who_is_there_speaks_and_who_is_not_does_not() -> None:
    assert lines_of(party("healer a1, scamp a2"), "01_last_rat") == ["page_01_last_rat_line_1"]
    assert lines_of(party("leader a1, scamp a2"), "01_last_rat") == ["page_01_last_rat_line_2"]
    assert lines_of(party("mystic a1, scamp a2"), "01_last_rat") == []


@pytest.mark.rule("MM-CAP1")
def test_a_captured_mouse_says_nothing() -> None:
    assert lines_of(party("leader a2, healer"), "01_last_rat") == ["page_01_last_rat_line_2"]


def test_of_lines_that_stand_for_each_other_the_first_is_said() -> None:
    assert lines_of(party("archer a1, tinkerer a2"), "01_pantry") == ["page_01_pantry_line_1"]
    assert lines_of(party("scamp a1, tinkerer a2"), "01_pantry") == ["page_01_pantry_line_2"]


@pytest.mark.parametrize(
    ("page", "count"),
    [
        ("02_procession", "spared"),
        ("03_asleep", "spared"),
        ("04_turn", "spared"),
        ("05_two_ways", "sluice_open"),
        ("06_attic", "spared"),
    ],
)
def test_what_was_done_before_comes_back(page: str, count: str) -> None:
    scene = party("leader a1, scamp a2")
    before = lines_of(scene, page)
    assert lines_of(set_counts(scene, **{count: 1}), page) != before


# --- the goal


@pytest.mark.parametrize("chapter", range(1, 7))
def test_the_opening_ends_with_the_goal(chapter: int) -> None:
    opening = cast(Any, GAME.catalogue())["chapters"][f"chapter_0{chapter}"]["opening"]
    assert opening[-1] == f"page_0{chapter}_goal"
    table = Table(GAME, {"chapter": chapter}, seed=1)
    while not table.state.round:
        table.choose(table.owing()[0], table.legal(table.owing()[0])[0])
    told = [GAME.events.to_json(event.what) for events in table.story() for event in events]
    pages = [each["page"] for each in told if each["do"] == "page_turned"]
    assert opening[-1] in pages


def test_a_goal_has_a_short_sentence_and_what_it_takes_is_counted() -> None:
    goals = [page for page in CONTENT.pages if page.aim]
    assert {CONTENT.names.page[chapter.goal] for chapter in CONTENT.chapters} <= {page.name for page in goals}
    for page in goals:
        assert max(len(aim.split()) for aim in page.aim.values()) <= 20
        for count, n in page.takes.items():
            assert n <= CONTENT.counts[CONTENT.names.count.index(count)].most


# --- on after a loss


@pytest.mark.rule("MM-S4")
@pytest.mark.parametrize(
    ("chapter", "page", "wheel", "wounds"), [(1, 2, 0, 0), (2, 1, 0, 1), (3, 1, 3, 0), (4, 2, 0, 0), (5, 2, 2, 0)]
)
def test_who_goes_on_after_a_loss_is_told_so_and_pays(chapter: int, page: int, wheel: int, wounds: int) -> None:
    s = Scene("leader a1 ability_leader_1, scamp a2 ability_scamp_3", chapter=chapter, campaign=True).s
    s.endings[s.chapter.number] = OUT_OF_TIME
    s.agenda.clear()
    turn_to_next(s)
    s.events = []
    GAME.settle(s)
    while GAME.asking(s) in ("keep_something", "keep_some_ability"):
        GAME.apply(s, 0, GAME.options(s, 0)[-1])
    told = [GAME.events.to_json(event.what) for event in s.events]
    assert next(each["page"] for each in told if each["do"] == "page_turned") == f"page_0{chapter}_onward"
    assert (s.chapter.hourglass, s.chapter.wheel) == (page, wheel)
    assert {mouse.wounds for mouse in s.party.mice} == {wounds}
