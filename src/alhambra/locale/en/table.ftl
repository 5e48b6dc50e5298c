# The page of a table: seats, turns, connection, fair chance.

table-title = Table
table-title-turn = ● Your turn
table-your-turn = Your turn
table-now = Now: { $name }
table-now-prompt = { $name }: { $prompt }
table-turn-of = { $name } is to move
table-over = The game is over
table-round = Round { $round } of { $rounds }
table-set-up = Set-up
table-open-seat = Open seat
# A person who was forgotten, in the place of the name.
table-somebody = Somebody
table-bot = Bot
table-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
table-watchers-too =
    { $count ->
        [one] One more person is watching.
       *[other] { $count } more people are watching.
    }
table-share = Share
table-people = At the table
table-replay = Replay
table-record = Download the record
table-rules = Rules
story-title = What happened

## How it stands

menu = Menu
menu-close = Close the menu
told-since = Since your turn
stay-standings = Standings
stay-standing =
    { $place }. { $name }, { $points ->
        [one] one point
       *[other] { $points } points
    }
stay-label = Whose turn it is and how it stands
stay-back = Back to the top

## Seats

seat-mine = you
seat-here = here
seat-gone = not connected
seat-away = away
seat-handed = a bot plays for now
seat-luck = the device has promised random words
seat-luck-own = your own words are promised
seat-give-bot = Bot: { $level }
seat-hand = Let a bot play
seat-give-back = Give the seat back to { $name }
seat-take-back = Take my seat back
returned-text = While you were away a bot has been playing for { $name }.
absent-waits = Waiting for { $name }, who has gone away.
absent-handed = A bot plays for { $name }.
absent-hand = Let a bot play for { $name }

## Before the start

gathering-title-of = Around the table: { $game }
invited-title = { $name } invites you to { $game }
invited-text =
    A table for { $players }; { $open ->
        [one] one seat is free
       *[other] { $open } seats are free
    }. Take one with your name; if the game is new to you, have a look first.
invited-lesson = Try the lesson (five minutes)
gathering-invite = Invite with this link
gathering-local = This address works only on this computer. For friends on other devices, start the server with { $command } instead.
gathering-start = Start the game
gathering-open =
    { $count ->
        [one] One seat is still open. Send somebody the link, or give it to a bot.
       *[other] { $count } seats are still open. Send the link around, or give them to bots.
    }
gathering-watch = You are watching. To play, ask somebody at the table for the invitation link.
gathering-full = All seats are taken. You can watch as soon as the game starts.
sit-name = Your name
sit-take = Take this seat
luck-label = Add luck of your own
luck-why = Any words without comma and # will do. Your device mixes random digits in, promises them now and tells them only when everybody has promised.
luck-add = Add
waits-promised = Waiting for { $names }: the device must be connected to promise its words for the dice. The game begins by itself.
waits-told = Waiting for { $names }: the device that promised words must be connected to tell them. The game begins by itself.
waits-without = Begin without the words of { $names }

## Taking back, playing again

undo-step = Undo
undo-decision = Take back
undo-what = Takes back: { $what }
again = Play again
again-ready = Go to the next game

## The end

end-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
end-mine = You win with { end-points }, { $margin } ahead of { $name }.
end-place =
    You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] number { $place }
    } with { end-points }, { $margin } behind { $winner }.
end-theirs = { $winner } wins with { end-points }, { $margin } ahead of { $name }.
end-shared-mine = You share the victory with { end-points }, { $margin } ahead of { $name }.
end-shared = The victory is shared with { end-points }, { $margin } ahead of { $name }.
end-all-shared = Everybody shares the victory.
end-alone =
    The game is over with { $points ->
        [one] one point
       *[other] { $points } points
    }.
chart-title = How the points went
chart-when = When
chart-begin = Start
chart-turn = Turn { $number }
chart-by-scoring = By scoring
chart-by-turn = By turn
chart-title-turns = Points by turn, the next scoring included
moments-title = What decided it
picture-heading = A picture to share
picture-png = Picture (PNG)
picture-svg = Drawing (SVG)
picture-named = with my name

## The connection

bar-lost = The connection is lost. Trying again; nothing you did is lost.
bar-now = Try now
bar-hurried = Many people wait for bots here, so bots think less for now.

## Fair chance

fair-title = Fair chance
fair-text = First the server fixes a secret and shows its fingerprint. Then every player’s device promises words of its own by their fingerprint, and only when all have promised are they told. Every die, card and tile follows from the secret and from all words. So it is enough that one device at the table is honest, and nobody has chosen the dice, not even whoever runs the server and plays along. At the end the secret is published, and anybody can check it all.
fair-limits = What this does not prevent: whoever runs the server knows the secret and so what is to come, and can tell a friend. They can refuse to begin, begin without somebody’s words (then it says so here), or give out a page that is not ours.
fair-commitment = Fingerprint of the secret
fair-own = Words of this browser, not told yet
fair-luck = Words of the players, by seat
fair-seal = Seal: the fingerprint of everything that was fixed before any words were told
fair-missing = The dice do not hold any words of { $names }.
fair-attempt = Words were promised { $attempt } times before the game began. Whoever holds words back can avoid dice that way: often is suspicious.
fair-no-luck = none
fair-made-here = each begins with random digits that the player’s device made up
fair-secret = The secret
fair-check = Download the record and check it on your own machine:
fair-later = The secret is shown here when the game is over. This browser has noted the fingerprint and compares it.
fair-same = It is the same fingerprint that this browser noted when you first came to this table.
fair-same-seal = It is the same seal that this browser noted before it told its words, and everybody told what they had promised.
fair-other = Careful: this is not the fingerprint that this browser noted when you first came to this table. The server may have exchanged the secret; do not trust this game. Noted was:
fair-other-seal = Careful: this is not the seal that this browser noted before it told its words. Promises may have been exchanged; do not trust this game. Noted was:
fair-broken = Careful: somebody’s words are not those that were promised. Do not trust this game.
fair-left-out = Careful: the dice hold none of the words that this device promised for { $names }. If you were here then, on no other device, do not trust them: leave the table.
fair-set-back = Careful: this device has already told its words for this attempt, and now the server acts as if it had not: it was restored from an older copy. The device tells nothing twice, or the dice could be thrown until they suit. Begin a new attempt; the record counts it.
fair-set-back-begun = Careful: this device has already told its words for a later attempt than the one this game began with: the server was restored from an older copy. Do not trust these dice: leave the table.
fair-anew = Begin a new attempt
fair-forgetful = This browser remembers nothing after a reload, so it cannot notice if the server lets it throw the dice twice. Let it keep data for this site, and it can.

## Asking once more

confirm-title = End your turn?
confirm-text = New cards, tiles or dice are revealed after this, and nothing can be taken back.
confirm-text-brief = Then { $name }. New things come: no way back.
confirm-then = then { $name }
confirm-yes = Yes, go on
confirm-end = End turn
confirm-no = Not yet
confirm-wish = Confirm my actions
confirm-always = always
confirm-matters = when something is revealed after them
confirm-never = never
confirm-any = Do this?
wishes-title = Preferences
watching-plays = { $name } is playing
watching-faster = Faster
watching-skip = Skip to my turn
not-yet = Not yet: { $name } is playing.
pace-wish = Bots play
pace-quick = quickly
pace-calm = calmly
pace-slow = slowly
pace-shared = Where several people sit, the slowest wish holds.
signals-title = When it is my turn
signals-sound = a soft sound
signals-shake = vibrate
signals-notice = a notification when this page is in the background
signals-denied = This browser does not allow this page to notify you.
signals-offer = Notify you when it is your turn?
signals-offer-yes = Yes
signals-offer-no = No

## What people say to each other at a table: a few phrases

phrases-title = Say something
phrases-hear = Hear what the others say
# For screen readers; $phrase is one of those below.
phrase-said = { $name } says: { $phrase }
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-thinking = I am thinking …
phrase-oops = Oops!
phrase-wow = Wow!
phrase-your-turn = Your turn!
phrase-good-game = Good game!
phrase-again = Once more?

## One device for several

handover-title = Give the device to { $name }
handover-text = Hands are secret. Nothing is shown until { $name } has it.
handover-taken = I am { $name }

## Another device

elsewhere-title = Continue on another device
elsewhere-text = Open your personal link on the other device. Whoever has it plays your seat, so keep it to yourself.
elsewhere-show = Show my link
elsewhere-link = Personal link of { $name }

## News that are read aloud

news-sat = { $name } sits down.
news-away = { $name } has gone away.
news-here = { $name } is here again.
news-handed = A bot now plays for { $name }.
news-returned = { $name } has the seat back.
news-begun = The game begins.
news-back = Something was taken back.
news-again = The next table is ready.

## Advice of a bot

advice-ask = Ask a bot for advice
advice-waiting = It is thinking …
advice-ready = Advice
advice-of = { $bot } suggests:
advice-expects = expects { $points } points and wins { $chance } of such games
# Alone, for points: there is nobody to win against.
advice-expects-points = expects { $points } points
advice-nth = { $bot } suggests ({ $at } of { $count }):
advice-next = Another idea
advice-close = Put away
advice-do = Do this

film-count = { $number } of { $count }
film-again = Again
film-mine = My turn
film-wish = Show what the others did
film-always = always
film-people = only with people
film-never = never
