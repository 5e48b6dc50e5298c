## What bots are called, and how they play; for every surface.

bot-uniform = random
bot-greedy = greedy
bot-apprentice = apprentice
bot-mason = mason
bot-foreman = foreman
bot-architect = architect
bot-master = master
# $level is one of the messages above, $about one of those below.
bot-about = { $level }: { $about }

## Roll & Write

bots-rollwrite-uniform = Plays any legal action, each equally likely.
bots-rollwrite-greedy = Takes what promises most at the end of its turn, changes of dice included.
bots-rollwrite-apprentice = Fills its own sheet, never turns a die, and never looks at what others have built.
bots-rollwrite-mason = Goes for majorities and keeps its coins, but forgets rows and columns, and never turns a die.
bots-rollwrite-foreman = Counts every point that its sheet would score now, and turns a die for one.
bots-rollwrite-architect = Knows by long practice what becomes of a sheet, and minds its rivals.
bots-rollwrite-master = Knows what becomes of a sheet, and thinks through what may come before every decision.

## Alhambra

bots-palace-uniform = Plays any legal action, each equally likely.
bots-palace-greedy = Takes what promises most at the end of its turn.
bots-palace-apprentice = Buys what it can, whatever it costs, and sees neither walls nor rivals.
bots-palace-mason = Builds walls and saves for exact payments, but neither plans ahead nor minds the others.
bots-palace-foreman = Plans its whole turn: exact payments, walls, majorities, and what its rivals are after.
bots-palace-architect = Weighs what each of its turns leaves behind, for itself and for the others.
bots-palace-master = Imagines again and again how the others play on and what it does then, before every decision.
