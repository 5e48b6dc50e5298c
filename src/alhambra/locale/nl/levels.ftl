## What bots are called, and how they play; for every surface.

bot-uniform = willekeurig
bot-greedy = gretig
bot-apprentice = leerling
bot-mason = metselaar
bot-foreman = opzichter
bot-architect = architect
bot-master = meester
# $level is one of the messages above, $about one of those below.
bot-about = { $level }: { $about }

## Roll & Write

bots-rollwrite-uniform = Speelt een willekeurige toegestane actie, elk even waarschijnlijk.
bots-rollwrite-greedy = Neemt wat aan het einde van zijn beurt het meest belooft, ook door dobbelstenen te draaien.
bots-rollwrite-apprentice = Kent de regels en weinig meer: bouwt wat hij het eerst ziet en laat dobbelstenen en munten liggen.
bots-rollwrite-mason = Maakt af wat hij begonnen is en draait soms een dobbelsteen, maar kijkt nooit naar de anderen.
bots-rollwrite-foreman = Weegt elke manier om zijn dobbelstenen te gebruiken af, en let op wie waarin voorligt.
bots-rollwrite-architect = Denkt een paar beurten vooruit: wat zijn dobbelstenen nog kunnen worden, en wat anderen laten liggen.
bots-rollwrite-master = Denkt het spel vóór elke beslissing steeds opnieuw door, tot het einde.

## Alhambra

bots-palace-uniform = Speelt een willekeurige toegestane actie, elk even waarschijnlijk.
bots-palace-greedy = Neemt wat aan het einde van zijn beurt het meest belooft.
bots-palace-apprentice = Koopt wat hij kan betalen, betaalt te veel, en ziet muren noch tegenstanders.
bots-palace-mason = Spaart om gepast te betalen en bouwt muren, maar kijkt niet naar wat anderen bouwen.
bots-palace-foreman = Weegt meerderheden, muren en geld tegen elkaar af, beurt voor beurt.
bots-palace-architect = Denkt vooruit tot de volgende telling: wat hij zal bouwen, en wat de anderen.
bots-palace-master = Denkt vóór elke beslissing steeds opnieuw door wat er kan komen.
