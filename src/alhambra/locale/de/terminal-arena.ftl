# The arena: the help of its command, and its figures.

value-option = NAME=WERT
value-address = ADRESSE
command-arena = Bots viele Partien gegeneinander spielen lassen und sehen, wer stärker ist
command-arena-examples =
    Beispiele:
      alhambra arena palace --players uniform,greedy
                                                  hundert Partien, beide auf beiden Plätzen
      alhambra arena palace --players greedy,master,master@50ms --games 2000
                                                  jeder gegen jeden; nach @ das Budget
      alhambra arena palace --players greedy,master@400 --seats 4
                                                  einer gegen dreimal den anderen, und umgekehrt
      alhambra arena rollwrite --players uniform,greedy --seats 1 --option virtual=3
                                                  allein, mit denselben Würfeln: das bessere Ergebnis gewinnt
      alhambra arena palace --players uniform,greedy --file ladder.jsonl
                                                  Strg-C jederzeit; derselbe Befehl macht weiter
      alhambra arena palace --players uniform,greedy --ray local
                                                  auf allen Kernen mit Ray; oder die Adresse eines Clusters
    Ein Spieler ist ein Bot, wenn gewünscht mit Zeit oder Simulationen je Aktion: master@50ms, master@400.
    Partien verschiedener Paare haben denselben Zufall, und jeder Spieler sitzt gleich oft auf jedem Platz,
    wenn die Zahl der Partien ein Vielfaches der Plätze ist. Intervalle umfassen 95 % und zählen Partien
    mit demselben Zufall zusammen. Alles hängt allein von der Startzahl ab, es sei denn, ein Budget ist
    Zeit.
help-arena-players = wer spielt, mit Kommas; zu zweit, wenn es mehr als zwei sind
help-games = Partien jedes Spielers gegen jeden anderen (100)
help-arena-seats = Plätze am Tisch (2); ab drei spielt einer gegen mehrere des anderen
help-arena-seed = eine Zahl, die allen Zufall bestimmt (0)
help-option = eine Option des Spiels, etwa hands=open; so oft du willst
help-arena-file = jede Partie in dieser Datei aufheben und mit dem weitermachen, was darin steht
help-arena-against = jeder sonst trifft allein auf diesen Spieler, und nur auf ihn
help-processes = so viele Partien gleichzeitig spielen (1)
help-ray = auf einem Ray-Cluster unter dieser Adresse spielen; local startet hier einen
help-csv = eine Zeile je Spieler ausgeben, mit Kommas
help-chart = zeichnen, wer wie oft gewinnt, als SVG

arena-title = { $game }, { $seats ->
        [one] allein
       *[other] { $seats } Plätze
    }, Startzahl { $seed }
arena-column-player = Spieler
arena-column-games = Partien
arena-column-wins = gewonnen
arena-column-margin = Abstand
arena-column-score = Punkte
arena-column-rating = Wertung
arena-column-time = je Aktion
arena-pairs = Zeile gegen Spalte:
arena-note =
    Bei Gleichstand wird der Sieg geteilt; der Abstand ist der zum besten der anderen.
    Wertungen sind wie die von Elo: greedy, sonst der erste Spieler, hat 1000.
arena-note-alone =
    Allein gewinnt das beste Ergebnis mit demselben Zufall, es sei denn, die virtuellen Spieler punkten auch.
    Wertungen sind wie die von Elo: greedy, sonst der erste Spieler, hat 1000.
arena-note-lone = Gezählt sind Partien eines Spielers gegen { $others }-mal einen anderen; gerecht wären { $fair } %.
arena-failed = { $player } hat { $count } von { $all } Malen versagt; stattdessen wurde eine zufällige Aktion gespielt. Beim ersten Mal: { $why }
arena-cut = Abgebrochen: { $done } von { $total } Partien sind gespielt. Mit --file wären sie aufgehoben.
arena-cut-kept = Abgebrochen: { $done } von { $total } Partien stehen in { $file }. Derselbe Befehl macht weiter.
bar-left = noch { $time }
