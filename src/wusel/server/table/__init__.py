"""One table: what it is by its log, what people may do at it, what each of them is told, what happens by itself."""
