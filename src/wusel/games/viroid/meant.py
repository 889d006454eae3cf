"""The arguments of sentences about choices that are not in the choices themselves."""

from wusel.engine.view import View
from wusel.engine.vocabulary import Meant, Said
from wusel.games.view_reading import listed_in, named_in, number_in, players_in
from wusel.games.viroid.content import Content
from wusel.games.viroid.words import PATHOGENS


def meant_by(content: Content, view: View, said: Said) -> Meant:
    """Return the own strain, symptom or ability that a choice is about, and the city if it is known already."""
    do, about = said["do"], named_in(view, "about")
    if "city" in about:
        return {"city": str(about["city"])}
    own = players_in(view)[number_in(view, "seat")]
    if do == "develop_ability":
        return {"symptom": next_ability(content, view, number_in(own, "ability"))}
    if do not in ("develop", "discard_strain"):
        return {}
    slot = listed_in(own, "strains")[int(said["slot"])]
    strain = str(slot["strain"])
    if do == "discard_strain":
        return {"strain": strain}
    return {"strain": strain, "symptom": f"{strain} {number_in(slot, 'developed') + 1}"}


def next_ability(content: Content, view: View, level: int) -> str:
    """Return the next ability, in the reading agreed upon (VI-Q19)."""
    pathogen = content.pathogens[PATHOGENS.index(str(view["pathogen"]))]
    return pathogen.readings[view["three_abilities"] is True].lines[level].entry.name
