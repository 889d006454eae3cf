# What things are called. Heroes, figures, cards, items, abilities, rooms, encounters, chapters, acts, pages and counts have
# their titles in the content files; so have spider and centipede, who are called like their figures.

# --- the die

face-cheese = cheese
face-sword_star = sword ★
face-shield = sword & shield
face-shield_star = sword & shield ★
face-bow = bow
face-bow_star = bow ★

# --- foes

foe-roach = Roach
foe-rat = Rat
foe-rat_elite = Elite Rat
foe-boss_captain = Gram
foe-boss_centipede = Kettra
foe-boss_cat = Brodie
foe-boss_sorceress = Flor

# --- places

exit-north = north
exit-east = east
exit-south = south
exit-west = west
exit-turn = turn field
area-paws = the paw prints
area-all = everywhere
area-special = the special fields
area-a-number = a{ $number }
area-b-number = b{ $number }
area-c-number = c{ $number }
area-d-number = d{ $number }
area-e-number = e{ $number }
area-f-number = f{ $number }

# --- conditions and titles

condition-stunned = stunned
condition-stunned-text = Can move, but do nothing else than recover.
condition-webbed = webbed
condition-webbed-text = Can neither move nor scurry before recovering with a star.
condition-knocked_down = knocked down
condition-knocked_down-text = Standing up takes the whole movement. All else can be done lying down.
condition-bewitched = bewitched
condition-bewitched-text = Moves and attacks like a foe in the next turn.
condition-unseen = unseen
condition-unseen-text = No foe attacks as long as there is another mouse.
achievement-three_cheeses = Three Cheeses
achievement-three_cheeses-text = When cheese is rolled in defence, every mouse who is not captured gets a piece.
achievement-roach_terror = Roach Terror
achievement-roach_terror-text = Roaches in the same room are not greedy.
achievement-poison_master = Poison Master
achievement-poison_master-text = Poison wounds count as common wounds.
achievement-escape_artist = Escape Artist
achievement-escape_artist-text = Captured a third time: free again at once, with all equipment.
achievement-cat_tamer = Cat Tamer
achievement-cat_tamer-text = Large foes defend with one die less.

# --- classes and cards

class-warrior = warrior
class-leader = leader
class-mystic = mystic
class-scamp = scamp
class-tinkerer = tinkerer
class-archer = archer
class-healer = healer
reach-melee = hand to hand
reach-ranged = ranged
part-paw = paw
part-two_paws = both paws
part-body = body
part-head = head
part-neck = neck
part-tail = tail
part-no_part = anywhere
sort-weapon = weapon
sort-armour = armour
sort-accessory = accessory
sort-one_use = for one use
sort-trick = trick
sort-event = event
sort-party_item = for the party
sort-gear = starting equipment

# --- keywords of encounters

keyword-mouse_trap = Mouse trap
keyword-mouse_trap-text = A trap lies on every red cross.
keyword-ambush = Ambush
keyword-ambush-text = The cards of these foes move up the track, each by its own roll.
keyword-greedy = Greedy
keyword-greedy-text = What roaches steal goes onto the wheel.
keyword-dark = Darkness
keyword-dark-text = Nobody sees farther than three fields.
keyword-draught = Draught
keyword-draught-text = A small figure that rolls a 1 for its movement is knocked down.
keyword-dust = Cobwebs
keyword-dust-text = A mouse whose turn ends on paw prints is webbed.

# --- what heroes, items and abilities are always good for

power-defeat_moves_friend = When an attack beats somebody, a mouse on the same or a neighbouring field may go one field, once a turn.
power-star_hits = With a ranged weapon stars hit too, one hit for each die.
power-pilfers = For beating a rat or an elite rat there is a piece of cheese from the wheel.
power-two_stars_fell = A hit with two stars or more knocks a small target down.
power-nurses = Instead of moving: heal a common wound of any mouse on the same field.
power-heeds_traps = No trap snaps.
power-melee_on_own_field = On the same field it hits with swords instead of bows.
power-surprises_later = A target further down the track defends with one die less.
power-swings_wide = One die more against somebody on a neighbouring field.
power-keeps_cheese = Cheese that the defender rolls goes to the attacker.
power-beats_large = One die more against large foes.
power-is_knife = This is a knife.
power-fells = A small target that it hits is knocked down.
power-poisons_not = Poison wounds count as common wounds.
power-stars_block_twice = Shields with a star block two hits.
power-stings_back = For cheese in defence an attacker close by takes a wound.
power-climbs = Red lines can be crossed.
power-floats = Water stops nobody who has this, and getting out of it takes no roll.
power-stands_firm = Never knocked down.
power-sharp_nose = In a search a bow counts as a star.
power-clear_head = Never bewitched.
power-slips_webs = Never webbed.
power-thick_skull = Never stunned.
power-quick = One point more for each movement.
power-lights = Once in each chapter a search succeeds without a roll.
power-mirror = Once in each room: what a foe hits with from afar comes back to the foe.
power-disguises = For the party: rats that an encounter brings may be kept away.
power-hooks = For the party: it opens the ways that need a hook.

# --- what foes can do

foe_power-steals = Steals: instead of each wound the mouse loses a piece of cheese, as long as she has any.
foe_power-aggressive = Pushes forward: after the turn the card changes places with the one above.
foe_power-venomous = Venomous: these wounds are poison wounds.
foe_power-stuns = Stuns the mice it wounds.
foe_power-fires_again = Fires again: cheese in his attack does not go onto the wheel; he attacks once more.
foe_power-constricts = Constricts: there is no defence.
foe_power-carapace = Hard shell: shields with a star block two hits.
foe_power-chases = Chases: two dice far, after one mouse and the next, and attacks everybody on his way.
foe_power-pounces = Leaps to the field with the most figures and attacks everybody there.
foe_power-calls = Calls: a rat comes in.
foe_power-charms = Bewitches the mice it wounds.
foe_power-webs = Webs the mice it wounds.
foe_power-no_cheese = Cheese that this foe rolls does not go onto the wheel.

# --- whom cards mean, and what chapters allow

who-me = This mouse
who-here = Every mouse on the same field
who-near = Every mouse on the same field or next to it
who-room = Every mouse in the room
who-one_here = A mouse on the same field
who-one_near = A mouse on the same field or next to it
who-one_else = Another mouse
who-target = The mouse who is attacked
permission-explore_past_cat = you may leave the room although the cat is there
permission-cross_red_lines = red lines hold no mouse back
permission-no_water = water holds no mouse back
permission-no_traps = traps do not snap
permission-sure_search = one search succeeds for certain

# --- what can be looked up by its name, and what is told of it

things-faces = side of the die
things-heroes = mouse
things-items = find
things-abilities = ability
things-foe_cards = enemy
things-encounters = encounter
things-rooms = room
things-acts = what mice can do
things-chapters = chapter
tells-number = Number
tells-star = With a star
tells-classes = Classes
tells-attack = Attack
tells-defence = Defence
tells-lore = Lore
tells-speed = Speed
tells-life = Life
tells-powers = Special
tells-gear = Starting equipment
tells-keywords = Keywords
tells-rows = Who comes, page by page
tells-surge = Reinforcements
tells-rooms = Rooms
