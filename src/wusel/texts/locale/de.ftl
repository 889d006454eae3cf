# Was an jedem Tisch gesagt wird, gleich was gespielt wird. Die Wörter eines Spiels liegen in dessen Ordner.

# --- zurücknehmen

undo-nothing_chosen = Du hast noch nichts gewählt, also gibt es nichts zurückzunehmen.
undo-chance_drawn = Seitdem hat der Zufall entschieden; das lässt sich nicht mehr zurücknehmen.
undo-hidden_shown = Seitdem hast du Verdecktes gesehen; das lässt sich nicht mehr zurücknehmen.
undo-others_saw = Seitdem haben andere gesehen, was verdeckt war; das lässt sich nicht mehr zurücknehmen.
undo-other_chose = Seitdem hat schon jemand anderes gewählt; das lässt sich nicht mehr zurücknehmen.

# --- das Ende

result-won = { $count ->
        [one] { $seat } gewinnt.
       *[other] { $seat } gewinnen.
    }
result-won_together = Ihr habt gemeinsam gewonnen.
result-lost_together = Ihr habt gemeinsam verloren.

# --- warum etwas besser ist

by-games = { $here ->
        [0] nie
        [100] immer
       *[other] in { $here } % der Partien
    } ({ $there ->
        [0] sonst nie
        [100] sonst immer
       *[other] sonst in { $there } %
    })
why-you = dich
why-one = { $gain }
why-two = { $gain } und { $gain_too }
why-though = { $loss }, aber { $gain }
why-though-two = { $loss }, aber { $gain } und { $gain_too }
noun-quoted = „{ $said }“

# --- terminal

terminal-player = Person { $number }
terminal-bot = { $name } (Bot, { $level })
terminal-who-plays = Am Tisch: { $players }.
terminal-resume = Es gibt eine angefangene Partie ({ $players }; { $choices ->
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    }). Weiterspielen? [J/n]
terminal-go-on = { $what }? [J/n]
terminal-another-game = Noch eine Partie? [J/n]
terminal-broken-save = Die letzte Partie ist nicht lesbar. Sie wurde beiseitegelegt, und eine neue beginnt. { $reason }
terminal-cannot-save = Das Spiel geht weiter, lässt sich aber nicht sichern: { $path }: { $reason }.
terminal-saved = Gesichert in { $path }. (Nach jeder Entscheidung geschieht das von selbst.)
terminal-goodbye = Die Partie ist gesichert. Weiter geht es mit:
terminal-replay = Diese Partie noch einmal ansehen:
terminal-hand-over = Gib das Gerät an { $name } weiter. { $name }, drücke Enter, wenn nur du den Bildschirm siehst.
terminal-read-then-pass = Drücke Enter, wenn du das gelesen hast; danach ist { $name } dran.
terminal-the-end = Das Ende
terminal-so-far = Bis hierher
terminal-waiting-for = Die Partie ist nicht zu Ende; es fehlt noch die Entscheidung von: { $players }.
terminal-problem-words = Was schiefgegangen ist: { $words }
terminal-problem = { $seat ->
        [-1] Nach Zug { $choices }, wie Zuschauer es sahen
       *[other] Nach Zug { $choices }, wie Platz { $seat } es sah
    }
terminal-undone = Zurückgenommen.

terminal-prompt = { $last ->
        [1] 1
       *[other] 1 bis { $last }
    }, h für Hilfe
terminal-prompt-undo = , u nimmt zurück
terminal-wrong-number = { $last ->
        [1] Hier gibt es nur eine Möglichkeit: Tippe 1 oder h für Hilfe.
       *[other] Bitte tippe eine Zahl von 1 bis { $last } oder h für Hilfe.
    }
terminal-ambiguous = „{ $typed }“ könnte { $numbers } sein; bitte tippe die Zahl.
terminal-not-understood = „{ $typed }“ geht gerade nicht. Tippe die Zahl einer Möglichkeit oder h für Hilfe.
terminal-not-now = jetzt nicht: { $what } ({ $rule }: { $text })
terminal-nothing-barred = Keine Regel verbietet dir hier etwas Naheliegendes: Alles, was geht, steht in der Liste.
terminal-rules-hint = Tippe r und eine ID, um eine Regel zu lesen (r B5), oder r und ein Wort, um Regeln dazu zu finden (r Lampe).
terminal-no-rule = Keine Regel spricht von „{ $about }“.
terminal-no-thing = Nichts in diesem Spiel heißt „{ $about }“.
terminal-log-hint = Das waren die letzten Züge; l alles erzählt die ganze Geschichte.

terminal-help-number = wählen; ein Teil der Worte genügt auch
terminal-help-undo = die letzte Entscheidung zurücknehmen
terminal-help-board = den Tisch und die Möglichkeiten noch einmal zeigen
terminal-help-knowledge = was man über Stapel und Hände wissen kann
terminal-help-log = was in den letzten Zügen geschah; l alles für die ganze Geschichte
terminal-help-thing = was eine Karte oder etwas anderes ist und tut: h und der Name oder ein Teil davon
terminal-help-rule = eine Regel nach ihrer ID oder einem Wort darin; r allein zählt sie auf
terminal-help-why = warum etwas nicht zur Wahl steht
terminal-help-language = zwischen Deutsch und Englisch wechseln
terminal-help-save = sagen, wo die Partie gesichert ist
terminal-help-quit = gehen; die Partie wartet auf dich

board-hand = Hand
board-draw = Stapel
board-discard = Ablage
board-your_hand = Deine Hand
board-display = Auslage
board-decks = Vorrat
board-staying = Bleibt
board-left = { $left } von { $all } übrig
board-waiting = { $n ->
        [0] noch niemand da
        [one] einer wartet
       *[other] { $n } warten
    }
board-face_down = eine Karte verdeckt
board-surely = sicher Hand
board-unseen = Hand/Stapel
board-leaves = nach Einsatz aus dem Spiel
