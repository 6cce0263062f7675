# How strong a robot plays: one word for the start page and the plate of a seat, in lower case, and a few more that explain it.

robot-level-1 = gentle
robot-level-1-note = forgives
robot-level-2 = even
robot-level-2-note = a fair match
robot-level-3 = sharp
robot-level-3-note = no mercy

# Below the name on a plate. $level is 1, 2 or 3
robot-of-level = { $level ->
    [1] robot, gentle
    [2] robot, even
   *[3] robot, sharp
}
robot-or-person = person
