# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = Dein Konto: Tapete
account-stranger = Du kannst ohne Konto spielen. Mit einem kennt man dich in jedem Browser, und deine Partien bleiben deine.
account-guest = Du bist hier zu Gast: Nur dieser Browser kennt dich. Mit einem Konto kennt man dich überall.
account-known = Du meldest dich als { $account } an.
account-profile = Deine Partien und Punkte
account-admin = Seite der Spielleitung
account-sign-out = Abmelden
account-closed = Dieser Raum nimmt gerade keine neuen Konten an. Du kannst als Gast spielen.
account-done = Fertig
account-copy = Kopieren
account-copied = Kopiert
account-copy-failed = Kopieren hat nicht geklappt: Markier es und kopier es selbst.

## Signing up, in, and in again

account-name = Name zum Anmelden
account-name-note = 3 bis 32 Buchstaben, Ziffern, Punkte und Striche. Sonst sieht ihn niemand.
account-phrase = Passphrase
account-phrase-new = Neue Passphrase
account-phrase-note = Mindestens 8 Zeichen. Am besten ein paar Wörter, die du dir merkst.
account-phrase-show = Zeigen, was ich schreibe
account-sign-up = Konto anlegen
account-sign-up-note = Du brauchst keine Mailadresse. Stattdessen bekommst du einen Notfallcode zum Aufschreiben.
account-sign-up-do = Konto anlegen
account-sign-in = Anmelden
account-sign-in-guest = Wer du in diesem Browser gerade bist, bleibt zurück: Die Partien kommen nicht mit.
account-sign-in-do = Anmelden
account-forgotten = Ich habe sie vergessen
account-remembered = Jetzt weiß ich sie wieder
account-recover = Eine neue Passphrase
account-recover-note = Mit dem Notfallcode, den du aufgeschrieben hast. Alle, die mit diesem Konto angemeldet sind, werden abgemeldet.
account-recover-do = Neue Passphrase setzen
account-code = Notfallcode
account-code-note = Er wird nur dieses eine Mal gezeigt. Ohne ihn kann niemand eine vergessene Passphrase ersetzen.
account-code-written = Ich habe ihn aufgeschrieben

## What one is called

account-called = Name am Tisch
account-called-do = Ändern
account-called-done = So heißt du jetzt.
account-wishes = Was andere sehen
account-named = Beim Zuschauen meinen Namen zeigen
account-named-note = An jedem Tisch, an dem du zuschaust. Sonst wirst du nur mitgezählt.

## Where one is known

account-devices = Browser, die dich kennen
account-device-this = Dieser Browser
account-device-seen = Zuletzt hier: { $when }
account-device-since = seit { $day }
account-device-out = Abmelden
account-blocked = Wen du nicht hörst
account-blocked-none = Niemanden.
account-unblock = Wieder hören
account-unblock-who = Wieder hören: { $who }
account-robot = Dein eigener Roboter
account-robot-note = Mit einem Schlüssel kann ein Programm von dir in deinem Namen spielen. Auf dieser Seite ändern kann es nichts.
account-robot-token = Schlüssel
account-robot-once = Er wird nur dieses eine Mal gezeigt. Der vorige gilt nicht mehr.
account-robot-new = Neuer Schlüssel
account-robot-end = Kein Roboter mehr
account-robot-ended = Jetzt spielt kein Programm mehr für dich.

## What the room keeps

account-mine = Was der Raum von dir aufhebt
account-mine-note = Deinen Namen, deine Partien, wen du nicht hörst, die Browser oben. Sonst nichts, und sonst bekommt es niemand.
account-export = Mitnehmen
account-forget = Mich vergessen
account-forget-ask = Soll der Raum dich vergessen?
account-forget-account = Dein Konto, deine Einstellungen und alle Browser, die dich kennen, sind dann weg.
account-forget-name = Die Partien, die du gespielt hast, bleiben den anderen; dein Name darin wird zu „?“.
account-forget-tables = Wo du gerade spielst, stehst du vom Tisch auf.
account-forget-never = Das lässt sich nicht rückgängig machen. Nimm vorher mit, was du behalten willst.
account-forget-do = Vergiss mich
account-forget-not = Bleiben
