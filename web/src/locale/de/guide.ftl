guide = Wegweiser
guide-next = Verstanden
guide-leave = Kenne ich schon
guide-play-on = Weiterspielen
guide-new-game = Neues Spiel
guide-invite = Freunde einladen
guide-done-company = Das war das Wichtigste. Verlauf, Regeln und mehr findest du hier. Viel Spaß euch allen!
guide-done = Zum Schluss noch: Verlauf, Regeln und mehr findest du hier. Jetzt weißt du alles. Spiel weiter, fang neu an oder lade jemanden ein!

# --- für alle, die zu Freunden an den Tisch kommen und noch nie gespielt haben
new-here = Neu hier? Zwei Minuten
new-here-read = Das Spiel in zwei Minuten
new-here-guide = Erklär es mir beim Spielen
new-here-guide-text = Ein paar Worte neben dem Brett, wenn du dran bist und etwas neu ist. Nur du siehst sie, und niemand muss darauf warten.
new-here-table = Neu hier? Lass dir das Spiel beim Spielen erklären: Nur du siehst es, und niemand muss warten. Oder lies erst nach, neben dem Brett.
