## The start page.

start-title = Spielen
start-heading = Alhambra
start-lead = Baue Paläste, Gärten und Türme: am Tisch mit Mauern und Geld in vier Währungen, oder mit Würfeln und Stift.
# $game is one of the messages game-…
start-play = { $game } spielen
start-playing = Der Tisch wird gedeckt …
# $level is one of the messages bot-…
start-play-note = Sofort, gegen zwei Bots der Stufe { $level }. Ohne Konto, ohne Warten.
start-about-rollwrite = Würfel, ein Blatt mit 36 Gebäuden, Münzen. Etwa 15 Minuten.
start-about-palace = Geld, Plättchen mit Mauern, drei Wertungen. Etwa 30 Minuten.
start-name = Dein Name
start-guest = Gast

start-my-tables = Meine Tische
start-finished = Beendet
start-your-turn = Du bist am Zug
start-waiting = Andere sind am Zug
start-gathering = Noch nicht begonnen
start-replay = Nachspielen
start-won = Gewonnen, { $score } Punkte
start-placed = Platz { $place }, { $score } Punkte
start-scored = { $score } Punkte
start-somebody = jemand
start-alone = allein
# $count is how many finished tables are not shown at first.
start-more = { $count ->
    [one] Noch einer
   *[other] Noch { $count }
}
start-search = Meine Tische durchsuchen
start-older = Ältere Tische zeigen
start-found = { $count ->
    [0] Kein solcher Tisch
    [one] Ein Tisch gefunden
   *[other] { $count } Tische gefunden
}
start-seat-free = freier Platz

start-new = Ein eigener Tisch
start-game = Spiel
start-players = Spieler
start-seats = Wer spielt mit?
start-seat = Platz { $number }
start-seat-me = Ich ({ $name })
start-seat-open = Jemand mit einem Link
start-seat-here = Jemand an diesem Bildschirm
start-seat-name = Name an Platz { $number }
start-open-note = Du bekommst einen Link, den du deinen Freunden schicken kannst. Das Spiel beginnt, wenn alle Plätze besetzt sind.
start-nameless = Alle an diesem Bildschirm brauchen einen Namen.
start-nobody = Hier muss mindestens ein Mensch mitspielen: Wähle dich selbst oder jemanden an diesem Bildschirm.
start-make = Tisch aufstellen

option-virtual = Virtuelle Mitspieler
option-virtual-2 = zwei
option-virtual-3 = drei
option-virtual-4 = vier
option-goal = Ziel
option-goal-score = So viele Punkte wie möglich
option-goal-versus = Mehr Punkte als alle virtuellen Mitspieler
option-hands = Handkarten
option-hands-secret = geheim
option-hands-open = offen: Alle sehen alle Karten
option-end = Spielende
option-end-refill = wenn der Bauhof nicht mehr aufgefüllt werden kann
option-end-empty-bag = sobald der Beutel leer ist

start-join = Mitspielen
start-join-label = Der Link, den du bekommen hast
start-join-go = Dorthin
start-join-wrong = Das ist kein Link zu einem Tisch. Er sollte /table/ und eine Kennung enthalten.

start-learn = Neu hier?
start-learn-text = Die Lektion bringt dir das Spiel in fünf Minuten bei – indem du es spielst.
start-lesson = Lektion beginnen
start-lesson-on = Lektion fortsetzen
start-rules = Regeln lesen
start-my-games = Meine Spiele
