# Die Seiten rund um den Tisch.

# --- das Regal

pass-device = Ein Gerät für alle
your-name = Dein Name
keep-name = Behalten
name-kept = Gemerkt.
box-scenario = Was gespielt wird
box-players = { $least }–{ $most } Personen
box-minutes = etwa { $least } min
box-minutes-between = { $least }–{ $most } min
box-weight = { $weight ->
    [1] Kinderspiel
    [2] Familienspiel
    [3] Kennerspiel
    [4] gehobenes Kennerspiel
   *[other] Expertenspiel
  }
box-against = gegeneinander
box-together = miteinander
box-either = gegen- oder miteinander
box-coming = Kommt noch
box-coming-text = Noch nicht spielbar.
join = Dazu
join-code = Tischcode
mine-title = Weiterspielen
mine-all = Alle { $n }
just-now = gerade eben
open-title = Offene Tische
open-none = Gerade wartet niemand auf dich.
table-gathering = sammelt sich
table-playing = läuft
table-over = vorbei
seats-free = { $n ->
    [one] ein freier Platz
   *[other] { $n } freie Plätze
  }
copy = Kopieren
copied = Kopiert
copy-by-hand = Er ist markiert: Kopiere ihn selbst.
copy-text = Text kopieren
share = Teilen
yes = ja
no = nein

# --- wer noch hereinkommt

home-shut = Diesen Link kann nur dieser Computer öffnen.
home-why = Wer im selben WLAN ist, kann dazukommen, wenn du es erlaubst. Dann können alle in deinem Heimnetz hier Tische aufmachen und sich setzen, aus dem Internet niemand. In diesem Netz bleibt es so, bis du es änderst.
home-let-in = Mein Heimnetz hereinlassen
home-address = Die Adresse dieses Computers
home-none = Dieser Computer ist in keinem Heimnetz. Verbinde ihn mit einem, etwa mit deinem WLAN, und sieh noch einmal nach.
home-look = Noch einmal nachsehen
home-open = Alle in deinem Heimnetz können dazukommen unter { $address }
home-firewall = Findet ein Handy dort nichts, ist es vielleicht in einem anderen WLAN, oder eine Firewall auf diesem Computer hält es ab.
home-close = Sonst niemanden hereinlassen

# --- ein neuer Tisch

new-title = Neuer Tisch
new-seats = Wer spielt mit?
new-options = Wie spielt ihr?
new-house = Der Tisch
new-more = Mehr
new-open = Tisch aufmachen
new-open-text = Du bekommst einen Link und einen Code für deine Freunde. Freie Plätze können immer noch Bots übernehmen.
new-start = Anfangen
new-start-text = Alle Plätze sind besetzt: Das Spiel beginnt sofort.
company-friends = Mit Freunden
company-bots = Mit Bots
company-pass = Ein Gerät für alle
seat-who = Wer sitzt auf Platz { $n }?
seat-you = Du ({ $name })
seat-open = Jemand mit Link oder Code
seat-here = Noch jemand an diesem Gerät
seat-name = Name auf Platz { $n }
person-number = Person { $n }
seats-text = Wähle „Du“ auf einem anderen Platz, um dort zu sitzen.
seats-pass = Das Gerät geht reihum; dazwischen bleiben die Karten verborgen.
seats-pass-open = Das Gerät geht reihum; hier dürfen alle alles sehen.
bots-strength = Stärke der Bots
level = { $level ->
    [random] spielt aufs Geratewohl
    [greedy] nimmt, was da ist
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[other] { $level }
  }
level-means = { $level ->
    [random] zieht, ohne hinzusehen.
    [greedy] nimmt, was auf den ersten Blick am besten aussieht, und denkt nicht voraus.
    [easy] spielt nach dem ersten Eindruck und übersieht dabei manches.
    [medium] probiert jeden Zug kurz im Kopf aus; ab und zu entgeht ihm einer.
    [hard] denkt vor jedem Zug bis zu anderthalb Sekunden voraus.
   *[other] spielt auf seine Art.
  }
upload-title = Von einem Spielstand weiterspielen
upload-text = Eine Datei, die nach einem Spiel oder im Terminal gespeichert wurde, öffnet einen Tisch genau an dieser Stelle.
upload-pick = Datei wählen
upload-refused = Mit dieser Datei kann man nicht weiterspielen.

house-listed = Für alle sichtbar
house-listed-text = Auch Fremde finden den Tisch im Regal und dürfen sich setzen.
house-spectators = Zuschauen erlaubt
house-spectators-text = Wer den Link hat, darf zuschauen und sieht nur, was offen liegt.
house-invited = Plätze nur mit Einladung
house-invited-text = Zwei Links: einer zum Mitspielen, einer zum Zuschauen. Wer weggeschickt wird, braucht einen neuen.
house-pace = Tempo der Bots
house-pace-text = So lange nimmt sich ein Bot mindestens Zeit, damit du folgen kannst.
house-clock = Uhr
house-clock-text = Die schnellen Uhren geben allen einen Vorrat und für jede Entscheidung etwas dazu; die Tagesuhren geben Zeit für jede Entscheidung, für Spiele über Tage. Läuft eine Uhr ab, übernimmt ein Bot. Wer zurückkommt, spielt selbst weiter und bekommt noch etwas Zeit.
house-absent = Wenn jemand weg ist
house-absent-text = Danach spielt ein Bot, bis die Person wieder da ist.
pace = { $pace ->
    [0] ohne Pause
    [300] flott
    [700] wie gewohnt
    [1500] ruhig
    [3000] gemächlich
   *[other] { $seconds } s
  }
clock-none = keine Uhr
clock-live_5 = 5 min + 5 s
clock-live_15 = 15 min + 10 s
clock-live_30 = 30 min + 15 s
clock-days_1 = je ein Tag
clock-days_3 = je drei Tage
clock-days_7 = je eine Woche
clock-other = eine andere Uhr
absent = { $absent ->
    [0] nie ein Bot
    [30] nach 30 Sekunden
    [120] nach 2 Minuten
    [600] nach 10 Minuten
    [3600] nach einer Stunde
    [86400] nach einem Tag
   *[other] nach { $minutes } Minuten
  }

# --- vor dem Spiel

lobby-host = Das ist dein Tisch: Du bestimmst, was gespielt wird und wann es losgeht.
acting-host = { $owner } ist weg; bis zur Rückkehr leitet { $host } den Tisch.
acting-host-you = { $owner } ist weg. Bis zur Rückkehr leitest du den Tisch: Du bestimmst, was gespielt wird und wann es losgeht.
acting-host-for-now = Wer den Tisch aufgemacht hat, ist weg; vorerst leitet { $host } den Tisch.
acting-host-you-for-now = Wer den Tisch aufgemacht hat, ist weg. Vorerst leitest du den Tisch: Du bestimmst, was gespielt wird und wann es losgeht.
lobby-guest = Such dir einen Platz. Wer den Tisch leitet, fängt das Spiel an.
lobby-by-invitation = Du kannst zuschauen. Für einen Platz brauchst du die Einladung von jemandem am Tisch.
lobby-sent-away = Du wurdest von diesem Tisch weggeschickt. Zuschauen kannst du noch; für einen Platz brauchst du eine neue Einladung.
lobby-watching = { $n ->
    [one] Eine Person schaut zu.
   *[other] { $n } Personen schauen zu.
  }
lobby-seats = Plätze
lobby-free = frei
lobby-move = Hierher
lobby-give = Platz { $n } geben an
lobby-give-short = Mehr
lobby-add-seat = Platz hinzufügen
lobby-remove-seat = Platz { $n } entfernen
lobby-leave = Aufstehen
lobby-kick = Wegschicken
lobby-swap = Platz { $a } und { $b } tauschen
lobby-close-sure = Außer dir ist niemand da. Wenn du aufstehst, wird der Tisch geschlossen. Aufstehen?
lobby-arrangement = Was gespielt wird
lobby-change = Ändern
lobby-forked = Dieser Tisch geht von einem gespeicherten Moment aus weiter, darum stehen die Regeln des Spiels fest.
lobby-forked-with-others = Spielt mehr als ein Mensch mit, wird am Anfang alles Verdeckte neu ausgeteilt: Was kommt, weiß niemand.
seat-yours = du
seat-hosts = leitet den Tisch
seat-is-here = ist da
seat-is-away = gerade nicht da
invite-title = Freunde einladen
invite-code = Code
invite-link = Link
invite-sit = Zum Mitspielen
invite-watch = Zum Zuschauen
invite-qr = QR-Code des Links zu diesem Tisch
invite-message = Komm und spiel { $game } mit
begin-fill = { $n ->
    [one] Den freien Platz übernimmt
   *[other] Die { $n } freien Plätze übernimmt
  }
begin-full = Alle Plätze sind besetzt.
begin-wait = Alles ist bereit; { $host } fängt das Spiel an.
begin-wait-unnamed = Alles ist bereit. Wer den Tisch leitet, fängt das Spiel an.
begin-host-away = { $host } ist gerade nicht da. Nach einer Minute leitet jemand den Tisch, der da ist.
begin-sit = Setz dich, wenn du mitspielen magst.

# --- noch einmal ansehen

replay-title = Rückschau
replay-loading = Alles wird noch einmal aufgebaut …
replay-eyes = Gesehen von
replay-spectator = außen
replay-opening = Der Anfang.
replay-chose = { $name } hat entschieden.
replay-where = Moment { $n } von { $total }
replay-moment = Moment
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-back-far = Zehn Schritte zurück
replay-on-far = Zehn Schritte weiter
replay-play-pause = Abspielen oder anhalten
replay-pace = Tempo
replay-fork = Von hier weiterspielen
replay-table = Zurück zum Tisch

# --- die Regeln

rules-title = Die Regeln von { $game }
rules-text = In unseren eigenen Worten. Jede Regel hat eine Kennung; der Tisch nennt sie, wenn etwas nicht geht, und du kannst auf sie verweisen.
rules-search = In den Regeln suchen
rules-all = Alle Regeln
rules-now = Was jetzt zählt
lesson = Das Spiel in zwei Minuten
lesson-more = Weiterlesen
rules-sections = Abschnitte
rules-found = { $n ->
    [0] nichts gefunden
    [one] eine Regel
   *[other] { $n } Regeln
  }
rules-none = Keine Regel spricht von „{ $query }“.
rules-link = Link zur Regel { $id }

# --- Einstellungen

settings-look = Aussehen und Verhalten
settings-you = Du
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-theme-text = „Wie mein Gerät“ folgt dem, was dort eingestellt ist, auch wenn es abends von selbst dunkel wird.
theme-auto = wie mein Gerät
theme-light = immer hell
theme-dark = immer dunkel
settings-motion = Dinge bewegen sich
settings-motion-text = Wünscht sich dein Gerät weniger Bewegung, bewegt sich auf keinen Fall etwas.
settings-sound = Ton
settings-volume = Wie laut
settings-guides = Geführte erste Partien
settings-guides-text = „Gleich spielen“ erklärt ein Spiel, während du es spielst, einmal für jedes Spiel.
settings-pace-text = An Tischen, die du aufmachst.
settings-kept = All das bleibt auf diesem Gerät gespeichert.
link-title = Dein privater Link
link-text = Es gibt keine Anmeldung: Dieser Browser bist du. Mit einem privaten Link bist du es auch auf einem anderen Gerät, mit deinem Namen und deinen Tischen. Behalte ihn für dich.
link-once = Öffne ihn auf dem anderen Gerät. Er wird nur dieses eine Mal gezeigt.
link-qr = QR-Code deines privaten Links
link-exists = Es gibt einen privaten Link. Er lässt sich nicht noch einmal zeigen, aber du kannst einen neuen machen; der alte gilt dann nicht mehr.
link-make = Link machen
link-renew = Neuen Link machen
link-revoke = Widerrufen
link-revoke-sure = Der Link gilt nicht mehr, und alle deine anderen Geräte werden abgemeldet. Weiter?

# --- einziehen

adopt-title = Auf diesem Gerät jemand anderes sein?
adopt-text = Auf diesem Gerät bist du { $name }. Mit diesem Link wirst du die Person, die ihn gemacht hat, und { $name } ist mit allen Tischen von hier aus nicht mehr erreichbar, außer du hast vorher einen privaten Link dafür gemacht.
adopt-yes = Ja, das bin ich
adopt-no = Nein, ich bleibe, wer ich bin
adopt-done = Willkommen zurück, { $name }
adopt-done-text = Dein Name und deine Tische sind jetzt hier.
adopt-no-secret = Dieser Link ist unvollständig: Der Teil nach dem # fehlt. Kopiere ihn noch einmal ganz.

# --- wenn etwas nicht geht

problem-no_address = Unter dieser Adresse geht es gerade nicht. Sieh noch einmal nach, oder wähle eine andere.
problem-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
problem-offline = Der Server ist nicht zu erreichen.
problem-too_fast = Zu viele Versuche. Warte eine Minute.
problem-too_many_listed = Von deinem Anschluss stehen schon zu viele Tische in der Liste. Mach diesen ohne Liste auf und lade mit dem Link ein.
problem-no_table = Diesen Tisch gibt es nicht, oder er ist schon vorbei.
problem-no_link = Dieser Link gilt nicht oder nicht mehr.
problem-not_over = Hier spielen noch andere mit: Das geht, sobald das Spiel vorbei ist.
problem-not_started = Das Spiel hat noch nicht begonnen.
problem-too_much = Dieser Spielstand ist mehr, als hier gelesen werden kann.
problem-too_long = Dieser Spielstand hat zu viele Entscheidungen.
problem-kept_enough = Du hast hier zuletzt viel hinterlassen. Warte eine Stunde, dann geht es weiter.
problem-opened_enough = Von deinem Anschluss wurden zuletzt viele Tische aufgemacht. Warte eine Weile, dann geht der nächste auf.
problem-moved = Der Tisch zieht gerade auf einen anderen Server um. Bitte versuch es gleich noch einmal.
problem-closing = Der Server startet gerade neu. Bitte versuch es gleich noch einmal.

# --- Geschichten

story-go-on = Weitererzählen
story-begin = Die Geschichte beginnen
story-company = Mit anderen Spielern fortsetzen
story-anew = Von vorn beginnen
story-other = Eine andere Erzählung: { $part } ({ $day })
story-book = Das Buch
stories-title = Deine Geschichten
