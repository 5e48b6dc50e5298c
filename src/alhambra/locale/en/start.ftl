## The start page.

start-title = Play
start-heading = Alhambra
start-lead = Build palaces, gardens and towers: at the table with walls and money in four currencies, or with dice and a pencil.
# $game is one of the messages game-…
start-play = Play { $game }
start-playing = The table is being set …
# $level is one of the messages bot-…
start-play-note = At once, against two bots of the level { $level }. No account, no waiting.
start-about-rollwrite = Dice, a sheet of 36 buildings, coins. About 15 minutes.
start-about-palace = Money, tiles with walls, three scorings. About 30 minutes.
start-name = Your name
start-guest = Guest

start-my-tables = My tables
start-finished = Finished
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

start-join = Join a table
start-join-label = The link you were sent
start-join-go = Go there
start-join-wrong = That is not a link to a table. It should contain /table/ and an id.

start-learn = New here?
start-learn-text = The lesson teaches the game in five minutes, by playing it.
start-lesson = Begin the lesson
start-lesson-on = Go on with the lesson
start-rules = Read the rules
start-my-games = My games
