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
condition-stunned-text = She can move, but do nothing else than recover.
condition-webbed = webbed
condition-webbed-text = She can neither move nor scurry until she has recovered with a star.
condition-knocked_down = knocked down
condition-knocked_down-text = Standing up takes her whole movement. All else she can do lying down.
condition-bewitched = bewitched
condition-bewitched-text = In her next turn she moves and attacks like a foe.
condition-unseen = unseen
condition-unseen-text = No foe goes for her as long as there is another mouse.
achievement-three_cheeses = Three Cheeses
achievement-three_cheeses-text = When she rolls cheese in defence, every mouse who is not captured gets a piece.
achievement-roach_terror = Roach Terror
achievement-roach_terror-text = Roaches in her room are not greedy.
achievement-poison_master = Poison Master
achievement-poison_master-text = Poison wounds are common wounds for her.
achievement-escape_artist = Escape Artist
achievement-escape_artist-text = Captured a third time, she is free again at once and keeps her equipment.
achievement-cat_tamer = Cat Tamer
achievement-cat_tamer-text = Large foes defend against her with one die less.

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
keyword-dust-text = A mouse who ends her turn on paw prints is webbed.

# --- what heroes, items and abilities are always good for

power-defeat_moves_friend = When her attack beats somebody, a mouse on her own or a neighbouring field may go one field, once a turn.
power-star_hits = With a ranged weapon stars hit too, one hit for each die.
power-pilfers = When she beats a rat or an elite rat, she takes a piece of cheese from the wheel.
power-two_stars_fell = If she hits with two stars or more, a small target is knocked down.
power-nurses = Instead of moving she may heal a common wound on her field, her own included.
power-heeds_traps = No trap snaps at her.
power-melee_on_own_field = On her own field it hits with swords instead of bows.
power-surprises_later = A target below her on the track defends with one die less.
power-swings_wide = One die more against somebody on a neighbouring field.
power-keeps_cheese = Cheese that the defender rolls is hers.
power-beats_large = One die more against large foes.
power-is_knife = This is a knife.
power-fells = A small target that it hits is knocked down.
power-poisons_not = Poison wounds are common wounds for her.
power-stars_block_twice = Her shields with a star block two hits.
power-stings_back = For cheese in her defence an attacker close by takes a wound.
power-climbs = She crosses red lines.
power-floats = Water does not stop her, and she gets out of it without a roll.
power-stands_firm = She is never knocked down.
power-sharp_nose = When she searches, a bow counts as a star.
power-clear_head = She is never bewitched.
power-slips_webs = She is never webbed.
power-thick_skull = She is never stunned.
power-quick = One point more for each movement.
power-lights = Once in each chapter a search succeeds without a roll.
power-mirror = Once in each room: what a foe hits her with from afar, it takes itself.
power-disguises = For the party: rats that an encounter brings may be kept away.
power-hooks = For the party: it opens the ways that need a hook.

# --- what foes can do

foe_power-steals = Steals: instead of each wound the mouse loses a piece of cheese, as long as she has any.
foe_power-aggressive = Pushes forward: after its turn its card changes places with the one above.
foe_power-venomous = Venomous: its wounds are poison wounds.
foe_power-stuns = Stuns whom it wounds.
foe_power-fires_again = Fires again: cheese in his attack does not go onto the wheel; he attacks once more.
foe_power-constricts = Constricts: the mouse cannot defend herself.
foe_power-carapace = Hard shell: shields with a star block two hits.
foe_power-chases = Chases: two dice far, after one mouse and the next, and attacks everybody on his way.
foe_power-pounces = Leaps to the field with the most figures and attacks everybody there.
foe_power-calls = Calls: a rat comes in.
foe_power-charms = Bewitches whom she wounds.
foe_power-webs = Webs whom she wounds.
foe_power-no_cheese = Cheese that this foe rolls does not go onto the wheel.

# --- whom cards mean, and what chapters allow

who-me = This mouse
who-here = Every mouse on her field
who-near = Every mouse on her field or next to it
who-room = Every mouse in the room
who-one_here = A mouse on her field
who-one_near = A mouse on her field or next to it
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
