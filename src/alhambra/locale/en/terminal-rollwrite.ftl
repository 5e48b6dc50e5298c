# Roll & Write in the terminal, where it says more than the page or says it otherwise.

## Whoever sits at the terminal alone

terminal-rollwrite-you-whom = you
terminal-rollwrite-finished =
    { $count ->
        [one] You finished all { buildings }
       *[other] { $names } finished all { buildings } together
    }:

## How actions are typed

terminal-rollwrite-typed =
    construct: construct
    second: second
    keep: keep
    change: change
    up: up
    down: down
    gain: gain
    done: done
terminal-rollwrite-help =
    construct y3 b5, or c 3 5: build where yellow 3 and blue 5 cross.
    gain, or g: one coin for every crossing of your dice that is built.
    change y3 up, or +y3; change b4 down, or -b4: turn a die by a pip for one coin.
    second y1 b2, or s: for 3 coins a second building, with the other two dice.
    done, or d: no second building.
    keep y3 b5, or k 3 5: of four dice just rolled keep a pair, pass the other.
terminal-rollwrite-legend = On a sheet { $built } is built and { $open } can be, with the dice there.

## Where the game stands

terminal-rollwrite-set-up = Set-up
terminal-rollwrite-over = The game is over
terminal-rollwrite-chance = dice are to be rolled
terminal-rollwrite-due =
    { $who ->
        [you] your turn
       *[other] { $name }'s turn
    }: { $phase ->
        [second] a second building, or done
        [keep] keep a pair of dice
       *[turn] construct or gain
    }

## Sheets and choices

terminal-rollwrite-sheet =
    { $who ->
        [you] Your sheet
       *[other] { $name }'s sheet
    }:
terminal-rollwrite-no-sheet = { $name } is a virtual player and has no sheet.
terminal-rollwrite-dice = Dice: { $dice }.
terminal-rollwrite-row = Row y{ $yellow }: { $cells }.
terminal-rollwrite-built = { building-short } built
terminal-rollwrite-coins =
    { $coins ->
        [one] coin
       *[other] coins
    }
terminal-rollwrite-many-coins = coins, { $crossed } crossed out, { $free } to circle
terminal-rollwrite-choices = Choices:
terminal-rollwrite-or-turn = or first turn a die, for 1 coin:

## Scores

terminal-rollwrite-count = { building } { $count } of { $boxes }
terminal-rollwrite-full = full
terminal-rollwrite-points-now = { account-total } if the game ended now
terminal-rollwrite-no-points = no points of its own
terminal-rollwrite-bonus = Bonus
terminal-rollwrite-account-final = Final account
terminal-rollwrite-account-now = If the game ended now
terminal-rollwrite-account-legend = buildings, place (=2: shared by two; ★: type finished), points
terminal-rollwrite-score = Final score: { account-total }.
terminal-rollwrite-score-now = Score so far: { account-total }.
terminal-rollwrite-ahead = Ahead now: { $names }, { account-total }.
terminal-rollwrite-won = Victory: { $names }, { account-total }.
terminal-rollwrite-shared = Shared victory: { $names }, { account-total } each.
