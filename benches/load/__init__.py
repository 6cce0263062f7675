"""The live room under load: what an action costs, how long it takes to reach the last seat, what tables weigh."""
