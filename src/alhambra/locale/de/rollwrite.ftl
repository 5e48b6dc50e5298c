# Roll & Write: Gebäude, Möglichkeiten, was sie bringen, die Geschichte, die Abrechnung.

## Gebäude, Kreuzungen, Würfel, Spieler

a-building =
    { $building ->
        [P] einen Pavillon
        [S] ein Serail
        [A] Arkaden
        [C] Gemächer
        [G] einen Garten
       *[T] einen Turm
    }
the-building =
    { $building ->
        [P] den Pavillon
        [S] das Serail
        [A] die Arkaden
        [C] die Gemächer
        [G] den Garten
       *[T] den Turm
    }
building-count =
    { $count ->
        [one]
            { $building ->
                [P] einem Pavillon
                [S] einem Serail
                [A] Arkaden
                [C] Gemächern
                [G] einem Garten
               *[T] einem Turm
            }
       *[other]
            { $count } { $building ->
                [P] Pavillons
                [S] Serails
                [A] Arkaden
                [C] Gemächern
                [G] Gärten
               *[T] Türmen
            }
    }
a-line =
    { $line ->
        [row] Zeile { $number }
       *[column] Spalte { $number }
    }
crossing-name = { building } in Zeile { $yellow }, Spalte { $blue }
crossing-built = { $place }: gebaut
dice-yellow = Gelb { $pips }
dice-blue = Blau { $pips }
virtual-player = Mitspieler { $letter }
nothing = nichts
none = keine

## Das Blatt

sheet-of = Blatt von { $name }
sheet-back = Zurück zum Blatt von { $name }
sheet-described = Blatt von { $name }. Gebaut: { $marks }. Würfel: { $dice }.
sheet-crossings = Die Gebäude des Blattes; die Pfeiltasten gehen darüber, mit Umschalt von leuchtender Kreuzung zu leuchtender Kreuzung
sheet-turns = Einen Würfel für eine Münze drehen
coins-described =
    { $left ->
        [0] Keine Münze zum Ausgeben
        [one] Eine Münze zum Ausgeben
       *[other] { $left } Münzen zum Ausgeben
    }, { $crossed } durchgestrichen, { $free } noch nicht eingekreist
rule-link = Regel { $rule }
refused-built = Du hast { the-building } in Zeile { $yellow }, Spalte { $blue } schon gebaut.
missing-dice =
    { $which ->
        [yellow] Für dieses Paar fehlt dir eine gelbe { $yellow }.
        [blue] Für dieses Paar fehlt dir eine blaue { $blue }.
       *[both] Dir fehlen eine gelbe { $yellow } und eine blaue { $blue }.
    }
missing-coins =
    { $coins ->
        [one] Eine Münze würde einen Würfel dahin drehen
       *[other] { $coins } Münzen würden deine Würfel dahin drehen
    }{ $enough ->
        [yes] .
       *[no] ; du hast { $left }.
    }

## Was zu entscheiden ist

decide = Was du tun kannst
hint-turn = Baue, wo sich zwei Würfel treffen
hint-turn-new = Baue, wo sich ein gelber und ein blauer Würfel treffen
hint-dice = Oder drehe einen Würfel für eine Münze um eins: Drücke auf einen blassen Würfel.
hint-gain = Alle Kreuzungen sind bebaut: Nimm Münzen oder drehe erst einen Würfel
hint-second =
    Noch ein Gebäude für { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }?
hint-keep = Welches Paar behältst du? Das andere geht an { $name }
hint-wait = { $name } ist am Zug
hint-over = Das Spiel ist zu Ende
# The steps of a turn, with a number before each.
step-dice = Würfel
step-build = Bauen
step-keep = Paar behalten
step-done = erledigt

## Möglichkeiten

choice-construct-short = Baue { the-building }
choice-second-short = Baue auch { the-building }
choice-construct = Baue { the-building } in Zeile { $yellow }, Spalte { $blue }
choice-second =
    Baue auch { the-building }, in Zeile { $yellow }, Spalte { $blue }, für { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
choice-change-yellow =
    Drehe Gelb { $pips } auf { $to } für { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
choice-change-blue =
    Drehe Blau { $pips } auf { $to } für { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
choice-gain =
    { $coins ->
        [0] Keine Münzen, neu würfeln
        [one] Nimm eine Münze
       *[other] Nimm { $coins } Münzen
    }
choice-gain-instead =
    { $coins ->
        [0] Lieber alles neu würfeln
        [one] Lieber eine Münze nehmen
       *[other] Lieber { $coins } Münzen nehmen
    }
choice-place = Zeile { $yellow }, Spalte { $blue }
choice-keep = Behalte Gelb { $yellow } und Blau { $blue }
choice-done = Kein zweites Gebäude
keep-short = Behalten
keep-passes = { $name } bekommt
choice-confirm = Ausführen
choice-cancel = Noch nicht
# The same on a small screen.
choices-brief =
    { $count ->
        [one] Die einzige Wahl
        [2] Beide zur Wahl
       *[other] Alle { $count } zur Wahl
    }
choices-all =
    { $count ->
        [one] Die einzige Möglichkeit, in Worten
        [2] Beide Möglichkeiten, in Worten
       *[other] Alle { $count } Möglichkeiten, in Worten
    }

## Was eine Möglichkeit brächte

brings-points =
    { $points ->
        [0] jetzt keine Punkte
        [one] jetzt { $signed } Punkt
       *[other] jetzt { $signed } Punkte
    }
brings-type = { buildings }: { $count } von { $boxes }, noch kein Platz
brings-type-place =
    { buildings }: { $count } von { $boxes }, { $place ->
        [1] erster
        [2] zweiter
       *[3] dritter
    } Platz, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
brings-type-shared =
    { buildings }: { $count } von { $boxes }, geteilter { $place ->
        [1] erster
        [2] zweiter
       *[3] dritter
    } Platz, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
brings-line =
    { $marks } in { a-line }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
brings-line-begun = { $marks } in { a-line }
brings-coins =
    { $coins ->
        [one] { $signed } Münze
       *[other] { $signed } Münzen
    }
brings-opens = macht erreichbar: { $buildings }
brings-opens-nothing = macht nichts Neues erreichbar
brings-pass =
    { $who ->
        [you] du bekommst
       *[other] { $name } bekommt
    } Gelb { $yellow } und Blau { $blue }
brings-done = die übrigen Würfel werden weitergegeben

## Das Wertungsblatt

score-title = Wertungsblatt
score-player = Spieler
score-lines = Linien
score-coins = Münzen
score-now = Jetzt
score-free = Freie Plätze
score-free-spoken = noch frei: { $points } Punkte
score-bonus = Bonus
score-spoken =
    { $count } von { $boxes }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
score-first = Startspieler
score-finished =
    Vollendet: { $place ->
        [1] erster Platz
        [2] zweiter Platz
        [3] dritter Platz
       *[other] kein Platz mehr frei
    }
score-how = Was die Zahlen bedeuten
score-note = Oben steht, wie viele Gebäude einer Art jemand hat, darunter, was die Art wert wäre, wenn das Spiel jetzt endete. Die Zeile der freien Plätze zeigt die Punkte der Plätze, die noch niemand sicher hat. „Jetzt“ zählt alles zusammen, mit Linien und Münzen.
place-short =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] –
    }
others-title = Andere Blätter
# The film of what the others did; the dice follow.
film-dice = { $name } gibt dir
film-lines =
    { $points ->
        [one] ein Punkt für Linien
       *[other] { $points } Punkte für Linien
    }
# What somebody did last, in brief; symbols of the buildings follow.
deed-built = baute
deed-gained =
    { $coins ->
        [0] würfelte neu
        [one] +1 Münze
       *[other] +{ $coins } Münzen
    }
others-look =
    Sieh das Blatt von { $name } an. { $coins ->
        [0] Keine Münze
        [one] Eine Münze
       *[other] { $coins } Münzen
    }. Würfel: { $dice }.

## Die Geschichte

# Wer es getan hat; $who ist you, wenn jemand allein am Terminal sitzt, und wird von Seiten nicht gegeben.
event-who =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    }
event-first =
    { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    }.
event-started =
    { $who ->
        [you] Du startest
       *[other] { $name } startet
    } mit { $buildings }.
event-round = Runde { $round } von { $rounds }
event-changed-yellow = { event-who } für eine Münze Gelb { $pips } auf { $to } gedreht.
event-changed-blue = { event-who } für eine Münze Blau { $pips } auf { $to } gedreht.
event-built = { event-who } { a-building } in Zeile { $yellow }, Spalte { $blue } gebaut ({ $count } von { $boxes }).
event-built-second = { event-who } für Münzen auch { a-building } in Zeile { $yellow }, Spalte { $blue } gebaut ({ $count } von { $boxes }).
event-line =
    { $line ->
        [row] Zeile
       *[column] Spalte
    } { $number } hat jetzt { $marks } Gebäude: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
event-gained =
    { $coins ->
        [0] { event-who } keine Münze bekommen.
        [one] { event-who } eine Münze bekommen.
       *[other] { event-who } { $coins } Münzen bekommen.
    }
event-kept = { event-who } Gelb { $yellow } und Blau { $blue } behalten.
event-passed = { event-who } Gelb { $yellow } und Blau { $blue } an { $to } weitergegeben.
event-rolled = { event-who } { $dice } gewürfelt.
event-marked = { $name } hat Gelb { $yellow }, Blau { $blue } gewürfelt und { a-building } angekreuzt ({ $count } von { $boxes }).
event-missed = { $name } hat Gelb { $yellow }, Blau { $blue } gewürfelt: Alle { buildings } sind schon angekreuzt.
event-finished =
    { $count ->
        [one] { $names } hat alle { buildings }
       *[other] { $names } haben alle { buildings }
    }:
event-finished-place =
    { $place ->
        [1] erster
        [2] zweiter
       *[3] dritter
    } Platz.
event-finished-points =
    { $place ->
        [1] erster
        [2] zweiter
       *[3] dritter
    } Platz, { $count ->
        [one] {""}
       *[other] je{" "}
    }{ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
event-finished-no-place = Es ist kein Platz mehr frei.

## Die Abrechnung

account-alone =
    { $name } hat { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
account-total =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
account-part = Teil
account-how = Wie
account-points = Punkte
account-count = { $count } von { $boxes }
account-none = nichts gebaut
account-no-place = kein Platz mehr
account-place =
    { $place ->
        [1] erster Platz
        [2] zweiter Platz
       *[3] dritter Platz
    }
account-shared =
    { $place ->
        [1] erster Platz
        [2] zweiter Platz
       *[3] dritter Platz
    }, geteilt von { $shared } Spielern
account-finished =
    vollendet, { $place ->
        [1] erster Platz
        [2] zweiter Platz
       *[3] dritter Platz
    }
account-finished-shared =
    vollendet, { $place ->
        [1] erster Platz
        [2] zweiter Platz
       *[3] dritter Platz
    } geteilt von { $shared } Spielern
account-types = Gebäude
account-line =
    { $line ->
        [row] Zeile { $number }
       *[column] Spalte { $number }
    }
account-marks = { $marks } von 6
account-lines = Zeilen und Spalten
account-coins = Münzen
account-coins-left = { $coins } übrig
account-bonus = Bonus eines virtuellen Mitspielers
account-all = Summe
rollwrite-decided-types = Punkte für { buildings }
rollwrite-decided-type = { $name } { $points } mit { $count }, { $rival } { $less } mit { $fewer }.
rollwrite-decided = { $name } { $points }, { $rival } { $less }.
rollwrite-went-well = Deine Stärke: { buildings }, +{ $points }
rollwrite-went-well-lines = Deine Stärke: Zeilen und Spalten, +{ $points }
rollwrite-went-well-built =
    Du hast gebaut: { $count ->
        [one] ein Gebäude
       *[other] { $count } Gebäude
    }
