"""Comemierda at the table in the terminal."""
