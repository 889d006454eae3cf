box-schwarm = Der Schwarm
box-schwarm-line = In der Tiefsee erwacht etwas. Finde seine Königin vor den anderen.
