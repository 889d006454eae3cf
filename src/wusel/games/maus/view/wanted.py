"""The arguments of the sentences that ask a player something."""

from wusel.engine.dice import showing
from wusel.engine.kinds import Choice
from wusel.engine.sets import has
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.rules.aiming import hitting_faces
from wusel.games.maus.rules.gear import blocks_of_mouse, defence_of
from wusel.games.maus.rules.rolls import succeeds
from wusel.games.maus.state import MausState
from wusel.games.maus.view.chances import chance, tenths_through, ways_of_foe, ways_of_mouse

Wanted = dict[str, int | str]


def wanted_of(s: MausState, may: str, offered: list[Choice]) -> Wanted:
    """Return the options left to a mouse, or the odds of a throw."""
    if s.agenda[-1] == words.TAKE_TURN:
        return {"may": may_do(offered)}
    if s.agenda[-1] == words.ANSWER_HITS:
        return {"may": may, **odds_when_hit(s)}
    if s.agenda[-1] == words.ANSWER_ROLL:
        return odds_of_roll(s)
    return {"may": may}


def may_do(offered: list[Choice]) -> str:
    """Return what is left of a turn: movement and an action (MM-MTU2), else free actions alone, or nothing."""
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


# --- the odds of a blow


def odds_when_hit(s: MausState) -> Wanted:
    """Return the number of hits on a mouse, and the odds that they get through her defence."""
    told = words.told_answer_hits(s)
    mouse = s.mouse(told.hero)
    blocks = ways_of_mouse(mouse, defence_of(s.content, mouse) + told.more)
    return {"n": told.hits, **odds_of_hits(max(0, told.hits - told.warded), blocks)}


def odds_of_hits(hits: int, blocks: list[int]) -> Wanted:
    """Return the chance in per cent that one of some hits gets through, and the average number that does."""
    whole, tenth = divmod(tenths_through(hits, blocks), 10)
    return {"chance": chance([0] * hits + [1], blocks), "whole": whole, "tenth": tenth}


def odds_of_roll(s: MausState) -> Wanted:
    """Return the result of the dice on the table if no player rerolls them."""
    after = s.clone()
    after.take_off()
    step = after.take_off()
    if step == words.COUNT_HITS:
        return odds_of_attack(after)
    if step == words.COUNT_BLOCKS:
        return result_of_defence(after)
    told = words.told_count_stars(after)
    return {"may": "succeeded" if succeeds(s, s.mouse(told.hero), told.purpose, told.act) else "failed"}


def odds_of_attack(s: MausState) -> Wanted:
    """Return a mouse's hits on a foe, and the odds that they get through its defence."""
    told = words.told_count_hits(s)
    mouse, foe = s.mouse(told.hero), s.foe_of(told.figure)
    if foe is None:
        return {"may": "missed"}
    hits = showing(s.dice, hitting_faces(s.content, mouse, mouse.field, told.item, foe))
    odds = odds_of_hits(hits, ways_of_foe(s, foe, mouse, told.item))
    return {"may": "hit" if hits else "missed", "n": hits, "figure": s.content.names.figure[foe.figure], **odds}


def result_of_defence(s: MausState) -> Wanted:
    """Return the number of hits that get through the defence that a mouse has thrown."""
    told = words.told_count_blocks(s)
    through = max(0, told.hits - blocks_of_mouse(s.mouse(told.hero), s.dice) - told.warded)
    return {"may": "struck" if through else "blocked", "n": through}
