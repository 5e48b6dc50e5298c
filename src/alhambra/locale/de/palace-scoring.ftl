# Die Wertungen des Brettspiels: Schritt für Schritt, und die Abrechnung am Ende.

## Zu den Wertungen

palace-scorings = Wertungen
palace-scoring-short =
    { $number ->
        [1] 1.
        [2] 2.
       *[3] 3.
    }
palace-scoring-open =
    { $number ->
        [1] Die erste Wertung ansehen
        [2] Die zweite Wertung ansehen
       *[3] Die dritte Wertung ansehen
    }
palace-scoring-steps = Schritt für Schritt
palace-scoring-now = Wenn jetzt gewertet würde
palace-scoring-if =
    { $number ->
        [1] Wenn die erste Wertung jetzt käme
        [2] Wenn die zweite Wertung jetzt käme
       *[3] Wenn die dritte Wertung jetzt käme
    }

## Schritt für Schritt

palace-walk-places-count =
    { $number ->
        [1] Nur der erste Platz zählt.
        [2] Der erste und der zweite Platz zählen.
       *[3] Der erste, zweite und dritte Platz zählen.
    }
palace-walk-calm = Niemand wartet auf dich.
palace-walk-steps = Teile der Wertung
palace-walk-points =
    { $number ->
        [1] Punkte: Platz 1
        [2] Punkte: Platz 1 / 2
       *[3] Punkte: Platz 1 / 2 / 3
    }
palace-walk-wall = Mauer
palace-walk-side = 1 je Seite
palace-walk-walls = Mauern
palace-walk-total = Summe
palace-walk-sum = Punkte
palace-walk-next = Weiter: { $what }
palace-walk-back = Zurück
palace-walk-skip = Gleich zur Summe
palace-walk-done = Fertig
palace-walk-another =
    Weiter zur { $number ->
        [2] zweiten
       *[3] dritten
    } Wertung
palace-walk-alone =
    { $names } hat { $count } und kommt auf Platz { $place ->
        [1] 1
        [2] 2
       *[3] 3
    }
palace-walk-shared = { $names } haben je { $count } und teilen sich { palace-walk-places }
# $places: die Nummern der Plätze, die geteilt werden
palace-walk-places =
    { $places ->
        [1] Platz 1
        [2] Platz 2
        [3] Platz 3
        [12] Platz 1 und 2
        [23] Platz 2 und 3
       *[123] Platz 1 bis 3
    }
palace-walk-each = je { $points }
palace-walk-rounded = je { $points }, abgerundet
palace-walk-behind =
    { $rows ->
        [one] { $names } hat { $count } und keinen Platz.
       *[other] { $names } haben je { $count } und keinen Platz.
    }
palace-walk-none =
    { $rows ->
        [one] { $names } hat keine.
       *[other] { $names } haben keine.
    }
palace-walk-nobody = Niemand hat welche gebaut.
palace-walk-wall-why = Ein Punkt für jede Seite der längsten Außenmauer:
palace-walk-wall-rest = Innenmauern und kürzere Stücke bringen nichts.
palace-walk-wall-length = Mauer { $length }
palace-walk-no-wall = keine Mauer
palace-walk-after = Punkte danach:
palace-walk-after-if = Punkte wären dann:
palace-walk-grounds = Alhambra von { $name } bei dieser Wertung
palace-walk-tiles = Dirks Plättchen

## Die Abrechnung am Ende

palace-account-scorings = Alle Wertungen
palace-account-player = Name
palace-account-total = Summe
palace-account-walls = davon { $walls } für Mauern
palace-account-left = Im Bauhof übrig

palace-decided-when = { $when }, { buildings }
palace-decided-type = { $name } +{ $points } mit { $count }, { $rival } +{ $less } mit { $fewer }.
palace-decided-walls = Mauern
palace-decided-wall = { $name } insgesamt +{ $points }, { $rival } +{ $less }.
palace-decided-payments = Passend bezahlt, je mit einer weiteren Aktion
palace-decided-exact = { $name } { $count }-mal, { $rival } { $fewer }-mal.
palace-in-scoring =
    { $number ->
        [1] in der ersten Wertung
        [2] in der zweiten Wertung
       *[3] in der dritten Wertung
    }
palace-went-well = Deine Stärke: { buildings } { $when }, +{ $points }
palace-went-well-first = Deine Stärke: { buildings } { $when }, erster Platz, +{ $points }
palace-went-well-wall = Deine Stärke: eine Mauer von { $length }
palace-went-well-built =
    Du hast gebaut: { $count ->
        [one] ein Gebäude
       *[other] { $count } Gebäude
    }
