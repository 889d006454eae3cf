"""Sets a scene of Maus und Mystik in a line or two: figures, their fields and the room, the track, and dice to come.

Mice are named without `hero_`, each with her field and her things: "leader a5 cheese:3 wounds:1, archer b5 stunned". A
number stands behind a colon (poison, cheese, wounds, captures, roaches, shield, dice). A condition is just named. So is
an item in her bundle ("search_weapon_1"), one she wears ("+search_weapon_1") or an ability ("ability_archer_1"). A
mouse without a field is captured. Mice have no abilities unless a scene names them. Foes are written in the same way:
"rat e1, roach f1*3, spider d4 wounds:1 down calm". Dice are faces in short: "s" sword with star, "x" shield, "X" shield
with star, "b" bow, "B" bow with star, "c" cheese.

The house and the box are the game's own. Unless a scene asks for a chapter of the story, nothing special happens in its
chapter except for the `rules` that it adds. It is the turn of the first mouse named. Her die is thrown and she has 5
movement points, unless `points` gives another number.
"""

from functools import lru_cache

from tests.games.scene import AnyScene
from wusel.engine.chance import seeded
from wusel.engine.events import Event
from wusel.engine.kinds import NOTHING, Seat
from wusel.engine.options import Value, settle_options
from wusel.engine.sets import NONE, added, set_of
from wusel.engine.table import Table
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.dice import DIE
from wusel.games.maus.game import Maus, new_game
from wusel.games.maus.rules.figures import put_foe
from wusel.games.maus.rules.gear import dress
from wusel.games.maus.rules.track import missing_cards
from wusel.games.maus.rules.turn import start_of_turn
from wusel.games.maus.setup import bare_table, join, lay_chapter, remember
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.words import Card, Chapter, Encounter, Field, Hero, Item, Room

GAME = new_game()
FACES = {"c": "cheese", "s": "sword_star", "x": "shield", "X": "shield_star", "b": "bow", "B": "bow_star"}
QUIET = """
[chapters.chapter_01]
title = { en = "Nothing special", de = "Nichts Besonderes" }
question = { en = "Is anything?", de = "Ist etwas?" }
number = 1
rooms = ["room_4o", "room_1o", "room_2o"]
also = [
    "room_1b", "room_2b", "room_3o", "room_3b", "room_4b", "room_5o", "room_5b", "room_6o", "room_6b", "room_7o",
    "room_7b", "room_8o", "room_8b",
]
pages = { easy = 7, normal = 6, hard = 5 }
hard_cards = true
start = ["special"]
goal = "page_goal"
source = "reconstructed"

[[chapters.chapter_01.acts]]
name = "act_win"
title = { en = "Win", de = "Gewinnen" }
sentence = { en = "It is that easy.", de = "So leicht ist das." }
room = "room_2o"
area = "special"
effects = [{ do = "win" }]

[chapters.chapter_02]
title = { en = "Nothing special again", de = "Wieder nichts Besonderes" }
question = { en = "And now?", de = "Und jetzt?" }
number = 2
rooms = ["room_5o", "room_8o", "room_1o"]
quiet = ["room_5o"]
pages = { easy = 7, normal = 6, hard = 5 }
start = ["all"]
goal = "page_goal"
source = "reconstructed"

[[chapters.chapter_02.acts]]
name = "act_win_again"
title = { en = "Win again", de = "Wieder gewinnen" }
sentence = { en = "It is that easy.", de = "So leicht ist das." }
room = "room_5o"
area = "all"
effects = [{ do = "win" }]

[pages.page_goal]
title = { en = "Goal", de = "Ziel" }
text = { en = "Just be there.", de = "Sei einfach da." }
source = "reconstructed"

[counts.trust]
title = { en = "Trust", de = "Vertrauen" }
kept = true
source = "reconstructed"
"""


@lru_cache
def quiet_game(rules: str = "") -> Maus:
    """Return the game with a chapter that has no rules except the given ones."""
    return new_game(content_text=QUIET + rules)


def throw(faces: str) -> list[int]:
    """Return the numbers that chance must draw for dice in short form."""
    return DIE.script(*[FACES[face] for face in faces.replace(" ", "")])


class Scene(AnyScene[MausState]):
    """A room in the middle of a game."""

    def __init__(
        self,
        mice: str,
        foes: str = "",
        *,
        room: str = "room_8o",
        chapter: int = 0,
        points: int = 5,
        dice: str = "",
        track: str = "",
        players: int = 1,
        page: int = 1,
        end: int = 6,
        wheel: int = 0,
        traps: str = "",
        encounter: str = "",
        party: str = "",
        begin: bool = False,
        campaign: bool = False,
        rules: str = "",
        **options: object,
    ) -> None:
        game = GAME if chapter else quiet_game(rules)
        content: Content = game.content
        played = "campaign" if campaign else chapter or 1
        settled = settle_options(game.declared, {"chapter": played, "players": players, **options})
        s = bare_table(content, settled, seeded(1))
        self.content = content
        s.chapter.number = Chapter((chapter or 1) - 1)
        lay_chapter(s)
        s.house.room = Room(content.names.room.index(room))
        s.house.turned_up = added(
            s.house.turned_up & ~set_of(tile_mates(content.house.tiles, s.house.room)), s.house.room
        )
        s.house.visited = added(NONE, s.house.room)
        for n, line in enumerate(mice.split(",")):
            self.put_mouse(s, line.split(), Seat(n % players))
        for line in foes.split(","):
            if line.strip():
                self.put_foes(s, line.split())
        s.chapter.hourglass, s.chapter.end, s.chapter.wheel = page, end, wheel
        s.room.traps = set_of([at(field) for field in traps.split()])
        s.party.items = [self.item(name) for name in party.split()]
        s.decks.encounter = Encounter(content.names.encounter.index(encounter) if encounter else NOTHING)
        if encounter:
            s.decks.encounters.remove(s.decks.encounter)
        s.decks.finds = [item for item in s.decks.finds if item not in s.party.items]
        s.track = self.cards(track) if track else [*[mouse.hero for mouse in s.party.mice], *missing_cards(s)]
        s.round = 1
        remember(s)
        self.begin(s, points, begin)
        super().__init__(game, self.seated(game, settled, s, throw(dice)))

    def begin(self, s: MausState, points: int, anew: bool) -> None:
        """Give the first mouse of the party her turn, or begin a round."""
        s.then(words.NEXT_CARD)
        if anew:
            return
        mouse = s.party.mice[0]
        s.turn.acting = mouse.hero
        s.marked = added(set_of(s.track[: s.track.index(mouse.hero)]), mouse.hero)
        shield = mouse.shield
        start_of_turn(s, mouse)
        mouse.shield = shield
        s.turn.points = points
        s.then(words.TAKE_TURN, words.FINISH_TURN)

    def seated(self, game: Maus, settled: dict[str, Value], s: MausState, dice: list[int]) -> Table[MausState]:
        s.script = dice or None
        s.events = []
        game.settle(s)
        self.begun: list[Event] = s.events
        s.events = None
        table = Table(game, settled, seed=1)
        table.state = s
        return table

    # --- setting

    def put_mouse(self, s: MausState, said: list[str], seat: Seat) -> None:
        hero = self.hero(said[0])
        join(s, hero, seat)
        mouse = s.mouse(hero)
        for word in said[1:]:
            self.give(mouse, word)
        for item in mouse.worn + mouse.pack:
            if item in s.decks.finds:
                s.decks.finds.remove(item)

    def give(self, mouse: Mouse, word: str) -> None:
        name, _, number = word.partition(":")
        abilities = self.content.names.ability
        if word in words.FIELDS:
            mouse.field = at(word)
        elif number:
            setattr(mouse, name, int(number))
        elif word in words.CONDITIONS:
            mouse.conditions = added(mouse.conditions, words.CONDITIONS.index(word))
        elif word in abilities:
            mouse.abilities = added(mouse.abilities, abilities.index(word))
        elif word == "bare":
            dress(self.content, mouse, [])
        elif word.startswith("+"):
            dress(self.content, mouse, [*mouse.worn, self.item(word[1:])])
        else:
            mouse.pack = sorted([*mouse.pack, self.item(word)])

    def put_foes(self, s: MausState, said: list[str]) -> None:
        kind = words.Foe(words.FOES.index(said[0]))
        field, _, times = said[1].partition("*")
        for _ in range(int(times or 1)):
            figure = put_foe(s, kind, at(field), calm=int("calm" in said))
            foe = s.foe_of(figure)
            assert foe is not None, f"no figure for {said[0]} left"
            foe.down = int("down" in said)
            foe.wounds = sum(int(word.partition(":")[2]) for word in said if word.startswith("wounds:"))

    def hero(self, name: str) -> Hero:
        return Hero(Card(self.content.names.hero.index(f"hero_{name}")))

    def item(self, name: str) -> Item:
        return Item(self.content.names.item.index(name))

    def cards(self, said: str) -> list[Card]:
        """Return cards by their names, heroes without `hero_`."""
        names = [name.removeprefix("hero_") for name in self.content.names.card]
        return [Card(names.index(name)) for name in said.split()]

    def roll(self, dice: str) -> "Scene":
        """Script the next dice."""
        self.s.script = (self.s.script or []) + throw(dice)
        return self

    def find(self, *names: str) -> "Scene":
        """Script the next draws from the search deck."""
        self.s.script = (self.s.script or []) + [self.item(name) for name in names]
        return self

    # --- looking

    def mouse(self, name: str) -> Mouse:
        return self.s.mouse(self.hero(name))

    def at(self, name: str) -> str | None:
        """Return the field of a mouse, None if she is captured."""
        field = self.mouse(name).field
        return words.FIELDS[field] if field >= 0 else None

    def pack(self, name: str) -> list[str]:
        """Return the items in the bundle of a mouse."""
        return [self.content.names.item[item] for item in self.mouse(name).pack]

    def worn(self, name: str) -> list[str]:
        """Return the items that a mouse wears."""
        return [self.content.names.item[item] for item in self.mouse(name).worn]

    @property
    def foes(self) -> list[str]:
        """Return the foes in the room: "rat e1"."""
        return [f"{words.FOES[foe.foe]} {words.FIELDS[foe.field]}" for foe in self.s.room.foes]

    @property
    def track(self) -> str:
        names = self.content.names.card
        return " ".join(names[card].removeprefix("hero_") for card in self.s.track)

    def is_in(self, name: str, condition: str) -> bool:
        return bool(self.mouse(name).conditions >> words.CONDITIONS.index(condition) & 1)


def at(name: str) -> Field:
    """Return a field by its name."""
    return Field(words.FIELDS.index(name))


def tile_mates(tiles: list[int], room: Room) -> list[int]:
    """Return both sides of a room's tile."""
    return [other for other, tile in enumerate(tiles) if tile == tiles[room]]
