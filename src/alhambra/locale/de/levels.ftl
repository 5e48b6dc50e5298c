## What bots are called, and how they play; for every surface.

bot-uniform = zufällig
bot-greedy = gierig
bot-apprentice = Lehrling
bot-mason = Maurerin
bot-foreman = Polier
bot-architect = Architektin
bot-master = Meister
# $level is one of the messages above, $about one of those below.
bot-about = { $level }: { $about }

## Who they are: one name for a level, the same in every language

character-apprentice = Zayd
character-mason = Elvira
character-foreman = Isaac
character-architect = Lubna
character-master = Yusuf
character-level = { $name }, { $level }

## Roll & Write

bots-rollwrite-uniform = Spielt irgendeine erlaubte Aktion, jede gleich wahrscheinlich.
bots-rollwrite-greedy = Nimmt, was am Ende des Zuges am meisten verspricht, auch durch Drehen von Würfeln.
bots-rollwrite-apprentice = Füllt sein eigenes Blatt, dreht nie einen Würfel und schaut nie darauf, was andere gebaut haben.
bots-rollwrite-mason = Geht auf Mehrheiten und hält ihre Münzen zusammen, vergisst aber Zeilen und Spalten und dreht nie einen Würfel.
bots-rollwrite-foreman = Zählt jeden Punkt, den sein Blatt jetzt brächte, und dreht dafür auch einen Würfel.
bots-rollwrite-architect = Weiß aus langer Übung, was aus einem Blatt wird, und behält ihre Gegner im Auge.
bots-rollwrite-master = Weiß, was aus einem Blatt wird, und denkt vor jeder Entscheidung durch, was kommen kann.

## Alhambra

bots-palace-uniform = Spielt irgendeine erlaubte Aktion, jede gleich wahrscheinlich.
bots-palace-greedy = Nimmt, was am Ende des Zuges am meisten verspricht.
bots-palace-apprentice = Kauft, was er kann, was es auch kostet, und sieht weder Mauern noch Gegner.
bots-palace-mason = Baut Mauern und spart, um passend zu zahlen, plant aber nicht voraus und achtet nicht auf die anderen.
bots-palace-foreman = Plant seinen ganzen Zug: passend zahlen, Mauern, Mehrheiten, und worauf seine Gegner aus sind.
bots-palace-architect = Wägt ab, was jeder Zug hinterlässt, für sie selbst und für die anderen.
bots-palace-master = Stellt sich vor jeder Entscheidung immer wieder vor, wie die anderen weiterspielen und was er dann tut.
