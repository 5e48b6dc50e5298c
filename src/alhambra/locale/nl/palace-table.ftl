# Alhambra aan tafel: markt, geld, Alhambra, wat er te kiezen is, stand.

## Markt en geld

board-market = Markt
board-display = Open geld
board-display-hint = neem er één, of meer tot 5
board-display-sum = van 5
board-display-over = meer is te veel
board-hand = Je hand
board-hand-of = De hand van { $name }
board-hand-secret =
    { $count ->
        [one] één kaart, geheim
       *[other] { $count } kaarten, geheim
    }
board-hand-open =
    { $count ->
        [one] één kaart, open voor iedereen
       *[other] { $count } kaarten, open voor iedereen
    }
board-card =
    { $currency ->
        [y] { $value } gulden
        [g] { $value } dirham
        [b] { $value ->
            [one] 1 denar
           *[other] { $value } denaren
        }
       *[o] { $value ->
            [one] 1 dukaat
           *[other] { $value } dukaten
        }
    }
board-new = nieuw
board-exact = Gepast
board-exact-spoken =
    { $ways ->
        [one] gepast, op één manier
       *[other] gepast, op { $ways } manieren
    }
board-payable = Met { $paid }: { $over } te veel
board-payable-brief = { $over } te veel
board-payable-spoken = te betalen met { $paid }, { $over } te veel
board-short = { $short } te kort
board-bought = gekocht
board-empty = leeg
board-slot-empty = { $currency }: { $what }
board-side =
    { $side ->
        [N] noorden
        [E] oosten
        [S] zuiden
       *[W] westen
    }
board-walls =
    { $count ->
        [0] zonder muren
        [one] muur op het { $sides }
       *[other] muren op het { $sides }
    }

## Wat er te kiezen is

board-decide = Wat je kunt doen
board-again-prompt = Nog een actie
board-place-prompt = Leg je tegels
board-wait = { $name } is aan de beurt.
board-over = Het spel is afgelopen.
board-rest-title = Neem geld, koop een tegel of verbouw
board-rest-hint = Kies kaarten of een tegel, ook een van jezelf.
board-rest-brief = Geld nemen, kopen of verbouwen
board-again-title = Gepast betaald: nog een actie
board-again-brief = Gepast: nog een actie
board-again-waiting = { $tiles } leg je aan het einde.
board-no-exact = Gepast betalen kan nu niet.
board-chain-lead =
    { $count ->
        [one] kan één keer, en daarna nog een actie:
        [2] kan twee keer, en daarna nog een actie:
       *[other] kan { $count } keer, en daarna nog een actie:
    }
board-chain-brief =
    { $count ->
        [one] één keer, dan nog iets
        [2] twee keer, dan nog iets
       *[other] { $count } keer, dan nog iets
    }
board-with = met
board-then = dan
board-then-more = dan nog een actie
board-then-could = Daarna kun je ook { $tiles } gepast betalen.
board-one-more = nog een actie
board-all =
    { $count ->
        [one] De enige keuze, in woorden
       *[other] Alle { $count } keuzes, in woorden
    }
board-show = Tonen
board-cancel = Annuleren
board-pass = Passen
board-pass-text = Iets anders kan niet

## Betalen

board-pay-title = Betaal { $tile }
board-pay-in = in { palace-coins };
board-fits =
    { $fits ->
        [one] past op één plek, { $points }
       *[other] past op { $fits } plekken, tot { $points }
    }
board-fits-nowhere = past nog nergens
board-up-to = tot { $points }
board-pay-short = Je hebt { $have } in { palace-coins }: { $short } te kort.
board-option-exact = gepast, nog een actie
board-option-exact-brief = = gepast
board-option-over = { $over } te veel, beurt voorbij
board-option-over-brief = { $over } te veel
board-sum-title = { $sum } in { palace-coins }
board-sum-empty = Op deze plaats ligt geen tegel.
board-sum-missing = Nog { $missing } erbij en je hebt genoeg voor { $tile }.
board-sum-exact = voor { $tile }: daarna nog een actie.
board-sum-over = Genoeg voor { $tile }; { $over } te veel, en je beurt is voorbij.
board-sum-spare = { $over } meer dan { $tile } kost: laat de { $spare } weg.
board-buy = Koop { $tile }

## Geld nemen

board-take-title = Neem { $values }: samen { $total }
board-take-one = Neem { $values }
board-take-ends = Daarmee is je beurt voorbij.
board-take-chance =
    { $count ->
        [one] Er wordt één kaart getrokken
       *[other] Er worden { $count } kaarten getrokken
    }: { board-scoring } met { $chance }.
board-take-safe =
    { $count ->
        [one] Er wordt één kaart getrokken
       *[other] Er worden { $count } kaarten getrokken
    }: een telling kan niet komen.
board-take-button = Neem
board-pays = dan kun je { $tile } betalen
board-pays-exact = dan kun je { $tile } gepast betalen
board-scoring =
    { $number ->
        [1] eerste telling
        [2] tweede telling
       *[3] derde telling
    }

## Leggen en verbouwen

board-to-place = Te leggen
board-any-order = in elke volgorde
board-after-actions = aan het einde van je beurt
board-reserve = Reserve
board-no-points = geen punten
board-here = hier
board-into =
    { $where ->
        [dirk] Geef { $tile } aan Dirk
       *[reserve] Leg { $tile } in de reserve
    } { $points }
board-swap = Ruilen, { $points }
board-place-title = Leg { $tile }
board-place-hint = Kies een lichte plek, of leg de tegel in je reserve.
board-place-hint-dirk = Kies een lichte plek, leg de tegel in je reserve of geef hem aan Dirk.
board-place-nowhere = Hij past nu nergens: leg hem in je reserve.
board-numbers = De getallen: wat de volgende telling meer of minder zou brengen.
board-first-place = Bouw eerst wat je gekocht hebt, of leg het in je reserve.
board-wait-title = { $tile } is van jou
board-wait-text = Leggen doe je aan het einde van je beurt. Eerst heb je nog een actie.
board-redesign-title = Verbouwen met { $tile }
board-redesign-reserve = Bouw hem op een lichte plek, of ruil hem voor een gemarkeerde tegel, die naar je reserve gaat.
board-redesign-grounds = Leg hem in je reserve, of ruil hem voor een gemarkeerde tegel uit je reserve.
board-redesign-none = Daar kun je nu niets mee doen.
board-do-take = Neem { $cards }
board-do-buy = Koop { $tile } met { $cards }
board-do-build = Bouw { $tile } { $beside }
board-do-remove = Leg { $tile } terug in de reserve
board-do-exchange = Leg { $tile } op de plaats van { $old }
board-do-reserve = Leg { $tile } in de reserve
board-do-give = Geef { $tile } aan Dirk
board-do-build-here = Hier bouwen
board-do-remove-here = Naar de reserve
board-do-exchange-here = Ruilen
board-do-give-here = Aan Dirk geven
board-beside =
    { $side ->
        [N] ten noorden van { board-which }
        [E] ten oosten van { board-which }
        [S] ten zuiden van { board-which }
       *[W] ten westen van { board-which }
    }
board-which =
    { $tile ->
        [fountain] de fontein
       *[other] { $tile }
    }
board-the-fountain = de fontein
board-gain-short = { $points } in de volgende telling
board-instead = { $after } in plaats van { $before }
board-outcome =
    { $gain ->
        [0] { $points } zoals nu
       *[other] { $points } in plaats van { $before }
    }
board-type-place =
    { palace-buildings }: { $place ->
        [1] eerste plaats
        [2] tweede plaats
       *[3] derde plaats
    }, { board-outcome }
board-type-shared =
    { palace-buildings }: { $place ->
        [1] eerste plaats
        [2] tweede plaats
       *[3] derde plaats
    } gedeeld, { board-outcome }
board-type-none =
    { palace-buildings }: geen plaats, { board-outcome }
board-type-brief =
    { palace-buildings } { $gain }
board-wall-line = langste muur { $after } in plaats van { $before }
board-wall-same = langste muur blijft { $after }
board-wall-brief = muur { $after } { $gain }
board-changes-nothing = verandert niets aan de volgende telling
board-left =
    { $count ->
        [one] dan moet { $tiles } nog gelegd worden
       *[other] dan moeten { $tiles } nog gelegd worden
    }
board-reserve-text = Daar brengt hij geen punten; later kun je hem met een verbouwing bouwen.
board-reserve-last = Daar brengt hij geen punten, en er komt geen beurt meer om hem te bouwen.
board-give-text =
    Dirk heeft dan { palace-buildings }
board-bring = Markt, hand

## Weigeringen

board-not-here = Hier niet:
board-not-this = Deze niet:
board-why = Waarom?
board-wall-meets =
    { $side ->
        [N] de muur op het noorden
        [E] de muur op het oosten
        [S] de muur op het zuiden
       *[W] de muur op het westen
    } zou aan de open zijde van { board-which } komen.
board-open-meets =
    { $side ->
        [N] de open noordzijde
        [E] de open oostzijde
        [S] de open zuidzijde
       *[W] de open westzijde
    } zou aan de muur van { board-which } komen.
board-refused =
    { $reason ->
        [WALL_MEETS_OPEN_SIDE] muur aan open zijde
        [NOT_REACHABLE] niet te voet bereikbaar
        [NO_CONTACT] geen contact
        [LEAVES_HOLE] laat een gat
        [PLACE_TAKEN] bezet
        [FOUNTAIN_STAYS] blijft hier
        [CUTS_OFF] snijdt af
        [DOES_NOT_FIT] past niet
        [NOT_NOW] nog niet
       *[other] mag niet
    }

## De Alhambra

board-grid = Je Alhambra; pijltoetsen lopen van plek naar plek, N en P naar de lichte plekken
board-grounds-of = De Alhambra van { $name }
board-back = Terug naar { $name }
board-back-own = Terug naar mijn Alhambra
board-ground-told =
    De Alhambra van { $name }. { $count ->
        [0] Alleen de fontein.
       *[other] { $tiles }. Langste muur { $wall }.
    }
board-cell = { $spot }: { $what }
board-free = vrij
board-cell-fits = vrij, { $tile } past, { $parts }
board-cell-swap = Ruilen voor { $tile }, { $parts }
board-nearer = Dichterbij
board-farther = Verder weg
board-fit = Alles tonen
board-beyond =
    { $count ->
        [one] Nog { $count } plek
       *[other] Nog { $count } plekken
    } { $side ->
        [N] in het noorden
        [E] in het oosten
        [S] in het zuiden
       *[W] in het westen
    }
board-key-longest = langste muur
board-key-outer = buitenmuur
board-key-inner = binnenmuur, telt niet

## Stapel, zak en alle anderen

board-deck = Stapel
board-deck-short = { $deck } · betaald { $discards }
board-deck-count = { $deck } kaarten · betaald { $discards }
board-deck-brief = Stapel { $deck } · zak { $bag }
board-nth =
    { $number ->
        [1] 1e
       *[2] 2e
    }
board-ahead-within =
    { $number ->
        [1] Eerste telling
       *[2] Tweede telling
    }: { $most ->
        [one] met de volgende kaart.
       *[other] binnen { $most } kaarten.
    }
board-ahead-between =
    { $number ->
        [1] Eerste telling
       *[2] Tweede telling
    }: over { $least } tot { $most } kaarten.
board-ahead-not-yet = Deze beurt komt die nog niet.
board-ahead-each =
    { $count ->
        [one] { $chance } voor elke kaart die je neemt.
       *[other] { $chance } als je { $count } kaarten neemt.
    }
board-ahead-next =
    { $count ->
        [one] Er wordt straks één kaart getrokken: { $chance }.
       *[other] Er worden straks { $count } kaarten getrokken: { $chance }.
    }
board-ahead-end =
    Derde telling aan het einde: { $bag ->
        [0] de zak is leeg.
        [one] er zit nog één tegel in de zak.
       *[other] er zitten nog { $bag } tegels in de zak.
    }
board-stage =
    { $held ->
        [0] Nog geen telling geweest
        [1] Eén van drie tellingen geweest
        [2] Twee van drie tellingen geweest
       *[3] Alle tellingen geweest
    }
board-if-now =
    { $number ->
        [1] Als nu de eerste telling kwam
        [2] Als nu de tweede telling kwam
       *[3] Als nu de derde telling kwam
    }
board-at-end = Aan het einde
board-wall = Muur
board-next = Dan
board-points = Punten
board-place-nth =
    { $place ->
        [1] eerste plaats
        [2] tweede plaats
       *[3] derde plaats
    }
board-in-bag = In de zak: { $count }
board-cards =
    { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
board-cards-secret =
    { $count ->
        [0] Geen kaarten.
        [one] Eén kaart, geheim.
       *[other] { $count } kaarten, geheim.
    }
board-tiles =
    { $count ->
        [one] één tegel
       *[other] { $count } tegels
    }
board-reserve-count = reserve { $count }
board-reserve-of = De reserve van { $name }
board-look = Bekijk { $name }
board-chip-points =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
board-chip-next = dan { $points }
board-chip-wall = muur { $wall }
board-chip-look = Bekijk de Alhambra
board-chip-standings = Iedereen vergelijken
board-standings = De stand
board-you = Jij
board-dirk-tiles = De tegels van Dirk
board-dirk-text = Dirk heeft geen Alhambra en geen muur; zijn tegels tellen mee bij de meerderheden.
board-deed-exact = gepast
board-before = ervoor:
board-ground-brief =
    De Alhambra van { $name }: { $count ->
        [0] alleen de fontein
        [one] één gebouw, muur { $wall }
       *[other] { $count } gebouwen, muur { $wall }
    }{ $new ->
        [none] { "" }
       *[other] , nieuw: { $new }
    }
board-display-brief = tot 5
board-deed =
    { $deed ->
        [took] nam
        [bought] kocht
        [placed] bouwde
        [built] bouwde
        [removed] haalde weg
        [exchanged] ruilde
        [reserved] in reserve
        [gave] gaf Dirk
       *[passed] paste
    }

board-film-exact = gepast
board-film-over = { $over } te veel
board-film-hand = kaarten { $before } → { $after }
board-film-new = Nieuw voor jou:
board-film-for = voor { palace-coins }
board-film-payable = gepast te betalen
