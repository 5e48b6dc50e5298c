# The help of the command line. Commands, options and their examples are the same in every language; what one types in a game is not.

commands = commands
value-command = COMMAND
value-game = GAME
value-list = LIST
value-number = N
value-player = PLAYER
value-seconds = S
value-file = FILE
value-folder = DIR
value-host = HOST
value-hex = HEX
value-revision = COMMIT
value-bot = NAME=exec:COMMAND
value-days = DAYS
value-form = FORM
value-place = HOST:PORT
value-position = POSITION
value-path = PATH
value-variable = VARIABLE

## What argparse says; %(…)s and %s stay as they are

argparse-usage = usage:{" "}
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-version = show the version and exit
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unrecognized = unrecognized arguments: %s
argparse-required = the following arguments are required: %s
argparse-one = expected one argument
argparse-at-most-one = expected at most one argument
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-value = invalid number: %(value)r
argparse-ignored = this option takes no value, got %r

## Commands

help-alhambra = The games of the Alhambra family, for people and for programs.
help-alhambra-examples =
    examples:
      alhambra serve --open                       play in the browser, with bots or friends
      alhambra play rollwrite                     play Roll & Write against two bots
      alhambra play rollwrite --solo              play it alone
      alhambra play palace                        play the board game against two bots
      alhambra replay game.alhambra               read a game kept in a file
      alhambra bots                               who can be played against
    Every command has its own help: alhambra play --help
command-play = play a game against bots, people or alone
command-play-examples =
    examples:
      alhambra play rollwrite                             you against two foremen
      alhambra play rollwrite --players 5                 you against four of them
      alhambra play rollwrite --seats me:Ann,me:Ben,uniform
                                                          two people at this screen, and a bot
      alhambra play rollwrite --solo 3 --goal versus      alone against three virtual players
      alhambra play rollwrite --save evening.alhambra     keep every step in a file
      alhambra play rollwrite --resume evening.alhambra   go on where it stopped
      alhambra play rollwrite --seed 7                    the same dice every time
      alhambra play palace --players 2                    the board game with one bot, and Dirk
      alhambra play palace --hands open                   every hand face up
    During the game type a number, an action such as `construct y3 b5`, or `help`.
    Quit, Ctrl-C or the end of input lose nothing: the game is kept in a file.
command-replay = replay a record and tell its story
command-replay-examples =
    examples:
      alhambra replay evening.alhambra            the story in words, and the scores
      alhambra replay evening.alhambra --json     one JSON object for programs
      cat evening.alhambra | alhambra replay -    read the record from standard input
command-verify = check the dice of a table's record
command-verify-examples =
    Before the first ply a table shows its commitment, the SHA-256 of a secret of 32 bytes. Every chance
    is drawn from that secret, the table's name, the number of the ply and the words players added. When
    the game is over, the secret is in the record. This command draws every chance again on your own
    machine, and replays the record by the rules.

    examples:
      alhambra verify evening.alhambra            check commitment, dice and every line
      alhambra verify evening.alhambra --commitment 3f2a...
                                                  and that it is the one you noted
      cat evening.alhambra | alhambra verify -    read the record from standard input
    exit status: 0 as committed, 1 something differs, 2 there is nothing to verify
command-show = draw a position from its one-line text
command-show-examples =
    examples:
      alhambra show "rollwrite players=3 round=1 first=0 turn=0 | 3-0 y42 b51 11,25,66
         | 3-0 y2 b6 14,15,16 | 3-0 y3 b3 21,22,23"
      alhambra replay evening.alhambra --json | jq -r .position | alhambra show -
command-serve = serve tables to browsers
command-serve-examples =
    examples:
      alhambra serve --open                       play in the browser of this machine
      alhambra serve --lan --open                 let other devices in the house play along
      alhambra serve --data evening               keep the tables in the folder evening
    What was accepted is on disk before anybody sees it; stop the server whenever you like.
    Behind a proxy, name it with --proxy and the public name with --name; let it pass on the Host, Origin,
    X-Forwarded-For and X-Forwarded-Proto headers and the WebSocket of every table.
command-doctor = say how the rules run, and check a data folder
command-doctor-examples =
    examples:
      alhambra doctor                             your data folder
      alhambra doctor --data evening              the folder evening
    It looks at who may read the folder, whether the database is whole, and whether every table can be
    read; it changes nothing, and may look while the server runs.
    exit status: 0 all is well, 1 something is wrong
command-backup = copy all tables into a file, while they are played
command-backup-examples =
    examples:
      alhambra backup monday.sqlite               a copy of your data folder's database
      alhambra backup monday.sqlite --data evening
    To go back: stop the server, and put the copy into the data folder as tables.sqlite, without the files
    tables.sqlite-wal and tables.sqlite-shm.
command-bots = list the bots of every game
command-bots-examples =
    examples:
      alhambra bots                               all bots of all games
      alhambra play rollwrite --seats me,uniform  sit down with one of them
      alhambra play palace --seats me,greedy,uniform
command-bench = measure how fast games are played
command-bench-examples =
    examples:
      alhambra bench                              how fast games are played on this machine
      alhambra bench --against main~5             how many times as fast as another commit
      alhambra bench --against 2ae171a --python ~/old/bin/python
                                                  the other commit run by another Python
      alhambra bench --json                       the same as one JSON object

## Options

help-language = the language of everything said (your locale's)
help-game = one of: { $games }
help-seats = who sits where: `me`, `me:NAME` or a bot, with commas (me,foreman,foreman)
help-players = you and N-1 foremen, instead of --seats
help-seed = a number that decides all chance
help-save = keep the game in this file, step by step
help-resume = go on with a kept game, in its file
help-plain = plain lines even in a terminal, for screen readers
help-file = a record; - for standard input
help-json = print one JSON object
help-against = compare with another commit of this repository, both measured in turn
help-python = with --against: the Python that runs the other commit, if it needs other libraries
help-commitment = the commitment that was shown before the first ply
help-seal = the seal that your device noted before it told its words
help-position = a position; - for standard input
help-host = address ({ $default })
help-lan = let the other devices in the house play along: says their address, with a QR code
help-port = port (the first free from { $default })
help-data = folder of the database (your data folder)
help-database = a PostgreSQL database instead of that folder, as postgresql://name:password@host/name
help-workers = how many processes serve, with --database ({ $default })
help-open = open the start page in a browser
help-pace = seconds a bot takes for an action ({ $default })
help-patience = seconds until somebody gone is away ({ $default })
help-bot = let a program sit at tables as a bot of this name; as often as you like
help-bot-env = a variable of the server's environment that these programs inherit too, beside PATH, HOME and LANG; as often as you like
help-backup = the file of the copy; it must not exist yet
help-name = a name by which browsers call the server, such as games.example; as often as you like
help-proxy = the address of a proxy whose word on who asks is believed; as often as you like
help-prefix = what all addresses of the server begin with, such as /alhambra, where it shares its name with other sites
help-no-limits = any number of tables and messages, for measuring
help-metrics = tell metrics for Prometheus at HOST:PORT, under /metrics; whoever reaches it may read them
help-put-away = put tables into the attic that nobody has looked at for so many days; nothing is lost (never)
help-log = how to log: in text, or in json with one object a line ({ $default })
help-settings = a file of settings in TOML; flags and the environment win over it
help-show-settings = print every setting and where it came from, and end
help-solo = play alone against V virtual players: 2 (usual), 3 or 4
help-goal = alone: a high score (usual), or against virtual players that score too
help-sheet = play on your own sheet: six rows, PSACGT
help-hands = hide what others hold (usual), or show it as a help to memory
help-end = the game ends when the market cannot be refilled (usual), or with the last tile
