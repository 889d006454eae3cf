# Was das Brett von Maus und Mystik sagt.

# --- die Teile des Bretts

mm-track = Wer wann dran ist
mm-time = Käserad, Sanduhr und Ziel
mm-mice = Die Mäuse
mm-turn = Was jetzt geht
mm-which = Hier auswählen
mm-sight = Wer was sieht
mm-skip = Überspringen
mm-reading = Eine Seite der Geschichte liegt auf dem Tisch. Lies, dann blättere um.
mm-turn-page = Umblättern
mm-skip-pages = Alle Seiten überspringen
mm-acting = Ist gerade dran.
mm-acted = War in dieser Runde schon dran.
mm-to-come = Kommt in dieser Runde noch dran.
mm-wheel =
    { $left ->
        [one] Käserad: { $n } von { $most }, noch eins und Verstärkung kommt.
       *[other] Käserad: { $n } von { $most }, noch { $left } und Verstärkung kommt.
    }
mm-surge = Dann in diesem Raum:
mm-crowd = { $n } × { $foe }
mm-hourglass =
    { $left ->
        [0] Die Sanduhr steht auf Seite { $page }, der letzten.
        [one] Die Sanduhr steht auf Seite { $page } von { $end }: Eine Seite bleibt noch.
       *[other] Die Sanduhr steht auf Seite { $page } von { $end }: { $left } Seiten bleiben noch.
    }
mm-takes = { $name } { $n } von { $of }
mm-pages-left =
    { $left ->
        [one] noch 1 Seite
       *[other] noch { $left } Seiten
    }
mm-hourglass-text = Kommt sie beim Siegel an, ist die Zeit um.
mm-left =
    { $points ->
        [one] Ein Punkt zum Laufen
       *[other] { $points } Punkte zum Laufen
    }, { $actions ->
        [0] keine Aktion mehr
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }

# --- was man tun kann

mm-do-stand_up = Aufstehen
mm-do-climb_out = Ans Ufer
mm-do-nurse = Pflegen
mm-do-attack = Angriff
mm-do-search = Suchen
mm-do-do_act = Tat
mm-do-explore = Weiter
mm-do-scurry = Huschen
mm-do-recover = Erholen
mm-do-act_again = Noch mal
mm-do-use_ability = Können
mm-do-use_item = Karte
mm-do-trade = Tauschen
mm-do-equip = Anlegen
mm-do-level_up = Lernen
mm-odds = { $dice } Würfel gegen { $against }: { $chance } % Trefferchance
mm-verdict-hit = Treffer!
mm-verdict-blocked = Abgewehrt!
mm-verdict-missed = Daneben!
mm-dice-attack = greift an
mm-dice-waiting = hält dagegen
mm-dice-defence = wehrt ab
mm-dice-roll = würfelt

# --- Mäuse und Dinge

mm-values = Angriff { $attack }, Abwehr { $defence }, Wissen { $lore }, Tempo { $speed }, Leben { $life }
mm-foe-values = Angriff { $attack }, Abwehr { $defence }, Leben { $life }
mm-attack-dice = Angriff +{ $n }
mm-defence-dice = Abwehr +{ $n }
mm-cheese = { $n } Käse
mm-mouse = { $life } von { $most } Leben, { $cheese } Käse
mm-captured = Gefangen
mm-abilities = Fähigkeiten
mm-worn = Angelegt
mm-pack = Bündel, { $n } von { $most }
mm-when-never = immer
mm-when-turn = nebenbei, im eigenen Zug
mm-when-action = als Aktion
mm-when-hit = wenn eine Maus getroffen wird
mm-when-roll = nach einem Wurf
mm-when-found = sofort
mm-when-placed = wenn ein Gegner gekommen ist
mm-when-start = zu Beginn des Zuges
mm-takes-pages =
    { $n ->
        [one] die Sanduhr rückt weiter
       *[other] die Sanduhr rückt { $n } Seiten weiter
    }
mm-roll-none = ohne Wurf
mm-roll-star = braucht einen Stern
mm-roll-stars = braucht zwei Sterne
mm-roll-hits = braucht zwei Treffer
mm-quest = wer mag
mm-free = kostet keine Aktion

# --- Felder

mm-cost =
    { $n ->
        [one] 1 Punkt bis hierher
       *[other] { $n } Punkte bis hierher
    }
mm-ends = Hier endet die Bewegung
mm-ends-enemy = Gegner versperren den Weg: Hier endet die Bewegung
mm-ends-water = Das Wasser lässt niemanden weiter: Hier endet die Bewegung
mm-aim =
    { $dice ->
        [one] { $figure }: { $item }, 1 Würfel gegen { $against }, { $chance } % Trefferchance
       *[other] { $figure }: { $item }, { $dice } Würfel gegen { $against }, { $chance } % Trefferchance
    }
mm-paw = Pfotenabdruck: Hier kommen Gegner herein
mm-high = Erhöht: Eine rote Linie hält Mäuse auf
mm-step = Eine Stufe: Über die gelbe Linie hinauf kostet es mehr
mm-cross = Rotes Kreuz: ein Platz für Fallen
mm-special = Besonderes Feld
mm-water = Wasser
mm-current = Wasser mit Strömung
mm-trap = Eine Mausefalle!
mm-snare = Eure Falle, für kleine Gegner
mm-exit = Ausgang ({ $exit }): { $room }
mm-exit-shut = Ausgang ({ $exit }): führt in diesem Kapitel nirgendwohin
mm-hook = Braucht den Haken
mm-cog = Nur mit Tüftelei oder Schabernack geht er auf
mm-wounded = { $n } von { $life } Wunden
mm-calm = Kämpft nicht
mm-prey = Hat es auf { $hero } abgesehen, { $chance } % Trefferchance

# --- das geführte erste Spiel

guide-maus-welcome =
    { $placing ->
        [yes] Guten Abend! Du führst diese vier Mäuse, und was sie erleben, steht auf Seiten. Gegner kommen auf Pfotenabdrücken herein: Such aus, wo!
       *[no] Guten Abend! Diese vier Mäuse gehören dir. Was sie erleben, steht auf Seiten; was sie tun, bestimmst du.
    }
guide-maus-ribbon = Das Band sagt, wer wann dran ist. Jetzt ist es { $hero }; Gegner handeln auf ihrer Karte, ganz von selbst.
guide-maus-go = Der Würfel sagt { $n }. Wo es leuchtet, kommt { $hero } hin, für so viele Punkte, wie dort stehen; neben Gegnern ist Schluss. Verweile auf einem, und du siehst, auf wen er es abgesehen hat.
guide-maus-act = Außer dem Weg hat { $hero } eine Aktion. Was grün ist, geht nebenbei, und Taten bietet die Geschichte an.
guide-maus-time = Käse, den Gegner würfeln, kommt auf dieses Rad. { $n } Stück bringen noch mehr von ihnen und blättern um, und auf Seite { $page } ist die Zeit um. Darunter steht, worum es geht.
guide-maus-strike = In Reichweite! In Rot: wie oft { $hero } von hundert Malen trifft. Schwerter treffen aus der Nähe, Bogen von weitem, Schilde wehren ab. Schlag zu!
guide-maus-door = Alles ist still. Schick eine Maus zum Ausgang und erkunde: Die anderen kommen mit.
guide-maus-search = Neuer Raum, neues Glück: Wer beim Suchen einen Stern würfelt, findet etwas. Käse, den ihr selbst würfelt, gehört euch und bezahlt, was ihr könnt.
guide-maus-done = Das Haus gehört dir. Geschichte, Regeln und mehr sind hier drüben. Spiel weiter, beginne neu oder lade jemanden ein, zwei der Mäuse zu führen!

# Das Spiel in zwei Minuten.
lesson-maus-aim = Mäuse in einer Geschichte
lesson-maus-aim-text = Ihr seid Mäuse in einem Haus, das gefährlich geworden ist, und haltet zusammen. Jedes Kapitel hat ein Ziel. Erreicht es, bevor die Sanduhr auf der letzten Seite steht.
lesson-maus-turn = Eine Maus ist dran
lesson-maus-turn-text = Ein Würfel und ihr Tempo sagen, wie weit sie laufen darf. Sie läuft in einem Stück, vor oder nach ihrer einen Aktion: angreifen, suchen, sich erholen, weiterflitzen oder erkunden.
lesson-maus-fight = Kämpfen
lesson-maus-fight-text = Wirf so viele Würfel, wie ihr Angriff sagt: Schwerter treffen, aus der Ferne sind es Bögen. Der Gegner hält mit Schilden dagegen. Was durchkommt, ist eine Wunde, und den meisten reicht eine.
lesson-maus-cheese = Käse
lesson-maus-cheese-text = Käse, den eine Maus im Kampf würfelt, gehört ihr; damit bezahlt sie Fähigkeiten. Käse der Gegner kommt auf das Rad. Liegen dort { $wheel } Stück, kommt Verstärkung, und eine Seite wird umgeblättert.
lesson-maus-search = Suchen und weiterziehen
lesson-maus-search-text = Sterne auf dem Würfel finden etwas, einmal in jedem Raum. Ist kein Gegner mehr da, führt eine Maus an einem Ausgang alle in den nächsten Raum, wo die Geschichte und die nächste Begegnung warten.
lesson-maus-time = Zeit und Gefangenschaft
lesson-maus-time-text = Eine Maus mit so vielen Wunden wie Leben wird gefangen, und die Sanduhr rückt vor. Ist der Raum ruhig, kommt sie frei. Ihr verliert, wenn die Zeit um ist oder wenn alle gefangen sind.

# --- die Abschnitte der Regeln

section-MM-C = Figuren, Felder und Karten
section-MM-S = Aufbau
section-MM-RND = Die Runde
section-MM-CHW = Das Käserad
section-MM-HOU = Die Sanduhr
section-MM-ENC = Begegnungen
section-MM-INI = Die Leiste
section-MM-REI = Verstärkung
section-MM-ENT = Der Zug der Gegner
section-MM-EMV = Wie Gegner gehen
section-MM-EAT = Wie Gegner angreifen
section-MM-CHS = Käse
section-MM-MTU = Der Zug einer Maus
section-MM-STA = Aktionen
section-MM-EXP = Erkunden
section-MM-MOV = Bewegung
section-MM-WAT = Wasser
section-MM-TRP = Fallen
section-MM-FRE = Was nebenbei geht
section-MM-ATK = Angriffe der Mäuse
section-MM-CAP = Gefangen
section-MM-WND = Wunden der Gegner
section-MM-SPE = Hauptgegner
section-MM-NEG = Was Mäusen zustößt
section-MM-ACH = Titel
section-MM-E = Das Ende
section-MM-H = Was verborgen ist
section-MM-Q = Auslegungen
section-MM-K = Woran der Inhalt sich hält

# --- das Ende eines Kapitels

mm-chapter = Kapitel { $n }: { $title }
mm-deeds =
    { $beaten ->
        [0] niemanden besiegt
        [one] einen Gegner besiegt
       *[other] { $beaten } Gegner besiegt
    }, { $found ->
        [0] nichts gefunden
        [one] eine Sache gefunden
       *[other] { $found } Sachen gefunden
    }{ $captured ->
        [0] {""}
        [one] , einmal gefangen
       *[other] , { $captured }-mal gefangen
    }
mm-lost-time = Hier war der Sand durchgelaufen: Die Sanduhr stand auf Seite { $page }, und die Geschichte war noch nicht fertig. Jedes volle Käserad blättert eine Seite um, und jede gefangene Maus auch.
mm-lost-capture = Hier war niemand mehr übrig, der weitergehen konnte: Alle { $n } Mäuse waren gleichzeitig gefangen. Frei kommt eine Maus nur, solange noch eine andere da ist und es im Raum ruhig wird.
regroup = Die Geschichte geht von hier aus weiter. Jetzt können Leute dazukommen oder aufhören: Füge Plätze hinzu oder entferne sie. Zu Beginn werden die Mäuse neu verteilt.
sequel-next_chapter-text = Das nächste Kapitel beginnt. Jede Maus behält ihre Ausrüstung, einen Fund und eine Fähigkeit.
sequel-turn_back-text = Dasselbe Kapitel beginnt noch einmal. Die Mäuse haben wieder, was sie an seinem Anfang hatten, und Würfel und Karten fallen diesmal anders. Im Buch war alles nur ein böser Traum.
sequel-onward-text = Das nächste Kapitel beginnt, obwohl dieses schlecht ausgegangen ist. Das kostet die Mäuse etwas; was, sagt die Geschichte.
rematch-text = Eine neue Geschichte beginnt, ohne etwas aus dieser. Diese hier bleibt im Buch.
mm-next = Als Nächstes: „{ $title }“. { $question }
mm-picked = „{ $page }“: { $way }

# --- das Buch

mm-book-title = Das Buch vom Laternenhaus
mm-book-chapters = Kapitel
mm-book-party = Wer geht
mm-book-before = Sechs Mäuse wohnen hier. Vier werden gehen.
mm-book-open = Hier liegt das Buch aufgeschlagen
mm-book-won = { $losses ->
    [0] Gut ausgegangen
    [one] Gut ausgegangen, beim zweiten Mal
   *[other] Gut ausgegangen, nach { $losses } bösen Träumen
}
mm-book-lost = { $losses ->
    [one] Böse ausgegangen
   *[other] Böse ausgegangen, { $losses } Mal
}
mm-book-pages = Gelesene Seiten
mm-book-no-pages = Hier wurde noch keine Seite gelesen.
mm-book-fetching = Es wird geblättert …
mm-book-chosen = Die Mäuse haben gewählt: { $way }
mm-book-alone = Nur dieses Kapitel
mm-book-common = Gemeinsam: { $things }
