"""What the sentences that ask somebody speak of."""

from wusel.engine.kinds import Choice
from wusel.engine.sets import has
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.state import MausState


def wanted_of(s: MausState, may: str, offered: list[Choice]) -> dict[str, int | str]:
    """What a mouse can do, or how often she is hit."""
    if s.agenda[-1] == words.TAKE_TURN:
        return {"may": may_do(offered)}
    if s.agenda[-1] == words.ANSWER_HITS:
        return {"may": may, "n": words.told_answer_hits(s).hits}
    return {"may": may}


def may_do(offered: list[Choice]) -> str:
    """What is left of a turn: movement and an action (MM-MTU2), else free actions alone, or nothing."""
    go = act = free = ""
    for choice in offered:
        word = verb(choice)
        if has(words.MOVE_WORDS, word):
            go = "go"
        elif has(words.ACT_WORDS, word):
            act = "act"
        elif has(words.FREE_WORDS, word):
            free = "free"
    return "-".join(what for what in (go, act) if what) or free or "nothing"
