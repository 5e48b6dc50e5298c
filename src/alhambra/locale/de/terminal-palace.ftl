# Was nur das Terminal über das Brettspiel sagt: Ansichten, Menüs, Hilfe.

## Geld, Plättchen, Mauern

palace-colour =
    { $slot ->
        [0] Gelb
        [1] Grün
        [2] Blau
       *[3] Orange
    }
palace-sum = { palace-colour } { $sum }
palace-side =
    { $side ->
        [N] im Norden
        [E] im Osten
        [S] im Süden
       *[W] im Westen
    }
palace-side-letter =
    { $side ->
        [N] N
        [E] O
        [S] S
       *[W] W
    }
palace-walls =
    { $count ->
        [0] keine Mauern
        [one] Mauer { $sides }
       *[other] Mauern { $sides }
    }
palace-wall-change = Mauer { $before } auf { $after }
palace-wall-stays = Mauer bleibt { $after }
palace-type = { building } { $count }
palace-none = keine

## Was geschah: ganze Sätze

palace-dealt = { $name }: Anfangsgeld { $cards }, zusammen { $total }.
palace-first = Es beginnt: { $name }.
palace-scored = Die { palace-scoring } fand statt.
palace-left-got = { $name }: { $tile } bekommen, mit dem meisten Geld in { palace-coins }.
palace-left-tied = { $tile } bleibt liegen; gleich viel Geld in { palace-coins }: { $names }.

## Was geschah: der Rest eines Satzes, der mit einem Namen und einem Doppelpunkt beginnt

palace-took = { $cards } genommen
palace-bought =
    { $tile } mit { $cards } gekauft ({ $over ->
        [0] passend
       *[other] { $over } zu viel
    })
palace-placed = { $tile } auf { $place } angelegt
palace-built = { $tile } aus der Reserve auf { $place } gebaut
palace-removed = { $tile } in die Reserve zurückgelegt
palace-exchanged = { $old } gegen { $tile } aus der Reserve getauscht
palace-reserved = { $tile } in die Reserve gelegt
palace-gave = { $tile } an Dirk gegeben
palace-passed = gepasst, weil nichts anderes möglich war

## Was eine Möglichkeit brächte

palace-brings-sums = dann { $sums }
palace-brings-pays =
    { $exact ->
        [yes] reicht passend für { $tile }
       *[no] reicht für { $tile }
    }
palace-brings-paid =
    { $over ->
        [0] passend, noch eine Aktion
       *[other] { $over } zu viel
    }
palace-brings-fits =
    { $fits ->
        [0] passt noch nirgends
        [one] 1 Platz
       *[other] { $fits } Plätze
    }
palace-brings-dirk = Dirk hat dann { palace-buildings }
palace-brings-reserve =
    { $last ->
        [yes] bringt dort nichts
       *[no] bringt dort nichts, kann später gebaut werden
    }
palace-brings-pass = etwas anderes ist nicht möglich

## Wertungen

palace-scoring =
    { $number ->
        [1] erste Wertung
        [2] zweite Wertung
       *[3] dritte Wertung
    }
palace-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
palace-place =
    { $place ->
        [1] 1. Platz
        [2] 2. Platz
       *[3] 3. Platz
    }
palace-place-shared = { palace-place }, geteilt von { $shared }

## Wie das Spiel steht

terminal-palace-stage =
    { $stage ->
        [set-up] Aufbau
        [first] Vor der ersten Wertung
        [second] Nach der ersten Wertung
        [third] Nach der zweiten Wertung
        [ending] Das Ende des Spiels
       *[over] Das Spiel ist vorbei
    }
terminal-palace-due =
    { $who ->
        [you] du bist am Zug
       *[other] { $name } ist am Zug
    }: { $doing ->
        [place] Gekauftes anlegen
        [place-left] anlegen, was im Bauhof übrig war
        [again] noch eine Aktion nach passendem Zahlen
       *[turn] Geld nehmen, ein Plättchen kaufen oder umbauen
    }
terminal-palace-chance = Karten oder Plättchen sind zu ziehen
terminal-palace-now = jetzt: wenn die { palace-scoring } jetzt stattfände
terminal-palace-ahead = Jetzt vorn: { $names }, { palace-points }.
terminal-palace-won =
    { $count ->
        [one] Sieg: { $names }, { palace-points }.
       *[other] Geteilter Sieg: { $names }, je { palace-points }.
    }

## Bauhof, Hände, Alhambras

terminal-palace-slot = Bauhof Platz { $number }, { palace-colour }: { $tile }, Preis { $price }, { $walls }.
terminal-palace-slot-empty = Bauhof Platz { $number }, { palace-colour }: leer.
terminal-palace-display = Auslage: { $cards }.
terminal-palace-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
terminal-palace-tiles =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
terminal-palace-hand =
    { $who ->
        [you] Deine Hand
       *[other] Hand von { $name }
    }: { $cards }.
terminal-palace-in-all = { $cards }; zusammen { $sums }
terminal-palace-grounds =
    { $who ->
        [you] Deine Alhambra
       *[other] Alhambra von { $name }
    }:
terminal-palace-wall = Längste Mauer: { $length }; { $sides }.
terminal-palace-wall-side =
    { $side ->
        [N] Nordseite
        [E] Ostseite
        [S] Südseite
       *[W] Westseite
    } von { $place }
terminal-palace-wall-none = Längste Mauer: keine.
terminal-palace-reserve =
    { $who ->
        [you] Deine Reserve
       *[other] Reserve von { $name }
    }: { $tiles }.
terminal-palace-to-place = Noch anzulegen: { $tiles }.
terminal-palace-dirk = Dirk hat keine Alhambra; seine Plättchen: { $tiles }.
terminal-palace-no-grounds = Dirk hat keine Alhambra.
terminal-palace-nothing-built = nichts gebaut
terminal-palace-wall-length = Mauer { $length }
terminal-palace-in-reserve = { terminal-palace-tiles } in der Reserve
terminal-palace-row = { $name }: { $facts }.
terminal-palace-row-now = { $name }: { $facts }; { $more } dazu, wenn die { palace-scoring } jetzt käme.
terminal-palace-bag = Im Beutel: { terminal-palace-tiles }; { $types }.
terminal-palace-bag-tiles = Plättchen im Beutel: { $tiles }.
terminal-palace-deck =
    Im Stapel: { $count ->
        [one] 1 Geldkarte
       *[other] { $count } Geldkarten
    }.
terminal-palace-deck-cards = Karten im Stapel: { $cards }.
terminal-palace-paid = Bisher gezahlt: { $cards }.

## Möglichkeiten

terminal-palace-choices = Möglichkeiten
terminal-palace-letters = Ein Platz kann auch mit seinem Buchstaben gewählt werden.
terminal-palace-letter = Buchstabe { $letter }
terminal-palace-back = zurück: zur Auswahl davor
terminal-palace-more = tisch: alle Alhambras und was übrig ist; hilfe: alles, was du tippen kannst
terminal-palace-menu =
    { $branch ->
        [take] Geld nehmen
        [buy] ein Plättchen kaufen
        [redesign] umbauen
        [remove] ein Plättchen entfernen
        [build-tile] { $tile } bauen
        [exchange-tile] ein Plättchen gegen { $tile } tauschen
        [buy-tile] { $tile } kaufen
       *[place-tile] { $tile } anlegen oder behalten
    }
terminal-palace-takes =
    { $count ->
        [one] auf 1 Art
       *[other] auf { $count } Arten
    }, bis zu { $most }
terminal-palace-exactly = { $tile } (passend)
terminal-palace-payments =
    { $count ->
        [one] 1 Zahlung
       *[other] { $count } Zahlungen
    }
terminal-palace-removes = eines von { terminal-palace-tiles } kommt in die Reserve
terminal-palace-exchanges = an die Stelle von einem von { terminal-palace-tiles }
terminal-palace-ways =
    { $count ->
        [one] auf 1 Art
       *[other] auf { $count } Arten
    } { $kind ->
        [build] bauen
        [exchange] tauschen
       *[remove] entfernen
    }
terminal-palace-again = passend, noch eine Aktion
terminal-palace-gain = jetzt { $signed }

## Tabellen

terminal-palace-label =
    { $label ->
        [market] Bauhof
        [display] Auslage
        [hand] Hand
        [reserve] Reserve
        [to-place] Anlegen
        [tiles] Plättch.
        [bag] Beutel
        [deck] Stapel
       *[paid] Gezahlt
    }
terminal-palace-column =
    { $column ->
        [wall] Mau
        [hand] Hand
        [reserve] Res
        [now] jetzt
       *[points] Pkt
    }
terminal-palace-empty = leer
terminal-palace-price-walls =
    { $sides ->
        [none] keine Mauern
       *[other] Mauern { $sides }
    }
terminal-palace-pay =
    { $pay ->
        [exact] passend
        [enough] genug
       *[short] { $short } fehlen
    }
terminal-palace-final =
    { $over ->
        [yes] Abrechnung
       *[no] Wenn das Spiel jetzt zu Ende wäre
    }
terminal-palace-held =
    { $number ->
        [1] Erste Wertung
        [2] Zweite Wertung
       *[3] Dritte Wertung
    }
terminal-palace-total-of =
    { $number ->
        [0] vorher
        [1] erste
        [2] zweite
       *[3] dritte
    }
terminal-palace-wall-points = Mauer
terminal-palace-together = zusammen
terminal-palace-total = gesamt
terminal-palace-points = Punkte:
terminal-palace-sum = { $name }: { $parts }, zusammen { palace-points }.
terminal-palace-plus = plus
terminal-palace-ordinal =
    { $place ->
        [1] 1.
        [2] 2.
       *[3] 3.
    }

## Hilfe

terminal-palace-typed =
    take: nimm, nehmen
    buy: kaufe, kauf, kaufen
    with: mit
    build: baue, bau, bauen
    at: auf, an
    remove: entferne, entfernen
    exchange: tausche, tausch, tauschen
    for: gegen
    place: lege, leg, anlegen
    reserve: reserve
    give: gib, geben
    pass: passe, passen
    fountain: Brunnen
terminal-palace-help =
    nimm y3, nimm y1 b2 oder nur y1 b2: Geld nehmen, eine Karte oder mehrere bis zusammen 5.
    kaufe Turm-9 mit o4 o5: ein Plättchen kaufen; Mauern braucht man nicht zu tippen, wo nur eines gemeint sein kann.
    kaufe 2 mit g3 g5: dasselbe mit der Nummer des Platzes; kaufe 2, wo nur eine Zahlung möglich ist.
    baue Garten-8 auf +1,-2: umbauen, ein Plättchen deiner Reserve in deine Alhambra.
    entferne Garten-8: umbauen, ein Plättchen deiner Alhambra in deine Reserve.
    tausche Turm-9 gegen Garten-8: umbauen, ein Plättchen deiner Reserve an die Stelle eines gebauten.
    lege Garten-8 auf +1,-2 oder nur +1,-2: ein gekauftes Plättchen in deine Alhambra.
    reserve Garten-8 oder nur reserve: ein gekauftes Plättchen in deine Reserve.
    gib Garten-8: zu zweit ein gekauftes Plättchen an Dirk.
    Plätze werden vom Brunnen aus gezählt: +1,-2 ist eins nach Osten und zwei nach Süden.
    Karten sind y gelb, g grün, b blau, o orange; Mauern sind N Norden, O Osten, S Süden, W Westen.
terminal-palace-legend = In einer Alhambra ist eine dicke Linie eine Mauer, golden in der längsten Außenmauer; eine dünne Linie ist eine offene Seite; { $letter } ist ein Platz, den du mit seinem Buchstaben wählst.
terminal-palace-account-legend = Plättchen, Platz (=: geteilt), Punkte
