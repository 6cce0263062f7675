"""Perft: files of positions that anyone can read, with the counts and the order of legal actions."""
