# De tellingen van het bordspel: stap voor stap, en de afrekening aan het einde.

## Naar de tellingen

palace-scorings = Tellingen
palace-scoring-short =
    { $number ->
        [1] 1e
        [2] 2e
       *[3] 3e
    }
palace-scoring-open =
    { $number ->
        [1] De eerste telling bekijken
        [2] De tweede telling bekijken
       *[3] De derde telling bekijken
    }
palace-scoring-steps = Stap voor stap
palace-scoring-now = Als er nu geteld werd
palace-scoring-if =
    { $number ->
        [1] Als de eerste telling nu kwam
        [2] Als de tweede telling nu kwam
       *[3] Als de derde telling nu kwam
    }

## Stap voor stap

palace-walk-places-count =
    { $number ->
        [1] Alleen de eerste plaats telt.
        [2] De eerste en de tweede plaats tellen.
       *[3] De eerste, tweede en derde plaats tellen.
    }
palace-walk-calm = Niemand wacht op je.
palace-walk-steps = Onderdelen van de telling
palace-walk-points =
    { $number ->
        [1] Punten: eerste
        [2] Punten: eerste / tweede
       *[3] Punten: eerste / tweede / derde
    }
palace-walk-wall = Muur
palace-walk-side = 1 per zijde
palace-walk-walls = Muren
palace-walk-total = Totaal
palace-walk-sum = Punten
palace-walk-next = Verder: { $what }
palace-walk-back = Terug
palace-walk-skip = Meteen naar het totaal
palace-walk-done = Klaar
palace-walk-another =
    Door naar de { $number ->
        [2] tweede
       *[3] derde
    } telling
palace-walk-alone =
    { $names } heeft er { $count } en is { $place ->
        [1] eerste
        [2] tweede
       *[3] derde
    }
palace-walk-shared = { $names } hebben er elk { $count } en delen { palace-walk-places }
# $places: de nummers van de plaatsen die worden gedeeld
palace-walk-places =
    { $places ->
        [1] de eerste plaats
        [2] de tweede plaats
        [3] de derde plaats
        [12] de eerste en de tweede plaats
        [23] de tweede en de derde plaats
       *[123] de eerste tot en met de derde plaats
    }
palace-walk-each = elk { $points }
palace-walk-rounded = elk { $points }, naar beneden afgerond
palace-walk-behind =
    { $rows ->
        [one] { $names } heeft er { $count } en geen plaats.
       *[other] { $names } hebben er elk { $count } en geen plaats.
    }
palace-walk-none =
    { $rows ->
        [one] { $names } heeft er geen.
       *[other] { $names } hebben er geen.
    }
palace-walk-nobody = Niemand heeft er een gebouwd.
palace-walk-wall-why = Een punt voor elke zijde van de langste buitenmuur:
palace-walk-wall-rest = Binnenmuren en kortere stukken leveren niets op.
palace-walk-wall-length = muur { $length }
palace-walk-no-wall = geen muur
palace-walk-after = Punten na deze telling:
palace-walk-after-if = Punten zouden dan zijn:
palace-walk-grounds = De Alhambra van { $name } bij deze telling
palace-walk-tiles = De tegels van Dirk

## De afrekening aan het einde

palace-account-scorings = Alle tellingen
palace-account-player = Speler
palace-account-total = Totaal
palace-account-walls = waarvan { $walls } voor muren
palace-account-left = Over op de markt

palace-decided-when = { $when }, { buildings }
palace-decided-type = { $name } +{ $points } met { $count }, { $rival } +{ $less } met { $fewer }.
palace-decided-walls = Muren
palace-decided-wall = { $name } +{ $points } in totaal, { $rival } +{ $less }.
palace-decided-payments = Gepast betaald, telkens met een extra actie
palace-decided-exact = { $name } { $count } keer, { $rival } { $fewer } keer.
palace-in-scoring =
    { $number ->
        [1] in de eerste telling
        [2] in de tweede telling
       *[3] in de derde telling
    }
palace-went-well = Je beste: { buildings } { $when }, +{ $points }
palace-went-well-first = Je beste: { buildings } { $when }, eerste plaats, +{ $points }
palace-went-well-wall = Je beste: een muur van { $length }
palace-went-well-built =
    Je bouwde { $count ->
        [one] één gebouw
       *[other] { $count } gebouwen
    }
