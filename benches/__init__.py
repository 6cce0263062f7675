"""Speed figures, as ratios taken in one run: this project beside OpenSpiel, CPU time, interleaved rounds.

``make bench`` runs them; ``benches/results.md`` keeps them with machine, versions and commit.
"""
