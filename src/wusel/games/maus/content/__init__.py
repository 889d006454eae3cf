"""Heroes, cards, rooms and chapters: the files, and the classes that read them."""
