# What was wrong, by the key of an error: in files, in options, in what was typed.

wrong-option =
    { $option }: erwartet { $expected }{ $got ->
        [nothing] {""}
       *[other] , erhalten { $got }
    }
wrong-notation =
    Spalte { $column }: erwartet { $expected }, erhalten { $got ->
        [nothing] das Ende des Textes
       *[other] { $got }
    }
wrong-chance = { $got }: erwartet { $expected }
wrong-unexpected = erwartet { $expected }, erhalten { $got }
wrong-line = Zeile { $line }: { $cause }
wrong-line-text = Zeile { $line }: { $text }: { $cause }
wrong-check = die Prüfung stimmt nicht, erwartet { $expected }
wrong-unreadable = { $file } ist nicht zu lesen: { $cause }
wrong-unwritable = { $file } ist nicht zu schreiben: { $cause }
wrong-damaged = { $file } ist beschädigt: { $cause }. Spiele eine Kopie zurück oder wähle mit --data einen anderen Ordner
wrong-not-ours = { $file } ist keine Datenbank von alhambra; nenne den Ordner deiner Tische mit --data
wrong-no-overwriting = { $file } gibt es schon; wähle eine andere Datei
wrong-no-text = { $file } ist nicht zu lesen: Es ist keine Textdatei
wrong-no-file = { $file } ist nicht zu schreiben: Es ist keine Datei
wrong-no-folder = { $file } ist nicht zu schreiben: es gibt keinen Ordner { $folder }
wrong-no-name = { $file } ist nicht zu schreiben: So kann keine Datei heißen
wrong-in-file = { $file }: { $cause }
wrong-in-input = Standardeingabe: { $cause }
wrong-output = Schreiben geht nicht: { $cause }
wrong-both = { $one } und { $other } sagen dasselbe zweimal: Gib nur eines an
wrong-alone = { $option } ist für einen Spieler allein, hier sind es { $seats }
wrong-exists = { $file } gibt es schon: Spiele mit --resume { $file } weiter oder wähle eine andere Datei
wrong-option-of = { $option } ist eine Option von { $game } allein
wrong-with-resume = { $option } geht nicht zusammen mit --resume: Die Datei sagt es schon
wrong-other-game = in { $file } steht ein Spiel { $game }
wrong-no-commitment = es hat keinen Fingerabdruck: Nur Aufzeichnungen von Tischen haben einen und lassen sich prüfen
wrong-no-secret-yet = das Geheimnis ist noch nicht veröffentlicht: Das Spiel muss erst zu Ende sein. Hebe bis dahin den Fingerabdruck { $commitment } auf
wrong-noted =
    Das ist nicht der Fingerabdruck, den du notiert hast.
      die Aufzeichnung sagt { $commitment }
      notiert hast du       { $noted }
wrong-belongs =
    Der Fingerabdruck gehört nicht zum Geheimnis.
      die Aufzeichnung sagt { $commitment }
      das Geheimnis hat     { $found }
wrong-drawn = Zeile { $line } weicht ab: Die Aufzeichnung sagt '{ $found }', das Geheimnis zieht '{ $drawn }'.
wrong-lines = Zeile { $line } folgt den Regeln nicht: { $cause }
wrong-noted-seal =
    Das ist nicht das Siegel, das du notiert hast.
    Der Fingerabdruck, die Versprechen oder die Plätze, deren Worte fehlen, sind andere.
      die Aufzeichnung hat { $seal }
      notiert hast du      { $noted }
wrong-no-seal = Diese Aufzeichnung hat keine Versprechen und also kein Siegel; notiert hast du { $noted }.
wrong-promise = Diese Spieler haben nicht die Worte verraten, die sie versprochen hatten: { $names }.
wrong-no-check = Die Prüfung, die nach Zeile { $line } stehen muss, fehlt: Die Aufzeichnung wurde geändert oder abgeschnitten.
wrong-cut = Das Spiel in dieser Aufzeichnung ist nicht zu Ende: Ihr Ende wurde abgeschnitten, oder das Geheimnis wurde während des Spiels veröffentlicht. Wer das Geheimnis kennt, kennt die kommenden Würfe.
wrong-listening = an { $place } lässt sich nicht lauschen: { $cause }
wrong-ports = kein Port von { $first } bis { $last } ist frei; nenne einen
wrong-no-database = eine Datenbank nennt man mit ihrer Adresse: postgresql://Name:Passwort@Host/Name
wrong-no-psycopg = PostgreSQL braucht psycopg: pip install 'alhambra[postgresql]'
wrong-database-unusable = die Datenbank ist nicht zu gebrauchen: { $cause }
wrong-database-newer = diese Datenbank stammt von einer neueren Version von alhambra
wrong-in-no-file = die Tische liegen in { $place }, und dieser Befehl kennt nur SQLite: kopiere sie mit pg_dump oder nenne mit --data einen Ordner
wrong-no-workers = mehrere Arbeitsprozesse teilen ihre Tische in PostgreSQL: nenne es mit --database; unter Windows gibt es nur einen
wrong-no-prefix = ein Präfix ist ein Pfad wie /alhambra, nicht { $prefix }
wrong-unknown-setting = { $place }: Diese Einstellung gibt es nicht; es gibt { $names }
wrong-process-died = ein Prozess, der spielte, ist gestorben; mit --file ist aufgehoben, was vorher gespielt war
wrong-two-forms = { $one } und { $other } sind zwei Formen desselben: wähle eine davon
wrong-same-file = { $one } und { $other } nennen dieselbe Datei: wähle für eine der beiden eine andere
wrong-two-places = { $one } und { $other } sagen beide, wo gespielt wird: wähle eines davon
wrong-no-ray = --ray braucht Ray: pip install 'alhambra[ray]'
wrong-no-numpy = { $wanting } braucht NumPy: pip install 'alhambra[numpy]'
wrong-ray-address = kein Ray-Cluster unter { $address }: { $cause }
wrong-other-contest = { $file } enthält einen anderen Wettkampf: { $name } ist dort { $kept }, hier { $got }
wrong-no-results = { $file } enthält keine Ergebnisse der Arena
wrong-no-weights = { $file } enthält keine Gewichte eines Bots, oder nur einen Teil davon
wrong-other-weights =
    { $name ->
        [game] { $file } enthält Gewichte von { $kept }, nicht von { $got }
        [players] { $file } enthält Gewichte für { $kept } Spieler, nicht für { $got }
       *[rows] { $file } enthält Gewichte für { $kept } Zeilen des Wertungsblatts, virtuelle Spieler mitgezählt, nicht für { $got }
    }
wrong-old-weights = { $file } enthält Gewichte, mit denen diese Version nichts anfangen kann
wrong-bot-refused = er wählte { $action }: { $cause }
wrong-bot-broke = er ist abgestürzt: { $cause }
wrong-program-start = { $command } lässt sich nicht starten: { $cause }
wrong-program-missing = es gibt kein Programm { $command }; ein eigenes nennst du mit seinem Ordner, etwa ./meinbot
wrong-program-forbidden = { $command } darf nicht als Programm ausgeführt werden: erlaube es mit chmod +x { $command } oder nenne, was es ausführt, etwa exec:python3 { $command }
wrong-program-silent = keine Antwort binnen { $seconds } s
wrong-program-rests = { $count }-mal hintereinander keine Antwort; das Programm bleibt eine Minute lang in Ruhe
wrong-program-died = das Programm ist beendet (Status { $status })
wrong-program-long = eine Zeile ohne Ende
wrong-program-garbage = keine Antwort: { $answer }
wrong-not-measurable = der andere Commit lässt sich nicht messen: { $cause } (mit --python ein anderes Python wählen)
wrong-nothing-compiled = die Regeln sind hier nicht kompiliert: python -m alhambra.compiled

## What was expected

expected-one-of =
    { $count ->
        [one] { $choices }
       *[other] eines von { $choices }
    }
expected-end = das Ende des Textes
expected-budget = eine Zahl von Simulationen oder eine Zeit, etwa 400, 50ms oder 1s
expected-from-to = { $first } bis { $last }
expected-number = eine ganze Zahl
expected-at-least = { $least } oder mehr
expected-at-most = höchstens { $most } ({ $name })
expected-digits = höchstens { $most } Ziffern
expected-others = andere Spieler, an mindestens zwei Plätzen
expected-once = { $name } nur einmal
expected-known-option = keine Option dieses Namens
expected-nothing = nichts, das Spiel ist zu Ende
expected-action = eine Aktion von Platz { $seat }
expected-players = { $first } bis { $last } Spieler (allein: --solo)
expected-file = eine Datei, in der das Spiel aufgehoben werden kann
expected-seats = { $seats } Spieler
expected-names = { $seats } Namen
expected-name = einen Namen aus sichtbaren Zeichen, ohne Komma, # und Leerzeichen ringsum
expected-seat = me, me:NAME oder einen Bot auf Platz { $seat }
expected-seat-name = einen Namen von 1 bis { $most } Zeichen, ohne #
expected-other-name = einen anderen Namen, dieser ist vergeben
expected-no-bot-name = einen anderen Namen, so heißt ein Bot
expected-virtual-players = { $virtual } bei so vielen Spielern
expected-version = Version { $version } der Regeln
expected-title = 'alhambra SPIEL VERSION'
expected-revision = ein Commit, den git kennt
expected-option-line = 'Option: Wert'
expected-mark = '*', '=' oder einen Platz am Anfang
expected-check = '= { $check }'
expected-position-of-header = eine Stellung des Spiels, das der Kopf nennt
expected-no-seed = keine Startzahl: Der Zufall dieses Spiels ist festgelegt
expected-no-commitment = keinen Fingerabdruck daneben
expected-table-name = 1 bis 40 Buchstaben und Ziffern
expected-hex-digits = 64 Zeichen, 0 bis 9 und a bis f
expected-line-as-well = auch eine Zeile '{ $name }: …'
expected-luck = 1 bis { $most } sichtbare Zeichen ohne Komma, # und Leerzeichen ringsum
expected-seat-and-luck = einen Platz und seine Worte
expected-attempt = eine Zahl ab 1
expected-seat-and-promise = einen Platz und 64 Zeichen, 0 bis 9 und a bis f
expected-seats-in-order = jeden Platz einmal, der Reihe nach
expected-options = Optionen, die ein Spiel ergeben, wie players=3 ({ $cause })
expected-option-or-due = eine Option, wie players=3, oder { $example }
expected-setting = { $name }= und eine Zahl von { $first } bis { $last }
expected-no-budget = { $bot } ohne Budget: der Bot sucht nicht
expected-no-weights = { $bot } ohne Gewichte: der Bot hat nichts gelernt
expected-seats-option = hier keine Spielerzahl: die sagt --seats
expected-key-value = eine Option und ihr Wert, etwa hands=open
expected-command = exec: und ein Befehl, etwa exec:./meinbot
expected-bot-name = NAME=exec:BEFEHL mit einem neuen Namen aus kleinen Buchstaben, Ziffern und Bindestrichen
expected-program-budget = eine Zeit für ein Programm, etwa exec:./meinbot@500ms: ihm wird nicht gesagt, wie viel es simulieren soll
expected-bot-form = NAME=exec:BEFEHL, etwa mein=exec:./meinbot
expected-variable = den Namen einer Umgebungsvariablen ohne ihren Wert, etwa OMP_NUM_THREADS
expected-text = einen Text
expected-texts = eine Liste von Texten
expected-seconds = eine Zahl, etwa 0.5
expected-yes-no = yes oder no (in einer Datei true oder false)
expected-host-port = eine Adresse und ein Port, etwa 127.0.0.1:9100

## Roll & Write

expected-die = einen Würfel, { $dice }
expected-phase-of-round = eine Phase, die zur Runde passt (der Aufbau ist Runde 0)
expected-rolled-die = rolled=y1 bis rolled=y6
expected-coins = eingekreiste und durchgestrichene Münzen, wie { $example }
expected-dice = Würfel, wie { $one }, { $two } oder { $none }
expected-crossings = markierte Kreuzungen, wie 11,25,66 oder -
expected-counts = sechs Anzahlen, wie 1,0,2,0,0,1
expected-finished-type = eine fertige Art mit ihrem Platz, wie T1
expected-finished-when-full = fertige Arten nur, wo alle Kästchen markiert sind
expected-fewer-marks = weniger als { $marks } Marken für Reihe { $row } in dieser Phase
expected-open-type = eine Art, die für Reihe { $row } nicht voll ist
expected-other-dice = andere Würfel für Platz { $seat } in dieser Phase
expected-second-building = ein zweites Gebäude, das möglich ist
expected-sheet = ein Blatt, gemacht mit Sheet oder Sheet.parse
expected-sheet-rows = { $rows } Reihen Gebäude
expected-sheet-row = { $letters } Buchstaben in Reihe { $row }
expected-building = jedes Gebäude, und { $building } fehlt
expected-sheet-coins = 'coins 20' einmal, in Zeile { $line }

## Alhambra

expected-card = eine Karte, wie o5
expected-chance = eine Karte wie o5, ein Plättchen oder scoring 1
expected-tile = ein Plättchen, wie garden-8NW
expected-cell = eine Stelle, wie +1,-2
expected-tiles = Plättchen, wie garden-8NW,tower-12 oder -
expected-cards = Karten, wie y1,o9 oder -
expected-no-more-cards = nicht mehr { $card }, als in der Schachtel sind
expected-market = einen Markt mit vier Plätzen, wie tower-12,-,garden-8NW,-
expected-fact-of-table = market=, display= oder eine andere Angabe zum Tisch, oder { "|" }
expected-piles = fünf Stapel, wie piles=0,12,18,18,18
expected-grounds = Plättchen mit ihrer Stelle, wie tower-12@+0/+1,garden-11@-1/+1 oder -
expected-lawful-grounds = eine Alhambra, wie die Bauregeln sie erlauben (AL-4)
expected-cards-in-piles = Stapel mit zusammen den { $deck } Karten des Zugstapels
expected-fits-phase = { $name }, wie es sein kann, wenn { $phase } an der Reihe ist
