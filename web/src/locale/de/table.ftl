# Das Haus, was immer darin gespielt wird.
offline = Du bist offline. Der Tisch ist wieder da, sobald du es bist.
page-failed = Diese Seite konnte nicht geladen werden.
reload = Noch einmal
main-menu = Hauptmenü
settings = Einstellungen
rules = Regeln
close = Schließen
to-the-shelf = Zum Regal
shelf = Was spielen wir?
play-now = Gleich spielen
with-friends = Mit Freunden
lost-title = Hier ist niemand
lost-text = Diesen Tisch gibt es nicht, oder er ist nicht für dich offen.
closed-title = Der Tisch ist geschlossen
closed-text = Er wurde geschlossen, bevor das Spiel begann.
parted-title = Du bist nicht mehr an diesem Tisch
parted-text = Der Tisch ist nicht mehr für dich offen: Es darf niemand mehr zuschauen, oder du wurdest weggeschickt.
table-loading = Der Tisch wird gedeckt …
table-waiting = Der Tisch lässt noch auf sich warten. Wenn der Server nicht antwortet, bei dem er war, übernimmt ihn innerhalb einer halben Minute ein anderer.

board = Das Spielbrett
board-failed = Das Spielbrett ist ausgefallen; ein einfacheres springt ein.
seats = Die Plätze
panel = Verlauf, Plauderei und mehr
open-panel = { $n ->
    [0] Verlauf und Plauderei
    [one] Verlauf und Plauderei, eine neue Nachricht
   *[other] Verlauf und Plauderei, { $n } neue Nachrichten
  }
tab-story = Verlauf
story-new = Neu ↓
tab-chat = Plaudern
tab-rules = Regeln
tab-more = Mehr
chat-new = Neue Nachrichten
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
send = Senden
mute = { $name } stummschalten
muted = { $name } ist stummgeschaltet.
unmute = Wieder hören
copy-link = Link kopieren
stop = Abbruch vorschlagen
stop-sure = Dieses Spiel ohne Ergebnis abbrechen?
not-now = Lieber nicht
resign = Aufgeben
resign-sure = Dieses Spiel aufgeben? Ein Bot spielt für dich weiter.

bot-name = { $level ->
    [random] Taumler
    [greedy] Raffer
    [easy] Knabberer
    [medium] Schnüffler
    [hard] Tüftler
   *[other] Bot
  }
bot-stands-in = ein Bot springt ein
bot-thinks = denkt nach …
has-resigned = hat aufgegeben
days-left = { $n } Tage
guest = Gast { $number }
turn-yours = Du bist dran
turn-of = Wartet auf { $names }

prompt-your-turn = Du bist dran.
prompt-waiting = Alle warten auf { $names }.
prompt-watching = Du schaust zu. Gefragt ist { $names }.
prompt-may-change = { $what } Bis dahin kannst du deine Wahl noch ändern.
prompt-watching-what = Du schaust zu. { $what }
prompt-away = Ein Bot spielt für dich. Komm zurück, wann du magst.
come-back = Ich bin wieder da
connection-connecting = verbinde …
connection-waiting = Der Tisch lässt noch auf sich warten …
connection-lost = Die Leitung ist unterbrochen; neuer Versuch …
connection-kept = Die Leitung ist unterbrochen. Was du getan hast, ist aufgehoben und wird nachgereicht.
connection-dropped = Die Leitung war unterbrochen, und der Tisch ist inzwischen weiter. Deine Wahl ist verfallen.
connection-full = Zum Speichern fehlt der Platz. Was du getan hast, ist aufgehoben und wird gespeichert, sobald welcher da ist.
connection-closed = getrennt
connection-open = verbunden

undo = Zurück
undo-can = Nimm deine letzte Entscheidung zurück
point = Zeigen
point-how = Zeigen: Mach alle auf etwas auf dem Spielbrett aufmerksam
points-to = { $name } zeigt auf „{ $thing }“.
proposal-undo = { $name } möchte eine Entscheidung zurücknehmen.
proposal-undo-choice = { $name } möchte zurücknehmen: { $choice }
proposal-stop = { $name } möchte hier aufhören.
agree = Einverstanden
decline = Ablehnen
declined-undo = { $name } hat abgelehnt. Deine Entscheidung bleibt bestehen.
declined-stop = { $name } hat abgelehnt. Das Spiel geht weiter.

over-finished = Das Spiel ist vorbei.
over-resigned = Das Spiel wurde aufgegeben.
over-stopped = Das Spiel wurde abgebrochen.
over-closed = Der Tisch wurde geschlossen.
over-outdated = Das Spiel kann nicht weitergehen.
outdated-text = Dieses Spiel hat nach anderen Regeln oder mit anderen Inhalten begonnen, als der Server sie jetzt hat, und ginge als ein anderes weiter. Darum endet es hier. Du kannst aufheben, was gespielt wurde, oder von vorn beginnen.
show-result = Ergebnis ansehen
rematch = Noch einmal spielen
revenge = Revanche spielen
moments-title = Was den Ausschlag gab
review-of-all = euch allen
moments-busy = Ein Blick zurück auf die Partie …
moment-rose = Die Aussichten von { $whom } steigen von { $before } auf { $after }.
moment-fell = Die Aussichten von { $whom } fallen von { $before } auf { $after }.
rematch-waits = Am nächsten Tisch wartet schon jemand auf dich.
watch-replay = Rückschau ansehen
share-replay = Rückschau teilen
save-file = Spielstand speichern

dealt-anew = Dieses Spiel hat woanders begonnen, und vielleicht kennt jemand die Karten. Darum ist alles Verdeckte neu ausgeteilt, und was kommt, ist offen.
faster-bots = Im Hintergrund entsteht gerade eine schnellere Fassung der Spiele. Ab dem nächsten Start probieren Bots in derselben Zeit etwa { $times }-mal so viel aus.
news-started = Das Spiel beginnt.
news-undid = { $name } nimmt eine Entscheidung zurück.
news-undid-you = Du nimmst eine Entscheidung zurück.
news-proposed = { $name } fragt die Runde.
news-proposed-you = Du fragst in die Runde.
news-answered = { $answer ->
    [yes] { $name } stimmt zu.
   *[no] { $name } lehnt ab.
  }
news-answered-you = { $answer ->
    [yes] Du stimmst zu.
   *[no] Du lehnst ab.
  }
news-hosted = { $name } leitet jetzt den Tisch.
news-hosted-you = Du leitest jetzt den Tisch.
news-resigned = { $name } gibt auf.
news-resigned-you = Du gibst auf.
news-away = { $why ->
    [time] Die Zeit von { $name } ist abgelaufen. Der Bot { $bot } spielt, bis { $name } zurückkommt.
   *[other] Der Bot { $bot } springt für { $name } ein.
  }
news-away-you = { $why ->
    [time] Deine Zeit ist abgelaufen. Der Bot { $bot } spielt, bis du zurückkommst.
   *[other] Der Bot { $bot } vertritt dich.
  }
news-back = { $name } ist wieder da.
news-back-you = Du bist wieder da.
news-stopped = { $name } bricht das Spiel ab.
news-stopped-you = Du brichst das Spiel ab.
news-rematched = Dieselbe Runde trifft sich wieder.
news-closed = Der Tisch ist geschlossen.

refused-illegal = Das geht jetzt nicht.
refused-bad_choice = Das geht jetzt nicht.
refused-bot_plays = Gerade spielt ein Bot für dich. Komm erst zurück.
refused-resigned = Du hast dieses Spiel aufgegeben.
refused-not_asked = Das hat sich schon erledigt.
refused-pending = Gerade wird etwas anderes gefragt; warte die Antworten ab.
refused-silenced = Wer den Tisch aufgemacht hat, hat dich hier stummgeschaltet.
refused-crowded = An diesem Tisch haben schon zu viele gesprochen.
refused-empty = In dieser Nachricht steht nichts.
refused-no_voice = Dich selbst kannst du nicht stummschalten.
refused-started = Das Spiel hat begonnen: Plätze und Einstellungen stehen jetzt fest.
refused-taken = Da war jemand schneller: Der Platz ist besetzt.
refused-too_few_seats = Hier sitzen mehr, als dann mitspielen könnten.
refused-fixed = Dieser Tisch geht von einem gespeicherten Moment aus; die Optionen stehen fest.
refused-bad_option = So lässt sich das Spiel nicht spielen.
refused-empty_seats = Noch sind Plätze frei: Warte, oder gib sie Bots.
refused-not_invited = Für einen Platz hier brauchst du die Einladung von jemandem am Tisch.
refused-too_many_listed = Von deinem Anschluss stehen schon zu viele Tische in der Liste. Lade lieber mit dem Link ein.
refused-not_host = Das kann nur, wer den Tisch aufgemacht hat.
refused-not_yours = Dieser Platz gehört dir nicht.
refused-bad_name = Ein Name braucht mindestens einen Buchstaben.
refused-no_identity = Hier kannst du nur zuschauen. Lade die Seite neu, um mitzumachen.
refused-moved = Der Tisch zieht gerade um; bitte versuch es noch einmal.
refused-closing = Der Server startet gerade neu; bitte versuch es noch einmal.
refused-late = Das war einen Moment zu spät: Der Tisch ist schon weiter.
refused-no_stand_in = An diesem Tisch springt für niemanden ein Bot ein.
refused-too_fast = Etwas langsamer, bitte.
refused-said_enough = An diesem Tisch wurde so viel gesagt, dass nichts mehr aufgeschrieben wird. Das Spiel geht weiter.
refused-endless = Der Inhalt dieses Tisches dreht sich hier im Kreis, deshalb lässt sich diese Wahl nicht ausführen. Nichts hat sich geändert: Wähle etwas anderes, oder nimm eine Wahl zurück.
refused-over = Das Spiel ist vorbei.
refused-outdated = Das Spiel kann nicht weitergehen.
refused-not_stored = Das konnte nicht gespeichert werden, also ist es nicht geschehen. Bitte versuch es noch einmal.

prompt-whom = { $name }: { $question }
curtain-prompt = Gib das Gerät an { $name }.
curtain-look = { $name } schaut auf den Tisch
curtain-title = { $name }, du bist dran
curtain-text = Gib das Gerät weiter. Sonst soll niemand hinsehen.
curtain-lift = Ich bin { $name }
sit = Hinsetzen
start = Anfangen

# --- jemand ist weg
gone-since = { $name } ist seit { $time } weg.
gone-until = { $name } ist seit { $time } weg; in { $left } springt ein Bot ein.
gone-soon = { $name } ist seit { $time } weg; ein Bot springt ein, sobald er gebraucht wird.
stand-in-now = Lass sofort einen Bot spielen
stand-in-short = Sofort
stood-in = { $n ->
    [one] Während du weg warst, hat ein Bot einmal für { $whom } gewählt:
   *[other] Während du weg warst, hat ein Bot { $n }-mal für { $whom } gewählt:
  }
stood-in-you = dich
stood-in-last = Während du weg warst, hat ein Bot { $n }-mal für { $whom } gewählt, zuletzt:

# --- du bist dran, während du woanders bist
call-title = Du bist dran – { $game }
call-tables = Du bist an { $n } Tischen dran
call-offer = An diesem Tisch hat man Zeit.
call-me = Ruf mich, wenn ich dran bin
call-on = Du wirst gerufen, solange irgendeine Seite von Wusel offen ist.
settings-calls = Ruf mich, wenn ich dran bin
settings-calls-text = { $permission ->
    [denied] Dein Browser lässt diese Seite keine Mitteilungen zeigen. In seinen Einstellungen für diese Seite kannst du das ändern.
    [impossible] Dieser Browser zeigt hier keine Mitteilungen. Im Titel der Seite steht es trotzdem.
   *[other] Mit einer Mitteilung, während du woanders bist. Irgendeine Seite von Wusel muss offen bleiben: Nichts geht über fremde Dienste.
  }
keys = Tastenkürzel
keys-this = Diese Liste zeigen
key-shift = Umschalt
key-tab = Tab
key-arrows = Pfeiltasten
key-enter = Eingabe
key-end = Ende
key-escape = Esc
key-arrowleft = ←
key-arrowright = →
key-pageup = Bild ↑
key-pagedown = Bild ↓
key-home = Pos1
key-space = Leertaste
keys-tab = Zum nächsten, was du wählen kannst
keys-arrows = Zum nächstgelegenen in dieser Richtung
keys-enter = Wählen
keys-end = Zu den Knöpfen unter dem Brett
keys-escape = Schließen, was offen ist
