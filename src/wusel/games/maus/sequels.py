"""What follows a chapter: the story goes on from there, another evening (MM-S4)."""

from wusel.engine.game import Sequel
from wusel.engine.options import Value
from wusel.games.maus import words
from wusel.games.maus.setup import CHAPTER, EVENINGS, MOST_EVENINGS, NO_END
from wusel.games.maus.state import WON, MausState
from wusel.games.maus.steps.chapters import is_last, may_go_onward
from wusel.games.maus.words import Chapter


def sequels_of(s: MausState, options: dict[str, Value]) -> list[Sequel]:
    """After a victory the next chapter, with what each mouse keeps. A lost one begins again, with what the mice had
    when it began, or the next one comes at its price. Where the whole story is told at one table, the last choice had
    closed the book."""
    if s.told() == MOST_EVENINGS:
        return []
    further = {**options, EVENINGS: s.told() + 1}
    if s.chapter.ended == WON:
        return [] if is_last(s) else [Sequel("next_chapter", further, part=part_of(s, s.chapter.number + 1))]
    closed = 1 if s.variant.evenings == NO_END else 0
    speaker = s.speaker()
    again = Sequel("turn_back", further, closed, [(speaker, words.TRY_AGAIN)], part_of(s, s.chapter.number))
    if not may_go_onward(s):
        return [again]
    return [again, Sequel("onward", further, closed, [(speaker, words.GO_ON_ANYWAY)], part_of(s, s.chapter.number + 1))]


def part_of(s: MausState, chapter: int) -> str:
    """What a chapter is called among the options."""
    return f"option-{CHAPTER}-{s.content.chapters[Chapter(chapter)].number}"
