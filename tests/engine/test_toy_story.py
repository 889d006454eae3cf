"""Stories: the content names pages and the locale files contain their text, in any number of files."""

import pytest

from tests.engine.toy import Toy, ToyGame, ToyState, table_of
from wusel.engine.errors import WuselError
from wusel.engine.step import Step
from wusel.texts.locale_files import locale_text
from wusel.texts.texts import LANGUAGES, Texts

PAGES = {0: "cellar", 1: "attic_2", 2: "unwritten"}
TOY = Toy(
    """
    players = [1]
    [events]
    told = ["page"]
    told_by = ["seat", "page"]
    [steps]
    tell_story = {}
    """
)
words = TOY.words
CELLAR = "It was dark in the cellar.\nSomebody was there already."
for language, said in (("en", "says"), ("de", "sagt")):
    TOY.write(
        f"locale/{language}.ftl", f"event-told = {{ $page }}\nevent-told_by = {{ $seat }} {said}: “{{ $page }}”\n"
    )
    TOY.write(f"locale/{language}/chapter1.ftl", "page-cellar =\n    " + CELLAR.replace("\n", "\n    ") + "\n")
    TOY.write(f"locale/{language}/chapter2.ftl", "page-attic_2 = Dust, and a { $missing }.\nresult-won = Home!\n")


class TellStory(Step[ToyState]):
    def act(self, s: ToyState) -> None:
        s.tell(words.TOLD, 0)


class StoryGame(ToyGame):
    def begin(self, seats: int, chance: int) -> ToyState:
        s = self.lay_out(seats, chance, round=0)
        s.then(words.TELL_STORY)
        return s


GAME = StoryGame(TOY, [TellStory()], {"page": PAGES})


def test_a_page_is_told_as_a_sentence_of_its_own() -> None:
    (opening,) = table_of(GAME, 1).opening
    assert GAME.events.to_json(opening.what) == {"do": "told", "page": "cellar"}
    assert Texts(GAME, "en").event(opening.what, ["Anna"]) == CELLAR
    assert Texts(GAME, "de").event([words.TOLD_BY, 0, 0], ["Anna"]) == f"Anna sagt: “{CELLAR}”"


def test_a_page_nobody_has_written_goes_by_its_name() -> None:
    assert Texts(GAME, "en").thing("page", "unwritten") == "unwritten"


def test_a_page_that_speaks_of_something_it_is_not_told_is_refused() -> None:
    with pytest.raises(WuselError, match="the text 'page-attic_2' cannot be said"):
        Texts(GAME, "en").thing("page", "attic_2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_files_of_a_language_are_read_in_the_order_of_their_names(language: str) -> None:
    text = locale_text(TOY.home / "locale", language)
    places = [text.index(key) for key in ("event-told ", "page-cellar", "page-attic_2")]
    assert places == sorted(places)
    assert Texts(GAME, language).say("result-won") == "Home!", "a game's own words go before those of every table"


def test_files_in_a_folder_are_enough() -> None:
    (TOY.home / "only" / "en").mkdir(parents=True, exist_ok=True)
    (TOY.home / "only" / "en" / "a.ftl").write_text("a = b\n", encoding="utf-8")
    assert locale_text(TOY.home / "only", "en") == "a = b\n"
    assert locale_text(TOY.home / "only", "de") == ""
