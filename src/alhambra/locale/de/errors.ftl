# Was der Server sagt, wenn etwas nicht geht, und die Köpfe seiner Seiten.

## Fehler, nach dem Code der Antwort

error-bad-request = Das hat der Server nicht verstanden. Lade die Seite neu und versuche es noch einmal.
error-name = Ein Name hat 1 bis 24 sichtbare Zeichen, ohne Komma und ohne #.
error-luck = Wörter für das Glück haben 1 bis 64 sichtbare Zeichen, ohne Komma und ohne #.
error-unseen = Ein Name kann keine Zeichen haben, die niemand sieht, wie sie in zusammengesetzten Emoji stecken. Bitte nimm ein einfaches.
error-not-found = Das gibt es nicht, oder nicht mehr.
error-not-yours = Das gehört jemand anderem.
error-not-now = Das geht im Moment nicht.
error-refused = Das lassen die Regeln nicht zu.
error-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und wähle dann.
error-too-many = Das ist mehr, als der Server auf einmal zulässt. Warte bitte einen Moment.
error-too-large = Das ist zu viel Text für den Server.
error-bad-origin = Diese Anfrage kam nicht von der eigenen Seite des Servers und wurde deshalb nicht angenommen.
error-method = Das bietet der Server hier nicht an.
error-broken = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert; versuche es noch einmal.

## Grenzen, nach der Einzelheit von too-many

limit-tables = Du hast heute so viele Tische aufgestellt, wie ein Gast an einem Tag darf. Spiele an einem davon, oder komm morgen wieder.
limit-rate = Das ging sehr schnell. Warte ein paar Sekunden und versuche es noch einmal.
limit-phrases = Das war fürs Erste genug. Warte ein paar Sekunden, dann geht es weiter.
limit-entries = Die Geschichte dieses Tisches ist dafür zu lang geworden. Spiele weiter, oder stelle einen neuen Tisch auf.
limit-newcomers = Aus deinem Netz sind gerade sehr viele neue Leute gekommen. Warte eine Minute und versuche es noch einmal.
limit-work = Es wartet schon zu viel. Warte, bis der Server erledigt hat, worum du vorher gebeten hast.
limit-codes = Das sind mehr Codes, als eine Adresse auf einmal bekommt. Warte ein paar Sekunden und versuche es noch einmal.

## Geschlossene Verbindungen, nach der Nummer

closed-4000 = Diesen Tisch gibt es nicht, oder nicht mehr.
closed-4002 = Du hast zu viele Seiten dieses Servers offen. Schließe eine davon; diese Seite versucht es alle 15 Sekunden wieder.
closed-4003 = Diese Seite hat zu viele Nachrichten auf einmal geschickt, deshalb hat der Server die Verbindung geschlossen. Sie kommt von selbst zurück; verloren ist nichts.
closed-4004 = Deine Verbindung kam nicht mit, deshalb hat der Server sie geschlossen. Diese Seite kommt von selbst zurück; verloren ist nichts.
closed-1012 = Der Server liest diesen Tisch neu ein. Diese Seite kommt von selbst zurück; verloren ist nichts.

## Fehlerseiten

page-not-found-title = Hier ist nichts gebaut
page-not-found-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig, oder was dort war, ist nicht mehr da.
page-offline-title = Dafür braucht es den Server
page-offline-text = Der Server ist nicht erreichbar, und Tische und neue Partien gibt es nur dort. Ohne ihn kannst du die Startseite, die Lektionen und die Regeln öffnen und deine eigenen beendeten Partien nachspielen.
page-broken-title = Da ist etwas kaputtgegangen
page-broken-text = Bei uns ist etwas schiefgegangen. Deine Spiele sind sicher; versuche es gleich noch einmal.

## Der Kopf jeder Seite

title-start = Alhambra: im Browser spielen
title-table = Tisch · Alhambra
title-replay = Nachspielen · Alhambra
title-lesson = Erste Lektion · Alhambra
title-mygames = Meine Spiele · Alhambra
title-rules-rollwrite = Spielregeln von Roll & Write · Alhambra
title-rules-palace = Spielregeln von Alhambra
description = Spiele Roll & Write aus der Alhambra-Familie im Browser, gegen Bots oder mit Freunden. Ohne Konto.
noscript = Zum Spielen braucht diese Seite JavaScript. Die Spielregeln kannst du auch ohne lesen.
