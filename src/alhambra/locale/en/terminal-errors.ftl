# What was wrong, by the key of an error: in files, in options, in what was typed.

wrong-option =
    { $option }: expected { $expected }{ $got ->
        [nothing] {""}
       *[other] , got { $got }
    }
wrong-notation =
    column { $column }: expected { $expected }, got { $got ->
        [nothing] the end of the text
       *[other] { $got }
    }
wrong-chance = { $got }: expected { $expected }
wrong-unexpected = expected { $expected }, got { $got }
wrong-line = line { $line }: { $cause }
wrong-line-text = line { $line }: { $text }: { $cause }
wrong-check = the check does not hold, expected { $expected }
wrong-unreadable = cannot read { $file }: { $cause }
wrong-unwritable = cannot write { $file }: { $cause }
wrong-damaged = { $file } is damaged: { $cause }. Put a backup back, or choose another folder with --data
wrong-not-ours = { $file } is not a database of alhambra; name the folder of your tables with --data
wrong-no-overwriting = { $file } exists already; choose another file
wrong-no-text = cannot read { $file }: it is no text file
wrong-no-file = cannot write { $file }: it is no file
wrong-no-folder = cannot write { $file }: there is no folder { $folder }
wrong-no-name = cannot write { $file }: no file can have this name
wrong-in-file = { $file }: { $cause }
wrong-in-input = standard input: { $cause }
wrong-output = cannot write: { $cause }
wrong-both = { $one } and { $other } say the same thing twice: give one of them
wrong-alone = { $option } is for one player alone, here are { $seats }
wrong-exists = { $file } exists already: go on with it by --resume { $file }, or choose another file
wrong-option-of = { $option } is an option of { $game } alone
wrong-with-resume = { $option } cannot be chosen with --resume: the file says it
wrong-other-game = { $file } holds a game of { $game }
wrong-no-commitment = it has no commitment: only records of tables have one, and can be verified
wrong-no-secret-yet = the secret is not published yet: the game must be over. Keep the commitment { $commitment } until then
wrong-noted =
    This is not the commitment you noted.
      the record says { $commitment }
      you noted       { $noted }
wrong-belongs =
    The commitment does not belong to the secret.
      the record says { $commitment }
      the secret has  { $found }
wrong-drawn = Line { $line } differs: the record says '{ $found }', the secret draws '{ $drawn }'.
wrong-lines = Line { $line } does not follow the rules: { $cause }
wrong-noted-seal =
    This is not the seal you noted.
    The commitment, the promises or the seats whose words are missing are others.
      the record has { $seal }
      you noted      { $noted }
wrong-no-seal = This record has no promises and so no seal; you noted { $noted }.
wrong-promise = These did not tell the words that they had promised: { $names }.
wrong-no-check = The check that belongs after line { $line } is missing: the record was changed or cut off.
wrong-cut = The game in this record is not over: its end was cut off, or the secret was published during the game. Whoever knows the secret knows the dice to come.
wrong-listening = cannot listen at { $place }: { $cause }
wrong-ports = no port from { $first } to { $last } is free; name one
wrong-no-database = a database is named by its address: postgresql://name:password@host/name
wrong-no-psycopg = PostgreSQL needs psycopg: pip install 'alhambra[postgresql]'
wrong-database-unusable = the database cannot be used: { $cause }
wrong-database-newer = a newer version of alhambra has made this database
wrong-in-no-file = the tables are in { $place }, and this command knows SQLite only: copy them with pg_dump, or name a folder with --data
wrong-no-workers = several workers share their tables in PostgreSQL: name it with --database; on Windows there is one worker
wrong-no-prefix = a prefix is a path such as /alhambra, not { $prefix }
wrong-unknown-setting = { $place }: there is no such setting; there are { $names }
wrong-process-died = a process that played has died; what was played before is kept if there is a --file
wrong-two-forms = { $one } and { $other } are two forms of the same: give one of them
wrong-same-file = { $one } and { $other } name the same file: choose another for one of them
wrong-two-places = { $one } and { $other } both say where games are played: give one of them
wrong-no-ray = --ray needs Ray: pip install 'alhambra[ray]'
wrong-no-numpy = { $wanting } needs NumPy: pip install 'alhambra[numpy]'
wrong-ray-address = no Ray cluster at { $address }: { $cause }
wrong-other-contest = { $file } holds another contest: its { $name } is { $kept }, here it is { $got }
wrong-no-results = { $file } holds no results of the arena
wrong-no-weights = { $file } holds no weights of a bot, or only a part of them
wrong-other-weights =
    { $name ->
        [game] { $file } holds weights of { $kept }, not of { $got }
        [players] { $file } holds weights for { $kept ->
            [one] { $kept } player
           *[other] { $kept } players
        }, not for { $got }
       *[rows] { $file } holds weights for { $kept } rows of the score sheet, virtual players included, not for { $got }
    }
wrong-old-weights = { $file } holds weights that this version does not know how to use
wrong-bot-refused = it chose { $action }: { $cause }
wrong-bot-broke = it broke: { $cause }
wrong-program-start = { $command } cannot be started: { $cause }
wrong-program-missing = there is no program { $command }; one of your own is named with its folder, such as ./mybot
wrong-program-forbidden = { $command } may not be run as a program: let it be by chmod +x { $command }, or name what runs it, such as exec:python3 { $command }
wrong-program-silent = no answer within { $seconds } s
wrong-program-rests = no answer { $count } times in a row; it is left alone for a minute
wrong-program-died = the program has ended (status { $status })
wrong-program-long = a line without an end
wrong-program-garbage = not an answer: { $answer }
wrong-not-measurable = the other commit cannot be measured: { $cause } (--python names another Python for it)
wrong-nothing-compiled = the rules are not compiled here: python -m alhambra.compiled

## What was expected

expected-one-of =
    { $count ->
        [one] { $choices }
       *[other] one of { $choices }
    }
expected-end = the end of the text
expected-budget = a number of simulations or a time, such as 400, 50ms or 1s
expected-from-to = { $first } to { $last }
expected-number = a whole number
expected-at-least = { $least } or more
expected-at-most = at most { $most } ({ $name })
expected-digits = at most { $most } digits
expected-others = other players, at two seats or more
expected-once = { $name } once only
expected-known-option = no option of that name
expected-nothing = nothing, the game is over
expected-action = an action of seat { $seat }
expected-players = { $first } to { $last } players (alone: --solo)
expected-file = a file that the game can be kept in
expected-seats = { $seats } players
expected-names = { $seats } names
expected-name = a name of printable letters, without comma, # and space around it
expected-seat = me, me:NAME or a bot at seat { $seat }
expected-seat-name = a name of 1 to { $most } letters, without #
expected-other-name = another name, this one is taken
expected-no-bot-name = another name, this is a bot's
expected-virtual-players = { $virtual } with so many players
expected-version = version { $version } of the rules
expected-title = 'alhambra GAME VERSION'
expected-revision = a commit that git knows
expected-option-line = 'option: value'
expected-mark = '*', '=' or a seat at the beginning
expected-check = '= { $check }'
expected-position-of-header = a position of the game that the header names
expected-no-seed = no seed: the chance of this game was committed to
expected-no-commitment = no commitment beside it
expected-table-name = 1 to 40 letters and digits
expected-hex-digits = 64 digits, 0 to 9 and a to f
expected-line-as-well = a line '{ $name }: …' as well
expected-luck = 1 to { $most } printable letters without comma, # and space around them
expected-seat-and-luck = a seat and its words
expected-attempt = a number from 1 on
expected-seat-and-promise = a seat and 64 digits, 0 to 9 and a to f
expected-seats-in-order = every seat once, in order
expected-options = options that make a game, such as players=3 ({ $cause })
expected-option-or-due = an option, such as players=3, or { $example }
expected-setting = { $name }= and a number from { $first } to { $last }
expected-no-budget = { $bot } without a budget: it does not search
expected-no-weights = { $bot } without weights: it has not learnt anything
expected-seats-option = no number of players here: --seats says it
expected-key-value = an option and its value, such as hands=open
expected-command = exec: and a command, such as exec:./mybot
expected-bot-name = NAME=exec:COMMAND with a new name of small letters, digits and hyphens
expected-program-budget = a time for a program, such as exec:./mybot@500ms: it is not told how much to simulate
expected-bot-form = NAME=exec:COMMAND, such as mine=exec:./mybot
expected-variable = the name of a variable of the environment without its value, such as OMP_NUM_THREADS
expected-text = a text
expected-texts = a list of texts
expected-seconds = a number, such as 0.5
expected-yes-no = yes or no (in a file true or false)
expected-host-port = an address and a port, such as 127.0.0.1:9100

## Roll & Write

expected-die = a die, { $dice }
expected-phase-of-round = a phase that fits the round (the set-up is round 0)
expected-rolled-die = rolled=y1 to rolled=y6
expected-coins = coins circled and crossed out, such as { $example }
expected-dice = dice, such as { $one }, { $two } or { $none }
expected-crossings = marked crossings, such as 11,25,66 or -
expected-counts = six counts, such as 1,0,2,0,0,1
expected-finished-type = a finished type with its place, such as T1
expected-finished-when-full = finished types only where all boxes are marked
expected-fewer-marks = fewer than { $marks } marks for row { $row } in this phase
expected-open-type = a type that is not full for row { $row }
expected-other-dice = other dice for seat { $seat } in this phase
expected-second-building = a second building that is possible
expected-sheet = a sheet, made by Sheet or Sheet.parse
expected-sheet-rows = { $rows } rows of buildings
expected-sheet-row = { $letters } letters in row { $row }
expected-building = every building, and { $building } is missing
expected-sheet-coins = 'coins 20' once, in line { $line }

## Alhambra

expected-card = a card, such as o5
expected-chance = a card such as o5, a tile, or scoring 1
expected-tile = a tile, such as garden-8NW
expected-cell = a place, such as +1,-2
expected-tiles = tiles, such as garden-8NW,tower-12 or -
expected-cards = cards, such as y1,o9 or -
expected-no-more-cards = no more { $card } than the box has
expected-market = a market of four slots, such as tower-12,-,garden-8NW,-
expected-fact-of-table = market=, display= or another fact of the table, or { "|" }
expected-piles = five piles, such as piles=0,12,18,18,18
expected-grounds = grounds, such as tower-12@+0/+1,garden-11@-1/+1 or -
expected-lawful-grounds = grounds that the rules of building allow (AL-4)
expected-cards-in-piles = piles that hold the { $deck } cards of the deck
expected-fits-phase = { $name } as it can be when { $phase } is due
