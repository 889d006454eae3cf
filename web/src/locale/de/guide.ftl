guide = Wegweiser
guide-next = Verstanden
guide-leave = Kenne ich schon
guide-play-on = Weiterspielen
guide-new-game = Neues Spiel
guide-invite = Freunde einladen
guide-done = Zum Schluss noch: Verlauf, Regeln und mehr findest du hier. Jetzt weißt du alles. Spiel weiter, fang neu an oder lade jemanden ein!
