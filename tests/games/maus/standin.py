"""The smallest possible chapter in place of the game's own chapters, and content with changes."""

from wusel.engine.content.parts import Parts
from wusel.games.maus.content.content import OWN, SPREAD, Content
from wusel.games.maus.demands.content import checked

TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in OWN.glob("*.toml")}

CHAPTER = """
[chapters.chapter_01]
title = { en = "Crumbs", de = "Krümel" }
question = { en = "Whose are they?", de = "Wessen sind sie?" }
number = 1
rooms = ["room_4o", "room_1o", "room_2o"]
also = ["room_1b"]
pages = { easy = 7, normal = 6, hard = 5 }
hard_cards = false
start = ["special"]
goal = "page_goal"
quiet = ["room_2o"]
kit = { hero_leader = ["search_weapon_1"], party = ["item_hook"] }
counts = { trust = 1 }
source = "reconstructed"

[[chapters.chapter_01.rules]]
on = "start"
effects = [{ do = "tell", page = "page_goal" }, { do = "place", foe = "rat", n = 3, area = "paws" }]

[[chapters.chapter_01.rules]]
on = "defeat"
room = "room_4o"
foe = "rat"
last = true
first = true
effects = [{ do = "tell", page = "page_mercy" }]

[[chapters.chapter_01.rules]]
on = "turn_end"
room = "room_1o"
area = ["under_the_table", "a1"]
needs = { count = "trust", most = 2 }
roll = "star"
effects = []
fails = [{ do = "afflict", who = "me", condition = "webbed" }]

[[chapters.chapter_01.acts]]
name = "act_dig"
title = { en = "Dig", de = "Graben" }
sentence = { en = "Under the jar.", de = "Unter dem Glas." }
room = "room_2o"
area = "special"
beside = true
needs = { count = "trust", least = 1, calm = true, class = ["tinkerer"], cheese = 2, item = "item_hook", all = true }
costs = { cheese = 2, pages = 1 }
roll = "stars"
sure = ["tinkerer", "scamp"]
times = 2
quest = true
effects = [{ do = "tell", page = "page_found" }]
fails = [{ do = "count", count = "trust", n = 1 }]

[pages.page_goal]
title = { en = "Goal", de = "Ziel" }
text = { en = "Find the crumbs.", de = "Findet die Krümel." }
picture = "lamp"
source = "reconstructed"

[pages.page_mercy]
title = { en = "Mercy", de = "Gnade" }
text = { en = "Let it go?", de = "Laufen lassen?" }
choices = [
    { title = { en = "Yes", de = "Ja" }, effects = [{ do = "count", count = "trust", n = 1 }] },
    { title = { en = "No", de = "Nein" }, needs = { count = "trust", least = 2 }, effects = [] },
]
source = "reconstructed"

[pages.page_found]
title = { en = "Found", de = "Gefunden" }
text = { en = "There they are.", de = "Da sind sie." }
choices = [{ title = { en = "Home", de = "Heim" }, effects = [{ do = "win" }] }]
source = "reconstructed"

[counts.trust]
title = { en = "Trust", de = "Vertrauen" }
kept = true
most = 6
start = 1
source = "reconstructed"

[areas.under_the_table]
room = "room_1o"
fields = ["b2", "c2"]
source = "reconstructed"
"""


def content_of(text: str = "", chapter: str = CHAPTER) -> Content:
    """Return the game's box with the small chapter, and with some parts of the box replaced."""
    parts = Parts(OWN, f"{text}\n{chapter}", "my.toml", SPREAD)
    with parts.all_faults():
        return checked(Content(parts))
