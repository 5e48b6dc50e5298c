# Training: the help of its command, and what it says.

command-train = einen Bot lernen lassen, indem er gegen sich selbst spielt
command-train-examples =
    Beispiele:
      alhambra train rollwrite --players 2 --games 400000
                                                  für zwei Spieler lernen, in rollwrite-2.weights
      alhambra train rollwrite --players 1 --virtual 3 --games 400000 --file alone.weights
                                                  allein gegen drei virtuelle Spieler
    Bots spielen gegen sich selbst, und was sie von einer Stellung erwartet haben, rückt dem näher, was
    daraus wurde. Die Datei hebt auf, was bisher gelernt ist: Strg-C, wann du willst, derselbe Befehl macht
    weiter, und mit mehr Partien wird weitergelernt. Die Stufen spielen mit den Dateien im Ordner `weights`
    neben den Bots eines Spiels. Am Ende werden Partien getrennt davon gespielt, ohne zu lernen, um zu
    sagen, wie weit die Erwartungen danebenliegen.
help-train-players = für so viele Spieler lernen (2)
help-train-games = bis die Datei so viele Partien gesehen hat (100000)
help-train-seed = eine Zahl, die allen Zufall einer neuen Datei bestimmt (0)
help-train-file = die Datei, die aufhebt, was gelernt ist (SPIEL-SPIELER.weights)
help-train-virtual = allein: gegen so viele virtuelle Spieler

train-cut =
    Nach { $done } von { $total } Partien abgebrochen. { $kept ->
        [0] Davon ist noch nichts aufgehoben: Derselbe Befehl fängt von vorn an.
       *[other] Derselbe Befehl macht nach den ersten { $kept } weiter, die aufgehoben sind.
    }
train-done = { $file } hat { $games } Partien gesehen:
