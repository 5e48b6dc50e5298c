## The start page.

start-title = Play
start-heading = Alhambra
start-lead = Build palaces, gardens and towers: at the table with walls and money in four currencies, or with dice and a pencil.
# $game is one of the messages game-…
start-play = Play { $game }
start-play-now = Play
start-playing = The table is being set …
start-about-rollwrite = Dice, a sheet of 36 buildings, coins. 15 minutes.
start-about-palace = Tiles, walls and four currencies. Three scorings. 30 minutes.
start-minutes-rollwrite = 15 min
start-minutes-palace = 30 min
start-change = Change
start-change-of = Change who plays { $game }
start-solo = Solo
start-solo-rollwrite = Roll & Write alone, for a medal. 8 minutes.
start-play-solo = Play solo
start-change-solo = Change the solo game
start-solo-best =
    Best { $score }{ $medal ->
        [gold] , gold.
        [silver] , silver.
        [bronze] , bronze.
       *[none] .
    }
start-solo-next =
    { $missing } more for { $medal ->
        [gold] gold
        [silver] silver
       *[bronze] bronze
    }.
start-solo-first =
    { $points } points earn { $medal ->
        [gold] gold
        [silver] silver
       *[bronze] bronze
    }.
start-solo-versus = Beat every virtual player.
start-name = Your name
# What a screen reader says of the button that shows the name.
start-name-of = { $name }: change the name
start-name-done = Done
start-guest = Guest

## The table to go on with

start-turn-here = It is your turn
start-continue = Continue
start-continue-game = Continue { $game }
start-look = Go there
start-last = Your last game
# $names is a list such as "Lubna, Isaac and Elvira".
start-with = with { $names }
start-standing =
    You are { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] number { $place }
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }
start-standing-alone =
    You have { $points ->
        [one] one point
       *[other] { $points } points
    }
start-more-tables =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }

start-my-tables = My tables
start-finished = Finished ({ $count })
start-your-turn = Your turn
start-waiting = Others are to move
start-gathering = Not started yet
start-replay = Replay
start-won = Victory, { $score } points
start-placed = Place { $place }, { $score } points
start-scored = { $score } points
start-somebody = somebody
start-alone = alone
# $count is how many finished tables are not shown at first.
start-more = { $count ->
    [one] One more
   *[other] { $count } more
}
start-search = Search my tables
start-older = Show older tables
start-found = { $count ->
    [0] No such table
    [one] One table found
   *[other] { $count } tables found
}
start-seat-free = free seat

start-new = A table of your own
start-game = Game
start-players = Players
start-seats = Who plays?
start-seat = Seat { $number }
start-seat-me = Me ({ $name })
start-seat-open = A friend, by link
start-seat-here = Somebody at this screen
start-seat-name = Name at seat { $number }
start-open-note = You get a link to send to your friends. The game begins when every seat is taken.
start-nameless = Everybody at this screen needs a name.
start-nobody = At least one person must play here: choose yourself or somebody at this screen.
start-make = Set the table
# What the game does with so many players, where it is not plain.
start-players-palace-2 = With two, Dirk plays along. He is imaginary: no turns, no money, no grounds, only tiles that take part in the majorities. You may give him a tile that you bought; he can never win.
start-players-rollwrite-1 = Virtual players play along with dice alone: in every round each of them rolls a building and marks it. They take places in the majorities from you; to beat them, choose the goal to have more points than each.
start-players-rollwrite-2 = With two, a virtual player plays along: in every round dice mark a building for it, and it takes places in the majorities from you.

option-virtual = Virtual players
option-virtual-2 = two
option-virtual-3 = three
option-virtual-4 = four
option-goal = Goal
option-goal-score = As many points as possible
option-goal-versus = More points than every virtual player
option-hands = Hands
option-hands-secret = secret
option-hands-open = open: everybody sees all cards
option-end = End of the game
option-end-refill = when the market cannot be refilled
option-end-empty-bag = as soon as the bag is empty

start-people = With people
start-make-people = Make a table
start-join-open = Join by code
start-join-label = The link or the code that you were sent
start-join-hint = Code or link
start-join-go = Join
start-join-wrong = That is not a link to a table. It should contain /table/ and an id.

start-learn = New here?
start-learn-text = The lesson teaches the game in five minutes, by playing it.
start-lesson = Lesson in 5 minutes
start-lesson-of = Lesson: { $game }
start-lesson-on-of = Go on with the lesson: { $game }
start-rules = Read the rules
start-rules-short = Rules
start-my-games = My games
