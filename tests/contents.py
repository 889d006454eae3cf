"""Content that other people could write: other cards for Mosquitozzz, and another board for Der Schwarm."""

from typing import Final

from wusel.games import known_game

TITLES: Final = {"en": "Garlic Breath", "de": "Knoblauchfahne"}
STARTER: Final = """
[[starter]]
card = "flat_hand"
copies = 2
source = "public"

[[starter]]
card = "garlic_breath"
copies = 4
source = "public"

[[starter]]
card = "attack"
copies = 2
source = "public"

"""


def own_text(game: str, file: str) -> str:
    return (known_game(game).home / "content" / file).read_text(encoding="utf-8")


def changed(text: str, old: str, new: str) -> str:
    assert old in text, f"{old!r} is not in the content"
    return text.replace(old, new)


def garlic_cards() -> str:
    """Return cards with a stronger Garlic Breath in place of the fog bomb, in all hands, and an Invasion of seven."""
    text = changed(own_text("mosquitozzz", "cards.toml"), "fog_bomb", "garlic_breath")
    title = "title = {{ en = '{en}', de = '{de}' }}".format(**TITLES)
    heading = '[cards.garlic_breath]\ncolour = "green"\n'
    effect = 'effects = [{ do = "repel", symbols = 5 }]'
    text = changed(text, heading + effect, f"{heading}{title}\n{effect.replace('5', '9')}")
    text = changed(text, "strength = 4", "strength = 7")
    before, _, rest = text.partition("[[starter]]")
    return before + STARTER.lstrip() + rest[rest.index("# --- experience set") :]


def steep_coasts() -> str:
    """Return a board on which land of seven is worth 21 and dangers take twice as much."""
    text = own_text("schwarm", "board.toml")
    board = text[text.index("[board]") : text.index("# --- tiles")]
    return f'{changed(board, " 7 ", " 21 ")}[damage]\npoints_per_amoeba = 5\nsource = "public"\n'
