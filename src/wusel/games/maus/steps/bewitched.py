"""A bewitched mouse acts like a foe (MM-NEG4, MM-Q19)."""

from wusel.engine.dice import showing
from wusel.engine.sets import NONE
from wusel.engine.step import Step
from wusel.games.maus import words
from wusel.games.maus.content.chapters import STEP
from wusel.games.maus.content.dice import BOWS, CHEESES, DIE, NUMBERS, SWORDS
from wusel.games.maus.rules.figures import NOBODY, ground_of
from wusel.games.maus.rules.gear import weapons_of
from wusel.games.maus.rules.happenings import fill_wheel, relieve
from wusel.games.maus.rules.hunting import hunt, may_move, prey, target_of
from wusel.games.maus.rules.triggers import happens
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.steps.defence import defend
from wusel.games.maus.words import Reach


class BewitchedTurn(Step[MausState]):
    """A bewitched mouse moves and attacks like a foe, with one die for movement and without bonuses. Then the spell
    ends (MM-NEG4, MM-Q19)."""

    def act(self, s: MausState) -> None:
        content, mouse = s.content, s.mouse(words.told_bewitched_turn(s))
        ground = ground_of(s)
        reach = content.items[weapons_of(content, mouse)[0]].reach
        others = [other for other in prey(s) if other is not mouse]
        face = DIE.throw(s)
        words.tell_turn_begins(s, mouse.hero, face, NUMBERS[face])
        if is_in(mouse, words.KNOCKED_DOWN):
            relieve(s, mouse, words.KNOCKED_DOWN)
        elif not is_in(mouse, words.WEBBED) and may_move(s, ground, mouse.field, reach, others):
            way = hunt(s, ground, mouse.field, reach, NUMBERS[face], others)
            if way:
                mouse.field = way[-1]
                words.tell_walked(s, mouse.hero, way)
            for passed in way:
                happens(s, STEP, mouse.hero, passed)
        s.turn.struck = NONE
        target = target_of(s, ground, mouse.field, reach, others)
        if target is not None:
            self.attack(s, mouse, target, reach)
        relieve(s, mouse, words.BEWITCHED)

    def attack(self, s: MausState, mouse: Mouse, target: Mouse, reach: Reach) -> None:
        """Attack with the mouse's base dice; her cheese goes to the wheel (MM-Q19)."""
        pool = DIE.roll(s, s.content.heroes[mouse.hero].attack)
        words.tell_friend_attacked(s, mouse.hero, target.hero, pool)
        fill_wheel(s, showing(pool, CHEESES))
        words.then_after_blow(s, NOBODY)
        hits = showing(pool, SWORDS if reach == words.MELEE else BOWS)
        if hits:
            words.then_friend_defends(s, mouse.hero, target.hero, hits)
        else:
            words.tell_friend_missed(s, mouse.hero, target.hero)


class FriendDefends(Step[MausState]):
    """A mouse defends against a bewitched mouse as against a foe."""

    def act(self, s: MausState) -> None:
        told = words.told_friend_defends(s)
        defend(s, s.mouse(told.victim), told.hits)
