box-maus = Maus und Mystik
box-maus-line = A dark house from a mouse's height, a pen nib, and a story by candle light.
