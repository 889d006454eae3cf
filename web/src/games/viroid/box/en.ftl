box-viroid = Viroid
box-viroid-line = The world in a petri dish, and you are what grows in it.
