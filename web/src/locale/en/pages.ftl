# The pages around the table.

# --- the shelf

pass-device = Pass the device
your-name = Your name
keep-name = Keep
name-kept = Kept.
box-scenario = What to play
box-players = { $least }–{ $most } players
box-minutes = about { $least } min
box-minutes-between = { $least }–{ $most } min
box-weight = { $weight ->
    [1] very light
    [2] light
    [3] medium weight
    [4] medium heavy
   *[other] heavy
  }
box-against = against each other
box-together = together
box-either = against each other or together
box-coming = Coming
box-coming-text = Not playable yet.
join = Join
join-code = Table code
mine-title = Go on playing
mine-all = All { $n }
just-now = just now
open-title = Open tables
open-none = Nobody is waiting for you right now.
table-gathering = gathering
table-playing = in play
table-over = over
seats-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
  }
copy = Copy
copied = Copied
copy-by-hand = It is selected: copy it yourself.
copy-text = Copy the text
share = Share
yes = yes
no = no

# --- who else can come in

home-shut = Only this computer can open this link.
home-why = Friends in the same Wi-Fi can come in if you let them. Then everybody in your home network can open tables here and sit down, and nobody from the internet can. In this network it stays so until you change it.
home-let-in = Let my home network in
home-address = The address of this computer
home-none = This computer is in no home network. Connect it to one, such as your Wi-Fi, and look again.
home-look = Look again
home-open = Everybody in your home network can come in at { $address }
home-firewall = If a phone finds nothing there, it may be in another Wi-Fi, or a firewall on this computer keeps it out.
home-close = Let nobody else in

# --- a new table

new-title = New table
new-seats = Who plays?
new-options = How do you play?
new-house = The table
new-more = More
new-open = Open the table
new-open-text = You get a link and a code for your friends. Empty seats can still go to bots.
new-start = Start
new-start-text = All seats are taken: the game begins at once.
company-friends = With friends
company-bots = With bots
company-pass = One device
seat-who = Who sits at seat { $n }?
seat-you = You ({ $name })
seat-open = A friend, by link or code
seat-here = Another person at this device
seat-name = Name at seat { $n }
person-number = Player { $n }
seats-text = Choose “You” at another seat to sit there.
seats-pass = The device goes round; hands stay hidden in between.
seats-pass-open = The device goes round; everybody may see everything.
bots-strength = Strength of the bots
level = { $level ->
    [random] plays at random
    [greedy] takes what it sees
    [easy] easy
    [medium] medium
    [hard] hard
   *[other] { $level }
  }
level-means = { $level ->
    [random] moves without looking.
    [greedy] takes what looks best at first sight and never looks ahead.
    [easy] goes by first impressions and overlooks things.
    [medium] tries every move out in its head for a moment, and now and then one escapes it.
    [hard] thinks ahead for up to a second and a half before each move.
   *[other] plays in its own way.
  }
upload-title = Go on from a save file
upload-text = A file that was saved after a game or in the terminal opens a table at exactly that point.
upload-pick = Choose a file
upload-refused = This file cannot be played on.

house-listed = Listed for everybody
house-listed-text = Strangers find the table on the shelf and may sit down.
house-spectators = Spectators welcome
house-spectators-text = Everybody with the link can watch and sees only public information.
house-invited = Seats by invitation
house-invited-text = Two links: one to sit down, one to watch. A removed player needs a new one.
house-pace = Pace of the bots
house-pace-text = How long a bot takes at least, so that you can follow.
house-clock = Clock
house-clock-text = Live clocks give each player a budget and a little more for every choice; day clocks give time for each choice, for games over days. When a clock runs out, a bot takes over. The player can come back and gets a little more time.
house-absent = When somebody is away
house-absent-text = After this time a bot plays for them until they are back.
pace = { $pace ->
    [0] no pause
    [300] quick
    [700] usual
    [1500] calm
    [3000] slow
   *[other] { $seconds } s
  }
clock-none = no clock
clock-live_5 = 5 min + 5 s
clock-live_15 = 15 min + 10 s
clock-live_30 = 30 min + 15 s
clock-days_1 = one day each
clock-days_3 = three days each
clock-days_7 = a week each
clock-other = another clock
absent = { $absent ->
    [0] never a bot
    [30] after 30 seconds
    [120] after 2 minutes
    [600] after 10 minutes
    [3600] after an hour
    [86400] after a day
   *[other] after { $minutes } minutes
  }

# --- the lobby

lobby-host = You are the host: you decide what is played and when it starts.
acting-host = { $owner } is away; { $host } is the host until { $owner } is back.
acting-host-you = { $owner } is away. Until { $owner } is back you are the host: you decide what is played and when it starts.
acting-host-for-now = The owner of this table is away; { $host } is the host for now.
acting-host-you-for-now = The owner of this table is away. For now you are the host: you decide what is played and when it starts.
lobby-guest = Take a seat. The host starts the game.
lobby-by-invitation = You can watch. To take a seat you need the invitation of somebody at the table.
lobby-sent-away = The host has sent you away from this table. You may still watch; to sit down again you need a new invitation.
lobby-watching = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
  }
lobby-seats = Seats
lobby-free = free
lobby-move = Move here
lobby-give = Give seat { $n } to
lobby-give-short = More
lobby-add-seat = Add a seat
lobby-remove-seat = Remove seat { $n }
lobby-leave = Get up
lobby-kick = Send away
lobby-swap = Swap seats { $a } and { $b }
lobby-close-sure = You are the only one here. If you get up, the table is closed. Get up?
lobby-arrangement = What is played
lobby-change = Change
lobby-forked = This table goes on from a saved moment, so the options of the game are fixed.
lobby-forked-with-others = If more than one person plays, everything hidden is dealt anew at the start: nobody knows what is to come.
seat-yours = you
seat-hosts = host
seat-is-here = is here
seat-is-away = not here at the moment
invite-title = Invite friends
invite-code = Code
invite-link = Link
invite-sit = To sit down
invite-watch = To watch
invite-qr = QR code of the link to this table
invite-message = Come and play { $game }
begin-fill = { $n ->
    [one] The free seat goes to
   *[other] The { $n } free seats go to
  }
begin-full = Everybody is seated.
begin-wait = Everything is ready; { $host } starts the game.
begin-wait-unnamed = Everything is ready; the host starts the game.
begin-host-away = { $host } is not here right now. After a minute, somebody who is here becomes the host.
begin-sit = Sit down if you want to play.

# --- watching again

replay-title = Replay
replay-loading = Laying it all out again …
replay-eyes = Seen by
replay-spectator = a spectator
replay-opening = The opening.
replay-chose = { $name } has chosen.
replay-where = Moment { $n } of { $total }
replay-moment = Moment
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-back-far = Ten steps back
replay-on-far = Ten steps on
replay-play-pause = Play or pause
replay-pace = Pace
replay-fork = Play on from here
replay-table = Back to the table

# --- the rules

rules-title = The rules of { $game }
rules-text = In our own words. Every rule has an ID; the table names it when something is not allowed, and you can link to it.
rules-search = Search the rules
rules-all = All rules
rules-now = What matters now
lesson = The game in two minutes
lesson-more = Read on
rules-sections = Sections
rules-found = { $n ->
    [0] nothing found
    [one] one rule
   *[other] { $n } rules
  }
rules-none = No rule speaks of “{ $query }”.
rules-link = Link to rule { $id }

# --- settings

settings-look = Look and feel
settings-you = You
settings-language = Language
settings-theme = Light or dark
settings-theme-text = “Same as my device” follows what is set there, also if it turns dark by itself in the evening.
theme-auto = same as my device
theme-light = always light
theme-dark = always dark
settings-motion = Things move
settings-motion-text = If your device asks for less motion, nothing moves in any case.
settings-sound = Sound
settings-volume = How loud
settings-guides = Guided first games
settings-guides-text = “Play now” explains a game while you play it, once for each game.
settings-pace-text = At tables you open.
settings-kept = All this is kept on this device.
link-title = Your private link
link-text = There is no sign-up: this browser is you. A private link makes another device be you as well, with your name and your tables. Keep it to yourself.
link-once = Open it on the other device. It is shown only this once.
link-qr = QR code of your private link
link-exists = A private link exists. It cannot be shown again, but you can make a new one; the old one then stops working.
link-make = Make a link
link-renew = Make a new link
link-revoke = Revoke
link-revoke-sure = The link stops working and all your other devices are signed out. Go on?

# --- moving in

adopt-title = Use another identity on this device?
adopt-text = On this device you are { $name }. With this link you become the person who made it, and { $name } with all tables is no longer reachable from here, unless you made a private link for it first.
adopt-yes = Yes, that is me
adopt-no = No, stay as I am
adopt-done = Welcome back, { $name }
adopt-done-text = Your name and your tables are here now.
adopt-no-secret = This link is incomplete: the part after # is missing. Copy it once more as a whole.

# --- when something does not work

problem-no_address = That does not work at this address now. Look again, or choose another one.
problem-failed = That did not work. Please try again.
problem-offline = The server cannot be reached.
problem-too_fast = Too many attempts. Wait a minute.
problem-too_many_listed = Too many tables from your connection are listed already. Open this one unlisted, and invite people by its link.
problem-no_table = There is no such table, or it is over.
problem-no_link = This link is not valid, or no longer.
problem-not_over = Others play here too: that is possible when the game is over.
problem-not_started = The game has not started yet.
problem-too_much = This save is more than can be read here.
problem-too_long = This save has too many choices.
problem-kept_enough = You have left a lot here lately. Wait an hour, then go on.
problem-opened_enough = Many tables were opened from your connection lately. Wait a while, then open another.
problem-moved = The table is just moving to another server. Please try again in a moment.
problem-closing = The server is just restarting. Please try again in a moment.

# --- stories

story-go-on = Go on
story-begin = Begin the story
story-company = Continue with other players
story-anew = Begin anew
story-other = Another telling: { $part } ({ $day })
story-book = The book
stories-title = Your stories
