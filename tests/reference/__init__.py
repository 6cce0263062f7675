"""Both games a second time, slowly, from the rules alone: plain objects, lists and strings, nothing of the product.

Where the two disagree the rules decide, not the majority.
"""
