box-maus = Maus und Mystik
box-maus-line = Ein Schloss aus Mäusehöhe, eine Nadel und eine Geschichte bei Kerzenlicht.
