## What bots are called, and how they play; for every surface.

bot-uniform = zufällig
bot-greedy = gierig
bot-apprentice = Lehrling
bot-mason = Maurer
bot-foreman = Polier
bot-architect = Architekt
bot-master = Meister
# $level is one of the messages above, $about one of those below.
bot-about = { $level }: { $about }

## Roll & Write

bots-rollwrite-uniform = Spielt irgendeine erlaubte Aktion, jede gleich wahrscheinlich.
bots-rollwrite-greedy = Nimmt, was am Ende des Zuges am meisten verspricht, auch durch Drehen von Würfeln.
bots-rollwrite-apprentice = Kennt die Regeln und wenig mehr: baut, was er zuerst sieht, und lässt Würfel und Münzen liegen.
bots-rollwrite-mason = Bringt zu Ende, was er begonnen hat, und dreht ab und zu einen Würfel, schaut aber nie auf die anderen.
bots-rollwrite-foreman = Wägt ab, was sich aus seinen Würfeln machen lässt, und achtet darauf, wer worin vorn liegt.
bots-rollwrite-architect = Denkt ein paar Züge voraus: was aus seinen Würfeln noch werden kann, und was andere liegen lassen.
bots-rollwrite-master = Denkt das Spiel vor jeder Entscheidung immer wieder bis zum Ende durch.

## Alhambra

bots-palace-uniform = Spielt irgendeine erlaubte Aktion, jede gleich wahrscheinlich.
bots-palace-greedy = Nimmt, was am Ende des Zuges am meisten verspricht.
bots-palace-apprentice = Kauft, was er bezahlen kann, bezahlt zu viel und sieht weder Mauern noch Gegner.
bots-palace-mason = Spart, um passend zu zahlen, und baut Mauern, schaut aber nicht auf die Anlagen der anderen.
bots-palace-foreman = Wägt Mehrheiten, Mauern und Geld gegeneinander ab, Zug für Zug.
bots-palace-architect = Denkt bis zur nächsten Wertung voraus: was er bauen wird, und was die anderen.
bots-palace-master = Denkt vor jeder Entscheidung immer wieder durch, was kommen kann.
