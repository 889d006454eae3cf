"""Made from words.toml by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa: E704

from typing import Final

from wusel.engine.state import State

MADE_FROM: Final = "ab2ee7237eecdd0a"

# --- spread: what it can be

SMALL_ANIMAL: Final = 0
LIVESTOCK: Final = 1
INSECT: Final = 2
BLOOD: Final = 3
BIRD: Final = 4
PLANE: Final = 5
SHIP: Final = 6
SPREADS: Final = ("small_animal", "livestock", "insect", "blood", "bird", "plane", "ship")
WAYS: Final = ("small_animal", "livestock", "insect", "blood")

# --- means: what it can be

NEAR: Final = 0
BY_BIRD: Final = 1
BY_PLANE: Final = 2
BY_SHIP: Final = 3
MEANS: Final = ("near", "by_bird", "by_plane", "by_ship")

# --- resistance: what it can be

COLD: Final = 0
DRUG: Final = 1
HEAT: Final = 2
RESISTANCES: Final = ("cold", "drug", "heat")

# --- measure: what it can be

PEST_CONTROL: Final = 0
CULLING: Final = 1
BIRD_WATCH: Final = 2
HYGIENE: Final = 3
MEASURES: Final = ("pest_control", "culling", "bird_watch", "hygiene")

# --- continent: what it can be

AMERICA: Final = 0
EUROPE: Final = 1
AFRICA: Final = 2
ASIA: Final = 3
CONTINENTS: Final = ("america", "europe", "africa", "asia")

# --- value: what it can be

SEVERITY: Final = 0
MORTALITY: Final = 1
VALUES: Final = ("severity", "mortality")

# --- pathogen: what it can be

BACTERIUM: Final = 0
NANITES: Final = 1
FUNGUS: Final = 2
VIBRIO: Final = 3
VIRUS: Final = 4
PATHOGENS: Final = ("bacterium", "nanites", "fungus", "vibrio", "virus")

# --- who: what it can be

YOU: Final = 0
ALL: Final = 1
WHOS: Final = ("you", "all")

# --- choices

IMPROVE: Final = 1
RESIST: Final = 2
BUY_STRAIN: Final = 3
DEVELOP: Final = 4
DEVELOP_ABILITY: Final = 5
DISCARD_STRAIN: Final = 6
HEIGHTEN: Final = 7
FINISH: Final = 8
GIVE: Final = 9
KEEP: Final = 10
ENTER: Final = 11
CHOOSE_WAY: Final = 12
TRAVEL: Final = 13
STOP: Final = 14
DECLINE: Final = 15
CURE: Final = 16
STRIKE: Final = 17
BURY: Final = 18
UNEARTH: Final = 19
LIFT: Final = 20
OPEN_LINE: Final = 21
OPEN_AIRPORT: Final = 22
KILL: Final = 23
def improve(spread: int) -> int: return IMPROVE | spread << 6
def improve_spread(choice: int) -> int: return choice >> 6
def resist(resistance: int) -> int: return RESIST | resistance << 6
def resist_resistance(choice: int) -> int: return choice >> 6
def buy_strain(strain: int) -> int: return BUY_STRAIN | strain << 6
def buy_strain_strain(choice: int) -> int: return choice >> 6
def develop(slot: int) -> int: return DEVELOP | slot << 6
def develop_slot(choice: int) -> int: return choice >> 6
def discard_strain(slot: int) -> int: return DISCARD_STRAIN | slot << 6
def discard_strain_slot(choice: int) -> int: return choice >> 6
def heighten(value: int) -> int: return HEIGHTEN | value << 6
def heighten_value(choice: int) -> int: return choice >> 6
def give(to: int, dna: int) -> int: return GIVE | to << 6 | dna << 18
def give_to(choice: int) -> int: return choice >> 6 & 4095
def give_dna(choice: int) -> int: return choice >> 18 & 4095
def enter(city: int) -> int: return ENTER | city << 6
def enter_city(choice: int) -> int: return choice >> 6
def choose_way(way: int) -> int: return CHOOSE_WAY | way << 6
def choose_way_way(choice: int) -> int: return choice >> 6
def travel(means: int) -> int: return TRAVEL | means << 6
def travel_means(choice: int) -> int: return choice >> 6
def cure(owner: int, way: int) -> int: return CURE | owner << 6 | way << 18
def cure_owner(choice: int) -> int: return choice >> 6 & 4095
def cure_way(choice: int) -> int: return choice >> 18 & 4095
def strike(city: int) -> int: return STRIKE | city << 6
def strike_city(choice: int) -> int: return choice >> 6
def bury(owner: int, way: int) -> int: return BURY | owner << 6 | way << 18
def bury_owner(choice: int) -> int: return choice >> 6 & 4095
def bury_way(choice: int) -> int: return choice >> 18 & 4095
def unearth(city: int) -> int: return UNEARTH | city << 6
def unearth_city(choice: int) -> int: return choice >> 6
def lift(measure: int, city: int) -> int: return LIFT | measure << 6 | city << 18
def lift_measure(choice: int) -> int: return choice >> 6 & 4095
def lift_city(choice: int) -> int: return choice >> 18 & 4095
def open_line(line: int) -> int: return OPEN_LINE | line << 6
def open_line_line(choice: int) -> int: return choice >> 6
def open_airport(city: int) -> int: return OPEN_AIRPORT | city << 6
def open_airport_city(choice: int) -> int: return choice >> 6
def kill(city: int) -> int: return KILL | city << 6
def kill_city(choice: int) -> int: return choice >> 6
SHOP_WORDS: Final = (IMPROVE, RESIST, BUY_STRAIN, DEVELOP, DEVELOP_ABILITY, DISCARD_STRAIN, HEIGHTEN)

# --- events

START_DEALT: Final = 1
MUTATION_DEALT: Final = 2
STRAIN_TAKEN: Final = 3
DEVELOPED: Final = 4
ABILITY_DEVELOPED: Final = 5
STRAIN_DISCARDED: Final = 6
IMPROVED: Final = 7
RESISTANCE_BOUGHT: Final = 8
HEIGHTENED: Final = 9
SETTLED: Final = 10
TURN_BEGINS: Final = 11
GIVEN: Final = 12
VIRUS_ROLLED: Final = 13
CARD_REVEALED: Final = 14
NO_CARD_LEFT: Final = 15
RESISTANCE_CHANGED: Final = 16
SEVERITY_CHANGED: Final = 17
MORTALITY_CHANGED: Final = 18
INFECTION_CHANGED: Final = 19
DNA_GAINED: Final = 20
DNA_LOST: Final = 21
NECROSIS_BEGAN: Final = 22
NECROSIS_ENDED: Final = 23
CURE_SANK: Final = 24
CURE_ROSE: Final = 25
RESEARCH_ROSE: Final = 26
RESEARCH_SANK: Final = 27
RESEARCH_SUCCESS: Final = 28
INFECTED: Final = 29
BROKE_OUT: Final = 30
LAPSED: Final = 31
HEALED: Final = 32
NOBODY_TO_HEAL: Final = 33
CORPSE_LAID: Final = 34
STRUCK: Final = 35
CORPSE_REMOVED: Final = 36
MEASURE_TAKEN: Final = 37
MEASURE_LIFTED: Final = 38
LINE_BLOCKED: Final = 39
LINE_OPENED: Final = 40
AIRPORT_BLOCKED: Final = 41
AIRPORT_OPENED: Final = 42
NO_MARKER_LEFT: Final = 43
ROLLED: Final = 44
DIED: Final = 45
EXTINCT: Final = 46
CONTINENT_EMPTIED: Final = 47
ELIMINATED: Final = 48
WON: Final = 49
LOST_BY_CURE: Final = 50
LOST_BY_DECK: Final = 51
LOST_BY_ELIMINATION: Final = 52

# --- effects

HARDEN: Final = 1
WEAKEN: Final = 2
OUTBREAK: Final = 3
GAIN: Final = 4
LOSE: Final = 5
INFECTIOUS: Final = 6
SEVERE: Final = 7
DEADLY: Final = 8
NECROSIS: Final = 9
FLY: Final = 10
CURE_DOWN: Final = 11
CURE_UP: Final = 12
RESEARCH_UP: Final = 13
RESEARCH_DOWN: Final = 14
CORPSE: Final = 15
UNCORPSE: Final = 16
TAKE_MEASURE: Final = 17
BLOCK_LINE: Final = 18
BLOCK_AIRPORT: Final = 19
LIFT_MEASURE: Final = 20
def harden(who: int, resistance: int) -> int: return HARDEN | who << 6 | resistance << 18
def harden_who(effect: int) -> int: return effect >> 6 & 4095
def harden_resistance(effect: int) -> int: return effect >> 18 & 4095
def weaken(who: int, resistance: int) -> int: return WEAKEN | who << 6 | resistance << 18
def weaken_who(effect: int) -> int: return effect >> 6 & 4095
def weaken_resistance(effect: int) -> int: return effect >> 18 & 4095
def outbreak(who: int, spread: int) -> int: return OUTBREAK | who << 6 | spread << 18
def outbreak_who(effect: int) -> int: return effect >> 6 & 4095
def outbreak_spread(effect: int) -> int: return effect >> 18 & 4095
def gain(who: int, dna: int) -> int: return GAIN | who << 6 | dna << 18
def gain_who(effect: int) -> int: return effect >> 6 & 4095
def gain_dna(effect: int) -> int: return effect >> 18 & 4095
def lose(who: int, dna: int) -> int: return LOSE | who << 6 | dna << 18
def lose_who(effect: int) -> int: return effect >> 6 & 4095
def lose_dna(effect: int) -> int: return effect >> 18 & 4095
def fly(way: int) -> int: return FLY | way << 6
def fly_way(effect: int) -> int: return effect >> 6
def take_measure(measure: int, city: int) -> int: return TAKE_MEASURE | measure << 6 | city << 18
def take_measure_measure(effect: int) -> int: return effect >> 6 & 4095
def take_measure_city(effect: int) -> int: return effect >> 18 & 4095
def block_line(line: int) -> int: return BLOCK_LINE | line << 6
def block_line_line(effect: int) -> int: return effect >> 6
def block_airport(city: int) -> int: return BLOCK_AIRPORT | city << 6
def block_airport_city(effect: int) -> int: return effect >> 6

# --- steps, as numbers below zero

DEVELOP_FREELY: Final = -1
SETTLE: Final = -2
SETTLE_IN: Final = -3
START_TURN: Final = -4
GIVE_DNA: Final = -5
ROLL_VIRUS: Final = -6
FREE_GROWTH: Final = -7
REVEAL: Final = -8
CARRY_OUT: Final = -9
HEAL: Final = -10
CHOOSE_HEALED: Final = -11
INFECT: Final = -12
INFECT_BY: Final = -13
INFECT_OVER: Final = -14
MUTATE: Final = -15
GROW: Final = -16
GROW_ABILITY: Final = -17
ROLL: Final = -18
KILL_AT_HARBOUR: Final = -19
CHOOSE_DEAD: Final = -20
DIE_IN: Final = -21
END_TURN: Final = -22
BREAK_OUT: Final = -23
BREAK_OUT_TO: Final = -24
BREAK_OUT_BY: Final = -25
FLY_OUT: Final = -26
FLY_TO: Final = -27
LAY_CORPSE: Final = -28
LAY_CORPSE_IN: Final = -29
REMOVE_CORPSE: Final = -30
REMOVE_CORPSE_IN: Final = -31
LIFT_MARKER: Final = -32
def then_develop_freely(s: State, seat: int) -> None:
    s.agenda.append(seat)
    s.agenda.append(DEVELOP_FREELY)
def develop_freely_seat(s: State) -> int: return s.frame[0]
def then_settle(s: State, seat: int) -> None:
    s.agenda.append(seat)
    s.agenda.append(SETTLE)
def settle_seat(s: State) -> int: return s.frame[0]
def then_settle_in(s: State, seat: int, city: int, chosen: int) -> None:
    s.agenda.append(seat)
    s.agenda.append(city)
    s.agenda.append(chosen)
    s.agenda.append(SETTLE_IN)
def settle_in_seat(s: State) -> int: return s.frame[0]
def settle_in_city(s: State) -> int: return s.frame[1]
def settle_in_chosen(s: State) -> int: return s.frame[2]
def then_free_growth(s: State, strain_too: int) -> None:
    s.agenda.append(strain_too)
    s.agenda.append(FREE_GROWTH)
def free_growth_strain_too(s: State) -> int: return s.frame[0]
def then_carry_out(s: State, card: int, nth: int) -> None:
    s.agenda.append(card)
    s.agenda.append(nth)
    s.agenda.append(CARRY_OUT)
def carry_out_card(s: State) -> int: return s.frame[0]
def carry_out_nth(s: State) -> int: return s.frame[1]
def then_heal(s: State, card: int, nth: int) -> None:
    s.agenda.append(card)
    s.agenda.append(nth)
    s.agenda.append(HEAL)
def heal_card(s: State) -> int: return s.frame[0]
def heal_nth(s: State) -> int: return s.frame[1]
def then_choose_healed(s: State, card: int, city: int) -> None:
    s.agenda.append(card)
    s.agenda.append(city)
    s.agenda.append(CHOOSE_HEALED)
def choose_healed_card(s: State) -> int: return s.frame[0]
def choose_healed_city(s: State) -> int: return s.frame[1]
def then_infect(s: State, cities: int) -> None:
    s.agenda.append(cities)
    s.agenda.append(INFECT)
def infect_cities(s: State) -> int: return s.frame[0]
def then_infect_by(s: State, city: int) -> None:
    s.agenda.append(city)
    s.agenda.append(INFECT_BY)
def infect_by_city(s: State) -> int: return s.frame[0]
def then_infect_over(s: State, city: int, way: int) -> None:
    s.agenda.append(city)
    s.agenda.append(way)
    s.agenda.append(INFECT_OVER)
def infect_over_city(s: State) -> int: return s.frame[0]
def infect_over_way(s: State) -> int: return s.frame[1]
def then_grow(s: State, seat: int, strain: int, line: int, nth: int) -> None:
    s.agenda.append(seat)
    s.agenda.append(strain)
    s.agenda.append(line)
    s.agenda.append(nth)
    s.agenda.append(GROW)
def grow_seat(s: State) -> int: return s.frame[0]
def grow_strain(s: State) -> int: return s.frame[1]
def grow_line(s: State) -> int: return s.frame[2]
def grow_nth(s: State) -> int: return s.frame[3]
def then_grow_ability(s: State, seat: int, level: int, nth: int) -> None:
    s.agenda.append(seat)
    s.agenda.append(level)
    s.agenda.append(nth)
    s.agenda.append(GROW_ABILITY)
def grow_ability_seat(s: State) -> int: return s.frame[0]
def grow_ability_level(s: State) -> int: return s.frame[1]
def grow_ability_nth(s: State) -> int: return s.frame[2]
def then_kill_at_harbour(s: State, left: int) -> None:
    s.agenda.append(left)
    s.agenda.append(KILL_AT_HARBOUR)
def kill_at_harbour_left(s: State) -> int: return s.frame[0]
def then_choose_dead(s: State, left: int, struck: int) -> None:
    s.agenda.append(left)
    s.agenda.append(struck)
    s.agenda.append(CHOOSE_DEAD)
def choose_dead_left(s: State) -> int: return s.frame[0]
def choose_dead_struck(s: State) -> int: return s.frame[1]
def then_die_in(s: State, city: int) -> None:
    s.agenda.append(city)
    s.agenda.append(DIE_IN)
def die_in_city(s: State) -> int: return s.frame[0]
def then_break_out(s: State, seat: int, spread: int) -> None:
    s.agenda.append(seat)
    s.agenda.append(spread)
    s.agenda.append(BREAK_OUT)
def break_out_seat(s: State) -> int: return s.frame[0]
def break_out_spread(s: State) -> int: return s.frame[1]
def then_break_out_to(s: State, seat: int, spread: int, cities: int) -> None:
    s.agenda.append(seat)
    s.agenda.append(spread)
    s.agenda.append(cities)
    s.agenda.append(BREAK_OUT_TO)
def break_out_to_seat(s: State) -> int: return s.frame[0]
def break_out_to_spread(s: State) -> int: return s.frame[1]
def break_out_to_cities(s: State) -> int: return s.frame[2]
def then_break_out_by(s: State, seat: int, spread: int, city: int) -> None:
    s.agenda.append(seat)
    s.agenda.append(spread)
    s.agenda.append(city)
    s.agenda.append(BREAK_OUT_BY)
def break_out_by_seat(s: State) -> int: return s.frame[0]
def break_out_by_spread(s: State) -> int: return s.frame[1]
def break_out_by_city(s: State) -> int: return s.frame[2]
def then_fly_out(s: State, seat: int, way: int) -> None:
    s.agenda.append(seat)
    s.agenda.append(way)
    s.agenda.append(FLY_OUT)
def fly_out_seat(s: State) -> int: return s.frame[0]
def fly_out_way(s: State) -> int: return s.frame[1]
def then_fly_to(s: State, seat: int, way: int, cities: int) -> None:
    s.agenda.append(seat)
    s.agenda.append(way)
    s.agenda.append(cities)
    s.agenda.append(FLY_TO)
def fly_to_seat(s: State) -> int: return s.frame[0]
def fly_to_way(s: State) -> int: return s.frame[1]
def fly_to_cities(s: State) -> int: return s.frame[2]
def then_lay_corpse_in(s: State, city: int) -> None:
    s.agenda.append(city)
    s.agenda.append(LAY_CORPSE_IN)
def lay_corpse_in_city(s: State) -> int: return s.frame[0]
def then_remove_corpse_in(s: State, city: int) -> None:
    s.agenda.append(city)
    s.agenda.append(REMOVE_CORPSE_IN)
def remove_corpse_in_city(s: State) -> int: return s.frame[0]
