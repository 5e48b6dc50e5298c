# Alhambra at the table: market, money, grounds, what can be decided, standings.

## Market and money

board-market = Market
board-display = Display
board-display-hint = take one, or several up to 5
board-display-sum = of 5
board-display-over = another goes over
board-hand = Your hand
board-hand-of = { $name }’s hand
board-hand-secret =
    { $count ->
        [one] one card, secret
       *[other] { $count } cards, secret
    }
board-hand-open =
    { $count ->
        [one] one card, seen by all
       *[other] { $count } cards, seen by all
    }
board-card =
    { $currency ->
        [y] { $value ->
            [one] 1 florin
           *[other] { $value } florins
        }
        [g] { $value ->
            [one] 1 dirham
           *[other] { $value } dirhams
        }
        [b] { $value ->
            [one] 1 denar
           *[other] { $value } denars
        }
       *[o] { $value ->
            [one] 1 ducat
           *[other] { $value } ducats
        }
    }
board-new = new
board-exact = Exact
board-exact-spoken =
    { $ways ->
        [one] exact, one way
       *[other] exact, { $ways } ways
    }
board-payable = Pay { $paid }, lose { $over }
board-payable-brief = lose { $over }
board-payable-spoken = payable with { $paid }, { $over } lost
board-short = { $short } short
board-bought = bought
board-empty = empty
board-slot-empty = { $currency }: { $what }
board-side =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
board-walls =
    { $count ->
        [0] no walls
        [one] wall { $sides }
       *[other] walls { $sides }
    }

## What can be decided

board-decide = What to do
board-again-prompt = Act again
board-place-prompt = Place your tiles
board-wait = { $name } is to move.
board-over = The game is over.
board-rest-title = Take money, buy a tile or redesign
board-rest-hint = Choose a tile, a card, or a tile of your grounds.
board-rest-brief = Take money, buy or redesign
board-again-title = You paid exactly: act again
board-again-brief = Exact: act again
board-again-waiting = You place { $tiles } at the end.
board-no-exact = Nothing can be paid exactly now.
board-chain-lead =
    { $count ->
        [one] is possible once, and then one more action:
        [2] is possible twice, and then one more action:
       *[other] is possible { $count } times, and then one more action:
    }
board-chain-brief =
    { $count ->
        [one] once, then once more
        [2] twice, then once more
       *[other] { $count } times, then once more
    }
board-with = with
board-then = then
board-then-more = then one more action
board-then-could = After that { $tiles } can be paid exactly too.
board-one-more = one more action
board-all =
    { $count ->
        [one] The only choice, in words
       *[other] All { $count } choices, in words
    }
board-show = Show
board-cancel = Cancel
board-pass = Pass
board-pass-text = Nothing else is possible

## Paying

board-pay-title = Pay for { $tile }
board-pay-in = in { palace-coins };
board-fits =
    { $fits ->
        [one] fits one place, { $points }
       *[other] fits { $fits } places, up to { $points }
    }
board-fits-nowhere = fits nowhere yet
board-up-to = up to { $points }
board-pay-short = You have { $have } in { palace-coins }: { $short } short.
board-option-exact = exact, act again
board-option-exact-brief = = exact
board-option-over = { $over } lost, turn ends
board-option-over-brief = { $over } lost
board-sum-title = { $sum } in { palace-coins }
board-sum-empty = There is no tile in this slot.
board-sum-missing = { $missing } more would pay { $tile }.
board-sum-exact = pays { $tile }, and you act again.
board-sum-over = Pays { $tile }; { $over } would be lost, and the turn ends.
board-sum-spare = { $over } more than { $tile } costs: leave out the { $spare }.
board-buy = Buy { $tile }

## Taking money

board-take-title = Take { $values }: { $total } in all
board-take-one = Take { $values }
board-take-ends = The turn ends.
board-take-chance =
    { $count ->
        [one] One card is drawn
       *[other] { $count } cards are drawn
    }: { board-scoring } with { $chance }.
board-take-safe =
    { $count ->
        [one] One card is drawn
       *[other] { $count } cards are drawn
    }: no scoring can come.
board-take-button = Take
board-pays = then { $tile } can be paid
board-pays-exact = then { $tile } can be paid exactly
board-scoring =
    { $number ->
        [1] first scoring
        [2] second scoring
       *[3] third scoring
    }

## Placing and redesigning

board-to-place = To place
board-any-order = any order
board-after-actions = when your turn ends
board-reserve = Reserve
board-no-points = no points
board-here = here
board-into =
    { $where ->
        [dirk] Give { $tile } to Dirk
       *[reserve] Put { $tile } into the reserve
    } { $points }
board-swap = Exchange, { $points }
board-place-title = Place { $tile }
board-place-hint = Choose a lit place, or put it into your reserve.
board-place-hint-dirk = Choose a lit place, put it into your reserve, or give it to Dirk.
board-place-nowhere = It fits nowhere now: put it into your reserve.
board-numbers = The numbers: what the next scoring would bring more or less.
board-first-place = First build what you bought, or put it into your reserve.
board-wait-title = { $tile } is yours
board-wait-text = You place it when your turn ends. First act again.
board-redesign-title = Redesign with { $tile }
board-redesign-reserve = Build it in a lit place, or let it take the place of a marked tile, which goes into your reserve.
board-redesign-grounds = Put it into your reserve, or let a marked tile of your reserve take its place.
board-redesign-none = Nothing can be done with it now.
board-do-take = Take { $cards }
board-do-buy = Buy { $tile } with { $cards }
board-do-build = Build { $tile } { $beside }
board-do-remove = Put { $tile } back into the reserve
board-do-exchange = Put { $tile } in the place of { $old }
board-do-reserve = Put { $tile } into the reserve
board-do-give = Give { $tile } to Dirk
board-do-build-here = Build here
board-do-remove-here = Into the reserve
board-do-exchange-here = Exchange
board-do-give-here = Give to Dirk
board-beside =
    { $side ->
        [N] north of { board-which }
        [E] east of { board-which }
        [S] south of { board-which }
       *[W] west of { board-which }
    }
board-which =
    { $tile ->
        [fountain] the fountain
       *[other] { $tile }
    }
board-the-fountain = the fountain
board-gain-short = { $points } in the next scoring
board-instead = { $after } instead of { $before }
board-outcome =
    { $gain ->
        [0] { $points } as before
       *[other] { $points } instead of { $before }
    }
board-type-place =
    { palace-buildings }: { $place ->
        [1] first place
        [2] second place
       *[3] third place
    }, { board-outcome }
board-type-shared =
    { palace-buildings }: { $place ->
        [1] first place
        [2] second place
       *[3] third place
    } shared, { board-outcome }
board-type-none =
    { palace-buildings }: no place, { board-outcome }
board-type-brief =
    { palace-buildings } { $gain }
board-wall-line = longest wall { $after } instead of { $before }
board-wall-same = longest wall stays { $after }
board-wall-brief = wall { $after } { $gain }
board-changes-nothing = changes nothing in the next scoring
board-left =
    { $count ->
        [one] then { $tiles } is left to place
       *[other] then { $tiles } are left to place
    }
board-reserve-text = It scores nothing there; a redesign can build it later.
board-reserve-last = It scores nothing there, and no turn is left to build it.
board-give-text =
    Dirk then has { palace-buildings }
board-bring = Market, hand

## Refusals

board-not-here = Not here:
board-not-this = Not this one:
board-why = Why?
board-wall-meets =
    { $side ->
        [N] the north wall
        [E] the east wall
        [S] the south wall
       *[W] the west wall
    } would meet the open side of { board-which }.
board-open-meets =
    { $side ->
        [N] the open north side
        [E] the open east side
        [S] the open south side
       *[W] the open west side
    } would meet the wall of { board-which }.
board-refused =
    { $reason ->
        [WALL_MEETS_OPEN_SIDE] wall meets open side
        [NOT_REACHABLE] not reachable on foot
        [NO_CONTACT] no contact
        [LEAVES_HOLE] leaves a hole
        [PLACE_TAKEN] taken
        [FOUNTAIN_STAYS] stays here
        [CUTS_OFF] cuts others off
        [DOES_NOT_FIT] does not fit
        [NOT_NOW] not yet
       *[other] not allowed
    }

## Grounds

board-grid = Your grounds; arrow keys walk, N and P go to the lit places
board-grounds-of = { $name }’s grounds
board-back = Back to { $name }’s grounds
board-back-own = Back to my grounds
board-ground-told =
    { $name }’s grounds. { $count ->
        [0] Only the fountain.
       *[other] { $tiles }. Longest wall { $wall }.
    }
board-cell = { $spot }: { $what }
board-free = free
board-cell-fits = free, { $tile } fits, { $parts }
board-cell-swap = Exchange for { $tile }, { $parts }
board-nearer = Nearer
board-farther = Farther
board-fit = Show everything
board-beyond =
    { $count ->
        [one] { $count } more place
       *[other] { $count } more places
    } { $side ->
        [N] in the north
        [E] in the east
        [S] in the south
       *[W] in the west
    }
board-key-longest = longest wall
board-key-outer = outer wall
board-key-inner = inner wall, counts nothing

## Deck, bag and everybody

board-deck = Deck
board-deck-short = { $deck } · discards { $discards }
board-deck-count = { $deck } cards · discards { $discards }
board-deck-brief = Deck { $deck } · bag { $bag }
board-nth =
    { $number ->
        [1] 1st
       *[2] 2nd
    }
board-ahead-within =
    { $number ->
        [1] First scoring
       *[2] Second scoring
    }: { $most ->
        [one] with the next card.
       *[other] within { $most } draws.
    }
board-ahead-between =
    { $number ->
        [1] First scoring
       *[2] Second scoring
    }: in { $least } to { $most } draws.
board-ahead-not-yet = It does not come this turn.
board-ahead-each =
    { $count ->
        [one] { $chance } for each card you take.
       *[other] { $chance } if you take { $count } cards.
    }
board-ahead-next =
    { $count ->
        [one] One card is drawn next: { $chance }.
       *[other] { $count } cards are drawn next: { $chance }.
    }
board-ahead-end =
    Third scoring at the end: { $bag ->
        [0] the bag is empty.
        [one] one tile is left in the bag.
       *[other] { $bag } tiles are left in the bag.
    }
board-stage =
    { $held ->
        [0] No scoring held yet
        [1] One of three scorings held
        [2] Two of three scorings held
       *[3] All scorings held
    }
board-if-now =
    { $number ->
        [1] If the first scoring came now
        [2] If the second scoring came now
       *[3] If the third scoring came now
    }
board-at-end = At the end
board-wall = Wall
board-next = Next
board-points = Points
board-place-nth =
    { $place ->
        [1] first place
        [2] second place
       *[3] third place
    }
board-in-bag = In the bag: { $count }
board-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
board-cards-secret =
    { $count ->
        [0] No cards.
        [one] One card, secret.
       *[other] { $count } cards, secret.
    }
board-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
board-reserve-count = reserve { $count }
board-reserve-of = { $name }’s reserve
board-look = Look at { $name }’s things
board-chip-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
board-chip-next = next { $points }
board-chip-wall = wall { $wall }
board-chip-look = Look at the grounds
board-chip-standings = Compare everybody
board-standings = How it stands
board-you = You
board-dirk-tiles = Dirk’s tiles
board-dirk-text = Dirk has no grounds and no wall; his tiles take part in the majorities.
board-deed-exact = exactly
board-before = before:
board-ground-brief =
    { $name }’s grounds: { $count ->
        [0] only the fountain
        [one] one building, wall { $wall }
       *[other] { $count } buildings, wall { $wall }
    }{ $new ->
        [none] { "" }
       *[other] , new: { $new }
    }
board-display-brief = up to 5
board-deed =
    { $deed ->
        [took] took
        [bought] bought
        [placed] built
        [built] built
        [removed] removed
        [exchanged] exchanged
        [reserved] reserved
        [gave] gave Dirk
       *[passed] passed
    }

board-film-exact = exactly
board-film-over = { $over } too much
board-film-hand = hand { $before } → { $after }
board-film-new = New for you:
board-film-for = for { palace-coins }
board-film-payable = exactly payable
