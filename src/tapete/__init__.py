"""Tapete: the rules, records, robots and tables of Comemierda and Gnav."""

__version__ = "0.1.0"
