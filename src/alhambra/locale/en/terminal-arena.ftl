# The arena: the help of its command, and its figures.

value-option = KEY=VALUE
value-address = ADDRESS
command-arena = let bots meet over many games and say who is stronger
command-arena-examples =
    examples:
      alhambra arena palace --players uniform,greedy
                                                  a hundred games, both at both seats
      alhambra arena palace --players greedy,master,master@50ms --games 2000
                                                  everybody meets everybody; a budget after @
      alhambra arena palace --players greedy,master@400 --seats 4
                                                  one against three copies of the other, and the reverse
      alhambra arena rollwrite --players uniform,greedy --seats 1 --option virtual=3
                                                  alone, with the same dice: the better score wins
      alhambra arena palace --players uniform,greedy --file ladder.jsonl
                                                  Ctrl-C whenever you like; the same call goes on
      alhambra arena palace --players uniform,greedy --ray local
                                                  on all cores by Ray; or the address of a cluster
    A player is a bot, perhaps with its time or its simulations for an action: master@50ms, master@400.
    Games of different pairs have the same chance, and every player sits equally often at every seat
    where the games are a multiple of the seats. Intervals hold 95 % and count games of the same chance
    together. What is played depends on the seed alone, unless a budget is in time.
help-arena-players = who meets, with commas; two by two if they are more than two
help-games = games of each player against each other (100)
help-arena-seats = seats at the table (2); from three on one player against copies of the other
help-arena-seed = a number that decides all chance (0)
help-option = an option of the game, such as hands=open; as often as you like
help-arena-file = keep every game in this file, and go on with what it holds
help-arena-against = everybody else meets this player, alone against it, and nobody else
help-processes = play so many games at once (1)
help-ray = play on a Ray cluster at this address; local starts one here
help-csv = print a line for every player, with commas
help-chart = draw the shares of the victory, as SVG

arena-title = { $game }, { $seats ->
        [one] alone
       *[other] { $seats } seats
    }, seed { $seed }
arena-column-player = player
arena-column-games = games
arena-column-wins = victories
arena-column-margin = margin
arena-column-score = score
arena-column-rating = rating
arena-column-time = per action
arena-pairs = Row against column:
arena-note =
    Victories are shared in a tie; the margin is to the best of the others.
    Ratings are like Elo's: greedy, or the first player, has 1000.
arena-note-alone =
    Alone, the best score with the same chance wins, unless the virtual players score too.
    Ratings are like Elo's: greedy, or the first player, has 1000.
arena-note-lone = Counted are games of one player against { $others } copies of another; fair would be { $fair } %.
arena-failed = { $player } failed { $count } of { $all } times, and a random action was played instead. The first time: { $why }
arena-cut = Broken off: { $done } of { $total } games were played. With --file they would be kept.
arena-cut-kept = Broken off: { $done } of { $total } games are kept in { $file }. The same call goes on.
bar-left = { $time } left
