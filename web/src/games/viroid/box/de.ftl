box-viroid = Viroid
box-viroid-line = Die Welt in der Petrischale, und du bist, was darin wächst.
