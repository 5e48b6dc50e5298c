# The help of the command line. Commands, options and their examples are the same in every language; what one types in a game is not.

commands = opdrachten
value-command = OPDRACHT
value-game = SPEL
value-list = LIJST
value-number = N
value-player = SPELER
value-seconds = S
value-file = BESTAND
value-folder = MAP
value-host = ADRES
value-hex = HEX
value-revision = COMMIT
value-bot = NAAM=exec:OPDRACHT
value-days = DAGEN
value-form = VORM
value-place = ADRES:POORT
value-position = STELLING
value-path = PAD
value-variable = VARIABELE

## What argparse says; %(…)s and %s stay as they are

argparse-usage = gebruik:{" "}
argparse-positional = argumenten
argparse-options = opties
argparse-help = deze hulp tonen en stoppen
argparse-version = de versie tonen en stoppen
argparse-error = %(prog)s: fout: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unrecognized = onbekende argumenten: %s
argparse-required = deze argumenten zijn nodig: %s
argparse-one = er hoort één waarde bij
argparse-at-most-one = er hoort hooguit één waarde bij
argparse-choice = ongeldige keuze: %(value)r (kies uit %(choices)s)
argparse-value = ongeldig getal: %(value)r
argparse-ignored = bij deze optie hoort geen waarde, gekregen: %r

## Commands

help-alhambra = De spellen van de Alhambra-familie, voor mensen en voor programma’s.
help-alhambra-examples =
    voorbeelden:
      alhambra serve --open                       in de browser spelen, met bots of vrienden
      alhambra play rollwrite                     Roll & Write spelen tegen twee bots
      alhambra play rollwrite --solo              hetzelfde in je eentje
      alhambra play palace                        het bordspel spelen tegen twee bots
      alhambra replay game.alhambra               een bewaard spel lezen
      alhambra bots                               tegen wie je kunt spelen
    Elke opdracht heeft eigen hulp: alhambra play --help
command-play = een spel spelen tegen bots, mensen of alleen
command-play-examples =
    voorbeelden:
      alhambra play rollwrite                             jij tegen twee opzichters (foreman)
      alhambra play rollwrite --players 5                 jij tegen vier van hen
      alhambra play rollwrite --seats me:Ann,me:Ben,uniform
                                                          twee mensen aan dit scherm, en een bot
      alhambra play rollwrite --solo 3 --goal versus      alleen tegen drie virtuele spelers
      alhambra play rollwrite --save evening.alhambra     elke stap in een bestand bewaren
      alhambra play rollwrite --resume evening.alhambra   verdergaan waar het ophield
      alhambra play rollwrite --seed 7                    elke keer dezelfde worpen
      alhambra play palace --players 2                    het bordspel met één bot, en Dirk
      alhambra play palace --hands open                   elke hand open op tafel
    Typ tijdens het spel een getal, een actie zoals `bouw y3 b5`, of `hulp`.
    Stoppen, Ctrl-C of het einde van de invoer kosten niets: het spel wordt in een bestand bewaard.
command-replay = een verslag naspelen en het verhaal vertellen
command-replay-examples =
    voorbeelden:
      alhambra replay evening.alhambra            het verhaal in woorden, en de punten
      alhambra replay evening.alhambra --json     één JSON-object voor programma’s
      cat evening.alhambra | alhambra replay -    het verslag van de standaardinvoer lezen
command-verify = de worpen in het verslag van een tafel controleren
command-verify-examples =
    Vóór de eerste zet toont een tafel haar vingerafdruk, de SHA-256 van een geheim van 32 bytes. Elk
    toeval wordt getrokken uit dat geheim, de naam van de tafel, het nummer van de zet en de woorden
    van de spelers. Is het spel afgelopen, dan staat het geheim in het verslag. Deze opdracht trekt
    elk toeval opnieuw op je eigen computer en speelt het verslag na volgens de regels.

    voorbeelden:
      alhambra verify evening.alhambra            vingerafdruk, worpen en elke regel controleren
      alhambra verify evening.alhambra --commitment 3f2a...
                                                  en of het de vingerafdruk is die je noteerde
      cat evening.alhambra | alhambra verify -    het verslag van de standaardinvoer lezen
    afsluitcode: 0 zoals vastgelegd, 1 iets klopt niet, 2 er valt niets te controleren
command-show = een stelling tekenen uit haar tekst van één regel
command-show-examples =
    voorbeelden:
      alhambra show "rollwrite players=3 round=1 first=0 turn=0 | 3-0 y42 b51 11,25,66
         | 3-0 y2 b6 14,15,16 | 3-0 y3 b3 21,22,23"
      alhambra replay evening.alhambra --json | jq -r .position | alhambra show -
command-serve = tafels aan browsers aanbieden
command-serve-examples =
    voorbeelden:
      alhambra serve --open                       in de browser van deze computer spelen
      alhambra serve --lan --open                 andere apparaten in huis laten meespelen
      alhambra serve --data evening               de tafels in de map evening bewaren
    Wat is aangenomen, staat op schijf voordat iemand het ziet; stop de server wanneer je wilt.
    Noem een proxy met --proxy en de publieke naam met --name; laat hem de headers Host, Origin,
    X-Forwarded-For en X-Forwarded-Proto en de WebSocket van elke tafel doorgeven.
command-doctor = zeggen hoe de regels draaien, en een gegevensmap nakijken
command-doctor-examples =
    voorbeelden:
      alhambra doctor                             je gegevensmap
      alhambra doctor --data evening              de map evening
    Er wordt gekeken wie de map mag lezen, of de database heel is en of elke tafel te lezen is; er
    verandert niets, en het kan terwijl de server draait.
    afsluitcode: 0 alles in orde, 1 er is iets mis
command-backup = alle tafels naar een bestand kopiëren, terwijl er gespeeld wordt
command-backup-examples =
    voorbeelden:
      alhambra backup monday.sqlite               een kopie van de database in je gegevensmap
      alhambra backup monday.sqlite --data evening
    Terug: stop de server en zet de kopie als tables.sqlite in de gegevensmap, zonder de bestanden
    tables.sqlite-wal en tables.sqlite-shm.
command-bots = de bots van elk spel opsommen
command-bots-examples =
    voorbeelden:
      alhambra bots                               alle bots van alle spellen
      alhambra play rollwrite --seats me,uniform  met een van hen aan tafel gaan
      alhambra play palace --seats me,greedy,uniform
command-bench = meten hoe snel spellen worden gespeeld
command-bench-examples =
    voorbeelden:
      alhambra bench                              hoe snel deze computer spellen speelt
      alhambra bench --against main~5             hoeveel keer zo snel als een andere commit
      alhambra bench --against 2ae171a --python ~/old/bin/python
                                                  de andere commit met een andere Python
      alhambra bench --json                       hetzelfde als één JSON-object

## Options

help-language = de taal van alles wat er gezegd wordt (die van je systeem)
help-game = een van: { $games }
help-seats = wie waar zit: `me`, `me:NAAM` of een bot, met komma’s (me,foreman,foreman)
help-players = jij en N-1 opzichters (foreman), in plaats van --seats
help-seed = een getal dat al het toeval bepaalt
help-save = het spel stap voor stap in dit bestand bewaren
help-resume = verdergaan met een bewaard spel, in zijn bestand
help-plain = gewone regels, ook in een terminal, voor schermlezers
help-file = een verslag; - voor de standaardinvoer
help-json = één JSON-object afdrukken
help-against = vergelijken met een andere commit van deze repository, om de beurt gemeten
help-python = met --against: de Python voor de andere commit, als die andere bibliotheken nodig heeft
help-commitment = de vingerafdruk die vóór de eerste zet werd getoond
help-seal = het zegel dat je apparaat noteerde voordat het zijn woorden vertelde
help-position = een stelling; - voor de standaardinvoer
help-host = adres ({ $default })
help-lan = laat de andere apparaten in huis meespelen: noemt hun adres, met een QR-code
help-port = poort (de eerste vrije vanaf { $default })
help-data = map van de database (je gegevensmap)
help-database = een PostgreSQL-database in plaats van die map, als postgresql://naam:wachtwoord@host/naam
help-workers = hoeveel processen bedienen, met --database ({ $default })
help-open = de startpagina in een browser openen
help-pace = seconden die een bot over een actie doet ({ $default })
help-patience = seconden totdat iemand die weg is, afwezig heet ({ $default })
help-bot = een programma als bot met deze naam aan tafels laten zitten; zo vaak als je wilt
help-bot-env = een omgevingsvariabele van de server die deze programma's ook erven, naast PATH, HOME en LANG; zo vaak als je wilt
help-backup = het bestand van de kopie; het mag nog niet bestaan
help-name = een naam waarmee browsers de server aanroepen, zoals spel.example; zo vaak als je wilt
help-proxy = het adres van een proxy die geloofd wordt over wie er vraagt; zo vaak als je wilt
help-prefix = waarmee alle adressen van de server beginnen, zoals /alhambra, als andere sites dezelfde naam hebben
help-no-limits = onbeperkt veel tafels en berichten, om te meten
help-metrics = statistieken voor Prometheus geven op ADRES:POORT, onder /metrics; wie daar kan komen, mag ze lezen
help-put-away = tafels naar zolder brengen waar zo veel dagen niemand naar gekeken heeft; er gaat niets verloren (nooit)
help-log = hoe er gelogd wordt: als text, of als json met één object per regel ({ $default })
help-settings = een bestand met instellingen in TOML; opties en de omgeving gaan voor
help-show-settings = alle instellingen tonen met waar ze vandaan komen, en stoppen
help-solo = alleen spelen tegen V virtuele spelers: 2 (gewoonlijk), 3 of 4
help-goal = alleen: veel punten (gewoonlijk), of tegen virtuele spelers die ook punten krijgen
help-sheet = op je eigen blad spelen: zes rijen, PSACGT
help-hands = verbergen wat anderen in de hand hebben (gewoonlijk), of tonen als geheugensteun
help-end = het spel eindigt als de markt niet kan worden aangevuld (gewoonlijk), of met de laatste tegel
