"""Texts of the analysis, translated to English and German."""

from typing import Any, Final

from wusel.bots.reasons import Reason, out_of_hundred, readable
from wusel.bots.review import Turn
from wusel.bots.seats import read_label
from wusel.bots.weighing import WIDE
from wusel.engine.measures import Measure
from wusel.engine.table import Table
from wusel.texts.texts import Texts

PHRASES: Final = {
    "en": {
        "chances": "The chances to win, as everybody had to see their own when they chose",
        "together": "together",
        "turns": "Turning points",
        "no_turns": "No single moment stands out: no change is larger than the luck of the playouts explains.",
        "missed": "{who}: better {best} instead of {made} ({before} to win, not {after})",
        "why": "{said} That way: {why}.",
        "rose": "After “{made}” by {who} it went well: from {before} to {after} to win",
        "fell": "After “{made}” by {who} it went badly: from {before} to {after} to win",
        "moment": "Moment",
        "moment_of": "Moment {n} of {total}",
        "who": "Who",
        "chose": "Chose",
        "worth": "Worth",
        "better": "Better",
        "choice": "Choice",
        "visits": "Tried",
        "expected": "Expected result",
        "chosen": "chosen",
        "best": "best",
        "alike": "as good",
        "asked": "{who} was asked; as far as {who} could know:",
        "nothing": "{who} had nothing to choose: “{made}” was all there was, with {expected} to win.",
        "why_best": "{best} instead of {other}: {why}.",
        "the_end": "Nobody has chosen here yet.",
        "choices_made": "choices made",
    },
    "de": {
        "chances": "Die Siegchancen, wie alle ihre eigenen sehen mussten, als sie wählten",
        "together": "gemeinsam",
        "turns": "Wendepunkte",
        "no_turns": "Kein Moment sticht heraus: Keine Änderung ist größer, als das Glück der Probespiele erklärt.",
        "missed": "{who}: besser {best} statt {made} ({before} Siegchance, nicht {after})",
        "why": "{said} Damit: {why}.",
        "rose": "Nach „{made}“ von {who} lief es gut: von {before} auf {after} Siegchance",
        "fell": "Nach „{made}“ von {who} lief es schlecht: von {before} auf {after} Siegchance",
        "moment": "Moment",
        "moment_of": "Moment {n} von {total}",
        "who": "Wer",
        "chose": "Gewählt",
        "worth": "Wert",
        "better": "Besser",
        "choice": "Möglichkeit",
        "visits": "Versuche",
        "expected": "Erwartetes Ergebnis",
        "chosen": "gewählt",
        "best": "beste",
        "alike": "ebenso gut",
        "asked": "{who} war gefragt; soweit {who} es wissen konnte:",
        "nothing": "{who} hatte keine Wahl: „{made}“ war alles, was ging, mit {expected} Siegchance.",
        "why_best": "{best} statt {other}: {why}.",
        "the_end": "Hier hat noch niemand gewählt.",
        "choices_made": "Entscheidungen",
    },
}


class Phrases:
    """Formats the texts of an analysis in one language, with the names of the players."""

    def __init__(self, texts: Texts, table: Table[Any]) -> None:
        self.texts = texts
        self.table = table
        self.names = [read_label(label).name for label in table.players]

    def say(self, key: str, **args: object) -> str:
        return PHRASES[self.texts.language][key].format(**args)

    def choice(self, choice: int, n: int) -> str:
        """The text of a choice after `n` choices, as the seat saw the table then."""
        seat, _ = self.table.choices[n]
        return self.texts.said(choice, self.table.game.view(self.table.at(n), seat), self.names)

    def noun(self, choice: int, n: int) -> str:
        """Return the same as a noun that fits beside another one."""
        seat, _ = self.table.choices[n]
        return self.texts.noun(choice, self.table.game.view(self.table.at(n), seat), self.names)

    def turn(self, turn: Turn) -> str:
        """A turning point as a sentence, with the half-width of its confidence interval."""
        name = self.noun if turn.missed else self.choice
        said = self.say(
            "missed" if turn.missed else "rose" if turn.after > turn.before else "fell",
            who=self.names[turn.seat],
            made=name(turn.choice, turn.n),
            best=name(turn.best, turn.n),
            before=percent(turn.before),
            after=percent(turn.after),
        )
        said = f"{said} (±{100 * WIDE * turn.error:.0f})."
        why = self.why(turn.why, turn.n)
        return self.say("why", said=said, why=why) if why else said

    def why(self, reasons: list[Reason], n: int) -> str:
        """Why something was better after `n` choices; empty if that does not show."""
        measures, whom = self.table.game.measures(self.table.at(n)), self.names[self.table.choices[n][0]]
        gains = [self.difference(measures, each, whom) for each in reasons if each.speaks_for]
        losses = [self.difference(measures, each, whom) for each in reasons if not each.speaks_for]
        return self.texts.why(gains, losses) if gains else ""

    def difference(self, measures: list[Measure[Any]], reason: Reason, whom: str) -> str:
        measure, games = measures[reason.measure], out_of_hundred(reason)
        return self.texts.difference(measure.name, measure.unit, reason.by > 0, readable(reason.by), *games, whom)


def percent(chance: float) -> str:
    """A probability in whole per cent."""
    return f"{100 * chance:.0f} %"


def between(low: float, high: float) -> str:
    """A confidence interval in whole per cent."""
    return f"{100 * low:.0f}–{100 * high:.0f} %"
