# How strong a robot plays: one word for the start page and the plate of a seat, in lower case, and a few more that explain it.

robot-level-1 = suave
robot-level-1-note = perdona
robot-level-2 = parejo
robot-level-2-note = de igual a igual
robot-level-3 = duro
robot-level-3-note = sin piedad

# Below the name on a plate. $level is 1, 2 or 3
robot-of-level = { $level ->
    [1] robot suave
    [2] robot parejo
   *[3] robot duro
}
robot-or-person = persona
