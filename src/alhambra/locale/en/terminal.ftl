# What the terminal alone says: the command line, playing in it, verifying.

## Things in a row, people

listed = { $some } and { $last }
you = You
player-number = Player { $seat }
story-turn = { $name } { $parts }.

## Games and bots

terminal-game-rollwrite = Alhambra Roll & Write
terminal-game-palace = Alhambra, the board game
# $player is what one types, $name one of the messages bot-…
player-typed = { $player } ({ $name })
bots-here = Bots at the table: { $bots }.

## Playing

prompt =
    { $who ->
        [you] Your choice:
       *[other] { $name }'s choice:
    }
type = Type a number from 1 to { $count }, an action such as '{ $example }', or 'help'.
no-action =
    { $at ->
        [beginning] '{ $text }' is no action: an action begins with one of these words: { $choices }.
        [end] '{ $text }' is not finished: { $expected } is to follow.
       *[middle] '{ $text }' is not understood: in place of { $got }, { $expected } is expected.
    }
refused = Not possible: { $reason }
refused-by = { $reason } ({ $rule })
allowed = '{ $action }' is possible now.
taken-back = Taken back: { $action }.
undo-nothing = There is nothing to take back: you have not acted in this turn yet.
undo-chance = That cannot be taken back: { $chance } came up since your last action.
why-what = Which action? For example: why { $example }
sheet-whose =
    { $sheet ->
        [grounds] Whose grounds?
       *[sheet] Whose sheet?
    } Type '{ sheet-typed }' and one of: { $names }; or a seat number, 0 to { $last }.
leads-on = '{ $choice }' leads to more choices.
no-page-before = These are your first choices: there is nothing to go back to.
hand-over =
    { $who ->
        [you] The screen is for you now. Press return:
       *[other] The screen is for { $name } now. Press return, { $name }:
    }
# What is typed: the English word, which always does, then those of this language; the first is shown.
commands-typed =
    help: help
    choices: choices
    back: back
    sheet: sheet
    grounds: grounds
    table: table
    undo: undo
    why: why
    advice: advice
    save: save
    quit: quit
sheet-typed =
    { $sheet ->
        [grounds] grounds
       *[sheet] sheet
    }
commands-help =
    Type the number of a choice, or an action in words.
    help: this text.
    choices: your choices once more.
    back: to the choices before, where a choice has led to others.
    table: the whole table, with the { $sheet ->
        [grounds] grounds
       *[sheet] sheet
    } of every player.
    { sheet-typed } NAME: the { $sheet ->
        [grounds] grounds
       *[sheet] sheet
    } of one player, by name or seat number.
    undo: take back your last action of this turn, before chance has fallen.
    why ACTION: why an action is not possible now.
    advice: what the strongest bot would do now, and why; advice NAME asks another bot.
    save FILE: keep the game in a file.
    quit: leave; the game is kept in a file and can be resumed.

## Advice

advice-thinks = { $bot } thinks about your turn …
advice-idea = { $number }. { $line }: { $points } points and a chance of { $percent } % to win; { $brings }.
advice-who = Ask one of these: { $bots }.

## Keeping games

save-where = Name a file, for example: save evening.alhambra
save-exists = { $file } exists already and is left as it is. Choose another name.
kept = The game is kept in { $file }.
kept-resume = The game is kept in { $file }. Go on with:
kept-not = { $trouble }. The game could not be kept; this is its record:
kept-goes-on = The game in { $file } goes on.
kept-over = The game in { $file } is over.
bot-failed = { $name } failed ({ $why }); a random action is played instead.
play-again = The seed of this game is { $seed }: with --seed { $seed } it can be played again.

## Verifying

verify-belongs = The commitment { $commitment } belongs to the secret.
verify-noted = It is the commitment you noted.
verify-compare = Compare it with the one shown before the first ply, or name that one with --commitment.
verify-luck = Words added before the start: { $luck }.
verify-no-luck = Nobody added words of their own before the start.
verify-drawn =
    { $chances ->
        [one] 1 chance was
       *[other] { $chances } chances were
    } drawn as committed, at table { $table }.
verify-all =
    Every line of the record follows the rules: { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }, { $checks ->
        [one] 1 check
       *[other] { $checks } checks
    }.
verify-kept = Everybody told the words that they had promised. The seal of the commitment, all promises and the seats without words is { $seal }.
verify-noted-seal = It is the seal you noted.
verify-compare-seal = Compare it with the one that your device noted before it told its words, or name that one with --seal.
verify-missing = Words are missing of: { $names }.
verify-attempt = Words were promised { $attempt } times before the game began; only the last ones count.
verify-proved = Proved: every chance follows from the secret and the words in this record, and every line from the rules.
verify-proved-order = Proved as well, if one of { $names } noted this seal before telling words that nobody could guess: nobody has chosen the dice.
verify-not-order = Not proved: that all had promised before any words were told. Only a seal that somebody noted then shows that.
verify-not-old = Not proved: that nobody chose the dice. These words were added one after another, without promises, as tables once did: whoever of { $names } knew the secret and came last could choose.
verify-not-without = Not proved: that nobody chose the dice. There are no words of anybody among them: whoever chose the secret could choose.
verify-not-missing = Not proved: whose words are missing. Anybody can change that line; only a seal that somebody noted fixes it.
verify-not-names = Not proved: the names of the seats. Anybody can write others into a record.
verify-not-known = No record can prove that nobody knew the secret, and so the dice to come, during the game.

## Serving, measuring

serving = Alhambra is at { $address } (Ctrl-C stops it; games are kept in { $folder })
serving-others = For others in your network: { $address }
serving-no-browser = No browser could be opened here; open the address yourself.
serving-metrics = Metrics for Prometheus are at { $address }metrics
setting-default = default
setting-unset = { $name } is not set
serving-password = the password of the database is on the command line, where everybody on this machine can read it: put it into ALHAMBRA_DATABASE or into a settings file
serving-readable = { $file } holds the password of the database, and everybody on this machine can read it: chmod 640
bench-measured = measured: { $name }
bench-goal = (goal: { $goal })

## Looking after tables

doctor-well = { $file } is well. Tables: { $tables }.
doctor-missing = There are no tables here: { $file } does not exist.
doctor-open = { $file } can be reached by others, and it holds secrets. Files want chmod 600, the folder 700.
doctor-damaged = { $file } is damaged: { $cause }. Stop the server and put a backup back.
doctor-not-ours = { $file } is not a database of alhambra. Name the folder of your tables with --data.
doctor-version = The database is of version { $version }, this program of { $head }. Starting the server brings an older one up to date.
doctor-table = Table { $table } cannot be read: { $cause }.
backup-made = All tables are copied into { $file } ({ $kilobytes } KB).

# How the rules run, and why.

rules-compiled = The rules run compiled: { $detail }.
rules-chosen = The rules are interpreted, many times slower, and bots do not search: ALHAMBRA_LIBRARY says so.
rules-missing = The rules are interpreted, many times slower, and bots do not search: nothing could compile them when alhambra was installed. Install it again where there is a C compiler, or with ziglang.
rules-stale = The rules are interpreted, many times slower, and bots do not search: their source has changed and could not be compiled: { $detail }.
rules-unloadable = The rules are interpreted, many times slower, and bots do not search: the library cannot be loaded: { $detail }.
