"""The games that can follow a chapter, because the story continues on another evening (MM-S4)."""

from wusel.engine.continuation import Continuation, Sequel
from wusel.engine.ending import Result
from wusel.engine.options import Value
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.setup import CAMPAIGN, CHAPTER, EVENINGS, MOST_EVENINGS, NO_END, deal_mice
from wusel.games.maus.state import WON, MausState
from wusel.games.maus.steps.chapters import is_last, may_go_onward
from wusel.games.maus.words import Chapter


class MausContinuation(Continuation[MausState]):
    """The chapters of some content."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def rematch(self, options: dict[str, Value], result: Result) -> dict[str, Value]:
        """Return the options of another story, which the group plays one chapter at a time."""
        return {**options, EVENINGS: 1}

    def part(self, s: MausState) -> str:
        return part_of(s, s.chapter.number)

    def first_part(self, options: dict[str, Value]) -> str:
        first = self.content.chapters[0].number if options[CHAPTER] == CAMPAIGN else options[CHAPTER]
        return f"option-{CHAPTER}-{first}"

    def sequels(self, options: dict[str, Value], s: MausState) -> list[Sequel]:
        return sequels_of(s, options)

    def may_regroup(self) -> bool:
        return True

    def regroup(self, s: MausState) -> None:
        """Deal the mice out again (MM-S3)."""
        deal_mice(s)


def sequels_of(s: MausState, options: dict[str, Value]) -> list[Sequel]:
    """Return the games that can follow this chapter.

    After a victory the next chapter follows, and each mouse keeps some items. A lost chapter can begin again with the
    items that the mice had at its start. The next chapter can also follow at its price. If one table plays the whole
    story, the last choice closed the book and is taken back.
    """
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
    """Return the key of a chapter's title among the options."""
    return f"option-{CHAPTER}-{s.content.chapters[Chapter(chapter)].number}"
