"""The demands on strains and pathogens: allowed effects, an affordable necrosis, and a start for every pathogen."""

from typing import Final

from wusel.engine.content.parts import Parts
from wusel.engine.kinds import NOTHING, Deed
from wusel.engine.vocabulary import deed
from wusel.games.viroid import words
from wusel.games.viroid.components import Pathogen, Strain, Symptom
from wusel.games.viroid.demands.map import BOUGHT
from wusel.games.viroid.limits import EVERY_RESISTANCE
from wusel.games.viroid.world import World

STRAINS: Final = 16
LEAST_LINES: Final = 4
MOST_LINES: Final = 5
LEAST_OUTBREAKS: Final = 6
NECROSES: Final = 2
NECROSIS_LINE: Final = 4
CHEAPEST_NECROSIS: Final = 30
DEAREST_NECROSIS: Final = 36
ABILITIES: Final = {"bacterium": 3, "nanites": 2, "fungus": 3, "vibrio": 3, "virus": 3}
DEVELOPED: Final = (
    words.HARDEN, words.OUTBREAK, words.INFECTIOUS, words.SEVERE, words.DEADLY, words.CURE_DOWN, words.RESEARCH_UP,
)  # fmt: skip
FOR_SOMEBODY: Final = (words.HARDEN, words.OUTBREAK, words.ADAPT)
OF_SYMPTOMS: Final = (*DEVELOPED, words.NECROSIS)
OF_ABILITIES: Final = (*DEVELOPED, words.FLY, words.ADAPT, words.SPROUT)


def check_strains(parts: Parts, strains: list[Strain], slot_price: int) -> None:
    parts.demand(STRAINS, len(strains), "strains", "strains", "VI-C2")
    for strain in strains:
        if not LEAST_LINES <= len(strain.symptoms) <= MOST_LINES:
            reason = f"{len(strain.symptoms)} symptoms; a strain has {LEAST_LINES} or {MOST_LINES} (VI-K6)"
            strain.refuse(reason, "symptoms")
        for line in strain.symptoms:
            check_line(line, OF_SYMPTOMS)
    check_names(strains)
    necroses = [strain for strain in strains if strain.necrosis != NOTHING]
    parts.demand(NECROSES, len(necroses), "strains have a necrosis", "strains", "VI-K6")
    for strain in necroses:
        check_necrosis(strain, slot_price)
    effects = [effect for strain in strains for line in strain.symptoms for effect in line.effects]
    outbreaks = sum(deed(effect) == words.OUTBREAK for effect in effects)
    if outbreaks < LEAST_OUTBREAKS:
        reason = f"{outbreaks} symptoms get into a quarantined city, not {LEAST_OUTBREAKS} or more (VI-K6)"
        parts.refuse(reason, "strains")


def check_line(line: Symptom, allowed: tuple[int, ...]) -> None:
    """Check that symptoms and abilities change only their owner or the tracks (VI-SY1..SY10)."""
    for place, effect in enumerate(line.effects):
        if deed(effect) not in allowed:
            line.refuse("that cannot be developed (VI-SY1..SY10)", "effects", place)
        if is_for_all(effect):
            line.refuse("that is for you alone (VI-SY1..SY10)", "effects", place)


def is_for_all(effect: Deed) -> bool:
    return deed(effect) in FOR_SOMEBODY and words.effect_who(effect) == words.ALL


def check_names(strains: list[Strain]) -> None:
    """Check that the first symptom bears the name of its strain, on every card of this name (VI-K6)."""
    for place, strain in enumerate(strains):
        for other in strains[:place]:
            if other.family == strain.family and other.symptoms[0].title != strain.symptoms[0].title:
                reason = f"the first symptom is called as on {other.name}, which is of the same family (VI-K6)"
                strain.symptoms[0].entry.refuse(f"{strain.name}: {reason}", "title")


def check_necrosis(strain: Strain, slot_price: int) -> None:
    """Check that a necrosis is far down and expensive, but affordable: it may be the only way out of quarantine
    (VI-2.16). No other symptom of the strain has one."""
    for place, line in enumerate(strain.symptoms, 1):
        if place != NECROSIS_LINE and words.NECROSIS in line.effects:
            line.entry.refuse(f"{strain.name}: a necrosis is the fourth symptom (VI-K6)", "effects")
    price = slot_price + sum(strain.prices[:NECROSIS_LINE])
    if not CHEAPEST_NECROSIS <= price <= DEAREST_NECROSIS:
        reason = f"its necrosis costs {price} in all, not {CHEAPEST_NECROSIS} to {DEAREST_NECROSIS} (VI-K6)"
        strain.refuse(reason, "symptoms")


def check_needs(parts: Parts, strains: list[Strain], world: World) -> None:
    """Check that symptoms of different families can add the resistance that a city needs beyond two levels (VI-K1)."""
    for resistance in EVERY_RESISTANCE:
        name = words.RESISTANCES[resistance]
        missing = max(world.needs[resistance]) - BOUGHT
        effect = words.harden(words.YOU, resistance)
        families = {strain.family for strain in strains if any(effect in line.effects for line in strain.symptoms)}
        if len(families) < missing:
            parts.refuse(f"a city needs {name} {BOUGHT + missing}, but too few strains bring any (VI-K1)", "strains")


def check_pathogens(pathogens: list[Pathogen]) -> None:
    """Check that each pathogen has the right number of abilities (VI-K7), and start values that allow it to begin
    (VI-S17, VI-Q39)."""
    for pathogen in pathogens:
        wanted = ABILITIES[pathogen.name]
        if len(pathogen.abilities) != wanted:
            pathogen.refuse(f"{len(pathogen.abilities)} further abilities, not {wanted} (VI-K7)", "abilities")
        if len(pathogen.three_abilities) not in (0, 3):
            reason = f"{len(pathogen.three_abilities)} abilities where there should be three (VI-Q19)"
            pathogen.refuse(reason, "three_abilities")
        for line in pathogen.abilities + pathogen.three_abilities:
            check_line(line, OF_ABILITIES)
        if pathogen.infection == 0 and pathogen.name != "virus":
            pathogen.entry.refuse(f"{pathogen.name} could not infect anybody (VI-Q39)", "infection")
    bacterium = pathogens[words.BACTERIUM]
    if (bacterium.infection, bacterium.severity, bacterium.mortality) != (1, 1, 1):
        bacterium.entry.refuse("a bacterium starts with infection, severity and mortality 1 (VI-S17)")
