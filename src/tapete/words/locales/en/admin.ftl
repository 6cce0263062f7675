# The host's page.

admin-title = The host’s page: Tapete
admin-page = The host’s page
admin-heading = Your room
admin-version = Tapete { $version }
admin-count-people = people here now
admin-count-gathering = tables filling up
admin-count-playing = tables in play
admin-count-over = matches over
admin-count-reports = reports waiting
admin-cancel = Back
admin-more = Show more
admin-again = Look again

## What the host says and decides

admin-announcement = Announcement
admin-announcement-line = A line for everybody who comes in
admin-announcement-note = It shows on the start page. Leave it empty to take it away.
admin-announcement-do = Announce
admin-announced = It is on the start page now.
admin-announced-none = Nothing is announced now.
admin-choices = What is allowed
admin-sign-up = New accounts can be made
admin-free-text = Words of one’s own
admin-free-text-note = Tables may allow them to people with an account.
admin-polite = Names for everybody
admin-polite-note = For schools and offices: the Spanish game is called Presidente, and whoever comes last in it something kind.
admin-retention = Forget what is old
admin-retention-note = Finished tables and guests who have not come back.
admin-retention-days = After how many days
admin-retention-do = Set
admin-kept = That holds from now on.

## Reports; $who is reported

admin-reports = Reports
admin-reports-which = Which
admin-reports-waiting = Waiting
admin-reports-done = Done
admin-reports-none = There are none.
admin-reason-name = { $who }: the name
admin-reason-words = { $who }: what they say
admin-reason-leaving = { $who }: keeps people waiting, or leaves
admin-reason-cheating = { $who }: cheats
admin-reason-other = { $who }: something else
admin-report-by = told by { $who }
admin-report-table = at this table
admin-report-who = Who is it?
admin-report-done = Seen to

## Tables

admin-tables = Tables
admin-tables-none = Nobody plays just now.
admin-table-open = open to all
admin-table-private = private
admin-table-close = Close it
admin-table-close-one = Close it: { $table }
admin-table-close-ask = Close { $table }?
admin-table-close-note = Everybody is sent away from it, as if they had left. Their match ends without a winner.

## People

admin-people = People
admin-people-find = Name or account
admin-people-find-do = Find
admin-people-none = Nobody like that.
admin-person-account = signs in as { $account }
admin-person-guest = guest
admin-person-host = host
admin-person-since = since { $day }
admin-person-seen = last here { $when }
admin-banned = May not play
admin-banned-until = May not play until { $when }
admin-ban = Ban
admin-ban-who = Ban { $who }
admin-ban-ask = Ban { $who }?
admin-ban-note = Whoever is banned can look at matches, but not sit down, talk or open tables.
admin-ban-long = For how long
admin-ban-days = { $days ->
    [0] For good
    [one] A day
   *[other] { $days } days
}
admin-unban = Let in again
admin-unban-who = Let in again: { $who }
