"""Robots by the thousand: batch simulation and what it shows."""
