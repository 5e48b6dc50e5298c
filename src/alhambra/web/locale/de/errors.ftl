# Was der Server sagt, wenn etwas nicht geht, und die Köpfe seiner Seiten.

## Fehler, nach dem Code der Antwort

error-bad-request = Das hat der Server nicht verstanden. Lade die Seite neu und versuche es noch einmal.
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

limit-tables = Du hast so viele Tische, wie ein Gast haben darf. Spiele erst einen zu Ende, bevor du einen neuen eröffnest.
limit-connections = Du hast zu viele Seiten gleichzeitig offen. Schließe eine davon und versuche es noch einmal.
limit-rate = Das ging sehr schnell. Warte ein paar Sekunden und versuche es noch einmal.
limit-watchers = An diesem Tisch schauen schon so viele zu, wie Platz haben.
limit-guests = Der Server hat so viele Gäste, wie er bewirten kann. Komm bitte später wieder.

## Geschlossene Verbindungen, nach der Nummer

closed-4000 = Diesen Tisch gibt es nicht, oder nicht mehr.
closed-4002 = Du hast zu viele Verbindungen offen. Schließe eine andere Seite dieses Tisches und lade diese neu.
closed-4003 = Diese Seite hat zu viele Nachrichten auf einmal geschickt, deshalb hat der Server die Verbindung geschlossen. Lade sie neu, um weiterzuspielen.
closed-4004 = Deine Verbindung ist zu langsam, um mitzuhalten. Lade die Seite neu, um weiterzuspielen; verloren ist nichts.
closed-1012 = Der Server startet neu. Diese Seite kommt von selbst zurück; verloren ist nichts.

## Fehlerseiten

page-not-found-title = Hier ist nichts gebaut
page-not-found-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig, oder was dort war, ist nicht mehr da.
page-broken-title = Da ist etwas kaputtgegangen
page-broken-text = Bei uns ist etwas schiefgegangen. Deine Spiele sind sicher; versuche es gleich noch einmal.

## Der Kopf jeder Seite

title-start = Alhambra: im Browser spielen
title-table = Tisch · Alhambra
title-replay = Nachspielen · Alhambra
title-lesson = Erste Lektion · Alhambra
title-rules-rollwrite = Spielregeln von Roll & Write · Alhambra
title-rules-palace = Spielregeln von Alhambra
description = Spiele Roll & Write aus der Alhambra-Familie im Browser, gegen Bots oder mit Freunden. Ohne Konto.
noscript = Zum Spielen braucht diese Seite JavaScript. Die Spielregeln kannst du auch ohne lesen.
