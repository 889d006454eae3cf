"""The rules of a game as people cite them: an ID and a sentence in English and German."""

import tomllib
from pathlib import Path

from wusel.engine.errors import WuselError

LANGUAGES = ("en", "de")


class Rule:
    """One rule of the rulebook, in our own words."""

    def __init__(self, id: str, en: str, de: str) -> None:
        self.id = id
        self.en = en
        self.de = de

    def sentence(self, language: str = "en") -> str:
        return self.de if language == "de" else self.en


class RuleBook:
    """All rules of a game, read from their file on first use."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.read: dict[str, Rule] = {}

    def all(self) -> list[Rule]:
        if not self.read:
            with self.path.open("rb") as file:
                entries = tomllib.load(file)
            self.read = {id: Rule(id, said["en"], said["de"]) for id, said in entries.items()}
        return list(self.read.values())

    def find(self, id: str) -> Rule:
        """Return the rule with an ID. The game's prefix may be omitted, and case does not matter."""
        for rule in self.all():
            if id.upper() in (rule.id.upper(), rule.id.upper().partition("-")[2]):
                return rule
        raise WuselError(f"there is no rule {id}; they run from {self.all()[0].id} to {self.all()[-1].id}")
