## My games.

mygames-title = Meine Spiele
mygames-none = Du hast hier noch kein Spiel zu Ende gespielt. Jedes beendete Spiel wird hier gezählt.
mygames-where = Diese Zahlen bewahrt dieser Server für diesen Browser auf; sonst bekommt sie niemand zu sehen.
mygames-forget = Vergiss mich
mygames-forget-sure = Deinen Namen, deine Zahlen und welche Tische deine sind vergessen? An jedem Tisch heißt du dann „Jemand“: in laufenden Spielen, beim Nachspielen und in Aufzeichnungen. Was andere gespeichert haben, bleibt, wie es ist. Wörter, die du für die Würfe getippt hast, bleiben auch, denn damit werden Spiele nachgeprüft. Das lässt sich nicht zurücknehmen; laufende Spiele gehen ohne dich weiter.
mygames-players = { $players } Spieler, gegen { $rivals }
mygames-against-mixed = verschiedene Gegner
mygames-against-person = Menschen
mygames-alone =
    { $goal ->
        [versus] allein, um { $virtual } virtuelle Spieler zu schlagen
       *[score] allein mit { $virtual } virtuellen Spielern, um Punkte
    }
mygames-games = Spiele
mygames-wins = Siege
mygames-mean = Durchschnitt
mygames-best = Bestwert
mygames-curve = Punkte im Lauf der Zeit, das letzte Spiel am Ende: { $scores }. Niedrigste { $low }, höchste { $high }.
mygames-medal =
    { $medal ->
        [gold] Gold: { $count }
        [silver] Silber: { $count }
       *[bronze] Bronze: { $count }
    }
mygames-totals = Alles zusammen
mygames-list = Alle Partien
mygames-all = Alle { $count } zeigen
mygames-longest = Längste Siegesserie
mygames-now = Zurzeit in Folge
mygames-place =
    { $place ->
        [1] gewonnen
       *[other] Platz { $place }
    }
