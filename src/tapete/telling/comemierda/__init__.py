"""Comemierda in words."""
