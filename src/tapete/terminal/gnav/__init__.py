"""Gnav at the table in the terminal."""
