box-maus = Maus und Mystik
box-maus-line = A castle from a mouse's height, a needle, and a story by candle light.
