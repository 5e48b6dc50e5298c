## The start page.

start-title = Spielen
start-heading = Alhambra
start-lead = Baue Paläste, Gärten und Türme: am Tisch mit Mauern und Geld in vier Währungen, oder mit Würfeln und Stift.
# $game is one of the messages game-…
start-play = { $game } spielen
start-play-now = Spielen
start-playing = Der Tisch wird gedeckt …
start-about-rollwrite = Würfel, ein Blatt mit 36 Gebäuden, Münzen. 15 Minuten.
start-about-palace = Plättchen, Mauern und vier Währungen. Drei Wertungen. 30 Minuten.
start-minutes-rollwrite = 15 Min.
start-minutes-palace = 30 Min.
start-change = Ändern
start-change-of = Ändern, wer { $game } mitspielt
start-solo = Solo
start-solo-rollwrite = Roll & Write allein, um eine Medaille. 8 Minuten.
start-play-solo = Solo spielen
start-change-solo = Ändern, wie du solo spielst
start-solo-best =
    Bestwert { $score }{ $medal ->
        [gold] , Gold.
        [silver] , Silber.
        [bronze] , Bronze.
       *[none] .
    }
start-solo-next =
    Noch { $missing } bis { $medal ->
        [gold] Gold
        [silver] Silber
       *[bronze] Bronze
    }.
start-solo-first =
    { $points } Punkte bringen { $medal ->
        [gold] Gold
        [silver] Silber
       *[bronze] Bronze
    }.
start-solo-versus = Schlag alle virtuellen Mitspieler.
start-name = Dein Name
# What a screen reader says of the button that shows the name.
start-name-of = { $name }: Namen ändern
start-name-done = Fertig
start-guest = Gast

## The table to go on with

start-turn-here = Du bist am Zug
start-continue = Weiterspielen
start-continue-game = { $game } weiterspielen
start-look = Dorthin
start-last = Dein letztes Spiel
# $names is a list such as "Lubna, Isaac and Elvira".
start-with = mit { $names }
start-standing =
    Du bist auf Platz { $place } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
start-standing-alone =
    Du hast { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
start-more-tables =
    { $count ->
        [one] Noch ein Tisch
       *[other] Noch { $count } Tische
    }

start-my-tables = Meine Tische
start-finished = Beendet ({ $count })
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
# What the game does with so many players, where it is not plain.
start-players-palace-2 = Zu zweit spielt Dirk mit. Er ist erfunden: keine Züge, kein Geld, keine Alhambra, nur Plättchen, die bei den Mehrheiten mitzählen. Du darfst ihm ein gekauftes Plättchen geben; gewinnen kann er nie.
start-players-rollwrite-1 = Virtuelle Mitspieler sind nur Würfel: In jeder Runde wird für jeden gewürfelt und ein Gebäude angekreuzt. Sie nehmen dir Plätze bei den Mehrheiten weg; willst du sie schlagen, wähle als Ziel mehr Punkte als jeder von ihnen.
start-players-rollwrite-2 = Zu zweit spielt ein virtueller Mitspieler mit: In jeder Runde kreuzen Würfel ein Gebäude für ihn an, und er nimmt euch Plätze bei den Mehrheiten weg.

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

start-people = Mit anderen
start-make-people = Tisch aufmachen
start-join-open = Mit Code
start-join-label = Der Link oder der Code, den du bekommen hast
start-join-hint = Code oder Link
start-join-go = Mitspielen
start-join-wrong = Das ist kein Link zu einem Tisch. Er sollte /table/ und eine Kennung enthalten.

start-learn = Neu hier?
start-learn-text = Die Lektion bringt dir das Spiel in fünf Minuten bei – indem du es spielst.
start-lesson = Lektion in 5 Minuten
start-lesson-of = Lektion: { $game }
start-lesson-on-of = Lektion fortsetzen: { $game }
start-rules = Regeln lesen
start-rules-short = Regeln
start-my-games = Meine Spiele
