"""A person at the terminal."""

import re

import pytest

from tests.terminal.sitting import Sitting
from wusel.engine.errors import BadOption, WuselError
from wusel.terminal.saves import autosave_path


def last_board(text: str) -> str:
    """Return the last board: from the swarm to the prompt."""
    return text[text.rindex("\nSwarm ") :]


@pytest.mark.parametrize("mode", ["standard", "ambush"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_to_its_end(players: int, mode: str) -> None:
    sitting = Sitting(always="1").play("you:Mo", *["random"] * (players - 1), mode=mode)
    assert "── The end" in sitting.text
    ending = sitting.text[sitting.text.index("── The end") :]
    assert re.search("wins|won together|lost together", ending)
    assert "wusel replay" in ending
    assert "Another game? [Y/n]" in ending


def test_the_greeting_says_who_plays() -> None:
    text = Sitting().play("you:Mo", "random", "greedy").words
    assert "At the table: Mo, Greta (random bot), Otto (greedy bot)." in text


def test_the_question_and_its_choices_are_numbered() -> None:
    text = Sitting().play().text
    assert "Lay one card face down:" in text
    assert "  1  Lay Air Raid        ▲2\n" in text
    assert "1 to 3, h for help › " in text


def test_what_the_bots_do_is_told_in_sentences() -> None:
    text = Sitting("1").play().words
    assert "• Mo lays Air Raid, which joins the swarm. Greta lays Flat Hand." in text


def test_a_part_of_the_words_will_do() -> None:
    assert "Mo lays Scented Candle." in Sitting("candle").play().words


def test_words_that_fit_several_choices_are_asked_about() -> None:
    sitting = Sitting("lay").play()
    assert "“lay” could be 1, 2, 3; please type the number." in sitting.words
    assert "Mo lays" not in sitting.text


def test_a_wrong_number_is_refused_kindly() -> None:
    sitting = Sitting("0", "4", "99", "9" * 5000).play()
    assert sitting.text.count("Please type a number from 1 to 3, or h for help.") == 4
    assert "Mo lays" not in sitting.text


def test_nonsense_is_refused_kindly() -> None:
    nonsense = ["hello", "-1", "1.5", "²", "[red]", "\\", "u2", "a", "ay"]
    sitting = Sitting(*nonsense).play()
    for typed in nonsense:
        assert f"“{typed}” is nothing you can do right now." in sitting.words
    assert "Mo lays" not in sitting.text


def test_enter_alone_shows_the_table_again() -> None:
    assert Sitting("", "b").play().text.count("Your hand") == 3


def test_a_card_that_cannot_be_used_names_its_rule() -> None:
    """Mo lays a flat hand. The air raid stays in hand and is red."""
    sitting = Sitting("2", "air raid", "w").play()
    assert "not now: Air Raid (MZ-B12: Red cards" in last_board(sitting.text)
    assert sitting.words.count("not now: Air Raid (MZ-B12: Red cards in your hand do nothing") == 3


def test_nothing_is_barred_while_cards_are_laid() -> None:
    assert "No rule bars anything" in Sitting("w").play().words


def test_undo_takes_the_last_choice_back() -> None:
    """Mo uses a scented candle against four mosquitos and thinks again."""
    sitting = Sitting("1", "5").play()
    before, after = sitting.text.split("4 of 4 left")[0], last_board(sitting.text)
    assert "жжж×  3 of 4 left" in after
    assert "u to undo" not in before
    assert sitting.prompts[-1] == "1 to 5, h for help, u to undo › "
    again = Sitting("1", "5", "u").play()
    assert "Taken back." in again.text
    assert "жжжж  4 of 4 left" in last_board(again.text)


def test_undo_says_why_not() -> None:
    assert "there is nothing to take back" in Sitting("u").play().words
    assert "Chance has had its say since then" in Sitting("1", "u").play().words


def test_what_was_taken_back_is_not_in_the_log() -> None:
    assert Sitting("1", "5", "u", "l").play().text.count("Mo uses Scented Candle") == 1
    assert Sitting("1", "5", "l").play().text.count("Mo uses Scented Candle") == 2


def test_help_lists_everything_that_can_be_typed() -> None:
    text = Sitting("h", "?").play().text
    for key in ("u", "Enter, b", "v", "l", "h …", "r …", "w", "lang", "s", "q"):
        assert text.count(f"\n  {key:<10}") == 2


def test_help_about_a_card() -> None:
    sitting = Sitting("h fog", "fog", "h moon").play()
    assert sitting.words.count("Fog Bomb (card) Colour: green Repels 5 mosquitos.") == 2
    assert "Nothing in this game is called “moon”." in sitting.text


def test_rules_by_id_by_word_and_all() -> None:
    sitting = Sitting("r b5", "r MZ-B5", "r mosquito net", "r", "r dice").play()
    assert sitting.words.count("MZ-B5: Green cards may follow") == 2
    assert "MZ-BL6: With the Mosquito Net" in sitting.words
    assert "MZ-A1, MZ-A2" in sitting.words
    assert "No rule speaks of “dice”." in sitting.words


def test_the_log_tells_the_last_turns_and_all_of_them() -> None:
    sitting = Sitting(*["1"] * 6, "l").play()
    assert sitting.text.count("Turn 1: ") == 1
    assert sitting.text.count("Turn 3: ") == 2
    assert Sitting(*["1"] * 6, "l all").play().text.count("Turn 1: ") == 2


def test_what_can_be_known_of_the_decks() -> None:
    text = Sitting("v").play().text
    assert "▲3 Infestation ×4" in text
    assert "surely in hand ● Flat Hand" in text


def test_the_language_can_be_switched() -> None:
    text = Sitting("lang", "lang en", "lang xx").play().text
    assert "Lege eine Karte verdeckt:" in text
    assert text.count("Lay one card face down:") == 2
    assert "there is no language 'xx'; there are: en, de" in text


def test_a_game_in_german() -> None:
    sitting = Sitting("4", "h", "u", always="1").play(language="de")
    assert "Am Tisch: Mo, Greta (Bot, random), Otto (Bot, random)." in sitting.text
    assert "Bitte tippe eine Zahl von 1 bis 3 oder h für Hilfe." in sitting.text
    assert "── Zug 1: Mo hat die Lampe" in sitting.text
    assert "── Das Ende" in sitting.text
    assert "gewinnt." in sitting.text
    assert "Noch eine Partie? [J/n]" in sitting.text
    assert not re.search(r"\b(hand|lays|mosquitos|Deck)\b", sitting.text)


def test_nothing_is_wider_than_the_screen() -> None:
    for width in (60, 80):
        sitting = Sitting("h", "r", "v", "l", always="1", width=width).play()
        shown = [line for line in sitting.text.splitlines() if line not in sitting.prompts]
        too_wide = [line for line in shown if len(line) > width and "wusel replay" not in line]
        assert not too_wide


def test_bots_can_play_alone() -> None:
    text = Sitting().play("random", "random", "random").text
    assert "── Turn 2" in text
    assert "── The end" in text


def test_the_winner_begins_the_next_game() -> None:
    sitting = Sitting(always="1", yes=("", "n")).play()
    assert sitting.text.count("── The end") == 2
    first, second = sitting.text.split("Another game? [Y/n]")[:2]
    winner = re.findall(r"── (\w+) wins\. ──", first)[-1]
    assert f"Turn 1: {winner} has the lamp" in second


def test_everybody_sits_a_seat_further_on_in_the_next_game() -> None:
    text = Sitting(always="1", yes=("", "n")).play("you:Mo", "random", "random").text
    first, second = re.findall(r"At the table: (\w+)[^,]*, (\w+)[^,]*, (\w+)", text)[:2]
    assert second == (first[2], first[0], first[1])


@pytest.mark.rule("MZ-E4")
def test_a_play_off_is_told_blow_by_blow() -> None:
    """Mo and Otto have eight drops each when Greta loses her last."""
    text = Sitting(always="last").play("you:Mo", *["random"] * 3, seed=0).text
    story, ending = text.split("── The end")
    assert "play-off" not in story
    throws = re.findall(r"^ • (\w+) throws ten discs in the play-off: \w+ (?:is|are) squashed\.$", ending, re.M)
    assert throws == ["Mo", "Otto", "Mo", "Otto"]
    assert ending.index("Otto             8") < ending.index(" • Mo throws") < ending.index("── Mo wins.")


def test_seats_and_options_must_fit() -> None:
    with pytest.raises(BadOption, match="players=5"):
        Sitting().play(*["you"] * 5)
    with pytest.raises(BadOption, match="players=4 does not fit: 3 sit at the table"):
        Sitting().play(players=4)
    with pytest.raises(WuselError, match="nobody like 'wizard'"):
        Sitting().play("you", "wizard")
    assert not autosave_path("mosquitozzz").exists()
