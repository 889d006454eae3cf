"""Sets a scene of Mosquitozzz in a line or two: hands, piles, blood, and the throws to come.

Cards are written as words separated by blanks; `*` after a word repeats it: "attack*2 air_raid". What a scene
does not mention lies where it belongs: a player's other starter cards in the draw pile, the rest of the
experience and swarm sets in their decks. `swarm_deck_left` and `experience_left` name all that is left of a
deck; the others have left the game. So every scene is a state that play could reach.
"""

from collections.abc import Iterator
from random import Random
from typing import Self

from tests.games.scene import AnyScene
from wusel.engine.table import Checkpoint, Table
from wusel.games.mosquitozzz import made
from wusel.games.mosquitozzz import words as declared
from wusel.games.mosquitozzz.cards import NO_CARD
from wusel.games.mosquitozzz.content import Content
from wusel.games.mosquitozzz.game import Mosquitozzz, new_game
from wusel.games.mosquitozzz.setup import experience_deck, swarm_deck
from wusel.games.mosquitozzz.state import FULL_BLOOD, MosquitoState
from wusel.games.mosquitozzz.steps.turn import TURN_LAST_FIRST
from wusel.games.mosquitozzz.words import Card

GAME = new_game()
CONTENT: Content = GAME.content
NUMBERS = CONTENT.numbers
NAMES = CONTENT.names.card
CARDS = CONTENT.cards

Given = dict[int, str]


def cards(text: str, game: Mosquitozzz = GAME) -> list[Card]:
    """Return the card numbers of a list in words."""
    found: list[Card] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [game.content.numbers[name]] * int(times or 1)
    return found


def words(numbers: list[Card], game: Mosquitozzz = GAME) -> list[str]:
    """Return card numbers in words, sorted by name."""
    return sorted(game.content.names.card[card] for card in numbers)


def random_game(options: dict[str, object], seed: int, game: Mosquitozzz = GAME) -> Iterator[MosquitoState]:
    """Play a whole game of random choices. Yield its state before the first one and after every one."""
    luck = Random(seed)
    s = game.new(options, seed)
    yield s
    while s.owing:
        seat = luck.choice([seat for seat in range(s.seats) if s.owing >> seat & 1])
        game.apply(s, seat, luck.choice(game.options(s, seat)))
        yield s


class Scene(AnyScene[MosquitoState]):
    """A table in the middle of a game."""

    def __init__(
        self,
        players: int = 3,
        mode: str = "standard",
        *,
        active: int = 0,
        at: str = "start_turn",
        swarm: str = "",
        swarm_deck_left: str | None = None,
        display: str | None = None,
        experience_left: str | None = None,
        hands: Given | None = None,
        draws: Given | None = None,
        discards: Given | None = None,
        laid: Given | None = None,
        infected: tuple[int, ...] = (),
        blood: dict[int, int] | None = None,
        left: int | None = None,
        come: tuple[str | int, ...] = (),
        game: Mosquitozzz = GAME,
        **options: object,
    ) -> None:
        table: Table[MosquitoState] = Table(game, {"players": players, "mode": mode, "first": active + 1, **options}, 1)
        super().__init__(game, table)
        self.game: Mosquitozzz = game
        s = table.state
        self.spare = swarm_deck(game.content, mode) + experience_deck(game.content, mode)
        self.swarm_set = swarm_deck(game.content, mode)
        s.turn = 1
        s.chosen = [0] * players
        s.swarm = self.take(swarm)
        s.removed = []
        owned = [game.content.starter[:] for _ in range(players)]
        for seat in range(players):
            self.seat_player(s, seat, owned[seat], hands or {}, draws or {}, discards or {}, laid or {})
            s.players[seat].blood = (blood or {}).get(seat, FULL_BLOOD)
            if seat in infected:
                s.players[seat].infected = self.take("infectious")[0]
        s.bank = FULL_BLOOD * players - sum(player.blood for player in s.players)
        self.lay_out_decks(s, swarm_deck_left, display, experience_left)
        s.agenda = TURN_LAST_FIRST[: TURN_LAST_FIRST.index(getattr(declared, at.upper())) + 1]
        s.left = s.mosquitos_in_swarm() if left is None else left
        s.script = self.outcomes(come)
        s.offer = None
        game.settle(s)
        self.table.checkpoints = [Checkpoint(0, 0, s.clone())]

    # --- setting

    def take(self, text: str, first_from: list[Card] | None = None) -> list[Card]:
        """Take cards from a player's own set if they are there, else from the spare sets."""
        wanted = cards(text, self.game)
        for card in wanted:
            source = first_from if first_from is not None and card in first_from else self.spare
            assert card in source, f"there is no {self.game.content.names.card[card]} left for this scene"
            source.remove(card)
        return wanted

    def seat_player(
        self, s: MosquitoState, seat: int, own: list[Card], hands: Given, draws: Given, discards: Given, laid: Given
    ) -> None:
        on_table = self.take(laid.get(seat, ""), own)
        hand = sorted(self.take(hands[seat], own)) if seat in hands else None
        discard = self.take(discards.get(seat, ""), own)
        draw = sorted(self.take(draws[seat], own)) if seat in draws else None
        if hand is None:
            hand = sorted(own[: s.variant.hand_size])
            del own[: s.variant.hand_size]
        if draw is None:
            draw = own
        elif seat in discards:
            s.removed += own
        else:
            discard += own
        s.players[seat] = made.new_player(
            hand=hand,
            draw=draw,
            discard=discard,
            laid=on_table[0] if on_table else NO_CARD,
            blood=FULL_BLOOD,
            fresh=len(hand),
        )

    def lay_out_decks(
        self, s: MosquitoState, swarm_deck_left: str | None, display: str | None, experience_left: str | None
    ) -> None:
        """Form the decks from what is left of the sets. If the rest of a deck is named, its other cards leave the
        game."""
        open_cards = self.take(display) if display is not None else []
        left = self.take(swarm_deck_left) if swarm_deck_left is not None else None
        unlearned = self.take(experience_left) if experience_left is not None else None
        swarm_cards = [card for card in self.spare if card in self.swarm_set]
        s.experience = sorted(card for card in self.spare if card not in self.swarm_set)
        if unlearned is not None:
            s.removed += s.experience
            s.experience = sorted(unlearned)
        while len(open_cards) < 3 and s.experience:
            open_cards.append(s.experience.pop(0))
        s.display = open_cards
        if left is None:
            s.swarm_deck = sorted(swarm_cards)
        else:
            s.swarm_deck = sorted(left)
            s.removed += swarm_cards

    def outcomes(self, come: tuple[str | int, ...]) -> list[int]:
        return [self.game.content.numbers[each] if isinstance(each, str) else each for each in come]

    def come(self, *outcomes: str | int) -> None:
        """Script the next results of chance: a card's name, or a number for discs."""
        self.s.script = self.outcomes(outcomes)

    # --- acting

    def lay(self, *names: str) -> Self:
        """Lay a card for every seat, the first name for seat 0."""
        for seat, name in enumerate(names):
            self.do(seat, f"lay {name}")
        return self

    @property
    def swarm(self) -> list[str]:
        return words(self.s.swarm, self.game)

    @property
    def display(self) -> list[str]:
        return words(self.s.display, self.game)

    @property
    def removed(self) -> list[str]:
        return words(self.s.removed, self.game)

    @property
    def blood(self) -> list[int]:
        return [player.blood for player in self.s.players]

    @property
    def turned_up(self) -> list[str]:
        """Return the cards from the swarm deck that the last choice brought, in order."""
        return [each.removeprefix("turned_up ") for each in self.told if each.startswith("turned_up ")]

    def laid(self, seat: int) -> str:
        """Return the card lying in front of a player, or an empty string."""
        return str(self.game.content.names.card[self.s.players[seat].laid])

    def hand(self, seat: int) -> list[str]:
        return words(self.s.players[seat].hand, self.game)

    def draw(self, seat: int) -> list[str]:
        return words(self.s.players[seat].draw, self.game)

    def discard(self, seat: int) -> list[str]:
        return words(self.s.players[seat].discard, self.game)
