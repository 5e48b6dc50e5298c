# Het bordspel, verteld: tegels, geld, plekken, en wat er gebeurde.

## Tegels, geld, plekken

palace-tile-name = { building } { $price }
palace-currency =
    { $currency ->
        [y] gulden
        [g] dirham
        [b] denar
       *[o] dukaat
    }
# Waar weinig plaats is; één letter zou voor drie ervan staan.
palace-currency-code =
    { $currency ->
        [y] Gu
        [g] Di
        [b] De
       *[o] Du
    }
palace-coins =
    { $currency ->
        [y] guldens
        [g] dirhams
        [b] denaren
       *[o] dukaten
    }
# Arcaden en vertrekken zijn er meer op één tegel.
palace-buildings =
    { $count ->
        [0] geen { buildings }
        [one] { $building ->
            [A] 1 tegel { building }
            [C] 1 tegel { building }
           *[other] 1 { building }
        }
       *[other] { $count } { buildings }
    }
palace-money = { palace-currency } { $values }
palace-cards =
    { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
# In words: figures are prices.
palace-steps =
    { $steps ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
       *[other] { $steps }
    } { $way ->
        [E] ten oosten
        [W] ten westen
        [N] ten noorden
       *[S] ten zuiden
    }
palace-spot = { $steps } van de fontein

## Wat er gebeurde

palace-told-drew =
    { $scoring ->
        [0] Dirk begint met { $tiles }.
       *[other] Dirk trok { $tiles }.
    }
palace-told-dealt = { $name } begint met { $cards }: samen { $total }.
palace-told-dealt-hidden = { $name } begint met { $cards }.
palace-told-first =
    { $by ->
        [cards] { $name } heeft de minste kaarten en begint.
        [money] { $name } heeft het minste geld van wie de minste kaarten heeft, en begint.
       *[seat] { $name } begint: de laagste zitplaats van wie even weinig heeft.
    }
palace-told-laid = Nieuw open geld: { $cards }.
palace-told-laid-hidden =
    { $count ->
        [one] Nieuw open geld: een kaart.
       *[other] Nieuw open geld: { $count } kaarten.
    }
palace-told-tile = Nieuw op de markt: { $tile } voor { palace-coins }.
palace-told-reshuffled = Het betaalde geld werd tot een nieuwe stapel geschud.
palace-told-scoring-card =
    { $number ->
        [1] De eerste telkaart kwam boven.
       *[2] De tweede telkaart kwam boven.
    }
palace-told-took = { $name } nam { $cards }.
palace-told-took-hidden =
    { $count ->
        [one] { $name } nam een kaart.
       *[other] { $name } nam { $count } kaarten.
    }
palace-told-bought-exactly = { $name } kocht { $tile } en betaalde gepast, met { $cards }.
palace-told-bought-over = { $name } kocht { $tile } met { $cards }, { $over } te veel.
palace-told-bought = { $name } kocht { $tile } met { $cards }.
palace-told-placed = { $name } legde { $tile }: { $spot }.
palace-told-built = { $name } bouwde { $tile } uit de reserve: { $spot }.
palace-told-removed = { $name } haalde { $tile } terug in de reserve.
palace-told-exchanged = { $name } ruilde { $old } voor { $tile } uit de reserve.
palace-told-wall = De langste muur ging van { $before } naar { $after }.
palace-told-reserved = { $name } legde { $tile } in de reserve.
palace-told-gave = { $name } gaf { $tile } aan Dirk.
palace-told-passed = { $name } paste: iets anders kon niet.
palace-told-last-turn =
    { $why ->
        [bag] De zak is leeg: er komt geen beurt meer.
       *[market] De markt kan niet meer worden gevuld: er komt geen beurt meer.
    }
palace-told-scored = { palace-scoring-name }: { $points }.
palace-told-got = { $name } krijgt { $tile }, met het meeste geld in { palace-coins }.
palace-told-tied = { $tile } blijft op de markt: { $names } hebben evenveel geld in { palace-coins }.
palace-told-nobody = { $tile } blijft op de markt: niemand heeft { palace-coins }.
palace-scoring-name =
    { $number ->
        [1] Eerste telling
        [2] Tweede telling
       *[3] Derde telling
    }
