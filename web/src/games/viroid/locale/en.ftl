# The board of Viroid: what the game's own texts do not say.
vi-infection = infection points
vi-severity = severity
vi-mortality = mortality
vi-dna = { $n } DNA
vi-healthy = healthy
vi-dead = dead
vi-nothing = nothing
vi-own = Your pathogen
vi-mates = The others
vi-event = The event
vi-no-event = No event yet. Mankind suspects nothing.
vi-dice = The dice
vi-die = A { $n }
vi-deck = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
  }, { $massive ->
    [0] no Massive Research among them
    [one] 1 Massive Research among them
   *[other] { $massive } Massive Research among them
  }
vi-named = Named so far: { $cities }
vi-thermometer = { $n ->
    [one] 1 field between research ({ $research }) and cure ({ $cure })
   *[other] { $n } fields between research ({ $research }) and cure ({ $cure })
  }
vi-lonely = { $n ->
    [0] Nowhere is a single infected left alone.
    [one] In 1 city a single infected is left.
   *[other] In { $n } cities a single infected is left.
  }
vi-missing = What is missing?
vi-corpses-missing = { $n ->
    [0] no more dead needed
    [one] 1 death still missing
   *[other] { $n } deaths still missing
  }
vi-uninfected = { $n ->
    [one] Nobody is infected in { $cities }.
   *[other] Nobody is infected in { $n } cities: { $cities }.
  }
vi-all-infected = Every city is infected or extinct.
vi-quarantine-short = quarantine
vi-quarantine = In quarantine
vi-quarantine-necrosis = In quarantine, which stops nobody any more
vi-extinct = Extinct
vi-airport = Airport
vi-airport-blocked = Airport, blocked
vi-harbour = Harbour
vi-needs = Needs: { $needs }
vi-lacking = { $resistance } { $have } of { $need }
vi-entry = Enter by: { $ways }; { $means }
vi-cost = { $n ->
    [one] 1 infection point
   *[other] { $n } infection points
  }
vi-which = Which do you mean?
vi-give = Give DNA to
vi-whose = { $name }: { $way }
vi-gift = { $name }: { $n } DNA
vi-take = Take it
vi-take-for = Take it for { $n } DNA
vi-strain-grows = Symptoms come afterwards, from the top, each at its price.
vi-level = level { $n } of { $most }
vi-next-level = next level for { $n } DNA
vi-left = { $n } left this turn
vi-developed = developed:
vi-strain = New strain
vi-new-strain = A new strain for { $n } DNA
vi-no-strain = No strain on offer fits
vi-which-strain = Which strain?
vi-discard = Discard a strain
vi-throw = Discard
vi-buy = Buy ({ $n })
vi-opens = { $n ->
    [one] Brings 1 more city within reach
   *[other] Brings { $n } more cities within reach
  }
vi-chance = { $n } % that somebody dies
vi-tap-to-weigh = Tap something to see which cities it brings within reach.
vi-can-do = What you can do now
vi-whole-world = The whole world
vi-mutation = Mutation
vi-mutation-spread = One more level of { $spread }.
vi-mutation-resistance = { $resistance } +{ $n } from the start.
vi-mutation-once = Once, for { $n } DNA: severity or mortality +1.
vi-mutation-infection = Infection points +{ $n } from the start.
vi-mutation-cure = The cure started { $n } fields lower.
vi-mutation-dna = { $n } DNA to begin with.
vi-mutation-spent = Used.
vi-ability-level = Abilities: { $n } of { $most }
vi-infected-cells = { $n } infected, { $left } cubes left
vi-out = Eliminated

# The guided first game.
guide-viroid-welcome = Welcome to the bench. Every dish is a city, and you are a disease: the red spikes in { $city }. The others are at work in { $others }.
guide-viroid-goal = Each hexagon counts the dead that a continent still owes you. Once all are paid and no city is without infected, you have won, all of you.
guide-viroid-own = This is you: infection points for each turn, dice, up to which number they kill, and how much cold, drugs and heat you stand. DNA buys more of everything.
guide-viroid-card = Every turn begins with an event. This one pays { $n } DNA. Some harden you, some heal, and worse ones are to come.
guide-viroid-enter = Infect somebody: next door, in a free well with the paw, where you can stand it. Click a dish that glows. Any other tells you what is in the way.
guide-viroid-shop = { $n } DNA to grow with. Point at something, or tap it, and the dishes that it would open light up. { $home ->
    [london] Around London, heat is a good idea. Buy
   *[other] Buy
  } what you like, then you are done.
guide-viroid-symptoms = This is your strain card, and the last one your pathogen’s own. Signs say what a symptom or an ability brings, the number what it costs in DNA. They grow line by line, from the top.
guide-viroid-dice = The dice decide how many die, and every death pays 1 DNA. Where? Mind that a city with dead and nobody infected goes into quarantine and lets nobody in.
guide-viroid-thermometer = Research sinks towards the cure, a field whenever an event heals the last infected of a city. { $n } fields are left. If they meet, it is you who are history.
guide-viroid-done = The plate is yours. Story, rules and more are over here. When something new comes up, you will hear from me. Play on, begin anew, or invite somebody to be ill with you!
guide-viroid-unused = A point was left over: each level of a way infects once a turn. More ways, higher levels or more resistance, and it is wasted no longer.
guide-viroid-strain = You can afford a second strain. Look at the cards in peace: a click shows a card, and only its button buys it. Its symptoms are developed afterwards.
guide-viroid-sibling = { $strain } is yours. That closes a door: the other strain of that name is out of bounds now, and the next place costs more.
guide-viroid-ability = Your pathogen has things to learn, too. { $pathogen ->
    [bacterium] With every ability a bacterium hardens against cold, drugs and heat at once.
   *[other] What each of them does stands beside it.
  }
guide-viroid-outbreak = An outbreak: one more infected, without any infection points, even in quarantine. You may decline, but why would you?
guide-viroid-massive = The worst events are Massive Research, the red M on the deck: { $n } still to come. If one heals the last infected of a city, research moves two fields at once.
guide-viroid-quarantine = { $cities ->
    [none] Beware of quarantine: a city with dead but nobody infected. Only an outbreak or necrosis leads in again, and you cannot win while there is one.
   *[other] A door has shut: { $cities }. Dead, but nobody infected, so it is in quarantine. Only an outbreak or necrosis leads in again, and until then you cannot win.
  }

# The game in two minutes.
lesson-viroid-aim = You are the disease
lesson-viroid-aim-text = All of you together. You win when every continent has laid out all its dead, and somebody is infected in every city that is still alive.
lesson-viroid-event = First comes an event
lesson-viroid-event-text = A card is turned up and happens to everybody. In the cities that it names people are healed; when that empties a city, research comes nearer. Then it brings you DNA.
lesson-viroid-infect = Infect
lesson-viroid-infect-text = Spend your infection points: into a city where you are already, or a neighbour, by a way in that you have mastered. You have to stand its cold, heat and drugs. Birds, planes and ships go farther. Every infection brings DNA.
lesson-viroid-mutate = Mutate
lesson-viroid-mutate-text = Buy what you need with DNA: ways in, ways to travel, resistance, or strains with symptoms that make you stronger step by step. Whatever you buy works at once.
lesson-viroid-die = They die
lesson-viroid-die-text = Throw as many dice as your severity says. Each one that shows no more than your mortality takes one of your infected; a six never does. Every death brings DNA and counts for its continent.
lesson-viroid-cure = Beware of the cure
lesson-viroid-cure-text = When research and cure meet, it is over. It is also over when no event card is left, or when too many of you have nobody infected any more. So talk to each other!

# How it ended: the front page.
vi-press-masthead = The Daily Swab
vi-press-motto = Independent. Impartial. Contagious.
vi-press-issue = No. { $n }
vi-press-round = { $n ->
    [one] after 1 round
   *[other] after { $n } rounds
  }
vi-press-weather = Weather
vi-press-weather-won = Clear. Nobody will go out in it.
vi-press-weather-lost = Sunny. Hand-washing likely.
vi-press-price = Price
vi-press-price-won = Just take one.
vi-press-price-lost = Two clean hands.
vi-press-world_ends = Nobody Left to Read This
vi-press-world_ends-close = So Close!
vi-press-world_ends-text = With today’s issue this newspaper ceases to appear. All subscriptions have lapsed, for the same reason.
vi-press-cure = It Works!
vi-press-cure-close = By the Skin of Our Teeth
vi-press-cure-text = The cure has been found. It will be shared out fairly, beginning with those who can pay.
vi-press-deck = Nothing to Report
vi-press-deck-close = Just Sat Out
vi-press-deck-text = There has been no event today, and none is expected. Mankind has sat the matter out, most of it at home.
vi-press-elimination = Germ Dies of Loneliness
vi-press-elimination-text = { $names } found nobody to infect any more. There was no minute’s silence.
vi-press-first = The first continent with all its dead was { $continent }, in turn { $turn }.
vi-press-none = No continent ever had all its dead.
vi-press-last = Longest of all, nobody coughed in { $city }.
vi-press-untouched = In { $city } they ask what all the fuss was about.
vi-press-near-won = Research was { $n ->
    [one] 1 field
   *[other] { $n } fields
  } short of the cure, and thanks everybody for their patience.
vi-press-near-lost = For the end of the world { $dead ->
    [0] nobody more had to die
    [one] 1 more would have had to die
   *[other] { $dead } more would have had to die
  }, and { $cities ->
    [0] no city was without infected.
    [one] 1 city was without infected.
   *[other] { $cities } cities were without infected.
  }
vi-press-photo = The plate as we went to press: black is extinct, red infected, dashed in mourning, white healthy.
vi-press-figures = The World
vi-press-dead = dead
vi-press-infected = infected
vi-press-extinct = { $n ->
    [one] extinct city
   *[other] extinct cities
  }
vi-press-healthy = { $n ->
    [one] city as if nothing had happened
   *[other] cities as if nothing had happened
  }
vi-press-watch = Turn { $turn }: watch it again
vi-press-notice-won = Situations vacant: all.
vi-press-notice-lost = Lost: one pandemic, hardly used. Finder is asked to keep it.
vi-press-healing = The Last Patient of { $city }
vi-press-healing-text = He gets up and asks for the bill. Research has what it wanted.
vi-press-discovery = “{ $card }”
vi-press-discovery-text = The last field, and not a single patient had to get well for it.
vi-press-eliminated = { $seat } Runs Out of People
vi-press-eliminated-text = The last bed is empty. How it came to be is not disclosed.
vi-press-last_city = { $city } Joins In
vi-press-last_city-text = For so long the healthiest place on earth. Then { $seat } called.
vi-press-first_continent = { $continent } Fully Booked
vi-press-first_continent-text = Its undertakers take no more orders.
vi-press-necrosis = Quarantine Abolished
vi-press-necrosis-text = { $seat } has necrosis, and no cordon holds any more.
vi-press-landing = { $continent } Opens Up
vi-press-landing-text = { $by ->
    [near] { $seat } reaches { $city } and is waved through.
   *[other] { $seat } reaches { $city } { $means } and is waved through.
  }
vi-press-ghost_town = { $city } To Let
vi-press-ghost_town-text = Every flat vacant. Viewing at any time, at your own risk.
vi-press-massive = Science Strikes Back
vi-press-massive-text = “{ $card }” brings research on by { $n ->
    [one] 1 field
   *[other] { $n } fields
  } at a stroke.
vi-press-setback = A Bad Day for Germs
vi-press-setback-text = “{ $card }”: research comes on by { $n ->
    [one] 1 field
   *[other] { $n } fields
  } before lunch.
vi-press-harvest = { $n } Dead Before Breakfast
vi-press-harvest-text = { $seat } throws the dice. The authorities suspect a coincidence.
vi-press-wave = { $n } New Cases in a Day
vi-press-wave-text = { $seat } gets about. Masks are said to be on order.
vi-press-first_death = Isolated Case in { $city }
vi-press-first_death-text = The authorities see no cause for concern.
vi-press-patient_zero = A Cough in { $city }
vi-press-patient_zero-text = It is put down to the weather.

# The sections of the rules.
section-VI-C = Components
section-VI-B = Map and boards
section-VI-S = Set-up
section-VI-X = Expert start
section-VI-T = The turn
section-VI-0 = Phase 0: the pathogen
section-VI-1 = Phase 1: the event
section-VI-2 = Phase 2: infection
section-VI-3 = Phase 3: mutation
section-VI-4 = Phase 4: mortality
section-VI-CO = Prices
section-VI-SY = Symptoms
section-VI-M = Individual mutations
section-VI-GW = Counter-measures
section-VI-PA = Pathogens
section-VI-F = Questions often asked
section-VI-E = The end
section-VI-H = What is hidden
section-VI-Q = Rulings
section-VI-K = What the content keeps to
