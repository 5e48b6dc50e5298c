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
bots-rollwrite-apprentice = Knows the rules and little more: it builds what it sees first, and leaves dice and coins as they lie.
bots-rollwrite-mason = Finishes what it has begun and turns a die now and then, but never looks at the others.
bots-rollwrite-foreman = Weighs every way to use its dice for points, and watches who is ahead in what.
bots-rollwrite-architect = Thinks a few turns ahead: what its dice could still become, and what others leave.
bots-rollwrite-master = Thinks the game through to the end, again and again, before every decision.

## Alhambra

bots-palace-uniform = Plays any legal action, each equally likely.
bots-palace-greedy = Takes what promises most at the end of its turn.
bots-palace-apprentice = Buys what it can pay, pays too much, and sees neither walls nor rivals.
bots-palace-mason = Saves for exact payments and builds walls, but looks at nobody else’s grounds.
bots-palace-foreman = Weighs majorities, walls and money against each other, one turn at a time.
bots-palace-architect = Thinks ahead to the next scoring: what it will build, and what the others will.
bots-palace-master = Thinks through what could come, again and again, before every decision.
