# Names and cards in a row: list-more joins all but the last, list-last joins that one.

# $first what is joined so far, $next what follows
list-more = { $first }, { $next }
# $first what is joined so far, $last the last one
list-last = { $first } e { $last }
