# Leute und Bots: Meldungen, das Ensemble, Abende, die Partie des Tages.

report = Ein Problem melden
report-made = Eine Datei mit dem, was du von dieser Partie wissen darfst, liegt bei deinen Downloads. Niemand wird darin genannt. Schick sie an die, die dieses Haus betreuen.
report-made-whole = Eine Datei mit der ganzen Partie liegt bei deinen Downloads. Niemand wird darin genannt. Schick sie an die, die dieses Haus betreuen.
