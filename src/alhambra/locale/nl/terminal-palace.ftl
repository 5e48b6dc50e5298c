# Wat alleen de terminal over het bordspel zegt: schermen, menu's, hulp.

## Geld, tegels, muren

palace-colour =
    { $slot ->
        [0] geel
        [1] groen
        [2] blauw
       *[3] oranje
    }
palace-sum = { palace-colour } { $sum }
palace-side =
    { $side ->
        [N] noord
        [E] oost
        [S] zuid
       *[W] west
    }
palace-side-letter =
    { $side ->
        [N] N
        [E] O
        [S] Z
       *[W] W
    }
palace-walls =
    { $count ->
        [0] geen muren
        [one] muur { $sides }
       *[other] muren { $sides }
    }
palace-wall-change = muur van { $before } naar { $after }
palace-wall-stays = muur blijft { $after }
palace-type = { building } { $count }
palace-none = geen

## Wat er gebeurde: hele zinnen

palace-dealt = { $name } begon met { $cards }: samen { $total }.
palace-first = Beginnende speler: { $name }.
palace-scored = De { palace-scoring } is gehouden.
palace-left-got = { $name } kreeg { $tile }, met het meeste geld in { palace-coins }.
palace-left-tied = { $tile } blijft liggen: { $names } hebben evenveel geld in { palace-coins }.

## Wat er gebeurde: de rest van een zin die met een naam begint

palace-took = nam { $cards }
palace-bought =
    kocht { $tile } met { $cards } ({ $over ->
        [0] gepast
       *[other] { $over } te veel
    })
palace-placed = legde { $tile } op { $place }
palace-built = bouwde { $tile } uit de reserve op { $place }
palace-removed = haalde { $tile } weg naar de reserve
palace-exchanged = ruilde { $old } voor { $tile } uit de reserve
palace-reserved = legde { $tile } in de reserve
palace-gave = gaf { $tile } aan Dirk
palace-passed = paste, omdat er niets anders kon

## Wat een keuze zou opleveren

palace-brings-sums = dan { $sums }
palace-brings-pays =
    { $exact ->
        [yes] betaalt { $tile } gepast
       *[no] betaalt { $tile }
    }
palace-brings-paid =
    { $over ->
        [0] gepast, nog een actie
       *[other] { $over } te veel
    }
palace-brings-fits =
    { $fits ->
        [0] past nog nergens
        [one] 1 plek
       *[other] { $fits } plekken
    }
palace-brings-dirk = Dirk heeft dan { palace-buildings }
palace-brings-reserve =
    { $last ->
        [yes] levert daar niets op
       *[no] levert daar niets op, kan later worden gebouwd
    }
palace-brings-pass = iets anders kan niet

## Tellingen

palace-scoring =
    { $number ->
        [1] eerste telling
        [2] tweede telling
       *[3] derde telling
    }
palace-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
palace-place =
    { $place ->
        [1] 1e plaats
        [2] 2e plaats
       *[3] 3e plaats
    }
palace-place-shared = { palace-place }, gedeeld door { $shared }

## Hoe het spel ervoor staat

terminal-palace-stage =
    { $stage ->
        [set-up] Voorbereiding
        [first] Vóór de eerste telling
        [second] Na de eerste telling
        [third] Na de tweede telling
        [ending] Het einde van het spel
       *[over] Het spel is afgelopen
    }
terminal-palace-due =
    { $who ->
        [you] jouw beurt
       *[other] de beurt van { $name }
    }: { $doing ->
        [place] leggen wat gekocht is
        [place-left] leggen wat op de markt overbleef
        [again] nog een actie na gepast betalen
       *[turn] geld nemen, een tegel kopen of verbouwen
    }
terminal-palace-chance = er moeten kaarten of tegels worden getrokken
terminal-palace-now = nu: als de { palace-scoring } nu werd gehouden
terminal-palace-ahead = Nu voorop: { $names }, { palace-points }.
terminal-palace-won =
    { $count ->
        [one] Overwinning: { $names }, { palace-points }.
       *[other] Gedeelde overwinning: { $names }, elk { palace-points }.
    }

## Markt, handen, Alhambra's

terminal-palace-slot = Markt plaats { $number }, { palace-colour }: { $tile }, prijs { $price }, { $walls }.
terminal-palace-slot-empty = Markt plaats { $number }, { palace-colour }: leeg.
terminal-palace-display = Open geld: { $cards }.
terminal-palace-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
terminal-palace-tiles =
    { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    }
terminal-palace-hand =
    { $who ->
        [you] Jouw hand
       *[other] Hand van { $name }
    }: { $cards }.
terminal-palace-in-all = { $cards }; samen { $sums }
terminal-palace-grounds =
    { $who ->
        [you] Jouw Alhambra
       *[other] Alhambra van { $name }
    }:
terminal-palace-wall = Langste muur: { $length }; { $sides }.
terminal-palace-wall-side =
    { $side ->
        [N] noordzijde
        [E] oostzijde
        [S] zuidzijde
       *[W] westzijde
    } van { $place }
terminal-palace-wall-none = Langste muur: geen.
terminal-palace-reserve =
    { $who ->
        [you] Jouw reserve
       *[other] Reserve van { $name }
    }: { $tiles }.
terminal-palace-to-place = Nog te leggen: { $tiles }.
terminal-palace-dirk = Dirk heeft geen Alhambra; zijn tegels: { $tiles }.
terminal-palace-no-grounds = Dirk heeft geen Alhambra.
terminal-palace-nothing-built = niets gebouwd
terminal-palace-wall-length = muur { $length }
terminal-palace-in-reserve = { terminal-palace-tiles } in de reserve
terminal-palace-row = { $name }: { $facts }.
terminal-palace-row-now = { $name }: { $facts }; { $more } erbij als de { palace-scoring } nu kwam.
terminal-palace-bag = In de zak: { terminal-palace-tiles }; { $types }.
terminal-palace-bag-tiles = Tegels in de zak: { $tiles }.
terminal-palace-deck =
    In de stapel: { $count ->
        [one] 1 geldkaart
       *[other] { $count } geldkaarten
    }.
terminal-palace-deck-cards = Kaarten in de stapel: { $cards }.
terminal-palace-paid = Tot nu toe betaald: { $cards }.

## Keuzes

terminal-palace-choices = Keuzes
terminal-palace-letters = Een plek kan ook met zijn letter worden gekozen.
terminal-palace-letter = letter { $letter }
terminal-palace-back = terug: naar de vorige keuzes
terminal-palace-more = tafel: alle Alhambra's en wat er over is; hulp: alles wat je kunt typen
terminal-palace-menu =
    { $branch ->
        [take] geld nemen
        [buy] een tegel kopen
        [redesign] verbouwen
        [remove] een tegel weghalen
        [build-tile] { $tile } bouwen
        [exchange-tile] een tegel ruilen voor { $tile }
        [buy-tile] { $tile } kopen
       *[place-tile] { $tile } leggen of bewaren
    }
terminal-palace-takes =
    { $count ->
        [one] 1 manier
       *[other] { $count } manieren
    }, tot { $most }
terminal-palace-exactly = { $tile } (gepast)
terminal-palace-payments =
    { $count ->
        [one] 1 betaling
       *[other] { $count } betalingen
    }
terminal-palace-removes = een van { terminal-palace-tiles } gaat naar de reserve
terminal-palace-exchanges = in plaats van een van { terminal-palace-tiles }
terminal-palace-ways =
    { $count ->
        [one] 1 manier
       *[other] { $count } manieren
    } om te { $kind ->
        [build] bouwen
        [exchange] ruilen
       *[remove] verwijderen
    }
terminal-palace-again = gepast, nog een actie
terminal-palace-gain = nu { $signed }

## Tabellen

terminal-palace-label =
    { $label ->
        [market] Markt
        [display] Open
        [hand] Hand
        [reserve] Reserve
        [to-place] Leggen
        [tiles] Tegels
        [bag] Zak
        [deck] Stapel
       *[paid] Betaald
    }
terminal-palace-column =
    { $column ->
        [wall] muur
        [hand] hand
        [reserve] res
        [now] nu
       *[points] pnt
    }
terminal-palace-empty = leeg
terminal-palace-price-walls =
    { $sides ->
        [none] geen muren
       *[other] muren { $sides }
    }
terminal-palace-pay =
    { $pay ->
        [exact] gepast
        [enough] genoeg
       *[short] { $short } tekort
    }
terminal-palace-final =
    { $over ->
        [yes] Eindafrekening
       *[no] Als het spel nu afgelopen was
    }
terminal-palace-held =
    { $number ->
        [1] Eerste telling
        [2] Tweede telling
       *[3] Derde telling
    }
terminal-palace-total-of =
    { $number ->
        [0] eerder
        [1] eerste
        [2] tweede
       *[3] derde
    }
terminal-palace-wall-points = muur
terminal-palace-together = samen
terminal-palace-total = totaal
terminal-palace-points = Punten:
terminal-palace-sum = { $name }: { $parts }, samen { palace-points }.
terminal-palace-plus = plus
terminal-palace-ordinal =
    { $place ->
        [1] 1e
        [2] 2e
       *[3] 3e
    }

## Hulp

terminal-palace-typed =
    take: neem, nemen
    buy: koop, kopen
    with: met
    build: bouw, bouwen
    at: op
    remove: verwijder, weghalen
    exchange: ruil, ruilen
    for: voor
    place: leg, leggen
    reserve: reserve
    give: geef, geven
    pass: pas, passen
    fountain: fontein
terminal-palace-help =
    neem y3, neem y1 b2, of gewoon y1 b2: geld nemen, één kaart of meer tot 5 samen.
    koop toren-9 met o4 o5: een tegel kopen; muren hoef je niet te typen als maar één tegel bedoeld kan zijn.
    koop 2 met g3 g5: hetzelfde met het nummer van de plaats; koop 2 als er maar één betaling kan.
    bouw tuin-8 op +1,-2: verbouwen, een tegel uit je reserve in je Alhambra.
    verwijder tuin-8: verbouwen, een tegel uit je Alhambra naar je reserve.
    ruil toren-9 voor tuin-8: verbouwen, een tegel uit je reserve op de plek van een andere.
    leg tuin-8 op +1,-2, of gewoon +1,-2: een gekochte tegel in je Alhambra.
    reserve tuin-8, of gewoon reserve: een gekochte tegel in je reserve.
    geef tuin-8: met twee spelers, een gekochte tegel aan Dirk.
    Plekken worden vanaf de fontein geteld: +1,-2 is één naar het oosten en twee naar het zuiden.
    Kaarten zijn y geel, g groen, b blauw, o oranje; muren zijn N noord, O oost, Z zuid, W west.
terminal-palace-legend = In een Alhambra is een dikke lijn een muur, goud in de langste buitenmuur; een dunne lijn is een open zijde; { $letter } is een plek die je met zijn letter kiest.
terminal-palace-account-legend = tegels, plaats (=: gedeeld), punten
