box-schwarm = Der Schwarm
box-schwarm-line = Something wakes in the deep sea. Reach its queen before the others do.
