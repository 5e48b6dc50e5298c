# The arena: the help of its command, and its figures.

value-option = NAAM=WAARDE
value-address = ADRES
command-arena = bots veel partijen tegen elkaar laten spelen, en zien wie sterker is
command-arena-examples =
    voorbeelden:
      alhambra arena palace --players uniform,greedy
                                                  honderd partijen, beide op beide plaatsen
      alhambra arena palace --players greedy,master,master@50ms --games 2000
                                                  iedereen tegen iedereen; na @ het budget
      alhambra arena palace --players greedy,master@400 --seats 4
                                                  één tegen drie van de ander, en omgekeerd
      alhambra arena rollwrite --players uniform,greedy --seats 1 --option virtual=3
                                                  alleen, met dezelfde dobbelstenen: de hoogste score wint
      alhambra arena palace --players uniform,greedy --file ladder.jsonl
                                                  onderbreek met Ctrl-C; dezelfde opdracht gaat verder
      alhambra arena palace --players uniform,greedy --ray local
                                                  op alle kernen met Ray; of het adres van een cluster
    Een speler is een bot, eventueel met zijn tijd of zijn simulaties per actie: master@50ms, master@400.
    Partijen van verschillende paren hebben hetzelfde toeval, en elke speler zit even vaak op elke plaats
    als het aantal partijen een veelvoud van het aantal plaatsen is. Intervallen omvatten 95 % en tellen
    partijen met hetzelfde toeval samen. Alles hangt alleen van het startgetal af, tenzij een budget in
    tijd is.
help-arena-players = wie er spelen, met komma’s; twee aan twee als het er meer dan twee zijn
help-games = partijen van elke speler tegen elke andere (100)
help-arena-seats = plaatsen aan tafel (2); vanaf drie speelt er één tegen meerdere van de ander
help-arena-seed = een getal dat al het toeval bepaalt (0)
help-option = een optie van het spel, zoals hands=open; zo vaak als je wilt
help-arena-file = elke partij in dit bestand bewaren, en verdergaan met wat erin staat
help-arena-against = ieder ander ontmoet deze speler, alleen tegen hem, en niemand anders
help-processes = zoveel partijen tegelijk spelen (1)
help-ray = op een Ray-cluster met dit adres spelen; local start er hier een
help-csv = een regel per speler afdrukken, met komma’s
help-chart = tekenen wie hoe vaak wint, als SVG

arena-title = { $game }, { $seats ->
        [one] alleen
       *[other] { $seats } plaatsen
    }, startgetal { $seed }
arena-column-player = speler
arena-column-games = partijen
arena-column-wins = gewonnen
arena-column-margin = verschil
arena-column-score = score
arena-column-rating = rating
arena-column-time = per actie
arena-pairs = Rij tegen kolom:
arena-note =
    Bij gelijke stand wordt de winst gedeeld; het verschil is dat met de beste van de anderen.
    Ratings zijn zoals die van Elo: greedy, of anders de eerste speler, heeft er 1000.
arena-note-alone =
    Alleen wint de hoogste score met hetzelfde toeval, tenzij de virtuele spelers ook scoren.
    Ratings zijn zoals die van Elo: greedy, of anders de eerste speler, heeft er 1000.
arena-note-lone = Geteld zijn de partijen van één speler tegen { $others } keer een ander; eerlijk zou { $fair } % zijn.
arena-failed = { $player } faalde { $count } van de { $all } keer; in plaats daarvan is een willekeurige actie gespeeld. De eerste keer: { $why }
arena-cut = Afgebroken: er zijn { $done } van de { $total } partijen gespeeld. Met --file zouden ze bewaard zijn.
arena-cut-kept = Afgebroken: { $done } van de { $total } partijen staan in { $file }. Dezelfde opdracht gaat verder.
bar-left = nog { $time }
