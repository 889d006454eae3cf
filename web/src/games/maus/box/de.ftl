box-maus = Maus und Mystik
box-maus-line = Ein dunkles Haus aus Mäusehöhe, eine Schreibfeder und eine Geschichte bei Kerzenlicht.
