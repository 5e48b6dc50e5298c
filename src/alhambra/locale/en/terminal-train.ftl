# Training: the help of its command, and what it says.

command-train = let a bot learn by playing against itself
command-train-examples =
    examples:
      alhambra train rollwrite --players 2 --games 400000
                                                  learn for two players, into rollwrite-2.weights
      alhambra train rollwrite --players 1 --virtual 3 --games 400000 --file alone.weights
                                                  alone against three virtual players
    Bots play against themselves, and what they expected of a position is moved towards what came of it.
    The file keeps what is learned so far: Ctrl-C whenever you like, the same call goes on, and a call
    with more games learns on. The levels play by the files in the folder `weights` beside the bots of
    a game. At the end games are played apart, without learning, to say how far expectations are off.
help-train-players = learn for so many players (2)
help-train-games = until the file has seen so many games (100000)
help-train-seed = a number that decides all chance of a new file (0)
help-train-file = the file to keep what is learned in (GAME-PLAYERS.weights)
help-train-virtual = alone: against so many virtual players

train-cut =
    Broken off after { $done } of { $total } games. { $kept ->
        [0] None of them is kept yet: the same call begins anew.
       *[other] The same call goes on after the first { $kept }, which are kept.
    }
train-done = { $file } has seen { $games } games:
