# Roll & Write: buildings, choices, what they bring, the story, the account.

## Buildings, crossings, dice, players

a-building =
    { $building ->
        [P] a pavilion
        [S] a seraglio
        [A] arcades
        [C] chambers
        [G] a garden
       *[T] a tower
    }
the-building =
    { $building ->
        [P] the pavilion
        [S] the seraglio
        [A] the arcades
        [C] the chambers
        [G] the garden
       *[T] the tower
    }
building-count =
    { $count ->
        [one] { a-building }
       *[other] { $count } { buildings }
    }
a-line =
    { $line ->
        [row] row { $number }
       *[column] column { $number }
    }
crossing-name = { building } in row { $yellow }, column { $blue }
crossing-built = { $place }: built
dice-yellow = yellow { $pips }
dice-blue = blue { $pips }
virtual-player = Virtual { $letter }
nothing = nothing
none = none

## The sheet

sheet-of = { $name }’s sheet
sheet-back = Back to { $name }’s sheet
sheet-described = { $name }’s sheet. Built: { $marks }. Dice: { $dice }.
sheet-crossings = The buildings of the sheet; arrow keys walk, with Shift from lit crossing to lit crossing
sheet-turns = Turn a die for a coin
coins-described =
    { $left ->
        [0] No coins to spend
        [one] One coin to spend
       *[other] { $left } coins to spend
    }, { $crossed } crossed out, { $free } not circled yet
rule-link = Rule { $rule }
refused-built = You have already built { the-building } in row { $yellow }, column { $blue }.
missing-dice =
    { $which ->
        [yellow] You have no yellow { $yellow } for this pair.
        [blue] You have no blue { $blue } for this pair.
       *[both] You have neither a yellow { $yellow } nor a blue { $blue }.
    }
missing-coins =
    { $coins ->
        [one] One coin would turn a die to it
       *[other] { $coins } coins would turn your dice to it
    }{ $enough ->
        [yes] .
       *[no] ; you have { $left }.
    }

## What there is to decide

decide = What to do
hint-turn = Build where two dice meet
hint-turn-new = Choose a building where a yellow and a blue die meet
hint-dice = Or turn a die by one for a coin: press a pale die.
hint-gain = All crossings are built: gain coins, or turn a die first
hint-second =
    Build a second one for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }?
hint-keep = Which pair do you keep? The other one goes to { $name }
hint-wait = { $name } is to move
hint-over = The game is over
# The steps of a turn, with a number before each.
step-dice = Dice
step-build = Build
step-keep = Keep a pair
step-done = done

## Choices

choice-construct-short = Build { the-building }
choice-second-short = Build { the-building } as well
choice-construct = Build { the-building } in row { $yellow }, column { $blue }
choice-second =
    Build { the-building } as well, in row { $yellow }, column { $blue }, for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
choice-change-yellow =
    Turn yellow { $pips } to { $to } for { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }
choice-change-blue =
    Turn blue { $pips } to { $to } for { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }
choice-gain =
    { $coins ->
        [0] Gain no coins, roll all dice
        [one] Gain one coin
       *[other] Gain { $coins } coins
    }
choice-gain-instead =
    { $coins ->
        [0] Roll all dice instead
        [one] Gain one coin instead
       *[other] Gain { $coins } coins instead
    }
choice-place = row { $yellow }, column { $blue }
choice-keep = Keep yellow { $yellow } and blue { $blue }
choice-done = No second building
keep-short = Keep
keep-passes = { $name } gets
choice-confirm = Do it
choice-cancel = Not yet
# The same on a small screen.
choices-brief =
    { $count ->
        [one] The only choice
        [2] Both choices
       *[other] All { $count } choices
    }
choices-all =
    { $count ->
        [one] The only choice, in words
        [2] Both choices, in words
       *[other] All { $count } choices, in words
    }

## What a choice would bring

brings-points =
    { $points ->
        [0] no points now
        [one] { $signed } point now
       *[other] { $signed } points now
    }
brings-type = { $count } of { $boxes } { buildings }, no place yet
brings-type-place =
    { $count } of { $boxes } { buildings }: { $place ->
        [1] first
        [2] second
       *[3] third
    } place, { $points ->
        [one] one point
       *[other] { $points } points
    }
brings-type-shared =
    { $count } of { $boxes } { buildings }: { $place ->
        [1] first
        [2] second
       *[3] third
    } place with others, { $points ->
        [one] one point
       *[other] { $points } points
    }
brings-line =
    { $marks } in { a-line }: { $points ->
        [one] one point
       *[other] { $points } points
    }
brings-line-begun = { $marks } in { a-line }
brings-coins =
    { $coins ->
        [one] { $signed } coin
       *[other] { $signed } coins
    }
brings-opens = opens { $buildings }
brings-opens-nothing = opens nothing new
brings-pass =
    { $who ->
        [you] you get
       *[other] { $name } gets
    } yellow { $yellow } and blue { $blue }
brings-done = the dice left are passed on

## The score sheet

score-title = Score sheet
score-player = Player
score-lines = Lines
score-coins = Coins
score-now = Now
score-free = Free places
score-free-spoken = still free: { $points } points
score-bonus = Bonus
score-spoken =
    { $count } of { $boxes }, { $points ->
        [one] one point
       *[other] { $points } points
    }
score-first = first player
score-finished =
    Finished: { $place ->
        [1] first place
        [2] second place
        [3] third place
       *[other] no place left
    }
score-how = What the numbers mean
score-note = Above is how many buildings of a type somebody has, below what the type is worth if the game ended now. The row of free places shows the points of the places nobody has for certain yet. “Now” is all of these together with lines and coins.
place-short =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] –
    }
others-title = Other sheets
# The film of what the others did; the dice follow.
film-dice = { $name } passes you
film-lines =
    { $points ->
        [one] one point for lines
       *[other] { $points } points for lines
    }
# What somebody did last, in brief; symbols of the buildings follow.
deed-built = built
deed-gained =
    { $coins ->
        [0] rolled anew
        [one] +1 coin
       *[other] +{ $coins } coins
    }
others-look =
    Look at { $name }’s sheet. { $coins ->
        [0] No coins
        [one] One coin
       *[other] { $coins } coins
    }. Dice: { $dice }.

## The story

# Who did it; $who is you of whoever sits alone at a terminal, and is not given by pages.
event-who =
    { $who ->
        [you] You
       *[other] { $name }
    }
event-first = First player: { event-who }.
event-started = { event-who } began with { $buildings }.
event-round = Round { $round } of { $rounds }
event-changed-yellow = { event-who } turned yellow { $pips } to { $to } for a coin.
event-changed-blue = { event-who } turned blue { $pips } to { $to } for a coin.
event-built = { event-who } built { a-building } in row { $yellow }, column { $blue } ({ $count } of { $boxes }).
event-built-second = { event-who } built { a-building } in row { $yellow }, column { $blue } as well, for coins ({ $count } of { $boxes }).
event-line =
    { $line ->
        [row] Row
       *[column] Column
    } { $number } now has { $marks } buildings: { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-gained =
    { $coins ->
        [0] { event-who } gained no coins.
        [one] { event-who } gained a coin.
       *[other] { event-who } gained { $coins } coins.
    }
event-kept = { event-who } kept yellow { $yellow } and blue { $blue }.
event-passed = { event-who } passed yellow { $yellow } and blue { $blue } to { $to }.
event-rolled = { event-who } rolled { $dice }.
event-marked = { $name } rolled yellow { $yellow }, blue { $blue } and marked { a-building } ({ $count } of { $boxes }).
event-missed = { $name } rolled yellow { $yellow }, blue { $blue }: no { building } is left to mark.
event-finished =
    { $count ->
        [one] { $names } finished all { buildings }
       *[other] { $names } finished all { buildings } together
    }:
event-finished-place =
    { $place ->
        [1] first
        [2] second
       *[3] third
    } place.
event-finished-points =
    { $place ->
        [1] first
        [2] second
       *[3] third
    } place, { $points ->
        [one] one point
       *[other] { $points } points
    }{ $count ->
        [one] .
       *[other] {" "}each.
    }
event-finished-no-place = no place is left.

## The account

account-alone =
    { $name } has { $points ->
        [one] one point.
       *[other] { $points } points.
    }
account-total =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
account-part = Part
account-how = How
account-points = Points
account-count = { $count } of { $boxes }
account-none = none built
account-no-place = no place left
account-place =
    { $place ->
        [1] first place
        [2] second place
       *[3] third place
    }
account-shared =
    { $place ->
        [1] first place
        [2] second place
       *[3] third place
    }, shared by { $shared }
account-finished =
    finished, { $place ->
        [1] first place
        [2] second place
       *[3] third place
    }
account-finished-shared =
    finished, { $place ->
        [1] first place
        [2] second place
       *[3] third place
    } shared by { $shared }
account-types = Buildings
account-line =
    { $line ->
        [row] Row { $number }
       *[column] Column { $number }
    }
account-marks = { $marks } of 6
account-lines = Rows and columns
account-coins = Coins
account-coins-left = { $coins } left
account-bonus = Bonus of a virtual player
account-all = Total
rollwrite-decided-types = Points for { buildings }
rollwrite-decided-type = { $name } { $points } with { $count }, { $rival } { $less } with { $fewer }.
rollwrite-decided = { $name } { $points }, { $rival } { $less }.
rollwrite-went-well = Your best: { buildings }, +{ $points }
rollwrite-went-well-lines = Your best: rows and columns, +{ $points }
rollwrite-went-well-built =
    You built { $count ->
        [one] one building
       *[other] { $count } buildings
    }
