# What was wrong, by the key of an error: in files, in options, in what was typed.

wrong-option =
    { $option }: verwacht { $expected }{ $got ->
        [nothing] {""}
       *[other] , gekregen { $got }
    }
wrong-notation =
    kolom { $column }: verwacht { $expected }, gekregen { $got ->
        [nothing] het einde van de tekst
       *[other] { $got }
    }
wrong-chance = { $got }: verwacht { $expected }
wrong-unexpected = verwacht { $expected }, gekregen { $got }
wrong-line = regel { $line }: { $cause }
wrong-line-text = regel { $line }: { $text }: { $cause }
wrong-check = de controle klopt niet, verwacht { $expected }
wrong-unreadable = { $file } is niet te lezen: { $cause }
wrong-unwritable = { $file } is niet te schrijven: { $cause }
wrong-damaged = { $file } is beschadigd: { $cause }. Zet een kopie terug, of kies een andere map met --data
wrong-not-ours = { $file } is geen database van alhambra; noem de map van je tafels met --data
wrong-no-overwriting = { $file } bestaat al; kies een ander bestand
wrong-no-text = { $file } is niet te lezen: het is geen tekstbestand
wrong-no-file = { $file } is niet te schrijven: het is geen bestand
wrong-no-folder = { $file } is niet te schrijven: er is geen map { $folder }
wrong-no-name = { $file } is niet te schrijven: zo kan geen bestand heten
wrong-in-file = { $file }: { $cause }
wrong-in-input = standaardinvoer: { $cause }
wrong-output = schrijven lukt niet: { $cause }
wrong-both = { $one } en { $other } zeggen hetzelfde twee keer: geef er één van
wrong-alone = { $option } is voor één speler alleen, hier zijn er { $seats }
wrong-exists = { $file } bestaat al: ga ermee verder met --resume { $file }, of kies een ander bestand
wrong-option-of = { $option } is een optie van { $game } alleen
wrong-with-resume = { $option } kan niet samen met --resume: het bestand zegt het al
wrong-other-game = in { $file } staat een spel { $game }
wrong-no-commitment = er staat geen vingerafdruk in: alleen verslagen van tafels hebben die en zijn te controleren
wrong-no-secret-yet = het geheim is nog niet bekendgemaakt: het spel moet eerst afgelopen zijn. Bewaar tot dan de vingerafdruk { $commitment }
wrong-noted =
    Dit is niet de vingerafdruk die je hebt genoteerd.
      het verslag zegt { $commitment }
      je noteerde      { $noted }
wrong-belongs =
    De vingerafdruk hoort niet bij het geheim.
      het verslag zegt { $commitment }
      het geheim heeft { $found }
wrong-drawn = Regel { $line } wijkt af: het verslag zegt '{ $found }', het geheim trekt '{ $drawn }'.
wrong-lines = Regel { $line } volgt de spelregels niet: { $cause }
wrong-noted-seal =
    Dit is niet het zegel dat je hebt genoteerd.
    De vingerafdruk, de beloften of de plaatsen waarvan woorden ontbreken, zijn anders.
      het verslag heeft { $seal }
      je noteerde       { $noted }
wrong-no-seal = Dit verslag heeft geen beloften en dus geen zegel; je noteerde { $noted }.
wrong-promise = Deze spelers hebben niet de woorden verteld die ze hadden beloofd: { $names }.
wrong-no-check = De controle die na regel { $line } hoort, ontbreekt: het verslag is veranderd of afgebroken.
wrong-cut = Het spel in dit verslag is niet afgelopen: het einde is weggelaten, of het geheim is tijdens het spel bekendgemaakt. Wie het geheim kent, kent de worpen die nog komen.
wrong-listening = op { $place } kan niet worden geluisterd: { $cause }
wrong-ports = geen poort van { $first } tot { $last } is vrij; noem er een
wrong-no-database = een database heeft een adres: postgresql://naam:wachtwoord@host/naam
wrong-no-psycopg = PostgreSQL heeft psycopg nodig: pip install 'alhambra[postgresql]'
wrong-database-unusable = de database is niet te gebruiken: { $cause }
wrong-database-newer = deze database is door een nieuwere versie van alhambra gemaakt
wrong-in-no-file = de tafels staan in { $place }, en deze opdracht kent alleen SQLite: kopieer ze met pg_dump, of noem een map met --data
wrong-no-workers = meerdere werkers delen hun tafels in PostgreSQL: noem het met --database; op Windows is er één werker
wrong-no-prefix = een voorvoegsel is een pad zoals /alhambra, niet { $prefix }
wrong-unknown-setting = { $place }: zo'n instelling is er niet; er zijn { $names }
wrong-process-died = een proces dat speelde, is gestorven; met --file is bewaard wat daarvoor gespeeld is
wrong-two-forms = { $one } en { $other } zijn twee vormen van hetzelfde: kies er een
wrong-same-file = { $one } en { $other } noemen hetzelfde bestand: kies voor één van beide een ander
wrong-two-places = { $one } en { $other } zeggen allebei waar er gespeeld wordt: kies er een
wrong-no-ray = --ray heeft Ray nodig: pip install 'alhambra[ray]'
wrong-no-numpy = { $wanting } heeft NumPy nodig: pip install 'alhambra[numpy]'
wrong-ray-address = geen Ray-cluster op { $address }: { $cause }
wrong-other-contest = { $file } bevat een andere wedstrijd: { $name } is daar { $kept }, hier { $got }
wrong-no-results = { $file } bevat geen uitslagen van de arena
wrong-no-weights = { $file } bevat geen gewichten van een bot, of maar een deel ervan
wrong-other-weights =
    { $name ->
        [game] { $file } bevat gewichten van { $kept }, niet van { $got }
        [players] { $file } bevat gewichten voor { $kept ->
            [one] { $kept } speler
           *[other] { $kept } spelers
        }, niet voor { $got }
       *[rows] { $file } bevat gewichten voor { $kept } rijen van het scoreblad, virtuele spelers meegeteld, niet voor { $got }
    }
wrong-old-weights = { $file } bevat gewichten waar deze versie niets mee kan
wrong-bot-refused = hij koos { $action }: { $cause }
wrong-bot-broke = hij liep vast: { $cause }
wrong-program-start = { $command } kan niet worden gestart: { $cause }
wrong-program-missing = er is geen programma { $command }; een eigen programma noem je met zijn map, zoals ./mijnbot
wrong-program-forbidden = { $command } mag niet als programma worden uitgevoerd: sta het toe met chmod +x { $command }, of noem wat het uitvoert, zoals exec:python3 { $command }
wrong-program-silent = geen antwoord binnen { $seconds } s
wrong-program-rests = { $count } keer achter elkaar geen antwoord; het programma wordt een minuut met rust gelaten
wrong-program-died = het programma is beëindigd (status { $status })
wrong-program-long = een regel zonder einde
wrong-program-garbage = geen antwoord: { $answer }
wrong-not-measurable = de andere commit kan niet worden gemeten: { $cause } (met --python kies je een andere Python)
wrong-nothing-compiled = de regels zijn hier niet gecompileerd: python -m alhambra.compiled

## What was expected

expected-one-of =
    { $count ->
        [one] { $choices }
       *[other] een van { $choices }
    }
expected-end = het einde van de tekst
expected-budget = een aantal simulaties of een tijd, zoals 400, 50ms of 1s
expected-from-to = { $first } tot { $last }
expected-number = een geheel getal
expected-at-least = { $least } of meer
expected-at-most = hooguit { $most } ({ $name })
expected-digits = hooguit { $most } cijfers
expected-others = andere spelers, aan minstens twee plaatsen
expected-once = { $name } maar één keer
expected-known-option = geen optie met die naam
expected-nothing = niets, het spel is afgelopen
expected-action = een actie van stoel { $seat }
expected-players = { $first } tot { $last } spelers (alleen: --solo)
expected-file = een bestand waarin het spel kan worden bewaard
expected-seats = { $seats } spelers
expected-names = { $seats } namen
expected-name = een naam van zichtbare tekens, zonder komma, # en spaties eromheen
expected-seat = me, me:NAAM of een bot op stoel { $seat }
expected-seat-name = een naam van 1 tot { $most } tekens, zonder #
expected-other-name = een andere naam, deze is bezet
expected-no-bot-name = een andere naam, zo heet een bot
expected-virtual-players = { $virtual } met zo veel spelers
expected-version = versie { $version } van de regels
expected-title = 'alhambra SPEL VERSIE'
expected-revision = een commit die git kent
expected-option-line = 'optie: waarde'
expected-mark = '*', '=' of een stoel aan het begin
expected-check = '= { $check }'
expected-position-of-header = een stelling van het spel dat de kop noemt
expected-no-seed = geen startgetal: het toeval van dit spel is vastgelegd
expected-no-commitment = geen vingerafdruk ernaast
expected-table-name = 1 tot 40 letters en cijfers
expected-hex-digits = 64 tekens, 0 tot 9 en a tot f
expected-line-as-well = ook een regel '{ $name }: …'
expected-luck = 1 tot { $most } zichtbare tekens zonder komma, # en spaties eromheen
expected-seat-and-luck = een stoel en zijn woorden
expected-attempt = een getal vanaf 1
expected-seat-and-promise = een stoel en 64 tekens, 0 tot 9 en a tot f
expected-seats-in-order = elke stoel één keer, op volgorde
expected-options = opties die een spel opleveren, zoals players=3 ({ $cause })
expected-option-or-due = een optie, zoals players=3, of { $example }
expected-setting = { $name }= en een getal van { $first } tot { $last }
expected-no-budget = { $bot } zonder budget: die zoekt niet
expected-no-weights = { $bot } zonder gewichten: die heeft niets geleerd
expected-seats-option = hier geen aantal spelers: dat zegt --seats
expected-key-value = een optie met haar waarde, zoals hands=open
expected-command = exec: en een opdracht, zoals exec:./mijnbot
expected-bot-name = NAAM=exec:OPDRACHT met een nieuwe naam van kleine letters, cijfers en streepjes
expected-program-budget = een tijd voor een programma, zoals exec:./mijnbot@500ms: het krijgt niet te horen hoeveel het moet simuleren
expected-bot-form = NAAM=exec:OPDRACHT, zoals mijn=exec:./mijnbot
expected-variable = de naam van een omgevingsvariabele zonder haar waarde, zoals OMP_NUM_THREADS
expected-text = een tekst
expected-texts = een lijst van teksten
expected-seconds = een getal, zoals 0.5
expected-yes-no = yes of no (in een bestand true of false)
expected-host-port = een adres en een poort, zoals 127.0.0.1:9100

## Roll & Write

expected-die = een dobbelsteen, { $dice }
expected-phase-of-round = een fase die bij de ronde past (de opbouw is ronde 0)
expected-rolled-die = rolled=y1 tot rolled=y6
expected-coins = omcirkelde en doorgestreepte munten, zoals { $example }
expected-dice = dobbelstenen, zoals { $one }, { $two } of { $none }
expected-crossings = gemerkte kruispunten, zoals 11,25,66 of -
expected-counts = zes aantallen, zoals 1,0,2,0,0,1
expected-finished-type = een voltooide soort met zijn plaats, zoals T1
expected-finished-when-full = voltooide soorten alleen waar alle vakjes gemerkt zijn
expected-fewer-marks = minder dan { $marks } merken voor rij { $row } in deze fase
expected-open-type = een soort die voor rij { $row } niet vol is
expected-other-dice = andere dobbelstenen voor stoel { $seat } in deze fase
expected-second-building = een tweede gebouw dat mogelijk is
expected-sheet = een blad, gemaakt met Sheet of Sheet.parse
expected-sheet-rows = { $rows } rijen gebouwen
expected-sheet-row = { $letters } letters in rij { $row }
expected-building = elk gebouw, en { $building } ontbreekt
expected-sheet-coins = 'coins 20' één keer, in regel { $line }

## Alhambra

expected-card = een kaart, zoals o5
expected-chance = een kaart zoals o5, een tegel, of scoring 1
expected-tile = een tegel, zoals garden-8NW
expected-cell = een plek, zoals +1,-2
expected-tiles = tegels, zoals garden-8NW,tower-12 of -
expected-cards = kaarten, zoals y1,o9 of -
expected-no-more-cards = niet meer { $card } dan er in de doos zitten
expected-market = een markt van vier plaatsen, zoals tower-12,-,garden-8NW,-
expected-fact-of-table = market=, display= of een ander gegeven van de tafel, of { "|" }
expected-piles = vijf stapels, zoals piles=0,12,18,18,18
expected-grounds = tegels met hun plek, zoals tower-12@+0/+1,garden-11@-1/+1 of -
expected-lawful-grounds = een Alhambra zoals de bouwregels toestaan (AL-4)
expected-cards-in-piles = stapels met samen de { $deck } kaarten van de trekstapel
expected-fits-phase = { $name } zoals het kan zijn als { $phase } aan de beurt is
