# What the terminal alone says of the board game: its screens, its menus, its help.

## Money, tiles, walls

palace-colour =
    { $slot ->
        [0] yellow
        [1] green
        [2] blue
       *[3] orange
    }
palace-sum = { palace-colour } { $sum }
palace-side =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
palace-side-letter =
    { $side ->
        [N] N
        [E] E
        [S] S
       *[W] W
    }
palace-walls =
    { $count ->
        [0] no walls
        [one] wall { $sides }
       *[other] walls { $sides }
    }
palace-wall-change = wall { $before } to { $after }
palace-wall-stays = wall stays { $after }
palace-type = { building } { $count }
palace-none = none

## What happened: whole sentences

palace-dealt = { $name } started with { $cards }: { $total } in all.
palace-first = First player: { $name }.
palace-scored = The { palace-scoring } was held.
palace-left-got = { $name } got { $tile }, with the most money in { palace-coins }.
palace-left-tied = { $tile } stays: { $names } have equally much { palace-coins }.

## What happened: the rest of a sentence that begins with a name

palace-took = took { $cards }
palace-bought =
    bought { $tile } with { $cards } ({ $over ->
        [0] exactly
       *[other] { $over } too much
    })
palace-placed = placed { $tile } at { $place }
palace-built = built { $tile } from the reserve at { $place }
palace-removed = took { $tile } back into the reserve
palace-exchanged = exchanged { $old } for { $tile } from the reserve
palace-reserved = put { $tile } into the reserve
palace-gave = gave { $tile } to Dirk
palace-passed = passed, since nothing else was possible

## What a choice would bring

palace-brings-sums = then { $sums }
palace-brings-pays =
    { $exact ->
        [yes] pays { $tile } exactly
       *[no] pays { $tile }
    }
palace-brings-paid =
    { $over ->
        [0] exactly, another action
       *[other] { $over } too much
    }
palace-brings-fits =
    { $fits ->
        [0] fits nowhere yet
        [one] 1 place
       *[other] { $fits } places
    }
palace-brings-dirk = Dirk then has { palace-buildings }
palace-brings-reserve =
    { $last ->
        [yes] scores nothing there
       *[no] scores nothing there, can be built later
    }
palace-brings-pass = nothing else is possible

## Scorings

palace-scoring =
    { $number ->
        [1] first scoring
        [2] second scoring
       *[3] third scoring
    }
palace-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
palace-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
       *[3] 3rd place
    }
palace-place-shared = { palace-place } shared by { $shared }

## Where the game stands

terminal-palace-stage =
    { $stage ->
        [set-up] Set-up
        [first] Before the first scoring
        [second] After the first scoring
        [third] After the second scoring
        [ending] The end of the game
       *[over] The game is over
    }
terminal-palace-due =
    { $who ->
        [you] your
       *[other] { $name }'s
    } turn: { $doing ->
        [place] place what was bought
        [place-left] place what was left on the market
        [again] another action after paying exactly
       *[turn] take money, buy a tile or redesign
    }
terminal-palace-chance = cards or tiles are to be drawn
terminal-palace-now = now: if the { palace-scoring } were held now
terminal-palace-ahead = Ahead now: { $names }, { palace-points }.
terminal-palace-won =
    { $count ->
        [one] Victory: { $names }, { palace-points }.
       *[other] Shared victory: { $names }, { palace-points } each.
    }

## Market, hands, grounds

terminal-palace-slot = Market slot { $number }, { palace-colour }: { $tile }, price { $price }, { $walls }.
terminal-palace-slot-empty = Market slot { $number }, { palace-colour }: empty.
terminal-palace-display = Money on display: { $cards }.
terminal-palace-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-palace-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
terminal-palace-hand =
    { $who ->
        [you] Your
       *[other] { $name }'s
    } hand: { $cards }.
terminal-palace-in-all = { $cards }; in all { $sums }
terminal-palace-grounds =
    { $who ->
        [you] Your
       *[other] { $name }'s
    } grounds:
terminal-palace-wall = Longest wall: { $length }; { $sides }.
terminal-palace-wall-side =
    { $side ->
        [N] north side
        [E] east side
        [S] south side
       *[W] west side
    } of { $place }
terminal-palace-wall-none = Longest wall: none.
terminal-palace-reserve =
    { $who ->
        [you] Your
       *[other] { $name }'s
    } reserve: { $tiles }.
terminal-palace-to-place = Still to be placed: { $tiles }.
terminal-palace-dirk = Dirk has no grounds; his tiles: { $tiles }.
terminal-palace-no-grounds = Dirk has no grounds.
terminal-palace-nothing-built = nothing built
terminal-palace-wall-length = wall { $length }
terminal-palace-in-reserve = { terminal-palace-tiles } in reserve
terminal-palace-row = { $name }: { $facts }.
terminal-palace-row-now = { $name }: { $facts }; { $more } more if the { palace-scoring } were now.
terminal-palace-bag = In the bag: { terminal-palace-tiles }; { $types }.
terminal-palace-bag-tiles = Tiles in the bag: { $tiles }.
terminal-palace-deck =
    In the deck: { $count ->
        [one] 1 money card
       *[other] { $count } money cards
    }.
terminal-palace-deck-cards = Cards in the deck: { $cards }.
terminal-palace-paid = Paid so far: { $cards }.

## Choices

terminal-palace-choices = Choices
terminal-palace-letters = A place can be chosen by its letter too.
terminal-palace-letter = letter { $letter }
terminal-palace-back = back: to the choices before
terminal-palace-more = table: all grounds and what is left; help: everything you can type
terminal-palace-menu =
    { $branch ->
        [take] take money
        [buy] buy a tile
        [redesign] redesign
        [remove] take a tile back
        [build-tile] build { $tile }
        [exchange-tile] exchange a tile for { $tile }
        [buy-tile] buy { $tile }
       *[place-tile] place or keep { $tile }
    }
terminal-palace-takes =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }, up to { $most }
terminal-palace-exactly = { $tile } (exactly)
terminal-palace-payments =
    { $count ->
        [one] 1 payment
       *[other] { $count } payments
    }
terminal-palace-removes = one of { terminal-palace-tiles } goes into the reserve
terminal-palace-exchanges = in place of one of { terminal-palace-tiles }
terminal-palace-ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    } to { $kind ->
        [build] build
        [exchange] exchange
       *[remove] take back
    }
terminal-palace-again = exactly, act again
terminal-palace-gain = { $signed } now

## Tables

terminal-palace-label =
    { $label ->
        [market] Market
        [display] Display
        [hand] Hand
        [reserve] Reserve
        [to-place] To place
        [tiles] Tiles
        [bag] Bag
        [deck] Deck
       *[paid] Paid
    }
terminal-palace-column =
    { $column ->
        [wall] wall
        [hand] hand
        [reserve] res
        [now] now
       *[points] pts
    }
terminal-palace-empty = empty
terminal-palace-price-walls =
    { $sides ->
        [none] no walls
       *[other] walls { $sides }
    }
terminal-palace-pay =
    { $pay ->
        [exact] exactly
        [enough] enough
       *[short] { $short } short
    }
terminal-palace-final =
    { $over ->
        [yes] Final account
       *[no] If the game ended now
    }
terminal-palace-held =
    { $number ->
        [1] First scoring
        [2] Second scoring
       *[3] Third scoring
    }
terminal-palace-total-of =
    { $number ->
        [0] before
        [1] first
        [2] second
       *[3] third
    }
terminal-palace-wall-points = wall
terminal-palace-together = together
terminal-palace-total = total
terminal-palace-points = Points:
terminal-palace-sum = { $name }: { $parts }, { palace-points } in all.
terminal-palace-plus = plus
terminal-palace-ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
       *[3] 3rd
    }

## Help

terminal-palace-typed =
    take: take
    buy: buy
    with: with
    build: build
    at: at
    remove: remove
    exchange: exchange
    for: for
    place: place
    reserve: reserve
    give: give
    pass: pass
    fountain: fountain
terminal-palace-help =
    take y3, take y1 b2, or just y1 b2: take money, one card or several up to 5 in all.
    buy tower-9 with o4 o5: buy a tile; walls need not be typed where one tile can be meant.
    buy 2 with g3 g5: the same by the number of its slot; buy 2 where one payment is possible.
    build garden-8 at +1,-2: redesign, a tile of your reserve into your grounds.
    remove garden-8: redesign, a tile of your grounds into your reserve.
    exchange tower-9 for garden-8: redesign, a tile of your reserve in place of one built.
    place garden-8 at +1,-2, or just +1,-2: a tile you have bought into your grounds.
    reserve garden-8, or just reserve: a tile you have bought into your reserve.
    give garden-8: with two players, a tile you have bought to Dirk.
    Places are counted from the fountain: +1,-2 is one to the east and two to the south.
    Cards are y yellow, g green, b blue, o orange; walls are N, E, S, W.
terminal-palace-legend = In grounds a thick line is a wall, gold in the longest outer wall; a thin line is an open side; { $letter } is a place to choose by its letter.
terminal-palace-account-legend = tiles, place (=: shared), points
