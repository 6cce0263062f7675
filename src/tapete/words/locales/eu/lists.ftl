# Names and cards in a row: list-more joins all but the last, list-last joins that one.

# $first what is joined so far, $next what follows
list-more = { $first }, { $next }
# $first what is joined so far, $last the last one, $sound "i" if it begins with that sound or "other"
list-last = { $first } eta { $last }
