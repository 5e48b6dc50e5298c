## What bots are called, and how they play; for every surface.

bot-uniform = random
bot-greedy = greedy
bot-apprentice = apprentice
bot-mason = mason
bot-foreman = foreman
bot-architect = architect
bot-master = master
# $level is a name with one of the messages above, $about one of those below.
bot-about = { $level }: { $about }

## Who they are: one name for a level, the same in every language

character-apprentice = Zayd
character-mason = Elvira
character-foreman = Isaac
character-architect = Lubna
character-master = Yusuf
character-level = { $name }, { $level }

## Roll & Write

bots-rollwrite-uniform = Plays any legal action, each equally likely.
bots-rollwrite-greedy = Takes what promises most at the end of its turn, changes of dice included.
bots-rollwrite-apprentice = Fills his own sheet, never turns a die, and never looks at what others have built.
bots-rollwrite-mason = Goes for majorities and keeps her coins, but forgets rows and columns, and never turns a die.
bots-rollwrite-foreman = Counts every point that his sheet would score now, and turns a die for one.
bots-rollwrite-architect = Knows by long practice what becomes of a sheet, and minds her rivals.
bots-rollwrite-master = Knows what becomes of a sheet, and thinks through what may come before every decision.

## Alhambra

bots-palace-uniform = Plays any legal action, each equally likely.
bots-palace-greedy = Takes what promises most at the end of its turn.
bots-palace-apprentice = Buys what he can, whatever it costs, and sees neither walls nor rivals.
bots-palace-mason = Builds walls and saves for exact payments, but neither plans ahead nor minds the others.
bots-palace-foreman = Plans his whole turn: exact payments, walls, majorities, and what his rivals are after.
bots-palace-architect = Weighs what each of her turns leaves behind, for herself and for the others.
bots-palace-master = Imagines again and again how the others play on and what he does then, before every decision.
