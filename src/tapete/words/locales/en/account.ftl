# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = Your account: Tapete
account-stranger = You can play without an account. With one you are the same person in every browser, and your matches stay yours.
account-guest = You are a guest here: only this browser knows you. An account makes you the same person everywhere.
account-known = You sign in as { $account }.
account-profile = Your matches and points
account-admin = The host’s page
account-sign-out = Sign out
account-closed = This room takes no new accounts now. You can play as a guest.
account-done = Done
account-copy = Copy
account-copied = Copied
account-copy-failed = Could not copy: mark it and copy it yourself.

## Signing up, in, and in again

account-name = Name to sign in with
account-name-note = 3 to 32 letters, digits, dots and dashes. Nobody else sees it.
account-phrase = Pass phrase
account-phrase-new = New pass phrase
account-phrase-note = At least 8 characters. A few words that you remember are best.
account-phrase-show = Show what I write
account-sign-up = Make an account
account-sign-up-note = No mail address needed. You get a recovery code instead, to write down.
account-sign-up-do = Make the account
account-sign-in = Sign in
account-sign-in-guest = Who you are in this browser now stays behind: its matches do not come along.
account-sign-in-do = Sign in
account-forgotten = I have forgotten the phrase
account-remembered = I know it after all
account-recover = A new pass phrase
account-recover-note = With the recovery code you wrote down. Everybody who is signed in with this account is signed out.
account-recover-do = Set the new phrase
account-code = Recovery code
account-code-note = It is shown this once. Without it nobody can replace a forgotten phrase.
account-code-written = I have written it down

## What one is called

account-called = Name at the table
account-called-do = Change
account-called-done = That is your name now.
account-wishes = What others see
account-named = Tell my name when I watch
account-named-note = At every table that you watch. Otherwise you are only counted.

## Where one is known

account-devices = Browsers that know you
account-device-this = This browser
account-device-seen = Last here { $when }
account-device-since = since { $day }
account-device-out = Sign it out
account-blocked = People you do not hear
account-blocked-none = Nobody.
account-unblock = Hear again
account-unblock-who = Hear again: { $who }
account-robot = A robot of your own
account-robot-note = With a token a program of yours can play in your name. It cannot change anything on this page.
account-robot-token = Token
account-robot-once = It is shown this once. The one before does not work any more.
account-robot-new = New token
account-robot-end = No robot any more
account-robot-ended = No program plays for you now.

## What the room keeps

account-mine = What the room keeps of you
account-mine-note = Your name, your matches, whom you do not hear, the browsers above. Nothing else, and nobody else gets it.
account-export = Take it along
account-forget = Forget me
account-forget-ask = Shall the room forget you?
account-forget-account = Your account, your settings and every browser that knows you are gone.
account-forget-name = The matches you played stay with the others who sat there; your name in them becomes “?”.
account-forget-tables = Where you are playing now you leave the table.
account-forget-never = It cannot be undone. Take along first what you want to keep.
account-forget-do = Forget me
account-forget-not = Stay
