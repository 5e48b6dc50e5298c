## Das Ende einer Partie: wer gewinnt und der eigene Platz, die Rangliste, Partien allein, das Bild zum Teilen.

end-you = Du
end-title-mine = Du gewinnst!
end-title-shared-mine = Du teilst dir den Sieg!
end-title-place =
    { $place ->
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
        [5] Fünfter Platz
       *[6] Sechster Platz
    }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
end-title-shared = Ein geteilter Sieg
end-title-theirs = { $name } gewinnt
end-title-alone =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }
end-ahead =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }, { $margin } vor { $name }.
end-behind = { $winner } gewinnt mit { $points }, { $margin } vor dir.
end-winner = { $winner } gewinnt mit { $points }.
end-before-you = { $name } war { $margin } vor dir.
end-badge-best = Dein Bestwert, vorher { $before }
end-badge-first = Erster Sieg gegen { $name }
end-against = Gegen { $name }
end-revenge = Revanche, gleicher Tisch
end-ranking = Rangliste
end-column-place = Platz
end-column-player = Name
end-column-total = Summe
end-place-in = Platz { $place }
end-sources = Woher die Punkte kommen
end-built-palace = Alle Paläste
end-built-rollwrite = Alle Blätter
end-accounts-palace = Alle Wertungen
end-accounts-rollwrite = Alles im Einzelnen
end-grounds-of =
    { $name }: Alhambra mit { $count ->
        [one] einem Gebäude
       *[other] { $count } Gebäuden
    }, Mauer { $wall }
end-sheet-of =
    { $name }: Blatt mit { $count ->
        [one] einem Gebäude
       *[other] { $count } Gebäuden
    }
moments-lead = Jede Zeile führt beim Nachspielen zu ihrem Moment.

## Allein

solo-medal =
    { $medal ->
        [gold] Gold
        [silver] Silber
       *[bronze] Bronze
    }
solo-title = { solo-medal }, { $points } Punkte
solo-more-than = Mehr, als { $name } ({ $level }) meist erreicht.
solo-next =
    { $missing ->
        [one] Ein Punkt mehr wäre { solo-medal }.
       *[other] { $missing } Punkte mehr wären { solo-medal }.
    }
solo-badge-games = Solopartie { $count }, Schnitt { $mean }
solo-where = Wo { $points } liegt
solo-bars = Balken: acht von zehn Partien, die jeder Bot allein spielt; der Strich ist die mittlere.
solo-low = Eine von zehn hat weniger
solo-median = Mitte
solo-high = Eine von zehn hat mehr
solo-last = Deine letzten Partien
solo-last-spoken = Punkte deiner letzten Partien, die neueste zuletzt: { $scores }
solo-line = { solo-medal } { $points }

## Das Bild

picture-place =
    { $place ->
        [1] Erster Platz
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
        [5] Fünfter Platz
       *[6] Sechster Platz
    } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
picture-place-named = { $name }: { picture-place }
picture-alone =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }, allein
picture-alone-named = { $name }: { picture-alone }
picture-rival = { $place }. { $name } { $points }
