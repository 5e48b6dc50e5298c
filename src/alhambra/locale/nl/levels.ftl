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

## Who they are: one name for a level, the same in every language

character-apprentice = Zayd
character-mason = Elvira
character-foreman = Isaac
character-architect = Lubna
character-master = Yusuf
character-level = { $name }, { $level }

## Roll & Write

bots-rollwrite-uniform = Speelt een willekeurige toegestane actie, elk even waarschijnlijk.
bots-rollwrite-greedy = Neemt wat aan het einde van zijn beurt het meest belooft, ook door dobbelstenen te draaien.
bots-rollwrite-apprentice = Vult zijn eigen blad, draait nooit een dobbelsteen en kijkt nooit naar wat anderen gebouwd hebben.
bots-rollwrite-mason = Gaat voor meerderheden en bewaart haar munten, maar vergeet rijen en kolommen en draait nooit een dobbelsteen.
bots-rollwrite-foreman = Telt elk punt dat zijn blad nu zou opleveren, en draait er een dobbelsteen voor.
bots-rollwrite-architect = Weet uit lange ervaring wat er van een blad wordt, en houdt haar tegenstanders in het oog.
bots-rollwrite-master = Weet wat er van een blad wordt, en denkt vóór elke beslissing door wat er kan komen.

## Alhambra

bots-palace-uniform = Speelt een willekeurige toegestane actie, elk even waarschijnlijk.
bots-palace-greedy = Neemt wat aan het einde van zijn beurt het meest belooft.
bots-palace-apprentice = Koopt wat hij kan, wat het ook kost, en ziet muren noch tegenstanders.
bots-palace-mason = Bouwt muren en spaart om gepast te betalen, maar plant niet vooruit en let niet op de anderen.
bots-palace-foreman = Plant zijn hele beurt: gepast betalen, muren, meerderheden, en waar zijn tegenstanders op uit zijn.
bots-palace-architect = Weegt af wat elke beurt achterlaat, voor zichzelf en voor de anderen.
bots-palace-master = Stelt zich vóór elke beslissing steeds opnieuw voor hoe de anderen verderspelen en wat hij dan doet.
