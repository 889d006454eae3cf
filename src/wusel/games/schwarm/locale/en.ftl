# The words of Der Schwarm in English.

game-title = Der Schwarm
game-about = Something is waking in the sea, and the first to reach its queen will be famous. Buy your cards at the right time, send out ships and researchers, weave a net of buoys between four coasts, and send whale, tsunami and crab to everybody else.
bots-here = Thinking ahead pays here more than anywhere: “hard” seldom loses to anybody weaker.

# --- cards

card-light_ship = Ship
card-light_researcher = Researcher
card-light_whale-number = Whale { $number }
card-light_tsunami-number = Tsunami { $number }
card-light_crab-number = Crab { $number }
card-blue_station = Research station (blue)
card-blue_ship_and_researcher = Ship & Researcher (blue)
card-blue_whale-number = Whale { $number } (blue)
card-blue_tsunami-number = Tsunami { $number } (blue)
card-blue_crab-number = Crab { $number } (blue)
card-green_station = Research station (green)
card-joker = Joker
card-order-number = Order card { $number }

# --- what cards do

effect-station = Build a research station with a researcher on a free land field.
effect-ship = Deploy a ship beside one of your stations if you like; then your ships sail up to 3 fields together and pick up tiles.
effect-researcher = Put a researcher on one of your stations, or explore: lay tiles with your buoys on them.
effect-whale =
    { $range ->
        [one] Move a whale 1 field; it harms the ships of others there.
       *[other] Move a whale up to { $range } fields; it harms the ships of others on its way.
    }
effect-tsunami =
    { $range ->
        [one] Move a tsunami 1 field; it harms the ships there, or the station it hits.
       *[other] Move a tsunami up to { $range } fields in a straight line; it harms ships and the station it hits.
    }
effect-crab =
    { $range ->
        [one] Move the crab 1 land field clockwise; it harms the station of another player there.
       *[other] Move the crab up to { $range } land fields clockwise; it harms the stations of others on its way.
    }
effect-ship_and_researcher = The action ship and the action researcher in one turn, in any order.

# --- actions

action-station = Research station
action-ship = Ship
action-researcher = Researcher
action-whale = Whale
action-tsunami = Tsunami
action-crab = Crab
action-ship_and_researcher = Ship & Researcher

# --- abilities

ability-fast_ship = Fast Ship
ability-fast_ship-text = Your ships sail up to 4 fields together instead of 3.
ability-golden_tile = Golden Swarm Tile
ability-golden_tile-text = Take a golden swarm tile with four openings at once.
ability-protection = Protection
ability-protection-text = Every damage to you is 1 smaller.
ability-brilliant_researcher = Brilliant Researcher
ability-brilliant_researcher-text = Researchers in your scored network count 2 at the end of the round.

# --- land and directions

direction-north = north
direction-north_east = north-east
direction-east = east
direction-south_east = south-east
direction-south = south
direction-south_west = south-west
direction-west = west
direction-north_west = north-west

# --- tiles and pieces

shape-straight = straight
shape-curve = curve
shape-tee = three ways
shape-cross = four ways
shape-golden = golden tile
tile-ns = straight north-south
tile-ew = straight east-west
tile-ne = curve north-east
tile-es = curve east-south
tile-sw = curve south-west
tile-nw = curve north-west
tile-nes = three ways north-east-south
tile-new = three ways north-east-west
tile-nsw = three ways north-south-west
tile-esw = three ways east-south-west
tile-nesw = four ways
tile-golden = golden tile
piece-stations = research stations
piece-researchers = researchers
piece-buoys = buoys
piece-ships = ships

# --- choices

choice-found = Build your first research station on { $land }
choice-take =
    { $place ->
        [0] Take the front card for nothing
        [one] Take the card for 1 point
       *[other] Take the card for { $place } points
    }
choice-take_order = Take order card { $number }
choice-choose_ability = Choose { $ability }
choice-play = Play { $card }
choice-joker = Joker as { $action }
choice-ship_first = First the ships, then the researchers
choice-researcher_first = First the researchers, then the ships
choice-build = Build a research station on { $land }
choice-staff = Put a researcher on { $land }
choice-deploy = Deploy a ship on { $field }
choice-sail = Sail { $direction } from { $field }
choice-anchor = Drop anchor
choice-explore = Lay a swarm tile on { $field }
choice-end_exploring = Enough explored
choice-lay = Lay { $tile }
choice-move_buoy = Move the buoy from { $field }
choice-leave_queen = Put no buoy on the queen
choice-new_whale = A new whale
choice-move_whale = The whale on { $field }
choice-swim = Swim { $direction }
choice-rest = Let the whale rest
choice-new_tsunami = A new tsunami
choice-move_tsunami = The tsunami on { $field }
choice-surge =
    { $fields ->
        [one] 1 field { $direction }
       *[other] { $fields } fields { $direction }
    }
choice-new_crab = Put the crab on { $land }
choice-crawl =
    { $fields ->
        [one] Crawl 1 land field
       *[other] Crawl { $fields } land fields
    }

# --- choices, where nothing beside them shows what they are about

says-take =
    { $place ->
        [0] Take { $card } for nothing
        [one] Take { $card } for 1 point
       *[other] Take { $card } for { $place } points
    }
says-take_order =
    { $n ->
        [0] Take order card { $number } for nothing
        [one] Take order card { $number } for 1 point
       *[other] Take order card { $number } for { $n } points
    }
says-lay = Lay { $tile } on { $field }
says-swim = The whale: { choice-swim }
says-surge = The tsunami: { choice-surge }
says-crawl = The crab: { choice-crawl }

# --- choices as nouns, beside one another

noun-found = a first station on { $land }
noun-take =
    { $place ->
        [0] { $card } for nothing
        [one] { $card } for 1 point
       *[other] { $card } for { $place } points
    }
noun-take_order =
    { $n ->
        [0] order card { $number } for nothing
        [one] order card { $number } for 1 point
       *[other] order card { $number } for { $n } points
    }
noun-choose_ability = { $ability }
noun-play = { $card }
noun-joker = the joker as { $action }
noun-ship_first = ships first
noun-researcher_first = researchers first
noun-build = a station on { $land }
noun-staff = a researcher on { $land }
noun-deploy = a ship on { $field }
noun-sail = { $field } { $direction }wards
noun-anchor = dropping anchor
noun-explore = a tile on { $field }
noun-end_exploring = no further tile
noun-lay = { $tile } on { $field }
noun-move_buoy = the buoy from { $field }
noun-leave_queen = no buoy on the queen
noun-new_whale = a new whale
noun-move_whale = the whale on { $field }
noun-swim = the whale { $direction }wards
noun-rest = a rest for the whale
noun-new_tsunami = a new tsunami
noun-move_tsunami = the tsunami on { $field }
noun-surge = { choice-surge }
noun-new_crab = the crab on { $land }
noun-crawl =
    { $fields ->
        [one] 1 land field
       *[other] { $fields } land fields
    }

# --- events

event-round_begins = Round { $n } begins.
event-founded = { $seat } builds a first research station on { $land }.
event-founded-you = You build your first research station on { $land }.
event-card_taken =
    { $n ->
        [0] { $seat } takes { $card } for nothing.
        [one] { $seat } takes { $card } for 1 research point.
       *[other] { $seat } takes { $card } for { $n } research points.
    }
event-card_taken-you =
    { $n ->
        [0] You take { $card } for nothing.
        [one] You take { $card } for 1 research point.
       *[other] You take { $card } for { $n } research points.
    }
event-order_taken =
    { $n ->
        [0] { $seat } takes order card { $number } for nothing.
        [one] { $seat } takes order card { $number } for 1 research point.
       *[other] { $seat } takes order card { $number } for { $n } research points.
    }
event-order_taken-you =
    { $n ->
        [0] You take order card { $number } for nothing.
        [one] You take order card { $number } for 1 research point.
       *[other] You take order card { $number } for { $n } research points.
    }
event-ability_taken = { $seat } chooses the ability { $ability }.
event-ability_taken-you = You choose the ability { $ability }.
event-waits = { $seat } cannot pay for an order card and waits.
event-waits-you = You cannot pay for an order card and wait.
event-order_set = { $seat } is now number { $number }.
event-order_set-you = You are now number { $number }.
event-card_played = { $seat } plays { $card }.
event-card_played-you = You play { $card }.
event-joker_played = { $seat } plays the joker as { $action }.
event-joker_played-you = You play the joker as { $action }.
event-no_effect = That has no effect for { $seat }.
event-no_effect-you = That has no effect for you.
event-built =
    { $n ->
        [0] { $seat } builds a research station on { $land }, without a researcher.
       *[other] { $seat } builds a research station with a researcher on { $land }.
    }
event-built-you =
    { $n ->
        [0] You build a research station on { $land }, without a researcher.
       *[other] You build a research station with a researcher on { $land }.
    }
event-staffed = { $seat } puts a researcher on { $land }.
event-staffed-you = You put a researcher on { $land }.
event-deployed = { $seat } deploys a ship on { $field }.
event-deployed-you = You deploy a ship on { $field }.
event-sailed = { $seat } sails to { $field }.
event-sailed-you = You sail to { $field }.
event-tile_taken = { $seat } picks up a swarm tile from { $field }: { $shape }.
event-tile_taken-you = You pick up a swarm tile from { $field }: { $shape }.
event-tile_laid = { $seat } lays a swarm tile on { $field }: { $tile }.
event-tile_laid-you = You lay a swarm tile on { $field }: { $tile }.
event-tile_covered = { $seat } covers the swarm tile on { $field }.
event-tile_covered-you = You cover the swarm tile on { $field }.
event-buoy_moved = { $seat } takes up the buoy on { $field }.
event-buoy_moved-you = You take up the buoy on { $field }.
event-queen_joined = { $seat } has reached the queen.
event-queen_joined-you = You have reached the queen.
event-queen_lost = { $seat } has lost the queen.
event-queen_lost-you = You have lost the queen.
event-danger_placed = { $seat } places a new danger on the queen’s field: { $action }.
event-danger_placed-you = You place a new danger on the queen’s field: { $action }.
event-swam = { $seat } lets the whale swim to { $field }.
event-swam-you = You let the whale swim to { $field }.
event-surged = { $seat } lets the tsunami surge to { $field }.
event-surged-you = You let the tsunami surge to { $field }.
event-surged_ashore = { $seat } lets the tsunami hit { $land }.
event-surged_ashore-you = You let the tsunami hit { $land }.
event-surged_away = { $seat } lets the tsunami leave the board.
event-surged_away-you = You let the tsunami leave the board.
event-crab_placed = { $seat } puts the crab on { $land }.
event-crab_placed-you = You put the crab on { $land }.
event-crawled = { $seat } lets the crab crawl to { $land }.
event-crawled-you = You let the crab crawl to { $land }.
event-damage =
    { $n ->
        [one] { $other } loses 1 research point to { $seat }.
       *[other] { $other } loses { $n } research points to { $seat }.
    }
event-damage-you =
    { $n ->
        [one] { $other } loses 1 research point to you.
       *[other] { $other } loses { $n } research points to you.
    }
event-damage-other-you =
    { $n ->
        [one] You lose 1 research point to { $seat }.
       *[other] You lose { $n } research points to { $seat }.
    }
event-network_counted = Network of { $seat }, { $piece }: { $n }.
event-network_counted-you = Your network, { $piece }: { $n }.
event-round_scored =
    { $n ->
        [one] { $seat } gets 1 research point for the best network.
       *[other] { $seat } gets { $n } research points for the best network.
    }
event-round_scored-you =
    { $n ->
        [one] You get 1 research point for the best network.
       *[other] You get { $n } research points for the best network.
    }
event-station_counted = { $seat } gets { $n } research points for { $land }, connected to the queen.
event-station_counted-you = You get { $n } research points for { $land }, connected to the queen.
event-sides_counted =
    { $sides ->
        [0] { $seat } joins no coasts.
        [one] { $seat } joins no coasts.
       *[other] { $seat } joins { $sides } coasts: { $n } research points.
    }
event-sides_counted-you =
    { $sides ->
        [0] You join no coasts.
        [one] You join no coasts.
       *[other] You join { $sides } coasts: { $n } research points.
    }
event-won = { $seat } wins.
event-won-you = You win.

# --- what is wanted now

ask-first_station = Where will your first research station stand?
ask-acquire =
    { $may ->
        [take] Take an action card. The further back it lies, the more it costs.
        [take_order] Take an order card: it says when you play, and brings an ability.
       *[take-take_order] Take an action card or an order card. The further back, the more it costs.
    }
ask-pick_ability = Which ability would you like for this round?
ask-play_card =
    { $may ->
       *[play] Which card do you play?
        [joker] The joker is left. As which action do you play it?
        [play-joker] Which card do you play, or the joker?
    }
ask-double_card = Both actions are yours. Which one comes first?
ask-build_station =
    { $may ->
       *[build] Where does the research station go?
        [staff] No new station is possible. Which of yours gets a researcher?
    }
ask-sail_ships =
    { $may ->
        [deploy-anchor] Deploy a ship beside one of your stations? It may then sail { $n } fields.
        [deploy-sail-anchor] Deploy a ship if you like; then your ships may sail { $n } fields together.
       *[sail-anchor] { $n ->
            [one] Your ships may sail 1 more field.
           *[other] Your ships may sail { $n } more fields together.
        }
    }
ask-send_researchers =
    { $may ->
        [staff-explore-end_exploring] { $n ->
            [one] One more researcher on a station, or 1 swarm tile on the sea?
           *[other] One more researcher on a station, or up to { $n } swarm tiles on the sea?
        }
        [staff-end_exploring] No swarm tile can be laid. A researcher for a station?
       *[explore-end_exploring] { $n ->
            [one] You may still lay 1 swarm tile. Where?
           *[other] You may still lay { $n } swarm tiles. Where?
        }
    }
ask-free_buoy = No buoy left: which one moves to the new swarm tile?
ask-lay_tile = Which swarm tile, and which way round?
ask-queen_buoy = The queen is reached, but no buoy is left. Does one move to her?
ask-wake_whale =
    { $may ->
        [new_whale-move_whale] A new whale, or one that is there already?
       *[move_whale] Which whale swims?
    }
ask-whale_swims =
    { $may ->
       *[swim] The whale swims up to { $n } fields. Where to?
        [swim-rest] { $n ->
            [one] The whale may swim 1 more field, or rest. Where to?
           *[other] The whale may swim { $n } more fields, or rest. Where to?
        }
    }
ask-raise_tsunami =
    { $may ->
        [new_tsunami-move_tsunami] A new tsunami, or one that is there already?
       *[move_tsunami] Which tsunami rolls on?
    }
ask-tsunami_surges =
    { $may ->
        [stop] The tsunami rolls straight on, up to { $n } fields. Which way, and how far?
       *[go_on] The tsunami rolls on to the coast, or off the board. Which way?
    }
ask-wake_crab = Where does the crab come ashore?
ask-crab_crawls = The crab crawls up to { $n } land fields. How far?

# --- what is waited for

waits-first_station = { $names } founds the first research station.
waits-acquire = { $names } takes an action card or an order card.
waits-pick_ability = { $names } picks an ability for this round.
waits-play_card = { $names } plays a card.
waits-double_card = { $names } decides which of two actions comes first.
waits-build_station = { $names } builds a research station.
waits-sail_ships =
    { $left ->
        [one] { $names } may sail 1 more field.
       *[other] { $names } may sail { $left } more fields.
    }
waits-send_researchers = { $names } sends researchers out, or lays swarm tiles.
waits-free_buoy = { $names } needs a buoy for the new swarm tile on { $field }.
waits-lay_tile = { $names } lays a swarm tile on { $field }.
waits-queen_buoy = { $names } has reached the queen and needs a buoy.
waits-wake_whale = { $names } wakes a whale.
waits-whale_swims =
    { $left ->
        [one] { $names } leads the whale on: 1 more field.
       *[other] { $names } leads the whale on: up to { $left } more fields.
    }
waits-raise_tsunami = { $names } raises a tsunami.
waits-tsunami_surges = { $names } decides where the tsunami rolls.
waits-wake_crab = { $names } lets a crab come ashore.
waits-crab_crawls = { $names } lets the crab crawl, up to { $how_far } land fields.

# --- options

option-players = Players
option-players-text = How many of you sit at the table.
option-players-2 = 2 players, four rounds
option-players-3 = 3 players, three rounds
option-players-4 = 4 players, three rounds
option-start = First research stations
option-start-text = Where the first research stations may stand.
option-start-basic = On the four marked land fields
option-start-free = Anywhere, with some distance to each other
option-tsunami = Tsunami
option-tsunami-text = What a tsunami does when it hits land.
option-tsunami-basic = It harms the research station it hits
option-tsunami-dangerous = It harms those beside it as well
option-cards = Action cards
option-cards-text = Where the action cards go that you take.
option-cards-open = Open on the table
option-cards-hidden = Hidden in your hand

# --- how it ended

end-rounds_over = The last round is over.

# --- where the points came from

source-start = At the start
source-cards = Paid for cards
source-tiles = Tiles laid
source-taken = Taken from others
source-lost = Lost to others
source-networks = Networks
source-queen = Stations at the queen
source-coasts = Coasts joined

# --- the table

board-round =
    { $n ->
        [0] Before the first round
       *[other] Round { $n } of { $rounds }
    }
board-row = Row
board-abilities = Abilities
board-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-scores = now +{ $now }, at the end +{ $end }
board-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-crowded = Crowded
board-tiles = Face down
board-light = Light cards
board-blue_pile = Blue pile
board-blue_spent = Out of play
board-queen = queen
board-water = bare water
board-face_down = face-down tile
board-land = land and its value

# --- what can be looked up by its name, and what is told of it

things-lands = land field
things-shapes = swarm tile
things-cards = action card
things-abilities = ability
tells-value = Points for a station at the end
tells-coast = Coast
tells-start = A first station may stand here
tells-copies = Copies
tells-points = Points when it is laid

# --- why a choice is better, by what typically follows from it

by-points = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] point
       *[other] points
    }
by-coasts = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] coast
       *[other] coasts
    }
by-tiles = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] tile
       *[other] tiles
    }
by-pieces = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] piece
       *[other] pieces
    }
why-points_now = { $by } at once
why-points = about { $by } on the score track
why-network = about { $by } from the own best network each round
why-coasts = about { $by } joined by the own network
why-queen = an own station connected to the queen { $by }
why-tiles = about { $by } left to lay
why-pieces = about { $by } of the own colour on the board
why-rival_network = about { $by } from the best rival network each round
why-rival_queen = a rival’s station connected to the queen { $by }
why-rival_coasts = about { $by } joined by a rival’s network

# --- what people who know the game go by

thumb-first_station = A coast with valuable land near the queen, and not where everybody else builds.
thumb-acquire = Early on stations and researchers pay in every round; a card that costs more points than it brings can wait.
thumb-pick_ability = The brilliant researcher with many researchers, the golden tile where a way is missing.
thumb-play_card = First what makes room for the rest: stations before researchers, ships before tiles. Dangers while they can still hit something.
thumb-double_card = The ship first: it may bring tiles that the researchers lay.
thumb-build_station = A new coast counts more than a second station on the same one.
thumb-sail_ships = Sail where face-down tiles lie, and stop where the ship joins your network.
thumb-send_researchers = Tiles that join your network to the queen or to another coast. Without a good place, a researcher for a station.
thumb-free_buoy = Take one that joins nothing else.
thumb-lay_tile = Open towards the queen and your next station, closed towards the others.
thumb-queen_buoy = She is worth the land of every station that is joined to her: a buoy that joins nothing else is well spent.
thumb-wake_whale = The one nearest to the leader's ships.
thumb-whale_swims = Through the leader's ships, and around your own.
thumb-raise_tsunami = The one that looks straight down a rival’s network.
thumb-tsunami_surges = Where it breaks most of a rival’s network and least of your own.
thumb-wake_crab = Beside the stations with most researchers of a rival.
thumb-crab_crawls = Far enough to hit your rivals.
thumb-free_card = The front card costs nothing.
thumb-early_cards = Early on stations and researchers pay in every round.
thumb-stations_first = Stations before researchers: these need a place.
thumb-ships_first = Ships before researchers: they bring tiles to lay.
thumb-brilliant = The brilliant researcher pays with many researchers.
thumb-staff_last = Without a good place for a tile, a researcher strengthens a station.
