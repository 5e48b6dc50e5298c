# Alhambra am Tisch: Bauhof, Geld, Alhambra, was zu entscheiden ist, Stand.

## Bauhof und Geld

board-market = Bauhof
board-display = Auslage
board-display-hint = eine, oder mehrere bis 5
board-display-sum = von 5
board-display-over = jede weitere ist zu viel
board-hand = Deine Hand
board-hand-of = Die Hand von { $name }
board-hand-secret =
    { $count ->
        [one] eine Karte, geheim
       *[other] { $count } Karten, geheim
    }
board-hand-open =
    { $count ->
        [one] eine Karte, offen für alle
       *[other] { $count } Karten, offen für alle
    }
board-card =
    { $currency ->
        [y] { $value } Gulden
        [g] { $value } Dirham
        [b] { $value } Denar
       *[o] { $value ->
            [one] 1 Dukat
           *[other] { $value } Dukaten
        }
    }
board-new = neu
board-exact = Passend
board-exact-spoken =
    { $ways ->
        [one] passend, auf eine Art
       *[other] passend, auf { $ways } Arten
    }
board-payable = Mit { $paid }: { $over } zu viel
board-payable-brief = { $over } zu viel
board-payable-spoken = bezahlbar mit { $paid }, { $over } zu viel
board-short =
    { $short ->
        [one] 1 fehlt
       *[other] { $short } fehlen
    }
board-bought = gekauft
board-empty = leer
board-slot-empty = { $currency }: { $what }
board-side =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
board-walls =
    { $count ->
        [0] ohne Mauern
        [one] Mauer im { $sides }
       *[other] Mauern im { $sides }
    }

## Was zu entscheiden ist

board-decide = Was du tun kannst
board-again-prompt = Noch eine Aktion
board-place-prompt = Leg deine Plättchen an
board-wait = { $name } ist am Zug.
board-over = Das Spiel ist vorbei.
board-rest-title = Nimm Geld, kauf ein Plättchen oder bau um
board-rest-hint = Wähle ein Plättchen oder Karten.
board-rest-brief = Geld nehmen, kaufen, umbauen
board-again-title = Passend bezahlt: noch eine Aktion
board-again-brief = Passend: noch eine Aktion
board-again-waiting = { $tiles } legst du am Ende an.
board-no-exact = Passend zahlen kannst du gerade nichts.
board-chain-lead =
    { $count ->
        [one] geht einmal, danach noch eine Aktion:
        [2] geht zweimal, danach noch eine Aktion:
       *[other] geht { $count }-mal, danach noch eine Aktion:
    }
board-chain-brief =
    { $count ->
        [one] einmal, dann noch etwas
        [2] zweimal, dann noch etwas
       *[other] { $count }-mal, dann noch etwas
    }
board-with = mit
board-then = dann
board-then-more = dann noch eine Aktion
board-then-could = Danach geht auch { $tiles } passend.
board-one-more = noch eine Aktion
board-all =
    { $count ->
        [one] Die einzige Möglichkeit, in Worten
       *[other] Alle { $count } Möglichkeiten, in Worten
    }
board-show = Zeigen
board-cancel = Abbrechen
board-pass = Passen
board-pass-text = Etwas anderes ist nicht möglich

## Bezahlen

board-pay-title = { $tile } bezahlen
board-pay-in = in { palace-coins };
board-fits =
    { $fits ->
        [one] ein Platz, { $points }
       *[other] { $fits } Plätze, bis { $points }
    }
board-fits-nowhere = passt noch nirgends hin
board-up-to = bis { $points }
board-pay-short =
    { $short ->
        [one] Du hast { $have } in { palace-coins }: 1 fehlt.
       *[other] Du hast { $have } in { palace-coins }: { $short } fehlen.
    }
board-option-exact = passend, noch eine Aktion
board-option-exact-brief = = passend
board-option-over = { $over } zu viel, Zug zu Ende
board-option-over-brief = { $over } zu viel
board-sum-title = { $sum } in { palace-coins }
board-sum-empty = Auf diesem Platz liegt kein Plättchen.
board-sum-missing =
    { $missing ->
        [one] Noch 1 fehlt für { $tile }.
       *[other] Noch { $missing } fehlen für { $tile }.
    }
board-sum-exact = für { $tile }: danach noch eine Aktion.
board-sum-over = Reicht für { $tile }; { $over } zu viel, und dein Zug ist zu Ende.
board-sum-spare = { $over } mehr, als { $tile } kostet: Lass die { $spare } weg.
board-buy = { $tile } kaufen

## Geld nehmen

board-take-title = { $values } nehmen: zusammen { $total }
board-take-one = { $values } nehmen
board-take-ends = Damit endet dein Zug.
board-take-chance =
    { $count ->
        [one] Eine Karte wird gezogen
       *[other] { $count } Karten werden gezogen
    }: { board-scoring } mit { $chance }.
board-take-safe =
    { $count ->
        [one] Eine Karte wird gezogen
       *[other] { $count } Karten werden gezogen
    }: Eine Wertung kann nicht kommen.
board-take-button = Nehmen
board-pays = dann reicht es für { $tile }
board-pays-exact = dann geht { $tile } passend
board-scoring =
    { $number ->
        [1] erste Wertung
        [2] zweite Wertung
       *[3] dritte Wertung
    }

## Anlegen und umbauen

board-to-place = Anzulegen
board-any-order = Reihenfolge egal
board-after-actions = am Ende deines Zuges
board-reserve = Reserve
board-no-points = keine Punkte
board-here = hier
board-into =
    { $where ->
        [dirk] { $tile } an Dirk geben
       *[reserve] { $tile } in die Reserve legen
    } { $points }
board-swap = Tauschen, { $points }
board-place-title = { $tile } anlegen
board-place-hint = Wähle einen hellen Platz oder leg es in deine Reserve.
board-place-hint-dirk = Wähle einen hellen Platz, leg es in deine Reserve oder gib es Dirk.
board-place-nowhere = Es passt gerade nirgends hin: Leg es in deine Reserve.
board-numbers = Die Zahlen: was die nächste Wertung mehr oder weniger brächte.
board-first-place = Lege zuerst an, was du gekauft hast, oder nimm es in deine Reserve.
board-wait-title = { $tile } gehört dir
board-wait-text = Angelegt wird am Ende deines Zuges. Zuerst hast du noch eine Aktion.
board-redesign-title = Umbauen mit { $tile }
board-redesign-reserve = Bau es an einem hellen Platz, oder tausche es gegen ein markiertes Plättchen, das dann in deine Reserve kommt.
board-redesign-grounds = Leg es in deine Reserve, oder tausche es gegen ein markiertes Plättchen der Reserve.
board-redesign-none = Damit lässt sich gerade nichts tun.
board-do-take = { $cards } nehmen
board-do-buy = { $tile } mit { $cards } kaufen
board-do-build = { $tile } { $beside } bauen
board-do-remove = { $tile } zurück in die Reserve legen
board-do-exchange = { $tile } an die Stelle von { $old } legen
board-do-reserve = { $tile } in die Reserve legen
board-do-give = { $tile } an Dirk geben
board-do-build-here = Hier bauen
board-do-remove-here = In die Reserve
board-do-exchange-here = Tauschen
board-do-give-here = An Dirk geben
board-beside =
    { $side ->
        [N] nördlich { board-which }
        [E] östlich { board-which }
        [S] südlich { board-which }
       *[W] westlich { board-which }
    }
board-which =
    { $tile ->
        [fountain] vom Brunnen
       *[other] von { $tile }
    }
board-the-fountain = Brunnen
board-gain-short = { $points } in der nächsten Wertung
board-instead = { $after } statt { $before }
board-outcome =
    { $gain ->
        [0] { $points } wie bisher
       *[other] { $points } statt { $before }
    }
board-type-place =
    { palace-buildings }: { $place ->
        [1] Platz 1
        [2] Platz 2
       *[3] Platz 3
    }, { board-outcome }
board-type-shared =
    { palace-buildings }: { $place ->
        [1] Platz 1
        [2] Platz 2
       *[3] Platz 3
    } geteilt, { board-outcome }
board-type-none =
    { palace-buildings }: ohne Platz, { board-outcome }
board-type-brief =
    { palace-buildings } { $gain }
board-wall-line = längste Mauer { $after } statt { $before }
board-wall-same = längste Mauer bleibt { $after }
board-wall-brief = Mauer { $after } { $gain }
board-changes-nothing = ändert nichts an der nächsten Wertung
board-left =
    { $count ->
        [one] danach bleibt { $tiles } anzulegen
       *[other] danach bleiben { $tiles } anzulegen
    }
board-reserve-text = Dort bringt es keine Punkte; bauen kannst du es später mit einem Umbau.
board-reserve-last = Dort bringt es keine Punkte, und es folgt kein Zug mehr, um es zu bauen.
board-give-text =
    Dirk hat dann { palace-buildings }
board-bring = Bauhof, Hand

## Ablehnungen

board-not-here = Hier nicht:
board-not-this = Dieses nicht:
board-why = Warum?
board-wall-meets =
    { $side ->
        [N] Die Mauer im Norden
        [E] Die Mauer im Osten
        [S] Die Mauer im Süden
       *[W] Die Mauer im Westen
    } würde auf die offene Seite { $tile ->
        [fountain] des Brunnens
       *[other] von { $tile }
    } treffen.
board-open-meets =
    { $side ->
        [N] Die offene Nordseite
        [E] Die offene Ostseite
        [S] Die offene Südseite
       *[W] Die offene Westseite
    } würde auf die Mauer { board-which } treffen.
board-refused =
    { $reason ->
        [WALL_MEETS_OPEN_SIDE] Mauer an offener Seite
        [NOT_REACHABLE] nicht zu Fuß erreichbar
        [NO_CONTACT] ohne Kontakt
        [LEAVES_HOLE] lässt ein Loch
        [PLACE_TAKEN] besetzt
        [FOUNTAIN_STAYS] bleibt hier
        [CUTS_OFF] schneidet ab
        [DOES_NOT_FIT] passt nicht
        [NOT_NOW] noch nicht
       *[other] nicht erlaubt
    }

## Die Alhambra

board-grid = Deine Alhambra; Pfeiltasten gehen von Platz zu Platz, N und P zu den hellen Plätzen
board-grounds-of = Die Alhambra von { $name }
board-back = Zurück zu { $name }
board-back-own = Zurück zu meiner Alhambra
board-ground-told =
    Die Alhambra von { $name }. { $count ->
        [0] Nur der Brunnen.
       *[other] { $tiles }. Längste Mauer { $wall }.
    }
board-cell = { $spot }: { $what }
board-free = frei
board-cell-fits = frei, { $tile } passt, { $parts }
board-cell-swap = Tauschen gegen { $tile }, { $parts }
board-nearer = Näher
board-farther = Weiter weg
board-fit = Alles zeigen
board-beyond =
    { $count ->
        [one] Noch { $count } Platz
       *[other] Noch { $count } Plätze
    } { $side ->
        [N] im Norden
        [E] im Osten
        [S] im Süden
       *[W] im Westen
    }
board-key-longest = längste Mauer
board-key-outer = Außenmauer
board-key-inner = Innenmauer, zählt nicht

## Stapel, Beutel und alle anderen

board-deck = Stapel
board-deck-short = { $deck } · bezahlt { $discards }
board-deck-count = { $deck } Karten · bezahlt { $discards }
board-deck-brief = Stapel { $deck } · Beutel { $bag }
board-nth =
    { $number ->
        [1] 1.
       *[2] 2.
    }
board-ahead-within =
    { $number ->
        [1] Erste Wertung
       *[2] Zweite Wertung
    }: { $most ->
        [one] mit der nächsten Karte.
       *[other] in höchstens { $most } Karten.
    }
board-ahead-between =
    { $number ->
        [1] Erste Wertung
       *[2] Zweite Wertung
    }: in { $least } bis { $most } Karten.
board-ahead-not-yet = In diesem Zug kommt sie noch nicht.
board-ahead-each =
    { $count ->
        [one] { $chance } für jede Karte, die du nimmst.
       *[other] { $chance }, wenn du { $count } Karten nimmst.
    }
board-ahead-next =
    { $count ->
        [one] Eine Karte wird gleich gezogen: { $chance }.
       *[other] { $count } Karten werden gleich gezogen: { $chance }.
    }
board-ahead-end =
    Dritte Wertung am Ende: { $bag ->
        [0] Der Beutel ist leer.
        [one] Ein Plättchen ist noch im Beutel.
       *[other] { $bag } Plättchen sind noch im Beutel.
    }
board-stage =
    { $held ->
        [0] Noch keine Wertung
        [1] Eine von drei Wertungen
        [2] Zwei von drei Wertungen
       *[3] Alle Wertungen
    }
board-if-now =
    { $number ->
        [1] Käme jetzt die erste Wertung
        [2] Käme jetzt die zweite Wertung
       *[3] Käme jetzt die dritte Wertung
    }
board-at-end = Am Ende
board-wall = Mauer
board-next = Dann
board-points = Punkte
board-place-nth =
    { $place ->
        [1] Platz 1
        [2] Platz 2
       *[3] Platz 3
    }
board-in-bag = Im Beutel: { $count }
board-cards =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
board-cards-secret =
    { $count ->
        [0] Keine Karten.
        [one] Eine Karte, geheim.
       *[other] { $count } Karten, geheim.
    }
board-tiles =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
board-reserve-count = Reserve { $count }
board-reserve-of = Die Reserve von { $name }
board-look = { $name } ansehen
board-chip-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
board-chip-next = dann { $points }
board-chip-wall = Mauer { $wall }
board-chip-look = Alhambra ansehen
board-chip-standings = Alle vergleichen
board-standings = Der Stand
board-you = Du
board-dirk-tiles = Dirks Plättchen
board-dirk-text = Dirk hat keine Alhambra und keine Mauer; seine Plättchen zählen bei den Mehrheiten mit.
board-deed-exact = passend
board-before = davor:
board-ground-brief =
    Die Alhambra von { $name }: { $count ->
        [0] nur der Brunnen
        [one] ein Gebäude, Mauer { $wall }
       *[other] { $count } Gebäude, Mauer { $wall }
    }{ $new ->
        [none] { "" }
       *[other] , neu: { $new }
    }
board-display-brief = bis 5
board-deed =
    { $deed ->
        [took] nahm
        [bought] kaufte
        [placed] baute
        [built] baute
        [removed] entfernte
        [exchanged] tauschte
        [reserved] in Reserve
        [gave] gab Dirk
       *[passed] passte
    }

board-film-exact = passend
board-film-over = { $over } zu viel
board-film-hand = Hand { $before } → { $after }
board-film-new = Neu für dich:
board-film-for = für { palace-coins }
board-film-payable = passend zahlbar
