"""What is said when a game is looked at again, in both languages."""

from typing import Final

from wusel.bots.review import Turn, Verdict
from wusel.texts import Texts

WORDS: Final = {
    "en": {
        "chances": "The chances to win, as {eye} sees them",
        "spectator": "a spectator",
        "together": "together",
        "turns": "Turning points",
        "no_turns": "No single moment stands out: no change is larger than the luck of the playouts explains.",
        "missed": "{who} chose “{made}”; “{best}” would have been better: {before} instead of {after} to win.",
        "rose": "After “{made}” by {who} the chances of {whom} rose from {before} to {after}.",
        "fell": "After “{made}” by {who} the chances of {whom} fell from {before} to {after}.",
        "of_all": "all",
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
        "asked": "{who} was asked; as far as {who} could know:",
        "nothing": "{who} had nothing to choose: “{made}” was all there was.",
        "the_end": "Nobody has chosen here yet.",
        "stood": "How everybody stood, as {eye} sees it",
        "before": "Before",
        "after": "After",
        "seat": "Seat",
        "choices_made": "choices made",
    },
    "de": {
        "chances": "Die Siegchancen, wie {eye} sie sieht",
        "spectator": "jemand, der zuschaut,",
        "together": "gemeinsam",
        "turns": "Wendepunkte",
        "no_turns": "Kein Moment sticht heraus: Keine Änderung ist größer, als das Glück der Probespiele erklärt.",
        "missed": "{who} hat „{made}“ gewählt; „{best}“ wäre besser gewesen: {before} statt {after} Siegchance.",
        "rose": "Nach „{made}“ von {who} stiegen die Chancen von {whom} von {before} auf {after}.",
        "fell": "Nach „{made}“ von {who} fielen die Chancen von {whom} von {before} auf {after}.",
        "of_all": "allen",
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
        "asked": "{who} war gefragt; soweit {who} es wissen konnte:",
        "nothing": "{who} hatte keine Wahl: „{made}“ war alles, was ging.",
        "the_end": "Hier hat noch niemand gewählt.",
        "stood": "Wie es um alle stand, wie {eye} es sieht",
        "before": "Vorher",
        "after": "Nachher",
        "seat": "Platz",
        "choices_made": "Entscheidungen",
    },
}


class Words:
    """Says what was found about a game, with the names of those who played."""

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.texts = texts
        self.names = names

    def say(self, key: str, **args: object) -> str:
        return WORDS[self.texts.language][key].format(**args)

    def choice(self, choice: int) -> str:
        return self.texts.choice(choice, self.names)

    def eye(self, seat: int) -> str:
        """Through whose eyes."""
        return self.names[seat] if seat >= 0 else self.say("spectator")

    def turn(self, turn: Turn, verdict: Verdict, together: bool) -> str:
        """A turning point in a sentence."""
        key = "missed" if turn.missed else "rose" if turn.after > turn.before else "fell"
        return self.say(
            key,
            who=self.names[verdict.seat],
            whom=self.say("of_all") if together else self.names[turn.seat],
            made=self.choice(verdict.choice),
            best=self.choice(verdict.best),
            before=percent(turn.before),
            after=percent(turn.after),
        )


def percent(chance: float) -> str:
    """A chance in whole per cent."""
    return f"{100 * chance:.0f} %"
