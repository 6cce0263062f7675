"""Gnav for learners."""
