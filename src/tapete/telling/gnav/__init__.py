"""Gnav in words."""
