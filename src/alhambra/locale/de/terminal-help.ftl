# The help of the command line. Commands, options and their examples are the same in every language; what one types in a game is not.

commands = Befehle
value-command = BEFEHL
value-game = SPIEL
value-list = LISTE
value-number = N
value-player = SPIELER
value-seconds = S
value-file = DATEI
value-folder = ORDNER
value-host = ADRESSE
value-hex = HEX
value-revision = COMMIT
value-bot = NAME=exec:BEFEHL
value-days = TAGE
value-form = FORM
value-place = ADRESSE:PORT
value-position = STELLUNG
value-path = PFAD
value-variable = VARIABLE

## What argparse says; %(…)s and %s stay as they are

argparse-usage = Aufruf:{" "}
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe zeigen und aufhören
argparse-version = die Version zeigen und aufhören
argparse-error = %(prog)s: Fehler: %(message)s
argparse-argument = Argument %(argument_name)s: %(message)s
argparse-unrecognized = unbekannte Argumente: %s
argparse-required = diese Argumente fehlen: %s
argparse-one = ein Wert gehört dazu
argparse-at-most-one = höchstens ein Wert gehört dazu
argparse-choice = ungültige Auswahl: %(value)r (möglich: %(choices)s)
argparse-value = keine gültige Zahl: %(value)r
argparse-ignored = zu dieser Option gehört kein Wert, erhalten: %r

## Commands

help-alhambra = Die Spiele der Alhambra-Familie, für Menschen und für Programme.
help-alhambra-examples =
    Beispiele:
      alhambra serve --open                       im Browser spielen, mit Bots oder Freunden
      alhambra play rollwrite                     Roll & Write gegen zwei Bots spielen
      alhambra play rollwrite --solo              dasselbe allein
      alhambra play palace                        das Brettspiel gegen zwei Bots spielen
      alhambra replay game.alhambra               ein aufgehobenes Spiel lesen
      alhambra bots                               gegen wen man spielen kann
    Jeder Befehl hat eine eigene Hilfe: alhambra play --help
command-play = ein Spiel gegen Bots, Menschen oder allein spielen
command-play-examples =
    Beispiele:
      alhambra play rollwrite                             du gegen zwei Poliere (foreman)
      alhambra play rollwrite --players 5                 du gegen vier davon
      alhambra play rollwrite --seats me:Ann,me:Ben,uniform
                                                          zwei Menschen an diesem Bildschirm, und ein Bot
      alhambra play rollwrite --solo 3 --goal versus      allein gegen drei virtuelle Spieler
      alhambra play rollwrite --save evening.alhambra     jeden Schritt in einer Datei aufheben
      alhambra play rollwrite --resume evening.alhambra   weiterspielen, wo es aufgehört hat
      alhambra play rollwrite --seed 7                    jedes Mal dieselben Würfe
      alhambra play palace --players 2                    das Brettspiel mit einem Bot, und Dirk
      alhambra play palace --hands open                   alle Handkarten offen
    Tippe im Spiel eine Zahl, eine Aktion wie `baue y3 b5` oder `hilfe`.
    Bei ende, Strg-C oder dem Ende der Eingabe geht nichts verloren: Das Spiel wird aufgehoben.
command-replay = eine Aufzeichnung nachspielen und erzählen
command-replay-examples =
    Beispiele:
      alhambra replay evening.alhambra            die Geschichte in Worten, und die Punkte
      alhambra replay evening.alhambra --json     ein JSON-Objekt für Programme
      cat evening.alhambra | alhambra replay -    die Aufzeichnung von der Standardeingabe lesen
command-verify = die Würfe in der Aufzeichnung eines Tisches prüfen
command-verify-examples =
    Vor dem ersten Zug zeigt ein Tisch seinen Fingerabdruck, den SHA-256 eines Geheimnisses von 32 Bytes.
    Jeder Zufall wird aus dem Geheimnis, dem Namen des Tisches, der Nummer des Zuges und den Worten der
    Spieler gezogen. Ist das Spiel zu Ende, steht das Geheimnis in der Aufzeichnung. Dieser Befehl zieht
    jeden Zufall noch einmal auf deinem eigenen Rechner und spielt die Aufzeichnung nach den Regeln nach.

    Beispiele:
      alhambra verify evening.alhambra            Fingerabdruck, Würfe und jede Zeile prüfen
      alhambra verify evening.alhambra --commitment 3f2a...
                                                  und dass es der ist, den du notiert hast
      cat evening.alhambra | alhambra verify -    die Aufzeichnung von der Standardeingabe lesen
    Rückgabewert: 0 wie festgelegt, 1 etwas weicht ab, 2 es gibt nichts zu prüfen
command-show = eine Stellung aus ihrem einzeiligen Text zeichnen
command-show-examples =
    Beispiele:
      alhambra show "rollwrite players=3 round=1 first=0 turn=0 | 3-0 y42 b51 11,25,66
         | 3-0 y2 b6 14,15,16 | 3-0 y3 b3 21,22,23"
      alhambra replay evening.alhambra --json | jq -r .position | alhambra show -
command-serve = Tische für Browser anbieten
command-serve-examples =
    Beispiele:
      alhambra serve --open                       im Browser dieses Rechners spielen
      alhambra serve --lan --open                 andere Geräte im Haus mitspielen lassen
      alhambra serve --data evening               die Tische im Ordner evening aufheben
    Was angenommen ist, steht auf der Platte, bevor es jemand sieht; halte den Server an, wann du willst.
    Nenne einen Proxy mit --proxy und den öffentlichen Namen mit --name; er soll die Kopfzeilen Host, Origin,
    X-Forwarded-For und X-Forwarded-Proto und den WebSocket jedes Tisches weitergeben.
command-doctor = sagen, wie die Regeln laufen, und einen Datenordner prüfen
command-doctor-examples =
    Beispiele:
      alhambra doctor                             dein Datenordner
      alhambra doctor --data evening              der Ordner evening
    Angesehen wird, wer den Ordner lesen darf, ob die Datenbank heil ist und ob sich jeder Tisch lesen
    lässt; nichts wird geändert, und der Server darf dabei laufen.
    Rückgabewert: 0 alles in Ordnung, 1 etwas stimmt nicht
command-backup = alle Tische in eine Datei kopieren, während gespielt wird
command-backup-examples =
    Beispiele:
      alhambra backup monday.sqlite               eine Kopie der Datenbank deines Datenordners
      alhambra backup monday.sqlite --data evening
    Zurück geht es so: den Server anhalten und die Kopie als tables.sqlite in den Datenordner legen, ohne
    die Dateien tables.sqlite-wal und tables.sqlite-shm.
command-bots = die Bots aller Spiele auflisten
command-bots-examples =
    Beispiele:
      alhambra bots                               alle Bots aller Spiele
      alhambra play rollwrite --seats me,uniform  sich mit einem davon hinsetzen
      alhambra play palace --seats me,greedy,uniform
command-bench = messen, wie schnell Spiele gespielt werden
command-bench-examples =
    Beispiele:
      alhambra bench                              wie schnell dieser Rechner Spiele spielt
      alhambra bench --against main~5             wievielmal so schnell wie ein anderer Commit
      alhambra bench --against 2ae171a --python ~/old/bin/python
                                                  der andere Commit mit einem anderen Python
      alhambra bench --json                       dasselbe als ein JSON-Objekt

## Options

help-language = die Sprache von allem, was gesagt wird (die deines Systems)
help-game = eines von: { $games }
help-seats = wer wo sitzt: `me`, `me:NAME` oder ein Bot, mit Kommas (me,foreman,foreman)
help-players = du und N-1 Poliere (foreman), statt --seats
help-seed = eine Zahl, die allen Zufall bestimmt
help-save = das Spiel Schritt für Schritt in dieser Datei aufheben
help-resume = ein aufgehobenes Spiel fortsetzen, in seiner Datei
help-plain = einfache Zeilen auch im Terminal, für Bildschirmleser
help-file = eine Aufzeichnung; - für die Standardeingabe
help-json = ein JSON-Objekt ausgeben
help-against = mit einem anderen Commit dieses Repositorys vergleichen, beide abwechselnd gemessen
help-python = mit --against: das Python für den anderen Commit, wenn er andere Bibliotheken braucht
help-commitment = der Fingerabdruck, der vor dem ersten Zug gezeigt wurde
help-seal = das Siegel, das dein Gerät notiert hat, bevor es seine Worte verriet
help-position = eine Stellung; - für die Standardeingabe
help-host = Adresse ({ $default })
help-lan = die anderen Geräte im Haus mitspielen lassen: nennt ihre Adresse, mit einem QR-Code
help-port = Port (der erste freie ab { $default })
help-data = Ordner der Datenbank (dein Datenordner)
help-database = eine PostgreSQL-Datenbank statt dieses Ordners, als postgresql://Name:Passwort@Host/Name
help-workers = wie viele Prozesse bedienen, mit --database ({ $default })
help-open = die Startseite in einem Browser öffnen
help-pace = Sekunden, die ein Bot für eine Aktion braucht ({ $default })
help-patience = Sekunden, bis jemand, der weg ist, als abwesend gilt ({ $default })
help-bot = ein Programm als Bot dieses Namens an Tischen sitzen lassen; so oft du willst
help-bot-env = eine Umgebungsvariable des Servers, die diese Programme auch erben, neben PATH, HOME und LANG; so oft du willst
help-backup = die Datei der Kopie; es darf sie noch nicht geben
help-name = ein Name, unter dem Browser den Server ansprechen, etwa spiele.example; so oft du willst
help-proxy = die Adresse eines Proxys, dem geglaubt wird, wer fragt; so oft du willst
help-prefix = womit alle Adressen des Servers beginnen, etwa /alhambra, wenn er sich seinen Namen mit anderen Seiten teilt
help-no-limits = beliebig viele Tische und Nachrichten, zum Messen
help-metrics = Messwerte für Prometheus unter ADRESSE:PORT mitteilen, als /metrics; lesen darf sie, wer dorthin gelangt
help-put-away = Tische auf den Dachboden räumen, die so viele Tage niemand angesehen hat; nichts geht verloren (nie)
help-log = wie geloggt wird: als text, oder als json mit einem Objekt je Zeile ({ $default })
help-settings = eine Datei mit Einstellungen in TOML; Optionen und die Umgebung gehen vor
help-show-settings = alle Einstellungen zeigen, mit ihrer Herkunft, und enden
help-solo = allein gegen V virtuelle Spieler spielen: 2 (üblich), 3 oder 4
help-goal = allein: viele Punkte (üblich), oder gegen virtuelle Spieler, die auch punkten
help-sheet = auf einem eigenen Blatt spielen: sechs Reihen, PSACGT
help-hands = verbergen, was andere auf der Hand haben (üblich), oder als Gedächtnishilfe zeigen
help-end = das Spiel endet, wenn der Markt nicht aufgefüllt werden kann (üblich), oder mit dem letzten Plättchen
