# The house, whatever is played in it.
offline = You are offline. The table comes back as soon as you do.
page-failed = This page could not be loaded.
reload = Try again
main-menu = Main menu
settings = Settings
rules = Rules
close = Close
to-the-shelf = Back to the shelf
shelf = What shall we play?
play-now = Play now
with-friends = With friends
lost-title = Nobody here
lost-text = There is no such table, or it is not open to you.
closed-title = The table is closed
closed-text = It was closed before the game began.
parted-title = You are no longer at this table
parted-text = The table is not open to you any more: it has no spectators now, or you were sent away.
table-loading = The table is being set…
table-waiting = The table is still on its way. If the server that had it does not answer, another one takes it over within half a minute.

board = The board
board-failed = The board has failed; a simpler one takes its place.
seats = The seats
panel = Story, chat and more
open-panel = { $n ->
    [0] Story and chat
    [one] Story and chat, one new message
   *[other] Story and chat, { $n } new messages
  }
tab-story = Story
story-new = New ↓
tab-chat = Chat
tab-rules = Rules
tab-more = More
chat-new = New messages
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
mute = Mute { $name }
muted = { $name } is muted.
unmute = Hear again
copy-link = Copy the link
stop = Propose to stop
stop-sure = Stop this game without a result?
not-now = Rather not
resign = Resign
resign-sure = Give up this game? A bot plays on for you.

bot-name = { $level ->
    [random] Tumbler
    [greedy] Snatcher
    [easy] Nibbler
    [medium] Sniffer
    [hard] Schemer
   *[other] Bot
  }
bot-stands-in = a bot stands in
bot-thinks = thinks…
has-resigned = resigned
days-left = { $n } days
guest = Guest { $number }
turn-yours = Your turn
turn-of = Waiting for { $names }

prompt-your-turn = It is your turn.
prompt-waiting = Waiting for { $names }.
prompt-watching = You are watching. It is up to { $names }.
prompt-may-change = { $what } Until then you may still change your choice.
prompt-watching-what = You are watching. { $what }
prompt-away = A bot plays for you. Come back when you like.
come-back = I am back
connection-connecting = connecting…
connection-waiting = The table is still on its way…
connection-lost = The line is cut; trying again…
connection-kept = The line is cut. What you did is kept, and sent when it is back.
connection-dropped = The line was cut, and the table has moved on meanwhile. What you chose was dropped.
connection-full = There is no room to store anything. What you did is kept, and stored when there is.
connection-closed = disconnected
connection-open = connected

undo = Undo
undo-can = Take your last choice back
point = Point
point-how = Point: show everybody a thing on the board
points-to = { $name } points to { $thing }.
proposal-undo = { $name } would like to take a choice back.
proposal-undo-choice = { $name } would like to take back: { $choice }
proposal-stop = { $name } would like to stop here.
agree = Agree
decline = Decline
declined-undo = { $name } declined. Your choice stands.
declined-stop = { $name } declined. The game goes on.

over-finished = The game is over.
over-resigned = The game was given up.
over-stopped = The game was stopped.
over-closed = The table was closed.
over-outdated = The game cannot go on.
outdated-text = This game was begun by other rules or with other content than the server has now, and would go on as another game. So it ends here. You can keep what was played, or play again from the start.
show-result = Show the result
rematch = Play again
revenge = Rematch
moments-title = What decided it
review-of-all = all of you
moments-busy = Looking back at the game …
moment-rose = The chances of { $whom } rise from { $before } to { $after }.
moment-fell = The chances of { $whom } fall from { $before } to { $after }.
rematch-waits = Somebody waits for you at the next table.
watch-replay = Watch the replay
share-replay = Share the replay
save-file = Save the game

dealt-anew = This game was begun elsewhere, and somebody may know its cards. So everything hidden has been dealt anew, and what comes next is open.
faster-bots = A faster build of the games is being made in the background. From the next start on, bots try out about { $times } times as much in the same time.
news-started = The game begins.
news-undid = { $name } takes a choice back.
news-undid-you = You take a choice back.
news-proposed = { $name } asks the table.
news-proposed-you = You ask the table.
news-answered = { $answer ->
    [yes] { $name } agrees.
   *[no] { $name } declines.
  }
news-answered-you = { $answer ->
    [yes] You agree.
   *[no] You decline.
  }
news-hosted = { $name } is the host now.
news-hosted-you = You are the host now.
news-resigned = { $name } resigns.
news-resigned-you = You resign.
news-away = { $why ->
    [time] Time is up for { $name }. The bot { $bot } plays until { $name } comes back.
   *[other] The bot { $bot } stands in for { $name }.
  }
news-away-you = { $why ->
    [time] Your time is up. The bot { $bot } plays until you come back.
   *[other] The bot { $bot } stands in for you.
  }
news-back = { $name } is back.
news-back-you = You are back.
news-stopped = { $name } stops the game.
news-stopped-you = You stop the game.
news-rematched = The same people meet again.
news-closed = The table is closed.

refused-illegal = That cannot be done now.
refused-bad_choice = That cannot be done now.
refused-bot_plays = A bot plays for you at the moment. Come back first.
refused-resigned = You have resigned from this game.
refused-not_asked = That has been settled already.
refused-pending = Something else is being asked; wait for the answers.
refused-silenced = The host has silenced you at this table.
refused-crowded = Too many people have spoken at this table.
refused-empty = There is nothing to read in this message.
refused-no_voice = You cannot mute yourself.
refused-started = The game has started: seats and settings are fixed now.
refused-taken = Another player was quicker: the seat is taken.
refused-too_few_seats = More people sit here than could play then.
refused-fixed = This table goes on from a saved moment, so the options are fixed.
refused-bad_option = The game cannot be played this way.
refused-empty_seats = Some seats are still free: wait, or give them to bots.
refused-not_invited = To sit down here you need the invitation of somebody at the table.
refused-too_many_listed = Too many tables from your connection are listed already. Invite people by the link instead.
refused-not_host = Only the host of this table can do that.
refused-not_yours = This seat is not yours.
refused-bad_name = A name needs at least one letter.
refused-no_identity = You can only watch here. Load the page anew to take part.
refused-moved = The table is just moving; please try again.
refused-closing = The server is just restarting; please try again.
refused-late = That was a moment too late: the table has moved on.
refused-no_stand_in = At this table no bot stands in for anybody.
refused-too_fast = Slow down a little.
refused-said_enough = So much has been said at this table that nothing more is written down. The game goes on.
refused-endless = The content of this table goes round in circles here, so the choice cannot be carried out. Nothing has changed: choose something else, or take a choice back.
refused-over = The game is over.
refused-outdated = The game cannot go on.
refused-not_stored = That could not be stored, so it has not happened. Please try again.

prompt-whom = { $name }: { $question }
curtain-prompt = Hand the device to { $name }.
curtain-look = { $name } looks at the table
curtain-title = { $name }, it is your turn
curtain-text = Hand the device over. Nobody else should look.
curtain-lift = I am { $name }
sit = Sit down
start = Start

# --- somebody is away
gone-since = { $name } has been away since { $time }.
gone-until = { $name } has been away since { $time }; a bot takes over in { $left }.
gone-soon = { $name } has been away since { $time }; a bot takes over as soon as one is needed.
stand-in-now = Let a bot play at once
stand-in-short = At once
stood-in = { $n ->
    [one] While you were away, a bot chose once for { $whom }:
   *[other] While you were away, a bot chose { $n } times for { $whom }:
  }
stood-in-you = you
stood-in-last = While you were away, a bot chose { $n } times for { $whom }, most recently:

# --- your turn, while you look elsewhere
call-title = Your turn – { $game }
call-tables = Your turn at { $n } tables
call-offer = This table takes its time.
call-me = Call me when it is my turn
call-on = You will be called, as long as some page of Wusel is open.
settings-calls = Call me when it is my turn
settings-calls-text = { $permission ->
    [denied] Your browser does not let this page show notifications. You can change that in its settings for this page.
    [impossible] This browser shows no notifications here. The title of the page says it all the same.
   *[other] With a notification while you look elsewhere. Some page of Wusel has to stay open: nothing is sent by way of other services.
  }
keys = Keyboard shortcuts
keys-this = Show this list
key-shift = Shift
key-tab = Tab
key-arrows = Arrow keys
key-enter = Enter
key-end = End
key-escape = Esc
key-arrowleft = ←
key-arrowright = →
key-pageup = Page Up
key-pagedown = Page Down
key-home = Home
key-space = Space
keys-tab = Go to the next thing that you can choose
keys-arrows = Go to the nearest thing in that direction
keys-enter = Choose
keys-end = Go to the buttons below the board
keys-escape = Close what is open
