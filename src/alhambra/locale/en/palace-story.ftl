# The board game, told: tiles, money, places, and what happened.

## Tiles, money, places

palace-tile-name = { building } { $price }
palace-currency =
    { $currency ->
        [y] florin
        [g] dirham
        [b] denar
       *[o] ducat
    }
# Where there is little room; one letter would stand for three of them.
palace-currency-code =
    { $currency ->
        [y] Fl
        [g] Di
        [b] De
       *[o] Du
    }
palace-coins =
    { $currency ->
        [y] florins
        [g] dirhams
        [b] denars
       *[o] ducats
    }
# Arcades and chambers are several in one tile.
palace-buildings =
    { $count ->
        [0] no { buildings }
        [one] { $building ->
            [A] 1 tile of { building }
            [C] 1 tile of { building }
           *[other] 1 { building }
        }
       *[other] { $count } { buildings }
    }
palace-money = { palace-currency } { $values }
palace-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
# In words: figures are prices.
palace-steps =
    { $steps ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $steps }
    } { $way ->
        [E] east
        [W] west
        [N] north
       *[S] south
    }
palace-spot = { $steps } of the fountain

## What happened

palace-told-drew =
    { $scoring ->
        [0] Dirk begins with { $tiles }.
       *[other] Dirk drew { $tiles }.
    }
palace-told-dealt = { $name } begins with { $cards }: { $total } in all.
palace-told-dealt-hidden = { $name } begins with { $cards }.
palace-told-first =
    { $by ->
        [cards] { $name } has the fewest cards and begins.
        [money] { $name } has the least money of those with the fewest cards and begins.
       *[seat] { $name } begins: the lowest of the seats that have equally little.
    }
palace-told-laid = New in the display: { $cards }.
palace-told-laid-hidden =
    { $count ->
        [one] New in the display: a card.
       *[other] New in the display: { $count } cards.
    }
palace-told-tile = New on the market: { $tile } for { palace-coins }.
palace-told-reshuffled = The money paid so far was shuffled into a new deck.
palace-told-scoring-card =
    { $number ->
        [1] The first scoring card came up.
       *[2] The second scoring card came up.
    }
palace-told-took = { $name } took { $cards }.
palace-told-took-hidden =
    { $count ->
        [one] { $name } took a card.
       *[other] { $name } took { $count } cards.
    }
palace-told-bought-exactly = { $name } bought { $tile } exactly, with { $cards }.
palace-told-bought-over = { $name } bought { $tile } with { $cards }, { $over } too much.
palace-told-bought = { $name } bought { $tile } with { $cards }.
palace-told-placed = { $name } placed { $tile }: { $spot }.
palace-told-built = { $name } built { $tile } from the reserve: { $spot }.
palace-told-removed = { $name } took { $tile } back into the reserve.
palace-told-exchanged = { $name } exchanged { $old } for { $tile } from the reserve.
palace-told-wall = The longest wall went from { $before } to { $after }.
palace-told-reserved = { $name } put { $tile } into the reserve.
palace-told-gave = { $name } gave { $tile } to Dirk.
palace-told-passed = { $name } passed: nothing else was possible.
palace-told-last-turn =
    { $why ->
        [bag] The bag is empty: no further turn is played.
       *[market] The market cannot be filled any more: no further turn is played.
    }
palace-told-scored = { palace-scoring-name }: { $points }.
palace-told-got = { $name } gets { $tile }, with the most money in { palace-coins }.
palace-told-tied = { $tile } stays on the market: { $names } have equally much money in { palace-coins }.
palace-told-nobody = { $tile } stays on the market: nobody has any { palace-coins }.
palace-scoring-name =
    { $number ->
        [1] First scoring
        [2] Second scoring
       *[3] Third scoring
    }
