# The scorings of the board game: the walk through them, and the account at the end.

## Ways to the scorings

palace-scorings = Scorings
palace-scoring-short =
    { $number ->
        [1] 1st
        [2] 2nd
       *[3] 3rd
    }
palace-scoring-open =
    { $number ->
        [1] Show the first scoring
        [2] Show the second scoring
       *[3] Show the third scoring
    }
palace-scoring-steps = Step by step
palace-scoring-now = If it came now
palace-scoring-if =
    { $number ->
        [1] If the first scoring came now
        [2] If the second scoring came now
       *[3] If the third scoring came now
    }

## The walk

palace-walk-places-count =
    { $number ->
        [1] Only the first place counts.
        [2] First and second places count.
       *[3] First, second and third places count.
    }
palace-walk-calm = Nobody waits for you.
palace-walk-steps = Parts of the scoring
palace-walk-points =
    { $number ->
        [1] Points: first
        [2] Points: first / second
       *[3] Points: first / second / third
    }
palace-walk-wall = Wall
palace-walk-side = 1 a side
palace-walk-walls = Walls
palace-walk-total = Total
palace-walk-sum = Points
palace-walk-next = Next: { $what }
palace-walk-back = Back
palace-walk-skip = Skip to the total
palace-walk-done = Done
palace-walk-another =
    On to the { $number ->
        [2] second
       *[3] third
    } scoring
palace-walk-alone =
    { $names } has { $count } and is { $place ->
        [1] first
        [2] second
       *[3] third
    }
palace-walk-shared = { $names } have { $count } each and share { palace-walk-places }
# $places: the numbers of the places that are shared
palace-walk-places =
    { $places ->
        [1] the first place
        [2] the second place
        [3] the third place
        [12] first and second place
        [23] second and third place
       *[123] first to third place
    }
palace-walk-each = { $points } each
palace-walk-rounded = { $points } each, rounded down
palace-walk-behind =
    { $rows ->
        [one] { $names } has { $count } and no place.
       *[other] { $names } have { $count } each and no place.
    }
palace-walk-none =
    { $rows ->
        [one] { $names } has none.
       *[other] { $names } have none.
    }
palace-walk-nobody = Nobody has built any.
palace-walk-wall-why = A point for each side of the longest outer wall:
palace-walk-wall-rest = Inner walls and shorter stretches bring nothing.
palace-walk-wall-length = wall { $length }
palace-walk-no-wall = no wall
palace-walk-after = Points after it:
palace-walk-after-if = Points then:
palace-walk-grounds = { $name }’s grounds at this scoring
palace-walk-tiles = Dirk’s tiles

## The account at the end

palace-account-scorings = All scorings
palace-account-player = Player
palace-account-total = Total
palace-account-walls = { $walls } of them for walls
palace-account-left = Left on the market

palace-decided-when = { $when }, { buildings }
palace-decided-type = { $name } +{ $points } with { $count }, { $rival } +{ $less } with { $fewer }.
palace-decided-walls = Walls
palace-decided-wall = { $name } +{ $points } in all, { $rival } +{ $less }.
palace-decided-payments = Exact payments, each with one more action
palace-decided-exact = { $name } { $count }, { $rival } { $fewer }.
palace-in-scoring =
    { $number ->
        [1] in the first scoring
        [2] in the second scoring
       *[3] in the third scoring
    }
palace-went-well = Your best: { buildings } { $when }, +{ $points }
palace-went-well-first = Your best: { buildings } { $when }, first place, +{ $points }
palace-went-well-wall = Your best: a wall of { $length }
palace-went-well-built =
    You built { $count ->
        [one] one building
       *[other] { $count } buildings
    }
