## My games.

mygames-title = My games
mygames-none = You have not played a game to its end here yet. Every finished game will be counted here.
mygames-where = These figures are kept by this server, for this browser, and are shown to nobody else.
mygames-forget = Forget me
mygames-forget-sure = Forget your name, your figures and which tables are yours? At every table you become “Somebody”, in games that run, in replays and in records from now on; what others have saved stays as it is. Words that you typed for the dice stay too, since games are checked by them. This cannot be taken back; games that run go on without you.
mygames-players = { $players } players, against { $rivals }
mygames-against-mixed = several kinds of rivals
mygames-against-person = people
mygames-alone =
    { $goal ->
        [versus] alone, to beat { $virtual } virtual players
       *[score] alone with { $virtual } virtual players, for points
    }
mygames-games = Games
mygames-wins = Victories
mygames-mean = Average
mygames-best = Best
mygames-curve = Points over time, the latest last: { $scores }. Lowest { $low }, highest { $high }.
mygames-medal =
    { $medal ->
        [gold] gold: { $count }
        [silver] silver: { $count }
       *[bronze] bronze: { $count }
    }
mygames-totals = All together
mygames-list = All games
mygames-all = Show all { $count }
mygames-longest = Longest row of victories
mygames-now = Right now in a row
mygames-place =
    { $place ->
        [1] won
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }
