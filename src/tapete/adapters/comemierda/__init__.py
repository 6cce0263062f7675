"""Comemierda for learners."""
