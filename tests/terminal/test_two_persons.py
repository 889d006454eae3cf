"""Two persons at one device: neither sees the information of the other."""

import re
from typing import Any

from tests.terminal.sitting import Sitting
from wusel.games import find_game, load_table
from wusel.terminal.saves import autosave_path
from wusel.texts.texts import Texts

HAND_OVER = re.compile(r"Hand the device over to (\w+)\.")
TEXTS = Texts(find_game("mosquitozzz"), "en")
SEATS = ("you:Ann", "you:Ben", "random")


def hand_shown(part: str) -> list[str]:
    """Return the cards in the last row called "Your hand", copies counted."""
    row = part[part.rindex("Your hand") + len("Your hand") : part.rindex("\n\n")]
    found = []
    for title, times in re.findall(r"[▲●■][+\d!]* ([A-Z][A-Za-z ]*?)(?: ×(\d))?(?=  |\n|$)", row):
        found += [title] * int(times or 1)
    return sorted(found)


class Passing(Sitting):
    """A sitting that checks the screen whenever a player has to choose."""

    def __init__(self) -> None:
        super().__init__(always="last")
        self.looked = 0

    def type(self, prompt: str) -> str:
        typed = super().type(prompt)
        if "h for help" in prompt:
            self.look()
        return typed

    def look(self) -> None:
        """Check that the screen since the last handover shows the hand of the player with the device."""
        part = self.text[[found.start() for found in HAND_OVER.finditer(self.text)][-1] :]
        name = HAND_OVER.findall(part)[0]
        seat = ["Ann", "Ben"].index(name)
        table = load_table(autosave_path("mosquitozzz"))
        view: Any = table.view(seat)
        hand = [TEXTS.card(card) for card in view["players"][seat]["hand"]]
        assert hand_shown(part[: part.rindex(":")]) == sorted(hand)
        drawn = re.findall(r"(\w+) draws (?!one card|\d+ cards)", " ".join(part.split()))
        assert set(drawn) <= {name}
        assert f"\n{name}: " in part
        self.looked += 1


def test_each_sees_only_their_own_hand() -> None:
    passing = Passing()
    passing.play(*SEATS)
    assert passing.looked > 15
    assert set(HAND_OVER.findall(passing.text)) == {"Ann", "Ben"}


def test_a_secret_choice_stays_secret_until_all_have_chosen() -> None:
    sitting = Sitting("", "1", "").play(*SEATS)
    assert "Ann lays" not in sitting.text
    sitting = Sitting("", "1", "", "1").play(*SEATS)
    assert "Ann lays" in sitting.text


def test_there_is_time_to_read_before_the_device_is_passed() -> None:
    sitting = Sitting("", "1", "", "1", always="1").play(*SEATS)
    for place, prompt in enumerate(sitting.prompts):
        if prompt.startswith("Press Enter when you have read this"):
            assert HAND_OVER.match(sitting.prompts[place + 1])
    first, second = [place for place, prompt in enumerate(sitting.prompts) if HAND_OVER.match(prompt)][:2]
    assert second == first + 2, "nothing was told in between, so nothing is to be read"
    assert any(prompt.startswith("Press Enter when you have read this") for prompt in sitting.prompts)


def test_each_is_told_what_happened_since_they_looked_last() -> None:
    sitting = Sitting("", "1", "", always="1").play(*SEATS)
    parts = HAND_OVER.split(sitting.text)
    turns_of_ann = [part for name, part in zip(parts[1::2], parts[2::2], strict=True) if name == "Ann"]
    assert "Ben lays" in turns_of_ann[1]


def test_the_screen_is_cleared_between_persons() -> None:
    sitting = Sitting("", "1", "")
    sitting.screen.console._force_terminal = True
    sitting.play(*SEATS)
    cleared = sitting.text.split("\x1b[3J")
    assert len(cleared) == 2
    assert "Your hand" in cleared[0]
    assert "Your hand" not in cleared[1].split("press Enter")[0]


def test_the_end_is_for_everybody() -> None:
    sitting = Sitting(always="1").play(*SEATS)
    ending = sitting.text[sitting.text.index("── The end") :]
    assert "Your hand" not in ending
    assert re.search(r"\w+ wins\.", ending)
