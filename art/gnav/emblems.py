"""The corner emblems of the Gnav picture cards: ink with a touch of colour, about the origin in a box of 36 x 36."""

from art.inks import BLUE, GREEN, INK, OCHRE, PAPER, RED

EMBLEM: dict[str, list[tuple[str, str]]] = {
    "fool": [
        (
            (
                "M-12 18V8Q-11 2 -15 1Q-18 -10 -9 -11Q-5 -11 -4 -7Q-4 -12 -1 -15H3"
                "L4 -7Q5 -11 9 -11Q18 -10 15 1Q11 2 12 8V18Q0 13 -12 18Z"
            ),
            INK,
        ),
        ("M-9 7Q-7 -1 -13 -2Q-13 -8 -9 -8Q-4 -7 -4 4Z", RED),
        ("M9 7Q7 -1 13 -2Q13 -8 9 -8Q4 -7 4 4Z", GREEN),
        ("M-10 10Q0 5 10 10V14.5Q0 10 -10 14.5Z", OCHRE),
        ("M-14 -1a4 4 0 1 0 .1 0ZM14 -1a4 4 0 1 0 .1 0ZM1 -20a4 4 0 1 0 .1 0Z", INK),
        ("M-14 1a2.2 2.2 0 1 0 .1 0ZM14 1a2.2 2.2 0 1 0 .1 0ZM1 -18a2.2 2.2 0 1 0 .1 0Z", OCHRE),
    ],
    "owl": [
        ("M-15 -17Q-9 -12 0 -12Q9 -12 15 -17Q17 -8 14 2Q14 17 0 18Q-14 17 -14 2Q-17 -8 -15 -17Z", INK),
        ("M-7 -9a6 6 0 1 0 .1 0ZM7 -9a6 6 0 1 0 .1 0Z", PAPER),
        ("M-6.5 -6a3 3 0 1 0 .1 0ZM6.5 -6a3 3 0 1 0 .1 0Z", INK),
        ("M-3 2H3L0 8Z", OCHRE),
        ("M-7 9q2 4 4 0ZM3 9q2 4 4 0ZM-2 12q2 4 4 0Z", PAPER),
    ],
    "pot": [
        ("M-13 2H13V7H10L8 18H-8L-10 7H-13Z", INK),
        ("M-1.5 2V-5H1.5V2ZM-2 0Q-4 -7 -12 -7Q-10 0 -2 0ZM2 0Q4 -7 12 -7Q10 0 2 0Z", GREEN),
        ("M-8 -18L-4 -13L0 -18L4 -13L8 -18Q10 -5 0 -4Q-10 -5 -8 -18Z", RED),
    ],
    "house": [
        ("M0 -18L18 -2H14V17H-14V-2H-18L-8 -11V-17H-3V-15Z", INK),
        ("M-4 17V5H4V17Z", RED),
        ("M-3.5 -6H3.5V0H-3.5Z", PAPER),
    ],
    "horse": [
        ("M-7 18H-14Q-22 -16 0 -18Q22 -16 14 18H7Q13 -8 0 -9Q-13 -8 -7 18Z", INK),
        ("M-12.5 8h3v3h-3ZM-13.5 -2h3v3h-3ZM-9 -11h3v3h-3ZM6 -11h3v3h-3ZM10.5 -2h3v3h-3ZM9.5 8h3v3h-3Z", PAPER),
    ],
    "cat": [
        ("M0 -1Q8 0 12 9Q13 18 5 17Q0 15 -5 17Q-13 18 -12 9Q-8 0 0 -1Z", INK),
        (
            (
                "M-13 -6a4.3 5.6 0 1 0 .1 0ZM13 -6a4.3 5.6 0 1 0 .1 0Z"
                "M-5.5 -16a4.6 6.4 0 1 0 .1 0ZM5.5 -16a4.6 6.4 0 1 0 .1 0Z"
            ),
            INK,
        ),
    ],
    "dragoon": [
        ("M15 -18Q15 -2 -4 12L-9 7Q8 -4 15 -18Z", INK),
        ("M-13 2L-2 14L-5 17L-8 14L-13 18L-17 14L-12 9L-16 5Z", OCHRE),
        ("M-13 2L-2 14L-5 17L-16 5Z", INK),
    ],
    "cuckoo": [
        ("M16 -18Q18 -4 6 7L3 6L4 9Q-3 14 -9 13L-15 19L-18 16L-12 10Q-14 2 -8 -4L-5 -3L-6 -6Q3 -16 16 -18Z", BLUE),
        ("M12 -13L-12 12L-15 19L-18 16L-13 10Z", INK),
    ],
}
