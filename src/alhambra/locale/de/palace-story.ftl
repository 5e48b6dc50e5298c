# Das Brettspiel, erzählt: Plättchen, Geld, Plätze, und was geschehen ist.

## Plättchen, Geld, Plätze

palace-tile-name = { building } { $price }
palace-currency =
    { $currency ->
        [y] Gulden
        [g] Dirham
        [b] Denar
       *[o] Dukat
    }
# Wo wenig Platz ist; ein Buchstabe stünde für drei davon, und „Du“ ist, wer spielt.
palace-currency-code =
    { $currency ->
        [y] Gu
        [g] Di
        [b] De
       *[o] Dk
    }
palace-coins =
    { $currency ->
        [y] Gulden
        [g] Dirham
        [b] Denar
       *[o] Dukaten
    }
# Arkaden und Gemächer sind mehrere auf einem Plättchen.
palace-buildings =
    { $count ->
        [0] keine { buildings }
        [one] { $building ->
            [A] einmal { building }
            [C] einmal { building }
           *[other] 1 { building }
        }
       *[other] { $count } { buildings }
    }
palace-money = { palace-currency } { $values }
palace-cards =
    { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }
# In words: figures are prices.
palace-steps =
    { $steps ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $steps }
    } { $way ->
        [E] östlich
        [W] westlich
        [N] nördlich
       *[S] südlich
    }
palace-spot = { $steps } vom Brunnen

## Was geschehen ist

palace-told-drew =
    { $scoring ->
        [0] Dirk beginnt mit { $tiles }.
       *[other] Dirk hat { $tiles } gezogen.
    }
palace-told-dealt = { $name } beginnt mit { $cards }: zusammen { $total }.
palace-told-dealt-hidden = { $name } beginnt mit { $cards }.
palace-told-first =
    { $by ->
        [cards] { $name } hat die wenigsten Karten und beginnt.
        [money] { $name } hat von denen mit den wenigsten Karten das wenigste Geld und beginnt.
       *[seat] { $name } beginnt: der niedrigste Sitzplatz von denen, die gleich wenig haben.
    }
palace-told-laid = Neu in der Auslage: { $cards }.
palace-told-laid-hidden =
    { $count ->
        [one] Neu in der Auslage: eine Karte.
       *[other] Neu in der Auslage: { $count } Karten.
    }
palace-told-tile = Neu im Bauhof: { $tile } für { palace-coins }.
palace-told-reshuffled = Das bezahlte Geld wurde zu einem neuen Stapel gemischt.
palace-told-scoring-card =
    { $number ->
        [1] Die erste Wertungskarte ist gekommen.
       *[2] Die zweite Wertungskarte ist gekommen.
    }
palace-told-took = { $name } hat Geld genommen: { $cards }.
palace-told-took-hidden =
    { $count ->
        [one] { $name } hat eine Karte genommen.
       *[other] { $name } hat { $count } Karten genommen.
    }
palace-told-bought-exactly = { $name } hat { $tile } gekauft und mit { $cards } passend bezahlt.
palace-told-bought-over = { $name } hat { $tile } gekauft und mit { $cards } bezahlt, { $over } zu viel.
palace-told-bought = { $name } hat { $tile } gekauft und mit { $cards } bezahlt.
palace-told-placed = { $name } hat { $tile } angelegt: { $spot }.
palace-told-built = { $name } hat { $tile } aus der Reserve gebaut: { $spot }.
palace-told-removed = { $name } hat { $tile } zurück in die Reserve gelegt.
palace-told-exchanged = { $name } hat { $old } gegen { $tile } aus der Reserve getauscht.
palace-told-wall = Die längste Mauer ging von { $before } auf { $after }.
palace-told-reserved = { $name } hat { $tile } in die Reserve gelegt.
palace-told-gave = { $name } hat { $tile } an Dirk gegeben.
palace-told-passed = { $name } hat gepasst: Etwas anderes war nicht möglich.
palace-told-last-turn =
    { $why ->
        [bag] Der Beutel ist leer: Es folgt kein Zug mehr.
       *[market] Der Bauhof kann nicht mehr gefüllt werden: Es folgt kein Zug mehr.
    }
palace-told-scored = { palace-scoring-name }: { $points }.
palace-told-got = { $name } bekommt { $tile }, mit dem meisten Geld in { palace-coins }.
palace-told-tied = { $tile } bleibt im Bauhof: { $names } haben gleich viel Geld in { palace-coins }.
palace-told-nobody = { $tile } bleibt im Bauhof: Niemand hat { palace-coins }.
palace-scoring-name =
    { $number ->
        [1] Erste Wertung
        [2] Zweite Wertung
       *[3] Dritte Wertung
    }
