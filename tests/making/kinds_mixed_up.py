"""Kinds that are mixed up. mypy must refuse each line with `type: ignore`, because it also reports unused ignores.
Nothing here is run."""

from wusel.engine.kinds import Choice, Deed, Seat
from wusel.games.maus import words
from wusel.games.maus.state import MausState
from wusel.games.maus.words import Card, Field, Figure, Hero


def be_hit(s: MausState, card: Card, figure: Figure, hero: Hero, field: Field) -> Choice:
    s.mouse(card).field = field
    s.mouse(hero).field = figure  # type: ignore[assignment]
    s.mouse(figure).field = field  # type: ignore[arg-type]
    words.tell_hurt(s, hero, 1)
    words.tell_hurt(s, figure, 1)  # type: ignore[arg-type]
    words.go(figure)  # type: ignore[arg-type]
    return words.go(field)


def happen(s: MausState, seat: Seat, choice: Choice, effect: Deed, figure: Figure, hero: Hero) -> None:
    words.chosen_field(choice)
    words.chosen_field(effect)  # type: ignore[arg-type]
    words.effect_n(effect)
    words.effect_n(effect + 1)  # type: ignore[arg-type]
    be_hit(s, hero, figure, hero, Field(3))
    be_hit(s, hero, hero, figure, Field(3))  # type: ignore[arg-type]
    be_hit(s, hero, figure, hero, 3)  # type: ignore[arg-type]
    be_hit(s, seat, figure, hero, Field(3))  # type: ignore[arg-type]
