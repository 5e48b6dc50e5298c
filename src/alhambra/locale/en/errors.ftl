# What the server says when something does not work, and the heads of its pages.

## Errors, by the code of the answer

error-bad-request = The server did not understand that. Please reload the page and try again.
error-name = A name has 1 to 24 visible characters, without comma and without #.
error-luck = Words for luck have 1 to 64 visible characters, without comma and without #.
error-unseen = A name cannot have signs that nobody sees, as joined emoji (several drawn as one) do. Please take a simple one.
error-not-found = This does not exist, or no longer exists.
error-not-yours = This belongs to somebody else.
error-not-now = That cannot be done at this moment.
error-refused = The rules do not allow that.
error-stale = The table has moved on in the meantime. Look again, then choose.
error-too-many = That is more than the server allows at once. Please wait a little.
error-too-large = That is too much text for the server.
error-bad-origin = This request did not come from the server’s own page, so it was not accepted.
error-method = The server does not offer that here.
error-broken = Something went wrong on our side. Nothing was changed; please try again.

## Limits, by the detail of too-many

limit-tables = You have set as many tables today as one guest may set in a day. Play at one of those, or come back tomorrow.
limit-rate = That was very quick. Wait a few seconds and try again.
limit-phrases = That is enough said for the moment. Wait a few seconds, then go on.
limit-entries = The story of this table has grown too long for that. Play on, or set a new table.
limit-newcomers = Very many new people have come from your network just now. Wait a minute and try again.
limit-work = Too much is waiting already. Wait until the server has done what you asked for before.
limit-codes = That is more codes than one address gets at once. Wait a few seconds and try again.

## Closed connections, by the number

closed-4000 = This table does not exist, or no longer exists.
closed-4002 = You have too many pages of this server open. Close one of them; this page tries again every 15 seconds.
closed-4003 = This page sent too many messages at once, so the server closed the connection. It comes back by itself; nothing is lost.
closed-4004 = Your connection could not keep up, so the server closed it. This page comes back by itself; nothing is lost.
closed-1012 = The server is reading this table anew. This page comes back by itself; nothing is lost.

## Error pages

page-not-found-title = Nothing is built here
page-not-found-text = There is no page at this address. The link may be incomplete, or what it pointed to is gone.
page-offline-title = This needs the server
page-offline-text = The server cannot be reached, and tables and new games live there. Without it you can open the start page, the lessons, the rules and the replays of your own finished games.
page-broken-title = Something broke
page-broken-text = Something went wrong on our side. Your games are safe; please try again in a moment.

## The head of each page

title-start = Alhambra: play in the browser
title-table = Table · Alhambra
title-replay = Replay · Alhambra
title-lesson = First lesson · Alhambra
title-mygames = My games · Alhambra
title-rules-rollwrite = Rules of Roll & Write · Alhambra
title-rules-palace = Rules of Alhambra
description = Play Roll & Write from the Alhambra family in your browser, against bots or with friends. No account needed.
noscript = This page needs JavaScript to play. The rules can be read without it.
