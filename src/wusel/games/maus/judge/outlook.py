"""The mice's view of a room: the dangers of each field, the attacks from it, and the distances to their goals."""

from typing import Final

from wusel.engine.graph import FAR
from wusel.engine.kinds import NOTHING, Deed, Maybe
from wusel.engine.sets import NONE, count, has, meet
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.chapters import COUNT, ROUND_END, TURN_END
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.dice import BOWS, SWORDS
from wusel.games.maus.content.house import ALL_FIELDS, FIELDS, NOWHERE
from wusel.games.maus.judge.odds import MOST_DEFENCE, Odds
from wusel.games.maus.judge.taste import Taste
from wusel.games.maus.limits import HEROES, WHEEL
from wusel.games.maus.rules.aiming import blow_of, defence_dice, fields_in_reach, hitting_faces, seen_from, weapon_dice
from wusel.games.maus.rules.figures import NOBODY, ground_of
from wusel.games.maus.rules.gear import defence_of, life_of, weapons_of
from wusel.games.maus.rules.happenings import left_of
from wusel.games.maus.rules.triggers import are_met
from wusel.games.maus.rules.walking import floats
from wusel.games.maus.state import Foe, MausState, Mouse
from wusel.games.maus.words import Card, Field, FieldSet, Item, PerCard, PerField, PerGround, Script, each_field

# The weight of side effects of wounds; the chance of a shot from a field without line of sight yet
HARMED: Final = 0.3
UNSURE_SHOT: Final = 0.3

# The harm of foes' powers; foes that steal deal only part of their wounds
HARM: Final = ((words.STUNS, 0.3), (words.VENOMOUS, 0.2), (words.CHARMS, 0.4), (words.WEBS, 0.25), (words.CALLS, 0.6))
STEALING: Final = 0.6
USUAL_DEFENCE: Final = 2

# Faces of the die that hit
NEAR_FACES: Final = count(SWORDS)
FAR_FACES: Final = count(BOWS)

# The chance that a melee foe reaches a mouse at this distance: its die shows 1 to 3, and it hits the next field
COMES: Final = (1.0, 1.0, 1.0, 0.67, 0.33)

# Fields with an effect on a mouse that ends her turn there
BAD_SPELL: Final = 0.5
SAFE_PLACE: Final = 0.2
STRUCK: Final = 0.35
FELLED: Final = 0.3
IN_WATER: Final = 0.5
ADRIFT: Final = 6.0

# Additional steps of a way through water or past traps
WET_WAY: Final = 5
TRAPPED_WAY: Final = 3


class Lore:
    """Precomputed odds, distances and threats of a house.

    `dry` has the distances between fields for mice who avoid water, by ground. For each card of a foe, `wounds` has its
    expected wounds by defence dice, `harm` the harm of its powers, and `threat` both together.
    """

    def __init__(self, content: Content, taste: Taste) -> None:
        self.odds = Odds()
        self.dry: PerGround[PerField[list[int]]] = [
            [ground.mouse.spread(here, FAR, ground.water, NONE) for here in ALL_FIELDS] for ground in content.grounds
        ]
        self.wounds: PerCard[list[float]] = [[]] * HEROES
        self.harm: PerCard[float] = [0.0] * HEROES
        self.threat: PerCard[float] = [0.0] * HEROES
        for values in content.foe_cards.values():
            wounds = self.odds.expected[NEAR_FACES if values.reach == words.MELEE else FAR_FACES][values.attack]
            harm = sum([value for power, value in HARM if has(values.powers, power)], 0.0)
            share = STEALING if has(values.powers, words.STEALS) else 1.0
            self.wounds.append(wounds)
            self.harm.append(harm)
            self.threat.append((wounds[USUAL_DEFENCE] + taste.foe_dice * values.attack) * share + harm)


class Outlook:
    """An evaluation of the room in its current state. `wanted` is the kind of foe that has to be beaten, and `rout` the
    added value of each wound to it. The mouse's intent sets both."""

    def __init__(self, s: MausState, lore: Lore, taste: Taste) -> None:
        self.s = s
        self.content = s.content
        self.lore = lore
        self.odds = lore.odds
        self.taste = taste
        self.ground = ground_of(s)
        self.dry = lore.dry[s.house.grounds[s.house.room]]
        self.enemies = s.enemies()
        self.enemy_fields = s.fields_of_enemies()
        self.free = s.free_mice()
        self.wanted: Maybe[words.Foe] = words.Foe(NOTHING)
        self.rout = 0.0
        self.places = [0.0] * FIELDS
        self.look_at_places()

    # --- what fields do

    def look_at_places(self) -> None:
        """Evaluate the fields on which the chapter affects mice at the end of their turn or of the round."""
        s = self.s
        chapter = self.content.chapters[s.chapter.number]
        for rule in chapter.rules[TURN_END]:
            if rule.room == s.house.room and rule.fields and are_met(s, rule, NOBODY, NONE):
                value = self.place_value(rule.script)
                if rule.roll != "none":
                    value = 0.5 * value + 0.5 * self.place_value(rule.fail_script)
                self.mark(rule.fields, value)
        for rule in chapter.rules[ROUND_END]:
            if rule.room in (NOTHING, s.house.room):
                for effect in self.content.effects_of(rule.script):
                    self.expect(effect)

    def place_value(self, script: Maybe[Script]) -> float:
        value = 0.0
        for effect in self.content.effects_of(script):
            word = deed(effect)
            if word == words.AFFLICT:
                value += SAFE_PLACE if words.effect_condition(effect) == words.UNSEEN else -BAD_SPELL
            elif word == words.PROTECT:
                value += SAFE_PLACE * words.effect_n(effect)
            elif word in (words.WOUND, words.POISON):
                value -= 1.0
        return value

    def expect(self, effect: Deed) -> None:
        """Note the places of an effect at the end of the round, including effects of the count that it raises."""
        word = deed(effect)
        if word in (words.STRIKE_AREA, words.FELL_AREA):
            fields = self.content.area_fields[self.s.house.grounds[self.s.house.room]][words.effect_area(effect)]
            self.mark(fields, -STRUCK if word == words.STRIKE_AREA else -FELLED)
        elif word == words.COUNT:
            counted = words.effect_count(effect)
            n = self.s.chapter.counts[counted] + words.effect_n(effect)
            for rule in self.content.chapters[self.s.chapter.number].rules[COUNT]:
                if rule.counted == counted and rule.reached <= n <= rule.up_to:
                    for other in self.content.effects_of(rule.script):
                        if deed(other) != words.COUNT:
                            self.expect(other)

    def mark(self, fields: FieldSet, value: float) -> None:
        for field in each_field(fields):
            self.places[field] += value

    def place(self, mouse: Mouse, field: Field) -> float:
        """Return the value of ending a turn on a field, apart from other figures."""
        value = self.places[field]
        if has(self.ground.water, field) and not floats(self.s, mouse):
            drift = self.ground.drift[field]
            if drift == NOWHERE:
                return value - ADRIFT
            further = self.ground.drift[drift] if drift != field else drift
            value -= IN_WATER * (3.0 if further == NOWHERE else 1.0)
        return value

    # --- danger

    def danger(self, mouse: Mouse, field: Field) -> float:
        """Return the danger to a mouse on a field until her next turn: the expected wounds, most of all if they could
        capture her, and their side effects."""
        wounds = 0.0
        bad = 0.0
        defence = defence_of(self.content, mouse)
        for foe in self.enemies:
            share = self.share(mouse, field, foe)
            if share > 0.0:
                for card in left_of(self.s, foe):
                    wounds += share * self.wounds_by(card, defence)
                    bad += share * self.lore.harm[card]
        if wounds == 0.0:
            return 0.0
        left = life_of(self.content, mouse) - mouse.wounds
        risk = min(1.0, wounds / left)
        return self.taste.wounded * wounds + self.taste.in_danger * risk * risk * risk + HARMED * bad

    def wounds_by(self, card: Card, defence: int) -> float:
        """Return the expected wounds by a foe that acts on a card."""
        return self.lore.wounds[card][min(defence, MOST_DEFENCE)]

    def share(self, mouse: Mouse, field: Field, foe: Foe) -> float:
        """Return the chance that a foe attacks a mouse on that field. It picks the nearest mouse, and near mice share
        the risk."""
        ground = self.ground
        steps = ground.foe.distance(foe.field, field)
        if self.content.is_ranged[foe.foe]:
            if not has(ground.sees[foe.field], field):
                return UNSURE_SHOT if steps <= 4 else 0.0
            others = 0
            for other in self.free:
                if other.hero != mouse.hero and has(ground.sees[foe.field], other.field):
                    others += 1
            return 1.0 / (1.0 + others)
        if foe.down:
            comes = 1.0 if steps <= 1 else 0.0
        else:
            comes = COMES[steps] if steps < len(COMES) else 0.0
        if comes == 0.0:
            return 0.0
        rivals = 1.0
        for other in self.free:
            if other.hero != mouse.hero:
                apart = ground.foe.distance(foe.field, other.field)
                if apart < steps - 1:
                    rivals += 3.0
                elif apart <= steps:
                    rivals += 1.0
                elif apart == steps + 1:
                    rivals += 0.4
        return comes / rivals

    # --- attacks

    def points(self) -> float:
        """Return the threat of all enemies in the room."""
        return sum([self.threat(foe) for foe in self.enemies])

    def threat(self, foe: Foe) -> float:
        """Return the threat of a foe while it is there."""
        value = self.taste.any_foe * self.life_left(foe)
        for card in left_of(self.s, foe):
            value += self.lore.threat[card]
        return value

    def life_left(self, foe: Foe) -> int:
        """Return the number of wounds a foe still takes. The cards of a main foe take them one after the other."""
        left = 0
        for card in self.content.cards_of[foe.foe]:
            values = self.content.foe_cards[card]
            left += values.life - self.s.card_wounds[values.number]
        return max(1, left - foe.wounds)

    def hit_value(self, faces: int, dice: int, defence: int, foe: Foe) -> float:
        """Return the value of an attack: a share of the foe's threat for the life it takes."""
        left = self.life_left(foe)
        if len(self.content.cards_of[foe.foe]) > 1:
            part = self.odds.chance(faces, dice, defence, 1) / left
        elif left == 1:
            part = self.odds.chance(faces, dice, defence, 1)
        else:
            part = 0.0
            for n in range(1, left + 1):
                part += self.odds.chance(faces, dice, defence, n)
            part = 0.85 * part / left + 0.15 * self.odds.chance(faces, dice, defence, left)
        return self.threat(foe) * part

    def attack_value(self, mouse: Mouse, field: Field, item: Item, foe: Foe, more: int = 0, weaken: int = 0) -> float:
        """Return the value of an attack from a field with `more` attack dice and `weaken` fewer defence dice."""
        s, content = self.s, self.content
        blow = blow_of(s, mouse.hero)
        dice = weapon_dice(content, mouse, field, item, foe) + blow.dice + more
        if blow.doubled:
            dice *= 2
        defence = max(0, defence_dice(s, foe, mouse.hero, item) - weaken)
        faces = count(hitting_faces(content, mouse, field, item, foe))
        beaten = self.odds.chance(faces, dice, defence, self.life_left(foe))
        value = self.hit_value(faces, dice, defence, foe) + 0.02 * dice
        value += self.honour(mouse, foe) * beaten
        if self.taste.soon:
            value += self.taste.soon * self.still_to_come(foe) * beaten
        if foe.foe == self.wanted:
            value += self.rout * self.odds.chance(faces, dice, defence, 1)
        return value

    def still_to_come(self, foe: Foe) -> float:
        """Return the expected wounds that a foe will deal in this round if it is not beaten."""
        wounds = 0.0
        for card in left_of(self.s, foe):
            if not has(self.s.marked, card):
                wounds += self.wounds_by(card, USUAL_DEFENCE)
        return wounds

    def honour(self, mouse: Mouse, foe: Foe) -> float:
        """Return the bonus if this mouse beats a foe: roaches count for the marker (MM-ACH2), rats for a mouse who
        pilfers."""
        value = self.taste.beaten
        if foe.foe == words.ROACH and self.s.chapter.achieved[words.ROACH_TERROR] == NOTHING:
            value += self.taste.roach * mouse.roaches
        if foe.foe in (words.RAT, words.RAT_ELITE) and has(mouse.powers, words.PILFERS):
            value += self.taste.pilfered
        return value

    def best_attack(self, mouse: Mouse, field: Field, more: int = 0, weaken: int = 0) -> float:
        """Return the best attack from a field, 0 if there is none."""
        best = 0.0
        see_all = blow_of(self.s, mouse.hero).see_all
        for item in weapons_of(self.content, mouse):
            reach = self.content.items[item].reach
            fields = fields_in_reach(self.s, self.ground, field, reach, see_all)
            for foe in self.enemies:
                if has(fields, foe.field):
                    best = max(best, self.attack_value(mouse, field, item, foe, more, weaken))
        return best

    # --- ways

    def pages_left(self) -> float:
        """Return the number of pages until the end. The cheese on the wheel counts as part of a page."""
        return self.s.chapter.end - self.s.chapter.hourglass - self.s.chapter.wheel / WHEEL

    def steps_to(self, field: Field, fields: FieldSet) -> int:
        """Return the distance from a field to the nearest of some fields, over dry land if possible."""
        best = FAR
        for there in each_field(fields):
            steps = self.dry[field][there]
            if steps == FAR:
                steps = self.ground.mouse.distance(field, there) + WET_WAY
            best = min(best, steps)
        if self.s.room.traps and best < FAR:
            return min(best + TRAPPED_WAY, self.steps_past_traps(field, fields))
        return best

    def steps_past_traps(self, field: Field, fields: FieldSet) -> int:
        """Return the distance for a mouse who avoids traps."""
        taken = self.ground.mouse.spread(field, FAR, self.ground.water | self.s.room.traps & ~fields, NONE)
        return min([taken[there] for there in each_field(fields)])

    def nearest_enemy(self, field: Field) -> int:
        best = FAR
        for foe in self.enemies:
            best = min(best, self.ground.foe.distance(field, foe.field))
        return best

    def sees_enemy(self, field: Field) -> bool:
        return meet(seen_from(self.s, self.ground, field), self.enemy_fields)
