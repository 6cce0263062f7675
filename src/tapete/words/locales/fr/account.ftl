# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = Ton compte : Tapete
account-stranger = Tu peux jouer sans compte. Avec un compte, on te reconnaît dans tous les navigateurs, et tes parties restent à toi.
account-guest = Tu es de passage : seul ce navigateur te connaît. Avec un compte, on te reconnaît partout.
account-known = Tu te connectes avec le nom { $account }.
account-profile = Tes parties et tes points
account-admin = Tenir la salle
account-sign-out = Déconnexion
account-closed = Cette salle n’ouvre pas de nouveaux comptes en ce moment. Tu peux jouer sans compte.
account-done = Terminé
account-copy = Copier
account-copied = Copié
account-copy-failed = Impossible de copier : sélectionne-le et copie-le toi-même.

## Signing up, in, and in again

account-name = Nom de connexion
account-name-note = De 3 à 32 lettres, chiffres, points et tirets. Personne d’autre ne le voit.
account-phrase = Phrase secrète
account-phrase-new = Nouvelle phrase secrète
account-phrase-note = Au moins 8 caractères. Le mieux : quelques mots dont tu te souviens.
account-phrase-show = Voir ce que j’écris
account-sign-up = Créer un compte
account-sign-up-note = Pas besoin d’adresse mail. Tu reçois un code de secours, à noter.
account-sign-up-do = Créer le compte
account-sign-in = Connexion
account-sign-in-guest = Ce que tu as joué jusqu’ici dans ce navigateur ne te suit pas.
account-sign-in-do = Connexion
account-forgotten = J’ai oublié la phrase
account-remembered = Finalement, je la sais
account-recover = Une nouvelle phrase secrète
account-recover-note = Avec le code de secours que tu as noté. Toutes les connexions à ce compte sont fermées.
account-recover-do = Changer la phrase
account-code = Code de secours
account-code-note = Il n’est montré que cette fois. Sans lui, personne ne peut remplacer une phrase oubliée.
account-code-written = Je l’ai noté

## What one is called

account-called = Nom à la table
account-called-do = Changer
account-called-done = C’est ton nom, désormais.
account-wishes = Ce que voient les autres
account-named = Dire mon nom quand je regarde
account-named-note = À toutes les tables que tu regardes. Sinon, on te compte seulement.

## Where one is known

account-devices = Navigateurs qui te connaissent
account-device-this = Ce navigateur
account-device-seen = Ici la dernière fois le { $when }
account-device-since = depuis le { $day }
account-device-out = Déconnecter
account-blocked = Ceux que tu n’entends pas
account-blocked-none = Personne.
account-unblock = Entendre de nouveau
account-unblock-who = Entendre de nouveau : { $who }
account-robot = Un robot à toi
account-robot-note = Avec une clé, un programme à toi peut jouer en ton nom. Il ne peut rien changer sur cette page.
account-robot-token = Clé
account-robot-once = Elle n’est montrée que cette fois. La précédente ne marche plus.
account-robot-new = Nouvelle clé
account-robot-end = Plus de robot
account-robot-ended = Plus aucun programme ne joue pour toi.

## What the room keeps

account-mine = Ce que la salle garde de toi
account-mine-note = Ton nom, tes parties, ceux que tu n’entends pas, les navigateurs ci-dessus. Rien d’autre, et personne d’autre ne le reçoit.
account-export = Tout emporter
account-forget = M’oublier
account-forget-ask = La salle doit-elle t’oublier ?
account-forget-account = Ton compte, tes réglages et tous les navigateurs qui te connaissent disparaissent.
account-forget-name = Les parties que tu as jouées restent aux autres ; ton nom y devient « ? ».
account-forget-tables = Tu quittes les tables où tu joues en ce moment.
account-forget-never = C’est sans retour. Emporte d’abord ce que tu veux garder.
account-forget-do = M’oublier
account-forget-not = Rester
