# What the board of Maus und Mystik says.

# --- the parts of the board

mm-track = Who acts when
mm-time = Cheese wheel, hourglass and goal
mm-mice = The mice
mm-turn = What can be done now
mm-which = Choose here
mm-sight = Who sees what
mm-skip = Skip
mm-reading = A page of the story lies on the table. Read it, then turn it.
mm-turn-page = Turn the page
mm-skip-pages = Skip all pages
mm-acting = It is their turn.
mm-acted = Has acted in this round.
mm-to-come = Still to come in this round.
mm-wheel =
    { $left ->
        [one] Cheese wheel: { $n } of { $most }, one more and reinforcements come.
       *[other] Cheese wheel: { $n } of { $most }, { $left } more and reinforcements come.
    }
mm-surge = Then in this room:
mm-crowd = { $n } × { $foe }
mm-hourglass =
    { $left ->
        [0] The hourglass is on page { $page }, the last one.
        [one] The hourglass is on page { $page } of { $end }: one page is left.
       *[other] The hourglass is on page { $page } of { $end }: { $left } pages are left.
    }
mm-takes = { $name } { $n } of { $of }
mm-pages-left =
    { $left ->
        [one] 1 page left
       *[other] { $left } pages left
    }
mm-hourglass-text = When it reaches the seal, time is up.
mm-left =
    { $points ->
        [one] One point for moving
       *[other] { $points } points for moving
    }, { $actions ->
        [0] no action left
        [one] one action
       *[other] { $actions } actions
    }

# --- what can be done

mm-do-stand_up = Stand up
mm-do-climb_out = Get out
mm-do-nurse = Nurse
mm-do-attack = Attack
mm-do-search = Search
mm-do-do_act = Deed
mm-do-explore = Explore
mm-do-scurry = Scurry
mm-do-recover = Recover
mm-do-act_again = Once more
mm-do-use_ability = Ability
mm-do-use_item = Card
mm-do-trade = Trade
mm-do-equip = Equip
mm-do-level_up = Learn
mm-odds = { $dice } dice against { $against }: { $chance } % chance to wound
mm-verdict-hit = Hit!
mm-verdict-blocked = Blocked!
mm-verdict-missed = Missed!
mm-dice-attack = attacks
mm-dice-waiting = stands ready
mm-dice-defence = defends
mm-dice-roll = rolls

# --- mice and things

mm-values = Attack { $attack }, defence { $defence }, lore { $lore }, speed { $speed }, life { $life }
mm-foe-values = attack { $attack }, defence { $defence }, life { $life }
mm-attack-dice = attack +{ $n }
mm-defence-dice = defence +{ $n }
mm-cheese =
    { $n ->
        [one] 1 cheese
       *[other] { $n } cheese
    }
mm-mouse = { $life } of { $most } life, { $cheese } cheese
mm-captured = Captured
mm-abilities = Abilities
mm-worn = Worn
mm-pack = Bundle, { $n } of { $most }
mm-when-never = always
mm-when-turn = freely, in the mouse’s own turn
mm-when-action = as an action
mm-when-hit = when a mouse is hit
mm-when-roll = after a roll
mm-when-found = at once
mm-when-placed = when a foe has come
mm-when-start = at the start of the turn
mm-takes-pages =
    { $n ->
        [one] the hourglass moves on
       *[other] the hourglass moves on { $n } pages
    }
mm-roll-none = without a roll
mm-roll-star = needs a star
mm-roll-stars = needs two stars
mm-roll-hits = needs two hits
mm-quest = if you like
mm-free = takes no action

# --- fields

mm-cost =
    { $n ->
        [one] 1 point to get here
       *[other] { $n } points to get here
    }
mm-ends = The movement ends here
mm-ends-enemy = Enemies bar the way: the movement ends here
mm-ends-water = The water lets nobody go on: the movement ends here
mm-aim =
    { $dice ->
        [one] { $figure }: { $item }, 1 die against { $against }, { $chance } % chance to wound
       *[other] { $figure }: { $item }, { $dice } dice against { $against }, { $chance } % chance to wound
    }
mm-paw = Paw print: foes come in here
mm-high = High up: a red line holds mice back
mm-step = A step: over the yellow line it is dearer to get up
mm-cross = Red cross: a place for traps
mm-special = Special field
mm-water = Water
mm-current = Water with a current
mm-trap = A mouse trap!
mm-snare = Your trap, for small enemies
mm-exit = Way out ({ $exit }): { $room }
mm-exit-shut = Way out ({ $exit }): leads nowhere in this chapter
mm-hook = Needs the hook
mm-cog = Only tinkerers and scamps get it open
mm-wounded = { $n } of { $life } wounds
mm-calm = Does not fight
mm-prey = Goes for { $hero }, { $chance } % chance to wound

# --- the guided first game

guide-maus-welcome =
    { $placing ->
        [yes] Good evening! You lead these four mice, and pages tell their story. Foes come in on paw prints: choose where!
       *[no] Good evening! These four mice are yours. Pages tell their story; their deeds are up to you.
    }
guide-maus-ribbon = The ribbon says who acts when. Now it is { $hero }’s turn; foes act on their card, by themselves.
guide-maus-go = The die shows { $n }. { $hero } can go to every glowing field; the number is its cost. Beside a foe she has to stop. Point at a foe to see its target.
guide-maus-act = Besides moving { $hero } has one action. Green is free, and deeds are what the story offers.
guide-maus-time = Cheese that foes roll comes onto this wheel. { $n } pieces bring more of them and turn a page, and on page { $page } time is up. What you are after stands below.
guide-maus-strike = In reach! In red: how often of a hundred { $hero } wounds them. Swords hit hand to hand, bows from afar, shields block. Strike!
guide-maus-door = All is quiet. Send a mouse to the way out and explore: the others come along.
guide-maus-search = A new room, a new chance: with a star, who searches finds something. Cheese that you roll yourselves is yours, and pays for what you know.
guide-maus-done = The house is yours. Story, rules and more are over here. Play on, begin a new game, or invite a friend to lead two of the mice!

# The game in two minutes.
lesson-maus-aim = Mice in a story
lesson-maus-aim-text = You are mice in a house that has grown dangerous, and you stand or fall together. Every chapter has a goal. Reach it before the hourglass comes to the last page.
lesson-maus-turn = A mouse's turn
lesson-maus-turn-text = A die and her speed say how far she may run. She moves in one go, before or after her one action: attack, search, recover, scurry on, or explore.
lesson-maus-fight = Fight
lesson-maus-fight-text = Roll as many dice as her attack says: swords hit, from afar it is bows. The foe rolls shields against them. What gets through is a wound, and most foes have enough with one.
lesson-maus-cheese = Cheese
lesson-maus-cheese-text = Cheese that a mouse rolls in a fight is hers; with it she pays for abilities. Cheese that foes roll goes onto the wheel. With { $wheel } pieces reinforcements come, and a page is turned.
lesson-maus-search = Search, and go on
lesson-maus-search-text = Stars on the die find something, once in each room. When no enemy is left, a mouse at an exit can lead all of you into the next room, where the story and the next encounter wait.
lesson-maus-time = Time, and being caught
lesson-maus-time-text = A mouse with as many wounds as life is captured, and the hourglass moves on. She is free again when the room is quiet. You lose when time is up, or when all of you are caught.

# --- the sections of the rules

section-MM-C = Figures, fields and cards
section-MM-S = Set-up
section-MM-RND = The round
section-MM-CHW = The cheese wheel
section-MM-HOU = The hourglass
section-MM-ENC = Encounters
section-MM-INI = The track
section-MM-REI = Reinforcements
section-MM-ENT = The foes’ turn
section-MM-EMV = How foes move
section-MM-EAT = How foes attack
section-MM-CHS = Cheese
section-MM-MTU = A mouse’s turn
section-MM-STA = Actions
section-MM-EXP = Exploring
section-MM-MOV = Movement
section-MM-WAT = Water
section-MM-TRP = Traps
section-MM-FRE = Free actions
section-MM-ATK = Attacks of mice
section-MM-CAP = Captured
section-MM-WND = Wounds of foes
section-MM-SPE = Main foes
section-MM-NEG = What befalls mice
section-MM-ACH = Titles
section-MM-E = The end
section-MM-H = What is hidden
section-MM-Q = Rulings
section-MM-K = What the content keeps to

# --- the end of a chapter

mm-chapter = Chapter { $n }: { $title }
mm-deeds =
    { $beaten ->
        [0] beat nobody
        [one] beat one foe
       *[other] beat { $beaten } foes
    }, { $found ->
        [0] found nothing
        [one] found one thing
       *[other] found { $found } things
    }{ $captured ->
        [0] {""}
        [one] , was captured once
       *[other] , was captured { $captured } times
    }
mm-lost-time = Here the sand ran out: the hourglass stood on page { $page }, and the story was not yet done. Every full cheese wheel turns a page, and so does every mouse that is captured.
mm-lost-capture = Here nobody was left to go on: all { $n } mice were captured at the same time. A captured mouse only comes free while another is still there and the room grows quiet.
regroup = The story goes on from here. Players can join or leave now: add seats or remove them. At the start the mice are dealt out again.
sequel-next_chapter-text = The next chapter begins. Each mouse keeps her gear, one find and one ability.
sequel-turn_back-text = The same chapter begins again. The mice have what they had when it began, and dice and cards fall differently this time. In the book, what happened was only a bad dream.
sequel-onward-text = The next chapter begins although this one ended badly. It costs the mice something, and the story says what.
rematch-text = A new story begins, with nothing from this one. This story stays in the book.
mm-next = Next: “{ $title }”. { $question }
mm-picked = “{ $page }”: { $way }

# --- the book

mm-book-title = The Book of Lantern House
mm-book-chapters = Chapters
mm-book-party = Who goes
mm-book-before = Six mice live here. Four will go.
mm-book-open = The page lies open here
mm-book-won = { $losses ->
    [0] It ended well
    [one] It ended well, the second time
   *[other] It ended well, after { $losses } bad dreams
}
mm-book-lost = { $losses ->
    [one] It ended badly
   *[other] It ended badly, { $losses } times
}
mm-book-pages = Pages you have read
mm-book-no-pages = No page has been read here.
mm-book-fetching = Turning the pages …
mm-book-chosen = The mice chose: { $way }
mm-book-alone = Only this chapter
mm-book-common = In common: { $things }
