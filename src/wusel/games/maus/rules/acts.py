"""The acts that a chapter offers to mice: special searches and deeds of its own (MM-STA5, MM-K7)."""

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has, meet
from wusel.games.maus import words
from wusel.games.maus.limits import LEAST_PRICE
from wusel.games.maus.rules.figures import ground_of
from wusel.games.maus.rules.happenings import pay_cheese, turn_pages
from wusel.games.maus.rules.rolls import roll_for
from wusel.games.maus.rules.triggers import are_met
from wusel.games.maus.rules.walking import is_swimming
from wusel.games.maus.state import STILL_PLAYING, MausState, Mouse
from wusel.games.maus.words import Act


def acts_here(s: MausState, mouse: Mouse) -> list[Act]:
    """Return the acts that a mouse can do on her field."""
    house = s.house
    acts = s.content.chapters[s.chapter.number].acts_at[house.grounds[house.room]][mouse.field]
    return [act for act in acts if not act_bar(s, mouse, act) and could_do(s, mouse, act)] if acts else acts


def act_bar(s: MausState, mouse: Mouse, act: Act) -> str:
    """Return the rule that keeps a mouse from an act now; empty if none does. A free act cannot be done while swimming;
    any other act takes an action."""
    if s.content.acts[act].free:
        return "MM-WAT3" if is_swimming(s, mouse, ground_of(s)) else ""
    return "" if s.turn.actions else "MM-STA1"


def could_do(s: MausState, mouse: Mouse, act: Act) -> bool:
    """Return whether an act may still be done, its conditions are met and its price can be paid. The field and the
    actions of the mouse are not checked."""
    deed = s.content.acts[act]
    if is_over(s, act) or not are_met(s, deed, mouse.hero, deed.fields):
        return False
    return purse(s, mouse, act) >= price_of(s, act) and s.chapter.hourglass + deed.pages < s.chapter.end


def is_over(s: MausState, act: Act) -> bool:
    """Return whether the act has been done as often as the chapter allows."""
    times = s.content.acts[act].times
    return times > 0 and s.chapter.acts[act] >= times


def price_of(s: MausState, act: Act) -> int:
    """Return the price in cheese, less the discount that the chapter has counted, but at least LEAST_PRICE."""
    deed = s.content.acts[act]
    return deed.cheese if deed.less == NOTHING else max(LEAST_PRICE, deed.cheese - s.chapter.counts[deed.less])


def payers(s: MausState, mouse: Mouse, act: Act) -> list[Mouse]:
    """Return the mice that may pay for the act, the acting mouse first."""
    if not s.content.acts[act].pooled:
        return [mouse]
    return [mouse] + [other for other in s.free_mice() if other.hero != mouse.hero]


def purse(s: MausState, mouse: Mouse, act: Act) -> int:
    return sum([payer.cheese for payer in payers(s, mouse, act)])


def pay(s: MausState, mouse: Mouse, act: Act) -> None:
    left = price_of(s, act)
    for payer in payers(s, mouse, act):
        share = min(left, payer.cheese)
        pay_cheese(s, payer, share)
        left -= share


def begin_act(s: MausState, mouse: Mouse, act: Act) -> None:
    """Pay for an act, then do it at once or roll for it."""
    deed = s.content.acts[act]
    pay(s, mouse, act)
    if deed.pages:
        turn_pages(s, deed.pages)
    if s.chapter.ended != STILL_PLAYING:
        return
    dice = dice_for(s, mouse, act)
    if dice:
        roll_for(s, mouse, words.FOR_ACT, dice, act=act)
    else:
        succeed(s, mouse, act)


def succeed(s: MausState, mouse: Mouse, act: Act) -> None:
    """Count an act as done and schedule its effects."""
    s.chapter.acts[act] += 1
    words.tell_act_done(s, mouse.hero, act)
    if s.content.acts[act].script != NOTHING:
        words.then_carry_out(s, s.content.acts[act].script, 0, mouse.hero)


def dice_for(s: MausState, mouse: Mouse, act: Act) -> int:
    """Return the number of dice for an act: one for a star, her lore for two stars, her attack strength for hits. If
    the act allows help, each peaceful figure on her field or next to it adds a die. Some acts take no roll, others none
    from certain classes."""
    deed, hero = s.content.acts[act], s.content.heroes[mouse.hero]
    if deed.sure and meet(hero.classes, deed.sure):
        return 0
    if deed.roll == "none":
        return 0
    helpers = 0
    if deed.helped:
        near = ground_of(s).close[mouse.field]
        helpers = len([foe for foe in s.room.foes if foe.calm and has(near, foe.field)])
    return helpers + (1 if deed.roll == "star" else hero.lore if deed.roll == "stars" else hero.attack)
