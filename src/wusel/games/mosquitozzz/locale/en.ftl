# The words of Mosquitozzz in English.

game-title = Mosquitozzz
game-about = A warm summer night, one lamp on the terrace, and the player beside it gets bitten. Feed the swarm, slap your way out and pass the lamp on before your blood runs out. Compete, or hold out together until dawn.
bots-here = With two players “medium” wins a good three games of four against “easy”, and “hard” seven of ten against “medium”.

# --- colours

colour-red = red
colour-orange = orange
colour-green = green
colour-blue = blue

# --- red cards

card-attack = Attack
card-attack-text = Brings as many mosquitos into the swarm as it shows.
card-air_raid = Air Raid
card-air_raid-text = Brings as many mosquitos into the swarm as it shows.
card-infestation = Infestation
card-infestation-text = Brings as many mosquitos into the swarm as it shows.
card-invasion = Invasion
card-invasion-text = Brings as many mosquitos into the swarm as it shows.
card-apocalypse = Apocalypse
card-apocalypse-text = Brings as many mosquitos into the swarm as it shows.

# --- orange cards

card-alarm = Alarm
card-infectious = Infectious
card-resistant = Resistant
card-alpha = Alpha Mosquito
card-beta = Beta Mosquito
card-gamma = Gamma Mosquito

# --- green cards

card-flat_hand = Flat Hand
card-scented_candle = Scented Candle
card-mosquito_spray = Mosquito Spray
card-mosquito_coil = Mosquito Coil
card-electric_swatter = Electric Swatter
card-fog_bomb = Fog Bomb

# --- blue cards

card-sanguification = Sanguification
card-ointment = Ointment
card-medicine = Medicine
card-mosquito_net = Mosquito Net

# --- effects: the text on a card

effect-alarm = Turns up two more swarm cards.
effect-resistant = Only Flat Hands repel mosquitos in this attack.
effect-infectious = Repel all mosquitos, or it infects you and costs one more drop each turn.
effect-alpha = The lamp stays where it is for another turn.
effect-beta = The lamp goes to the next player clockwise.
effect-gamma = The lamp goes to the next player counter-clockwise.
effect-repel =
    { $symbols ->
        [one] Repels one mosquito.
       *[other] Repels { $symbols } mosquitos.
    }
effect-slap = Throw a disc for every mosquito left; each squashed one is repelled.
effect-blood =
    { $drops ->
        [one] Take 1 drop from the bank.
       *[other] Take { $drops } drops from the bank.
    }
effect-ointment =
    { $drops ->
        [one] Take up to 1 drop from the bank.
       *[other] Take up to { $drops } drops from the bank.
    }
effect-medicine =
    { $drops ->
        [one] Cure your infection, or take 1 drop from the bank.
       *[other] Cure your infection, or take { $drops } drops from the bank.
    }
effect-net = Pass lamp and swarm to another player at once.

# --- choices

choice-lay = Lay { $card }
choice-use = Use { $card }
choice-use_laid = Use the card laid by { $seat }
choice-end_defence = End the defence
choice-drink =
    { $drops ->
        [one] Take 1 drop
       *[other] Take { $drops } drops
    }
choice-cure = Cure the infection
choice-pass_swarm = Pass the swarm to { $seat }
choice-stay = Let { $card } stay
choice-enough = The rest to my discard pile
choice-learn = Take { $card }
choice-pass_lamp = Give the lamp to { $seat }
choice-discard = Discard { $card }
choice-keep_all = Keep all cards

# --- choices, where nothing beside them shows what they are about

says-use_laid = Use { $card }, laid by { $seat }

# --- choices as nouns, beside one another

noun-lay = { $card }
noun-use = { $card }
noun-use_laid = { $card } (laid by { $seat })
noun-end_defence = ending the defence
noun-drink = { $drops ->
        [one] 1 drop
       *[other] { $drops } drops
    }
noun-cure = curing the infection
noun-pass_swarm = the swarm to { $seat }
noun-stay = { $card }
noun-enough = the rest to the discard pile
noun-learn = { $card }
noun-pass_lamp = the lamp to { $seat }
noun-discard = discarding { $card }
noun-keep_all = keeping all cards

# --- events

event-turn_begins = Turn { $n }: { $seat } has the lamp.
event-turn_begins-you = Turn { $n }: you have the lamp.
event-card_laid = { $seat } lays { $card }.
event-card_laid-you = You lay { $card }.
event-joined_swarm = { $seat } lays { $card }, which joins the swarm.
event-joined_swarm-you = You lay { $card }, which joins the swarm.
event-turned_up = The swarm deck brings { $card }.
event-attack =
    { $n ->
        [one] One mosquito attacks { $seat }.
       *[other] { $n } mosquitos attack { $seat }.
    }
event-attack-you =
    { $n ->
        [one] One mosquito attacks you.
       *[other] { $n } mosquitos attack you.
    }
event-card_used = { $seat } uses { $card }, laid by { $other }.
event-card_used-you = You use { $card }, laid by { $other }.
event-card_used-other-you = { $seat } uses { $card }, laid by you.
event-card_used-own = { $seat } uses { $card }.
event-card_used-own-you = You use { $card }.
event-repelled =
    { $n ->
        [one] One mosquito is repelled.
       *[other] { $n } mosquitos are repelled.
    }
event-threw =
    { $n ->
        [one] { $seat } slaps at one mosquito:
       *[other] { $seat } slaps at { $n } mosquitos:
    } { $squashed ->
        [0] none is squashed.
        [one] one is squashed.
       *[other] { $squashed } are squashed.
    }
event-threw-you =
    { $n ->
        [one] You slap at one mosquito:
       *[other] You slap at { $n } mosquitos:
    } { $squashed ->
        [0] none is squashed.
        [one] one is squashed.
       *[other] { $squashed } are squashed.
    }
event-drank =
    { $n ->
        [one] { $seat } takes one drop from the bank.
       *[other] { $seat } takes { $n } drops from the bank.
    }
event-drank-you =
    { $n ->
        [one] You take one drop from the bank.
       *[other] You take { $n } drops from the bank.
    }
event-cured = { $seat } is cured.
event-cured-you = You are cured.
event-swarm_passed = { $seat } slips under the net, and the swarm turns on { $other }.
event-swarm_passed-you = You slip under the net, and the swarm turns on { $other }.
event-swarm_passed-other-you = { $seat } slips under the net, and the swarm turns on you.
event-unused = { $card } was not used and goes to the discard pile of { $seat }.
event-unused-you = { $card } was not used and goes to your discard pile.
event-left_game = { $card } leaves the game.
event-infected = { $seat } is infected.
event-infected-you = You are infected.
event-bled =
    { $n ->
        [one] { $seat } loses one drop of blood.
       *[other] { $seat } loses { $n } drops of blood.
    }
event-bled-you =
    { $n ->
        [one] You lose one drop of blood.
       *[other] You lose { $n } drops of blood.
    }
event-stayed = { $card } stays in the swarm.
event-took_repelled = { $card } is repelled and goes to the discard pile of { $seat }.
event-took_repelled-you = { $card } is repelled and goes to your discard pile.
event-red_from_hand = { $card } flies from the hand of { $seat } into the swarm.
event-red_from_hand-you = { $card } flies from your hand into the swarm.
event-learned = { $seat } takes { $card } from the display.
event-learned-you = You take { $card } from the display.
event-displayed = { $card } is new in the display.
event-lamp_passed = The lamp goes from { $seat } to { $other }.
event-lamp_passed-you = You pass the lamp to { $other }.
event-lamp_passed-other-you = { $seat } passes the lamp to you.
event-lamp_passed-own = The lamp stays with { $seat }.
event-lamp_passed-own-you = The lamp stays with you.
event-discarded = { $seat } discards { $card }.
event-discarded-you = You discard { $card }.
event-drew =
    { $n ->
        [one] { $seat } draws one card.
       *[other] { $seat } draws { $n } cards.
    }
event-drew-you =
    { $n ->
        [one] You draw one card.
       *[other] You draw { $n } cards.
    }
event-drew_card = { $seat } draws { $card }.
event-drew_card-you = You draw { $card }.
event-reshuffled = { $seat } shuffles the discard pile into a new draw pile.
event-reshuffled-you = You shuffle your discard pile into a new draw pile.
event-deck_ran_out = The swarm deck is empty: day is breaking.
event-bled_dry = { $seat } has lost the last drop of blood.
event-bled_dry-you = You have lost your last drop of blood.
event-play_off =
    { $squashed ->
        [0] { $seat } throws ten discs in the play-off: none is squashed.
        [one] { $seat } throws ten discs in the play-off: one is squashed.
       *[other] { $seat } throws ten discs in the play-off: { $squashed } are squashed.
    }
event-play_off-you =
    { $squashed ->
        [0] You throw ten discs in the play-off: none is squashed.
        [one] You throw ten discs in the play-off: one is squashed.
       *[other] You throw ten discs in the play-off: { $squashed } are squashed.
    }
event-won = { $seat } wins.
event-won-you = You win.
event-won_together = The swarm is beaten: you have won together.
event-lost_together = The swarm was too strong: you have lost together.

# --- what is wanted now

ask-lay_cards =
    { $may ->
        [for_oneself] You have the lamp. Lay one card face down: red attacks you, anything else you may use.
       *[for_another] Lay one card face down: red attacks { $seat }, anything else { $seat } may use.
    }
ask-defend =
    { $n ->
        [one] One mosquito!
       *[other] { $n } mosquitos!
    } { $may ->
        [blue-green-hand] Blue first, then green, Flat Hands last.
        [blue-green] Blue first, then green.
        [blue-hand] Blue first, then Flat Hands.
        [blue] Blue cards can still help you.
        [green-hand] Green first, Flat Hands last.
        [green] Green cards help now.
        [hand] Only Flat Hands help now.
       *[nothing] No card helps you now: end the defence.
    }
ask-apply_ointment = How many drops do you take from the bank?
ask-take_medicine = Does the Medicine cure your infection, or give you blood?
ask-cast_net = You are safe under the net. Who gets the lamp and the swarm?
ask-choose_staying =
    { $may ->
        [stay] { $n ->
            [one] One mosquito got through: which red cards stay for the next attack? The rest goes to your discard pile.
           *[other] { $n } mosquitos got through: which red cards (at least { $n }) stay for the next attack? Strongest first.
        }
       *[stay-enough] Enough cards stay in the swarm. One more, or the rest to your discard pile?
    }
ask-take_experience = Take an experience card; it goes on your discard pile.
ask-hand_on_lamp = Who gets the lamp and faces the swarm next?
ask-two_player_discard = You may discard one hand card before you both draw.

# --- what is waited for

waits-lay_cards =
    { $count ->
        [one] { $names } lays a card face down.
       *[other] { $names } lay a card each, face down.
    }
waits-defend =
    { $n ->
        [one] { $names } fends off one mosquito.
       *[other] { $names } fends off { $n } mosquitos.
    }
waits-apply_ointment = { $names } takes up to { $most } drops from the bank.
waits-take_medicine = { $names } takes Medicine: against the infection, or for blood.
waits-cast_net = { $names } is safe under the net and hands on lamp and swarm.
waits-choose_staying = { $names } decides which red cards stay in the swarm.
waits-take_experience = { $names } takes an experience card.
waits-hand_on_lamp = { $names } hands on the lamp.
waits-two_player_discard = { $names } may discard a hand card.

# --- options

option-players = Players
option-players-text = How many of you sit at the table.
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players
option-mode = Mode
option-mode-text = Everyone for themselves, or together against the swarm at three grades of difficulty.
option-mode-standard = Standard: as rivals
option-mode-ambush = Ambush: together, easy
option-mode-rebellion = Rebellion: together, hard
option-mode-kamikaze = Kamikaze: together, very hard
option-first = First player
option-first-text = Who gets the lamp first: chance decides, or you name a seat, such as that of the last winner.
option-first-random = Chance decides
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-assign = Mosquitos repelled in part
option-assign-text = Which red cards stay in the swarm when some mosquitos got through.
option-assign-free = The player with the lamp chooses
option-assign-strongest_first = The strongest cards are hit first
option-infect_scope = Infections
option-infect_scope-text = When an infection costs its additional drop of blood.
option-infect_scope-own = Only in the infected player's own turn
option-infect_scope-every = In every player's turn
option-idle_use = Cards without effect
option-idle_use-text = Whether a blue card may be used though it does nothing, such as a blood card with 10 drops.
option-idle_use-false = Not allowed
option-idle_use-true = Allowed

# --- how it ended

end-deck_empty = The swarm deck is empty.
end-last_drop = The last drop of blood is lost.

# --- the table

zone-swarm = Swarm
zone-swarm_deck = Swarm deck
zone-experience = Experience deck
zone-display = Experience display
zone-bank = Blood bank
zone-removed = Out of the game
zone-hand = Hand
zone-draw = Draw pile
zone-discard = Discard pile
zone-laid = Laid card
lamp = Lamp
blood = Blood
infected = Infected

# --- what can be looked up by its name, and what is told of it

things-cards = card
tells-colour = Colour
tells-amount = Number on it
tells-leaves = Leaves the game after use

# --- why a choice is better, by what typically follows from it

by-drops = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] drop
       *[other] drops
    }
by-mosquitos = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] mosquito
       *[other] mosquitos
    }
why-blood_now = { $by } for { $whom } at once
why-blood_soon = about { $by } for { $whom } by the end of the next turn with the lamp
why-blood_late = about { $by } for { $whom } later on
why-rival_soon = soon about { $by } for the strongest rival
why-rival_late = about { $by } for the strongest rival later on
why-defence = cards in hand against { $by }
why-deck = cards in hand and pile against about { $by }
why-infected = infected at the end of the next turn { $by }
why-swarm = about { $by } waiting in the swarm
why-all_blood = soon about { $by } for all together
why-weakest_soon = soon about { $by } for the weakest of all
why-weakest_late = about { $by } for the weakest of all later on

# --- what people who know the game go by

thumb-lay_cards = Keep your best defence for your own turns with the lamp; lay what helps least there. With the lamp yourself, lay a green card that you want to use anyway.
thumb-defend = Use weak cards first, and none that repels many more than are left. A drop now is worth about one mosquito later.
thumb-apply_ointment = Take as many drops as you can hold: the ointment leaves the game.
thumb-take_medicine = An infection costs a drop every turn: cure it unless the game is about to end.
thumb-cast_net = Give the swarm to the player with the most blood. Together: to the one who can repel it.
thumb-choose_staying = What stays attacks the next one, what goes fills your own cards with mosquitos. With two, let the strong ones stay; with more, as few mosquitos as you may.
thumb-take_experience = Flat Hands and strong green cards help in every round to come; blood helps once.
thumb-hand_on_lamp = The rival with the most blood, or the weakest if that ends the game while you lead. Together: the player with the best defence.
thumb-two_player_discard = Exchange what neither repels nor heals.
thumb-lay_own = With the lamp, lay a green card that you want to use anyway: a new one comes for it.
thumb-lay_weak = Lay what helps you least in your own turns with the lamp, and keep your best defence.
thumb-lay_red = A mosquito that you lay attacks your rival, and is no longer in your hand.
thumb-blue_first = Blue cards first: after the first green card none can be used.
thumb-laid_first = Use what the others have laid before your own cards: it is put away in any case.
thumb-weak_first = Weak cards first, and none that repels many more than are left.
thumb-flat_hand_last = The Flat Hand comes last: on average it squashes half of what is left.
thumb-save_strong = Save strong cards when few mosquitos are left: a drop now is worth about one mosquito later.
thumb-richest = Give it to the richest rival, unless the weakest would die of it and you are ahead.
thumb-strong_stay = With two, let the strong ones stay: they attack the other one.
thumb-weak_stay = What stays comes round again: let as few mosquitos stay as you may.
