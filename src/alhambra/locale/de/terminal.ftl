# What the terminal alone says: the command line, playing in it, verifying.

## Things in a row, people

listed = { $some } und { $last }
you = Du
player-number = Spieler { $seat }
# The parts are told with participles, so that they fit Du and every name.
story-turn = { $name }: { $parts }.

## Games and bots

terminal-game-rollwrite = Alhambra Roll & Write
terminal-game-palace = Alhambra, das Brettspiel
# $player is what one types, $name one of the messages bot-…
player-typed = { $player } ({ $name })
bots-here = Bots am Tisch: { $bots }.

## Playing

prompt =
    { $who ->
        [you] Deine Wahl:
       *[other] { $name } wählt:
    }
type = Tippe eine Zahl von 1 bis { $count }, eine Aktion wie '{ $example }' oder 'hilfe'.
no-action =
    { $at ->
        [beginning] '{ $text }' ist keine Aktion: Eine Aktion beginnt mit einem dieser Wörter: { $choices }.
        [end] '{ $text }' ist nicht vollständig: Es braucht noch { $expected }.
       *[middle] '{ $text }' ist nicht zu verstehen: Statt { $got } braucht es { $expected }.
    }
refused = Das geht nicht: { $reason }
refused-by = { $reason } ({ $rule })
allowed = '{ $action }' ist jetzt möglich.
taken-back = Zurückgenommen: { $action }.
undo-nothing = Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch nichts getan.
undo-chance = Das lässt sich nicht zurücknehmen: Seit deiner letzten Aktion ist { $chance } gefallen.
why-what = Welche Aktion? Zum Beispiel: warum { $example }
sheet-whose =
    { $sheet ->
        [grounds] Wessen Alhambra?
       *[sheet] Wessen Blatt?
    } Tippe '{ sheet-typed }' und eines von: { $names }; oder eine Platznummer, 0 bis { $last }.
leads-on = '{ $choice }' führt zu weiteren Möglichkeiten.
no-page-before = Das ist die erste Auswahl: Es geht nirgendwohin zurück.
hand-over =
    { $who ->
        [you] Der Bildschirm ist jetzt für dich. Drücke die Eingabetaste:
       *[other] Der Bildschirm ist jetzt für { $name }. Drücke die Eingabetaste, { $name }:
    }
# Was getippt wird: das englische Wort, das immer gilt, dann die dieser Sprache; das erste wird gezeigt.
commands-typed =
    help: hilfe
    choices: auswahl, möglichkeiten
    back: zurück, zurueck
    sheet: blatt
    grounds: alhambra
    table: tisch
    undo: rückgängig, rueckgaengig
    why: warum
    advice: rat
    save: sichern, speichern
    quit: ende, beenden
sheet-typed =
    { $sheet ->
        [grounds] alhambra
       *[sheet] blatt
    }
commands-help =
    Tippe die Nummer einer Möglichkeit oder eine Aktion in Worten; englische gelten immer.
    hilfe: dieser Text.
    auswahl: noch einmal deine Möglichkeiten.
    zurück: zur Auswahl davor, wo eine Möglichkeit zu anderen geführt hat.
    tisch: der ganze Tisch, mit { $sheet ->
        [grounds] der Alhambra
       *[sheet] dem Blatt
    } aller Spieler.
    { sheet-typed } NAME: { $sheet ->
        [grounds] die Alhambra
       *[sheet] das Blatt
    } eines Spielers, nach Name oder Platznummer.
    rückgängig: deine letzte Aktion in diesem Zug zurücknehmen, solange der Zufall nicht gefallen ist.
    warum AKTION: warum eine Aktion jetzt nicht möglich ist.
    rat: was der stärkste Bot jetzt täte, und warum; rat NAME fragt einen anderen Bot.
    sichern DATEI: das Spiel in einer Datei aufheben.
    ende: weggehen; das Spiel wird in einer Datei aufgehoben und kann fortgesetzt werden.

## Advice

advice-thinks = { $bot } denkt über deinen Zug nach …
advice-idea = { $number }. { $line }: { $points } Punkte und { $percent } % Aussicht auf den Sieg; { $brings }.
advice-who = Frag jemanden von diesen: { $bots }.

## Keeping games

save-where = Nenne eine Datei, zum Beispiel: sichern abend.alhambra
save-exists = { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.
kept = Das Spiel ist in { $file } aufgehoben.
kept-resume = Das Spiel ist in { $file } aufgehoben. Weiter geht es mit:
kept-not = { $trouble }. Das Spiel konnte nicht aufgehoben werden; dies ist seine Aufzeichnung:
kept-goes-on = Das Spiel in { $file } geht weiter.
kept-over = Das Spiel in { $file } ist zu Ende.
bot-failed = { $name } hat versagt ({ $why }); stattdessen wird eine zufällige Aktion gespielt.
play-again = Die Startzahl dieses Spiels ist { $seed }: Mit --seed { $seed } lässt es sich noch einmal spielen.

## Verifying

verify-belongs = Der Fingerabdruck { $commitment } gehört zum Geheimnis.
verify-noted = Es ist der Fingerabdruck, den du notiert hast.
verify-compare = Vergleiche ihn mit dem, der vor dem ersten Zug gezeigt wurde, oder nenne jenen mit --commitment.
verify-luck = Vor dem Beginn hinzugefügte Worte: { $luck }.
verify-no-luck = Niemand hat vor dem Beginn eigene Worte hinzugefügt.
verify-drawn =
    { $chances ->
        [one] 1 Zufallszug wurde
       *[other] { $chances } Zufallszüge wurden
    } wie festgelegt gezogen, am Tisch { $table }.
verify-all =
    Jede Zeile der Aufzeichnung folgt den Regeln: { $plies ->
        [one] 1 Zug
       *[other] { $plies } Züge
    }, { $checks ->
        [one] 1 Prüfung
       *[other] { $checks } Prüfungen
    }.
verify-kept = Alle haben die versprochenen Worte verraten. Das Siegel des Fingerabdrucks, aller Versprechen und der Plätze ohne Worte ist { $seal }.
verify-noted-seal = Es ist das Siegel, das du notiert hast.
verify-compare-seal = Vergleiche es mit dem, das dein Gerät notiert hat, bevor es seine Worte verriet, oder nenne jenes mit --seal.
verify-missing = Es fehlen Worte von: { $names }.
verify-attempt = Vor dem Beginn wurden { $attempt }-mal Worte versprochen; nur die letzten zählen.
verify-proved = Bewiesen: Jeder Zufall folgt aus dem Geheimnis und den Worten in dieser Aufzeichnung, und jede Zeile aus den Regeln.
verify-proved-order = Auch bewiesen, falls dieses Siegel von einem dieser Spieler notiert wurde, bevor er Worte verriet, die niemand erraten konnte ({ $names }): Niemand hat die Würfe ausgesucht.
verify-not-order = Nicht bewiesen: dass alle versprochen hatten, bevor Worte verraten wurden. Das zeigt nur ein Siegel, das jemand damals notiert hat.
verify-not-old = Nicht bewiesen: dass niemand die Würfe ausgesucht hat. Diese Worte kamen nacheinander dazu, ohne Versprechen, wie es an Tischen früher war: Wer von { $names } das Geheimnis kannte und als Letzter kam, konnte wählen.
verify-not-without = Nicht bewiesen: dass niemand die Würfe ausgesucht hat. Es stecken von niemandem Worte darin: Wer das Geheimnis wählte, konnte wählen.
verify-not-missing = Nicht bewiesen: wessen Worte fehlen. Diese Zeile kann jeder ändern; nur ein Siegel, das jemand notiert hat, legt sie fest.
verify-not-names = Nicht bewiesen: die Namen der Plätze. Jeder kann andere in eine Aufzeichnung schreiben.
verify-not-known = Keine Aufzeichnung kann beweisen, dass während des Spiels niemand das Geheimnis kannte und damit die kommenden Würfe.

## Serving, measuring

serving = Alhambra ist unter { $address } zu finden (Strg-C hält an; die Spiele liegen in { $folder })
serving-others = Für andere in deinem Netz: { $address }
serving-no-browser = Hier ließ sich kein Browser öffnen; öffne die Adresse selbst.
serving-metrics = Messwerte für Prometheus stehen unter { $address }metrics
setting-default = Vorgabe
setting-unset = { $name } ist nicht gesetzt
serving-password = das Passwort der Datenbank steht auf der Befehlszeile, wo es alle auf diesem Rechner lesen können: Schreib es in ALHAMBRA_DATABASE oder in eine Datei mit Einstellungen
serving-readable = in { $file } steht das Passwort der Datenbank, und alle auf diesem Rechner können es lesen: chmod 640
bench-measured = gemessen: { $name }
bench-goal = (Ziel: { $goal })

## Looking after tables

doctor-well = { $file } ist in Ordnung. Tische: { $tables }.
doctor-missing = Hier sind keine Tische: { $file } gibt es nicht.
doctor-open = Andere kommen an { $file } heran, und darin stehen Geheimnisse. Dateien gehören auf chmod 600, der Ordner auf 700.
doctor-damaged = { $file } ist beschädigt: { $cause }. Halte den Server an und spiele eine Kopie zurück.
doctor-not-ours = { $file } ist keine Datenbank von alhambra. Nenne den Ordner deiner Tische mit --data.
doctor-version = Die Datenbank hat Version { $version }, dieses Programm { $head }. Eine ältere wird beim Start des Servers angepasst.
doctor-table = Tisch { $table } lässt sich nicht lesen: { $cause }.
backup-made = Alle Tische sind nach { $file } kopiert ({ $kilobytes } kB).

# Wie die Regeln laufen, und warum.

rules-compiled = Die Regeln laufen kompiliert: { $detail }.
rules-chosen = Die Regeln werden interpretiert, um ein Vielfaches langsamer, und Bots suchen nicht: So verlangt es ALHAMBRA_LIBRARY.
rules-missing = Die Regeln werden interpretiert, um ein Vielfaches langsamer, und Bots suchen nicht: Bei der Installation von alhambra konnte nichts sie kompilieren. Installiere es neu, wo es einen C-Compiler gibt, oder mit ziglang.
rules-stale = Die Regeln werden interpretiert, um ein Vielfaches langsamer, und Bots suchen nicht: Ihr Quelltext wurde geändert und ließ sich nicht kompilieren: { $detail }.
rules-unloadable = Die Regeln werden interpretiert, um ein Vielfaches langsamer, und Bots suchen nicht: Die Bibliothek lässt sich nicht laden: { $detail }.
