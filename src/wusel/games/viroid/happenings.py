"""Changes to cities and tracks that have several causes."""

from wusel.engine.kinds import Seat
from wusel.engine.sets import NONE, added, has, only, removed
from wusel.games.viroid import words
from wusel.games.viroid.limits import EVERY_MEASURE
from wusel.games.viroid.scoring import finish
from wusel.games.viroid.state import DEAD, HEALTHY, ViroidState, further
from wusel.games.viroid.words import City, CitySet, Holder, Measure, Way, each_city

# --- cities


def infect(s: ViroidState, seat: Seat, city: City, way: Way) -> None:
    """Put an own cube on a healthy field. A Vibrio with its first ability earns DNA in an inland city that no player
    has reached before (VI-PA-VIB4, VI-Q17)."""
    s.put(s.field_of(city, way, HEALTHY), seat)
    if has(s.reached, city):
        return
    s.reached = added(s.reached, city)
    first_inland = s.variant.pathogen == words.VIBRIO and s.players[seat].ability > 0
    if first_inland and not has(s.world.harbours, city):
        s.earn(seat, 1)


def take_away(s: ViroidState, owner: Seat, city: City, way: Way, holder: Holder) -> None:
    """Remove an infected from a field, and announce it if that eliminates its owner (VI-Q8)."""
    s.put(s.field_of(city, way, owner), holder)
    if s.is_gone(owner):
        words.tell_eliminated(s, owner)


def bury(s: ViroidState, city: City) -> None:
    """Bury someone who has died in a city. The corpse comes from the continent while there are any, then from the
    supply (VI-4.4, VI-Q9, VI-Q14). If all fields hold corpses, the city is extinct and its markers go back (VI-4.9,
    VI-GW6, VI-Q31)."""
    continent = s.world.continents[city]
    if s.corpses[continent]:
        s.corpses[continent] -= 1
        if not s.corpses[continent]:
            words.tell_continent_emptied(s, continent)
    if has(s.extinct, city):
        words.tell_extinct(s, city)
        for measure in EVERY_MEASURE:
            while has(s.measures[measure], city):
                take_marker_off(s, measure, city)


def take_marker_off(s: ViroidState, measure: Measure, city: City) -> None:
    """Return one marker of a kind to the supply."""
    another = further(measure, city)
    if another in s.doubled:
        s.doubled.remove(another)
    else:
        s.measures[measure] = removed(s.measures[measure], city)
    s.markers[measure] += 1


def most_infected(s: ViroidState) -> CitySet:
    """Return the cities with the most infected of all colours."""
    most, found = 0, NONE
    for city in each_city(s.infected()):
        fields = s.fields[s.world.first[city] : s.world.first[city + 1]]
        infected = len([holder for holder in fields if holder < HEALTHY])
        if infected > most:
            most, found = infected, NONE
        if infected == most:
            found = added(found, city)
    return found


# --- tracks: step by step, and meeting ends the game (VI-Q12)


def sink_research(s: ViroidState, steps: int) -> None:
    """Move research towards the cure (VI-1.5, VI-E3)."""
    while steps and s.ended == words.STILL_PLAYING:
        s.research += 1
        words.tell_research_sank(s, s.research)
        steps -= 1
        if s.research == s.cure:
            finish(s, words.CURE_FOUND)


def sink_cure(s: ViroidState) -> None:
    """Move the cure away by one field (VI-SY8)."""
    if s.cure < s.content.track:
        s.cure += 1
        words.tell_cure_sank(s, s.cure)


def die(s: ViroidState, seat: Seat, city: City, way: Way) -> None:
    """Turn an own infected into a corpse, which pays one DNA (VI-4.3, VI-4.7)."""
    words.tell_died(s, seat, city, way)
    take_away(s, seat, city, way, DEAD)
    bury(s, city)
    s.earn(seat, 1)


def marker_set(s: ViroidState, measure: Measure, city: City) -> None:
    """Put a marker from the supply into a city, if one is left; extinct cities get none (VI-1.10, VI-Q16, VI-Q32)."""
    if has(s.extinct, city):
        return
    if not s.markers[measure]:
        words.tell_no_marker_left(s)
        return
    s.markers[measure] -= 1
    if has(s.measures[measure], city):
        s.doubled.append(further(measure, city))
        s.doubled.sort()
    s.measures[measure] |= only(city)
    words.tell_measure_taken(s, measure, city)
