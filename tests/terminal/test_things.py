"""Every component of a game is found by its name, with the information in the catalogue."""

from typing import Any

import pytest

from tests.terminal.sitting import Sitting
from wusel.games import SHELF, known_game
from wusel.pictures.picture import picture_of
from wusel.terminal.things import Things
from wusel.texts.texts import LANGUAGES, Texts

EVERY_GAME = pytest.mark.parametrize("name", [*SHELF, "crumbs"])
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
# Entries that are no components, that share the name of another, or that belong to an untold part of the story.
NOT_LOOKED_UP = {
    "mosquitozzz": "sets hand_sizes",
    "schwarm": "fields rows columns bearings openings joker side_bonus pieces rounds quotas",
    "viroid": "land families prices cure_start corpses markers limits",
    "maus": "grounds plan pages counts kept",
    "crumbs": "",
}
NOTHING_BUT_A_NAME = ("lines",)


def things_of(name: str, language: str) -> Things:
    game = known_game(name)
    return Things(game, Texts(game, language))


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_part_of_the_catalogue_is_looked_up_or_is_known_not_to_be(name: str, language: str) -> None:
    told = {thing.collection for thing in things_of(name, language).all()}
    parts = {part for part, value in known_game(name).catalogue().items() if isinstance(value, dict | list)}
    assert parts - told == {*NOT_LOOKED_UP[name].split()}


@EVERY_GAME
@EVERY_LANGUAGE
def test_everything_is_found_by_its_name_and_there_is_something_to_tell(name: str, language: str) -> None:
    things = things_of(name, language)
    reading, say, card = picture_of(things.game).reading, things.texts.say, things.texts.card
    for thing in things.all():
        title = things.title(thing)
        assert thing.name in [found.name for found in things.called(title.upper())]
        told = [reading(things.game, thing.kind, thing.name, say, card, 80), *things.told(thing)]
        assert any(told) or thing.collection in NOTHING_BUT_A_NAME, title
        assert not [line for line in told if "None" in line or "{" in line or "_" in line]


@pytest.mark.parametrize(
    ("game", "language", "asked", "told"),
    [
        ("viroid", "en", "los angeles", "Los Angeles (city) Continent: America Resistances needed: drugs 5, heat 2"),
        ("viroid", "de", "moskau", "Moskau (Stadt) Kontinent: Europa"),
        ("viroid", "en", "bacterium", "Bacterium (pathogen) Sturdy and modest."),
        ("viroid", "en", "biofilm", "· Biofilm · Price: 18 · You: resistance to cold +1."),
        ("viroid", "de", "graue schmiere", "Graue Schmiere · Du darfst vor dem Ereignis 1 DNA mehr abgeben."),
        ("viroid", "en", "mild climate", "Everybody: resistance to heat +1. DNA: 10"),
        ("schwarm", "en", "fast ship", "Fast Ship (ability) Your ships sail up to 4 fields"),
        ("schwarm", "de", "c1", "c1 (Landfeld) Punkte für eine Station am Ende: 6 Küste: Norden"),
        ("maus", "en", "arlo", "Classes: warrior, leader Attack: 2 Defence: 1"),
        ("maus", "de", "klopfen im holz", "Seite für Seite: 2 × Ratte / 3 × Ratte / 4 × Ratte, 2 × Kakerlake"),
        ("maus", "en", "rat warrior", "Rat Warrior ♥"),
        ("mosquitozzz", "en", "air raid", "Colour: red Number on it: 2"),
    ],
)
def test_h_tells_it(game: str, language: str, asked: str, told: str) -> None:
    options: dict[str, Any] = {"chapter": 1} if game == "maus" else {}
    seats = ("you:Mo",) if game == "maus" else ("you:Mo", "random")
    sitting = Sitting(f"h {asked}", width=60).play(*seats, game=game, language=language, **options)
    assert told in sitting.words
    assert [line for line in sitting.text.splitlines() if len(line) > 60 and line not in sitting.prompts] == []


def test_a_story_is_not_told_before_its_time() -> None:
    """A page that has not been turned stays hidden, and so do the results of actions."""
    said = Sitting("h under the cup", "h lift the cup").play("you:Mo", game="maus", chapter=1).words
    assert "Nothing in this game is called “under the cup”." in said
    assert "Lift the cup It takes a good while" in said
    assert "learn an ability" not in said
