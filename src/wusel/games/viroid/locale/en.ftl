# The words of Viroid in English. What cities, cards, strains, symptoms, mutations, pathogens and sea lines are called is in
# the content files.

game-title = Viroid
game-about = You are a disease, and so are your friends. Mankind is the board. Get from city to city, grow resistant to cold, drugs and heat, and put four continents under the ground before somebody finds a cure.
bots-here = Bots are on your side here, not against you: strong ones make it easier.

# --- spreads, and how one gets there

spread-small_animal = small animal
spread-livestock = livestock
spread-insect = insect
spread-blood = blood
spread-bird = bird
spread-plane = plane
spread-ship = ship
means-near = directly
means-by_bird = by bird
means-by_plane = by plane
means-by_ship = by ship

# --- what stands in the way

resistance-cold = cold
resistance-drug = drugs
resistance-heat = heat
measure-pest_control = pest control
measure-culling = culling
measure-bird_watch = bird watch
measure-hygiene = hygiene

# --- places and values

continent-america = America
continent-europe = Europe
continent-africa = Africa
continent-asia = Asia
value-severity = severity
value-mortality = mortality

# --- why infection points are left over

lapse-no_cube = No cube is left in the supply
lapse-nobody_near = There is nobody to start from
lapse-unbearable = No city within reach can be borne
lapse-no_field = Where it could be borne, no fitting field is free
lapse-locked = What is left is in quarantine
lapse-too_dear = What is left costs more

# --- pathogens, and what their abilities do besides the effects printed on them

pathogen-bacterium-text = Sturdy and modest. Each ability makes it more resistant to cold, drugs and heat at once.
pathogen-nanites-text = Well connected. Before the event they may give DNA to a fellow player; each ability makes them deadlier.
pathogen-fungus-text = Birds it cannot use, for it has spores: each ability makes it stronger for good and infects somebody up to three cities away, once.
pathogen-vibrio-text = Out of the sea. It begins nowhere and gets into any harbour; inland it is hard going.
pathogen-virus-text = It begins with next to nothing. Before the event a die decides whether something grows for nothing; with each ability something grows at once.
ability-nanites-1 = You may give away 1 DNA more before the event.
ability-nanites-2 = You may give away 1 DNA more before the event.
ability-nanites-3 = You may give away 1 DNA more before the event.
ability-vibrio-1 = You get 1 DNA for being the first in a city without a harbour.
ability-vibrio-2 = If a die shows a 6, one more of your infected dies, in a harbour.
ability-vibrio-3 = The first infection of a turn in a city without a harbour costs 1 infection point less.
ability-virus-1 = A 2 before the event develops a symptom for nothing, too.
ability-virus-2 = A 3 before the event develops a symptom for nothing, too.
ability-virus-3 = A 4 before the event develops a symptom for nothing, too.

# --- effects: the text on cards, symptoms and abilities

who-you = You
who-all = Everybody
effect-harden = { $who }: resistance to { $resistance } +1.
effect-weaken = { $who }: resistance to { $resistance } −1.
effect-outbreak = { $who }: an outbreak by { $spread }, quarantine or not.
effect-gain = { $who }: +{ $dna } DNA.
effect-lose = { $who }: −{ $dna } DNA.
effect-halve = { $who }: half of the DNA is gone.
effect-adapt = { $who }: +1 for a resistance of your choice.
effect-wane = { $who }: −1 for a resistance of your choice.
effect-withdraw = { $who }: one infected fewer, but not the last.
effect-bribe = You: pay { $dna } DNA, or research goes on by one field.
effect-infectious = 1 infection point more.
effect-severe = Severity +1: one more die.
effect-deadly = Mortality +1.
effect-necrosis = Quarantine stops nobody any more.
effect-fly = Spores fly like a bird and infect one person by { $way }.
effect-sprout = A symptom of your choice grows at once, for nothing.
effect-cure_down = The cure goes one field down.
effect-cure_up = The cure comes one field up.
effect-research_up = Research is thrown back one field.
effect-research_down = Research moves on one field.
effect-corpse = Somebody dies in a city with infected.
effect-uncorpse = A corpse may be removed.
effect-take_measure = { $city }: { $measure }.
effect-guard = Most infected city: { $measure }.
effect-block_line = The sea line { $line } is blocked.
effect-block_airport = { $city }: the airport is blocked.
effect-lift_measure = A counter-measure or a block is lifted.

# --- choices

choice-improve = Develop { $spread }
choice-resist = Grow more resistant to { $resistance }
choice-buy_strain = Take the strain { $strain }
choice-develop =
    { $slot ->
        [0] Develop the next symptom of your first strain
        [1] Develop the next symptom of your second strain
       *[other] Develop the next symptom of your third strain
    }
choice-develop_ability = Develop the next ability of your pathogen
choice-discard_strain =
    { $slot ->
        [0] Discard your first strain
        [1] Discard your second strain
       *[other] Discard your third strain
    }
choice-heighten = Raise { $value } by your mutation
choice-finish = Done
choice-give = Give { $dna } DNA to { $to }
choice-keep = Keep your DNA
choice-enter = Infect { $city }
choice-choose_way = Field: { $way }
choice-travel = Route: { $means }
choice-stop = Infect nobody else
choice-decline = Decline
choice-cure = One of { $owner }’s infected recovers: { $way }
choice-strike = A death in { $city }
choice-bury = One of { $owner }’s infected dies: { $way }
choice-unearth = Remove a corpse from { $city }
choice-lift = No more { $measure } in { $city }
choice-open_line = Open the sea line { $line }
choice-open_airport = Open the airport of { $city }
choice-toughen = { $resistance } +1
choice-soften = { $resistance } −1
choice-release = One of your infected in { $city } recovers
choice-protect = Protect { $city }
choice-pay = Pay
choice-kill = Somebody of yours dies in { $city }

# --- choices, where nothing beside them shows what they are about

says-develop = Develop { $symptom } ({ $strain })
says-develop_ability = Develop { $symptom }
says-discard_strain = Discard { $strain }
says-choose_way = { $city }: { $way }
says-travel = { $city }: { $means }
says-cure = { $city }: { choice-cure }
says-bury = { $city }: { choice-bury }

# --- choices as nouns, beside one another

noun-improve = { $spread }
noun-resist = resistance to { $resistance }
noun-buy_strain = { $strain }
noun-develop = { $symptom } ({ $strain })
noun-develop_ability = { $symptom }
noun-discard_strain = discarding { $strain }
noun-heighten = { $value } by mutation
noun-finish = saving the DNA
noun-give = { $dna } DNA for { $to }
noun-keep = keeping the DNA
noun-enter = { $city }
noun-choose_way = { $city } ({ $way })
noun-travel = { $city } ({ $means })
noun-stop = stopping here
noun-decline = doing without
noun-cure = { $owner } in { $city } ({ $way })
noun-strike = { $city }
noun-bury = { $owner } in { $city } ({ $way })
noun-unearth = { $city }
noun-lift = { $measure } in { $city }
noun-open_line = the sea line { $line }
noun-open_airport = the airport of { $city }
noun-toughen = { $resistance } +1
noun-soften = { $resistance } −1
noun-release = { $city }
noun-protect = { $city }
noun-pay = paying
noun-kill = { $city }

# --- events

event-start_dealt = { $seat } gets the start card { $city }.
event-start_dealt-you = You get the start card { $city }.
event-mutation_dealt = { $seat } has a mutation: { $mutation }.
event-mutation_dealt-you = You have a mutation: { $mutation }.
event-strain_taken = { $seat } takes the strain { $strain }.
event-strain_taken-you = You take the strain { $strain }.
event-developed =
    { $n ->
        [0] { $seat } develops the first symptom of { $strain }.
        [1] { $seat } develops the second symptom of { $strain }.
        [2] { $seat } develops the third symptom of { $strain }.
        [3] { $seat } develops the fourth symptom of { $strain }.
       *[other] { $seat } develops the fifth symptom of { $strain }.
    }
event-developed-you =
    { $n ->
        [0] You develop the first symptom of { $strain }.
        [1] You develop the second symptom of { $strain }.
        [2] You develop the third symptom of { $strain }.
        [3] You develop the fourth symptom of { $strain }.
       *[other] You develop the fifth symptom of { $strain }.
    }
event-ability_developed =
    { $level ->
        [1] { $seat } develops a first further ability.
        [2] { $seat } develops a second further ability.
       *[other] { $seat } develops a third further ability.
    }
event-ability_developed-you =
    { $level ->
        [1] You develop a first further ability.
        [2] You develop a second further ability.
       *[other] You develop a third further ability.
    }
event-strain_discarded = { $seat } discards the strain { $strain }.
event-strain_discarded-you = You discard the strain { $strain }.
event-improved = { $seat } develops { $spread } to level { $n }.
event-improved-you = You develop { $spread } to level { $n }.
event-resistance_bought = { $seat } grows more resistant to { $resistance }: now { $n }.
event-resistance_bought-you = You grow more resistant to { $resistance }: now { $n }.
event-heightened = { $seat } mutates: { $value } +1.
event-heightened-you = You mutate: { $value } +1.
event-settled = { $seat } settles in { $city } ({ $way }).
event-settled-you = You settle in { $city } ({ $way }).
event-turn_begins = It is { $seat }’s turn.
event-turn_begins-you = It is your turn.
event-event_only = { $seat } is out: only the event counts.
event-event_only-you = You are out: only the event counts.
event-given = { $seat } gives { $n } DNA to { $to }.
event-given-you = You give { $n } DNA to { $to }.
event-given-to-you = { $seat } gives you { $n } DNA.
event-kept = { $seat } gives no DNA away.
event-kept-you = You give no DNA away.
event-virus_rolled = { $seat }’s virus throws a { $pips }.
event-virus_rolled-you = Your virus throws a { $pips }.
event-nothing_grew = Nothing grows for free with { $seat }.
event-nothing_grew-you = Nothing grows for free with you.
event-card_revealed = { $seat } turns up: { $card }.
event-card_revealed-you = You turn up: { $card }.
event-no_card_left = { $seat } has no event card left to turn up.
event-no_card_left-you = You have no event card left to turn up.
event-resistance_changed = { $seat }: resistance to { $resistance } is now { $n }.
event-resistance_changed-you = Your resistance to { $resistance } is now { $n }.
event-severity_changed = { $seat }: severity is now { $n }.
event-severity_changed-you = Your severity is now { $n }.
event-mortality_changed = { $seat }: mortality is now { $n }.
event-mortality_changed-you = Your mortality is now { $n }.
event-infection_changed =
    { $n ->
        [one] { $seat } now has 1 infection point.
       *[other] { $seat } now has { $n } infection points.
    }
event-infection_changed-you =
    { $n ->
        [one] You now have 1 infection point.
       *[other] You now have { $n } infection points.
    }
event-dna_gained = { $seat } gets { $n } DNA.
event-dna_gained-you = You get { $n } DNA.
event-dna_lost = { $seat } loses { $n } DNA.
event-dna_lost-you = You lose { $n } DNA.
event-necrosis_began = { $seat } has necrosis: quarantine stops nobody any more.
event-necrosis_began-you = You have necrosis: quarantine stops nobody any more.
event-necrosis_ended = Nobody has necrosis any more: quarantine counts again.
event-cure_sank = The cure slips down to field { $n }.
event-cure_rose = The cure comes up to field { $n }.
event-research_rose = Research is thrown back to field { $n }.
event-research_sank = Research gets to field { $n }.
event-research_success = Nobody in { $city } is infected any more: a success for research.
event-infected =
    { $means ->
        [directly] { $seat } infects { $city } ({ $way }).
       *[other] { $seat } infects { $city } ({ $way }, { $means }).
    }
event-infected-you =
    { $means ->
        [directly] You infect { $city } ({ $way }).
       *[other] You infect { $city } ({ $way }, { $means }).
    }
event-broke_out =
    { $means ->
        [directly] Outbreak: { $seat } infects { $city } ({ $way }).
       *[other] Outbreak: { $seat } infects { $city } ({ $way }, { $means }).
    }
event-broke_out-you =
    { $means ->
        [directly] Outbreak: you infect { $city } ({ $way }).
       *[other] Outbreak: you infect { $city } ({ $way }, { $means }).
    }
event-lapsed = The outbreak of { $seat } comes to nothing: nobody can be infected that way ({ $spread }).
event-lapsed-you = Your outbreak comes to nothing: nobody can be infected that way ({ $spread }).
event-declined = { $seat } would rather not.
event-declined-you = You would rather not.
event-no_points = { $seat } has no infection points and infects nobody.
event-no_points-you = You have no infection points and infect nobody.
event-points_lapsed =
    { $n ->
        [one] { $seat } leaves 1 infection point unused. { $lapse }.
       *[other] { $seat } leaves { $n } infection points unused. { $lapse }.
    }
event-points_lapsed-you =
    { $n ->
        [one] You leave 1 infection point unused. { $lapse }.
       *[other] You leave { $n } infection points unused. { $lapse }.
    }
event-ways_used_up =
    { $n ->
        [one] { $seat } leaves 1 infection point unused: each level infects only once a turn ({ $ways }).
       *[other] { $seat } leaves { $n } infection points unused: each level infects only once a turn ({ $ways }).
    }
event-ways_used_up-you =
    { $n ->
        [one] You leave 1 infection point unused: each level infects only once a turn ({ $ways }).
       *[other] You leave { $n } infection points unused: each level infects only once a turn ({ $ways }).
    }
event-nothing_affordable =
    { $n ->
        [0] { $seat } has no DNA left, which ends the mutation.
       *[other] { $seat } has { $n } DNA left, and nothing costs so little: the mutation is over.
    }
event-nothing_affordable-you =
    { $n ->
        [0] You have no DNA left, which ends the mutation.
       *[other] You have { $n } DNA left, and nothing costs so little: the mutation is over.
    }
event-healed = In { $city } one of { $owner }’s infected recovers ({ $way }).
event-healed-owner-you = In { $city } one of your infected recovers ({ $way }).
event-nobody_to_heal = In { $city } there is nobody to heal.
event-corpse_laid = In { $city } somebody dies in the best of health ({ $way }).
event-struck = In { $city } one of { $owner }’s infected dies, and nobody is paid for it ({ $way }).
event-struck-owner-you = In { $city } one of your infected dies, and nobody is paid for it ({ $way }).
event-corpse_removed = One corpse less in { $city } ({ $way }).
event-recovered = In { $city } one of { $owner }’s infected recovers ({ $way }); research learns nothing from it.
event-recovered-owner-you = In { $city } one of your infected recovers ({ $way }); research learns nothing from it.
event-paid_off = { $seat } pays { $n } DNA, and nobody goes on with research.
event-paid_off-you = You pay { $n } DNA, and nobody goes on with research.
event-measure_taken = Counter-measure in { $city }: { $measure }.
event-measure_lifted = { $city } has had enough of it: no more { $measure }.
event-line_blocked = The sea line { $line } is blocked.
event-line_opened = The sea line { $line } is open again.
event-airport_blocked = The airport of { $city } is blocked.
event-airport_opened = The airport of { $city } is open again.
event-no_marker_left = Mankind has run out of markers: nothing happens.
event-dice_taken =
    { $severity ->
        [one] { $seat } takes 1 die, deadly up to { $mortality }: a { $chance } % chance that somebody dies.
       *[other] { $seat } takes { $severity } dice, deadly up to { $mortality }: a { $chance } % chance that somebody dies.
    }
event-dice_taken-you =
    { $severity ->
        [one] You take 1 die, deadly up to { $mortality }: a { $chance } % chance that somebody dies.
       *[other] You take { $severity } dice, deadly up to { $mortality }: a { $chance } % chance that somebody dies.
    }
event-rolled = { $seat } throws { $faces }.
event-rolled-you = You throw { $faces }.
event-judged =
    { $n ->
        [0] Nobody dies.
        [one] One of them dies.
       *[other] { $n } of them die.
    }
event-no_dice = { $seat } has no dice: nobody dies.
event-no_dice-you = You have no dice: nobody dies.
event-died = { $seat } takes a life in { $city } ({ $way }).
event-died-you = You take a life in { $city } ({ $way }).
event-extinct = { $city } is extinct. Nobody complains.
event-continent_emptied = { $continent } has all its dead.
event-eliminated = { $seat } has nobody infected any more and is out.
event-eliminated-you = You have nobody infected any more and are out.
event-won = Mankind is history: you have won.
event-lost_by_cure = The cure is found, and you are history.
event-lost_by_deck = There are no more event cards: mankind has sat it out.
event-lost_by_elimination = Too few of you are left: mankind breathes again.

# --- what is wanted now

ask-develop_freely =
    { $may ->
       *[go_on] { $n } DNA. It must do for a way in, a resistance and a symptom.
        [finish] { $n } DNA left, and all you need is there. Something more, or done?
    }
ask-settle = Where does it all begin?
ask-settle_in = Which field for your first infected?
ask-give_dna = Will you give DNA to somebody?
ask-free_growth =
    { $may ->
        [buy_strain] The die wants it so: which strain is yours for nothing?
        [develop] Something grows for nothing. Which symptom?
       *[buy_strain-develop] The die wants it so: which strain or symptom grows for nothing?
    }
ask-choose_healed = Mankind heals one of these. Which one?
ask-infect =
    { $may ->
       *[enter] { $n ->
            [one] 1 infection point left. Which city?
           *[other] { $n } infection points left. Which city?
        }
        [enter-stop] { $n ->
            [one] 1 infection point left. Which city, or is that enough?
           *[other] { $n } infection points left. Which city, or is that enough?
        }
    }
ask-infect_by = Which way in?
ask-infect_over = How do you get there?
ask-mutate =
    { $may ->
       *[develop] { $n } DNA. What will you develop?
        [discard] { $n } DNA: nothing that you could pay for. Anything to discard?
        [develop-discard] { $n } DNA. What will you develop, or discard?
    }
ask-kill_at_harbour = A 6! In which harbour does one more die?
ask-choose_dead =
    { $n ->
        [one] One more has to die. Where?
       *[other] { $n } have to die. Where first?
    }
ask-die_in = Which of your infected there?
ask-break_out_to = An outbreak! In which city, if any?
ask-break_out_by = An outbreak! Which way in?
ask-fly_to = The spores are flying. Where to, if anywhere?
ask-lay_corpse = In which city does somebody die?
ask-lay_corpse_in =
    { $may ->
       *[choose_way] Which of the healthy dies there?
        [bury] Nobody there is healthy. Which of the infected dies?
    }
ask-remove_corpse = From which city does a corpse disappear, if any?
ask-remove_corpse_in = From which field does the corpse disappear?
ask-lift_marker = Which counter-measure is lifted?
ask-adapt_to = Which of your resistances rises?
ask-give_way = Which of your resistances falls?
ask-let_go = Mankind gets one of your infected back. In which city?
ask-let_go_in = Which of your infected there recovers?
ask-buy_off = Pay { $n } DNA, or let research go on by one field?
ask-stand_guard = Several cities have as many infected. Which one does mankind protect?

# --- what is waited for

waits-develop_freely = { $names } develops a pathogen of their own.
waits-settle = { $names } decides where it all begins.
waits-settle_in = { $names } infects the first one in { $city }.
waits-give_dna = { $names } may give DNA to somebody.
waits-free_growth = { $names } gets something for nothing, and picks it.
waits-choose_healed = { $names } decides who is healed in { $city }.
waits-infect =
    { $n ->
        [one] { $names } infects cities: 1 infection point left.
       *[other] { $names } infects cities: { $n } infection points left.
    }
waits-infect_by = { $names } looks for a way into { $city }.
waits-infect_over = { $names } looks for the way to { $city }.
waits-mutate = { $names } mutates, with { $dna } DNA.
waits-kill_at_harbour = { $names } picks the harbour where one more dies.
waits-choose_dead =
    { $left ->
        [one] { $names } decides where one more dies.
       *[other] { $names } decides where { $left } more die.
    }
waits-die_in = { $names } decides who dies in { $city }.
waits-break_out_to = { $names } decides where it breaks out.
waits-break_out_by = { $names } looks for a way into { $city }: an outbreak!
waits-fly_to = { $names } decides where the spores fly.
waits-lay_corpse = { $names } decides in which city somebody dies.
waits-lay_corpse_in = { $names } decides who dies in { $city }.
waits-remove_corpse = { $names } may make a corpse disappear.
waits-remove_corpse_in = { $names } makes a corpse disappear from { $city }.
waits-lift_marker = { $names } decides which counter-measure is lifted.
waits-adapt_to = { $names } decides which resistance rises.
waits-give_way = { $names } decides which resistance falls.
waits-let_go = { $names } has to let one of the infected go.
waits-let_go_in = { $names } decides who recovers in { $city }.
waits-buy_off = { $names } pays { $dna } DNA, or lets research go on.
waits-stand_guard = { $names } decides which city mankind protects.

# --- options

option-players = Players
option-players-text = How many of you are out to end the world.
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players
option-pathogen = Pathogen
option-pathogen-text = What all of you are.
option-pathogen-bacterium = Bacterium: easy, and right for a first game
option-pathogen-nanites = Nanites: medium, they share their DNA
option-pathogen-fungus = Fungus: medium, its spores fly
option-pathogen-vibrio = Vibrio: hard, it comes out of the sea
option-pathogen-virus = Virus: hard, a die makes it grow
option-difficulty = Difficulty
option-difficulty-text = How often mankind makes a great effort: so many cards of Massive Research are in the deck.
option-difficulty-easy = Easy: 3 × Massive Research
option-difficulty-normal = Normal: 4 × Massive Research
option-difficulty-demanding = Demanding: 5 × Massive Research
option-start = Start
option-start-text = What your pathogens begin with.
option-start-cards = Start cards deal it out
option-start-expert = Expert: develop freely with 55 DNA
option-first = Who begins
option-first-text = Chance decides, or name the seat of the player who was ill last.
option-first-random = Chance decides
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-must_use_extended = Birds, planes and ships
option-must_use_extended-text = Whether they have to be used when there is no other way left to infect somebody.
option-must_use_extended-true = They must be used
option-must_use_extended-false = You may stop instead
option-nanites_three = Abilities of the nanites
option-nanites_three-text = How many there are, and how much DNA may be given away with them. For nanites only.
option-nanites_three-false = Two: gifts up to 1, 2 and 3 DNA, the first without any
option-nanites_three-true = Three: gifts up to 1, 2 and 3 DNA, none before the first

# --- how it ended

end-world_ends = Every continent has its dead, and no city is healthy any more.
end-cure = Research has reached the cure.
end-deck = The event cards are used up.
end-elimination = Too few of you have anybody infected left.

# --- the table

board-language = en
board-turn =
    { $n ->
        [0] Before the first turn
       *[other] Turn { $n }
    }
board-phase_0 = pathogen
board-phase_1 = event
board-phase_2 = infection
board-phase_3 = mutation
board-phase_4 = mortality
board-research = Research
board-apart =
    { $n ->
        [one] 1 field to the cure
       *[other] { $n } fields to the cure
    }
board-to_win = Missing
board-missing_dead =
    { $n ->
        [0] no more dead
        [one] 1 dead
       *[other] { $n } dead
    }
board-missing_cities =
    { $n ->
        [0] no city without infected
        [one] 1 city without infected
       *[other] { $n } cities without infected
    }
board-deck = Event cards
board-spent = Spent
board-named = Named so far
board-markers = Markers left
board-blocks = blocks
board-strains = Strains on offer
board-ways = Land and sea lines
board-measures = Measures
board-blocked = Blocked
board-card = Card
board-heals = heals in { $cities }
board-dice = Dice
board-infection = infection { $n }
board-severity = severity { $n }
board-mortality = mortality { $n }
board-infected = { $n } infected in { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }
board-abilities =
    { $n ->
        [one] 1 further ability
       *[other] { $n } further abilities
    }
board-out = is out
board-healthy = healthy
board-infected_by = infected by seat 1
board-dead = dead
board-airport = airport
board-blocked_airport = blocked airport
board-harbour = harbour
board-quarantine = quarantine
board-guarded = counter-measure
board-needs = needs: cold, drugs, heat
board-borne = you can stand it (of symptoms: developed)
board-to_choose = on offer now
board-cure = cure, further down
board-infection_sign = infection point
board-necrosis = necrosis
board-outbreak = outbreak
board-thrown_back = research thrown back

# --- what can be looked up by its name, and what is told of it

things-cities = city
things-lines = sea line
things-cards = event card
things-strains = strain
things-mutations = mutation
things-pathogens = pathogen
things-start_cards = start card
tells-continent = Continent
tells-needs = Resistances needed
tells-airport = Airport
tells-harbour = Harbour
tells-heals = Heals in
tells-dna = DNA
tells-spread = Spreads by
tells-spreads = Spreads by
tells-resistances = Resistances
tells-levels = Resistances
tells-price = Price
tells-infection = Infection
tells-cure = Cure
tells-severity = Severity
tells-mortality = Mortality
tells-abilities = Abilities
tells-family = Symptom
tells-mutation = Mutation

# --- why a choice is better, by what typically follows from it

by-dna = { $n } DNA { $more ->
        [more] more
       *[less] less
    }
by-cities = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] city
       *[other] cities
    }
by-corpses = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] corpse
       *[other] corpses
    }
by-fields = { $n } { $n ->
        [one] field
       *[other] fields
    } { $more ->
        [more] further
       *[less] nearer
    }
by-infected = { $n } { $more ->
        [more] more
       *[less] fewer
    } infected
why-dna = { $by } for { $whom }
why-cities_soon = about { $by } without infected after the next turn
why-cities_late = about { $by } without infected later on
why-corpses_soon = about { $by } still missing after the next turn
why-corpses_late = about { $by } still missing later on
why-cure = a cure about { $by } away
why-own_infected = about { $by } on the board for { $whom } after the next turn
why-infected = about { $by } for all together later on
why-toll = about { $by } from the own dice each turn

# --- what people who know the game go by

thumb-develop_freely = One way in, a level of the resistance that the nearest cities ask for, a cheap symptom; keep the rest.
thumb-settle = A city with several neighbours that you can enter, away from your friends.
thumb-settle_in = A field that no other way of yours leads to.
thumb-give_dna = The player who can use it better than you.
thumb-free_growth = What is dearest otherwise, if it raises infection or mortality.
thumb-choose_healed = One in a city that has more infected: a city without any must be infected again.
thumb-infect = New cities first: all of them must be infected. Where the next card may heal, two hold better than one.
thumb-infect_by = Keep the way that the fewest of you have.
thumb-infect_over = Use up the spread that you need least elsewhere.
thumb-mutate = In the first half infection points and ways in, in the second half severity and mortality; save only for something you name.
thumb-kill_at_harbour = On a continent where corpses are missing, in a city that stays infected.
thumb-choose_dead = On a continent where corpses are missing, and not your last one in a city.
thumb-die_in = The one on the field that is easiest to infect again.
thumb-break_out_to = A city without infected, above all one that nobody else can reach.
thumb-break_out_by = Keep the field that most of you can use.
thumb-fly_to = A far city without infected.
thumb-lay_corpse = Where corpses are missing and the city does not die out of your reach.
thumb-lay_corpse_in = The field that is hardest to infect.
thumb-remove_corpse = From a city that quarantine closes to you.
thumb-remove_corpse_in = A field with a way that you have.
thumb-lift_marker = The one that keeps you out of most cities.
thumb-adapt_to = The one that most cities without infected ask for.
thumb-give_way = The one that you need for no city any more.
thumb-let_go = One in a city that has more infected.
thumb-let_go_in = The one on the field that is easiest to infect again.
thumb-buy_off = Pay while the cure is near, or while you can buy nothing good.
thumb-stand_guard = The city that you need least.
thumb-new_city = Cities without infected first: all of them must be infected.
thumb-far_first = Far cities without infected first: those next door can wait.
thumb-new_way = A way that you lack opens more fields than another level of one that you have.
