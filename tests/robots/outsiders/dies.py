"""Is no more before anything is said."""
