# What the terminal alone says: the command line, playing in it, verifying.

## Things in a row, people

listed = { $some } en { $last }
you = Jij
player-number = Speler { $seat }
story-turn = { $name } { $parts }.

## Games and bots

terminal-game-rollwrite = Alhambra Roll & Write
terminal-game-palace = Alhambra, het bordspel
# $player is what one types, $name one of the messages bot-…
player-typed = { $player } ({ $name })
bots-here = Bots aan tafel: { $bots }.

## Playing

prompt =
    { $who ->
        [you] Jouw keuze:
       *[other] Keuze van { $name }:
    }
type = Typ een getal van 1 tot { $count }, een actie zoals '{ $example }', of 'hulp'.
no-action =
    { $at ->
        [beginning] '{ $text }' is geen actie: een actie begint met een van deze woorden: { $choices }.
        [end] '{ $text }' is niet af: er moet nog volgen: { $expected }.
       *[middle] '{ $text }' is niet te begrijpen: in plaats van { $got } hoort daar { $expected }.
    }
refused = Dat kan niet: { $reason }
refused-by = { $reason } ({ $rule })
allowed = '{ $action }' kan nu.
taken-back = Teruggenomen: { $action }.
undo-nothing = Er valt niets terug te nemen: je hebt in deze beurt nog niets gedaan.
undo-chance = Dat kan niet worden teruggenomen: sinds je laatste actie is { $chance } gevallen.
why-what = Welke actie? Bijvoorbeeld: waarom { $example }
sheet-whose =
    { $sheet ->
        [grounds] Wiens Alhambra?
       *[sheet] Wiens blad?
    } Typ '{ sheet-typed }' en een van: { $names }; of een stoelnummer, 0 tot { $last }.
leads-on = '{ $choice }' leidt naar meer keuzes.
no-page-before = Dit zijn je eerste keuzes: er is niets om naar terug te gaan.
hand-over =
    { $who ->
        [you] Het scherm is nu voor jou. Druk op enter:
       *[other] Het scherm is nu voor { $name }. Druk op enter, { $name }:
    }
# Wat getypt wordt: het Engelse woord, dat altijd mag, dan die van deze taal; het eerste wordt getoond.
commands-typed =
    help: hulp
    choices: keuzes
    back: terug
    sheet: blad
    grounds: alhambra
    table: tafel
    undo: herstel, ongedaan
    why: waarom
    advice: advies, raad
    save: bewaar, bewaren
    quit: stop, stoppen
sheet-typed =
    { $sheet ->
        [grounds] alhambra
       *[sheet] blad
    }
commands-help =
    Typ het nummer van een keuze, of een actie in woorden; Engelse woorden mogen altijd.
    hulp: deze tekst.
    keuzes: je keuzes nog een keer.
    terug: naar de vorige keuzes, waar een keuze naar andere heeft geleid.
    tafel: de hele tafel, met { $sheet ->
        [grounds] de Alhambra
       *[sheet] het blad
    } van elke speler.
    { sheet-typed } NAAM: { $sheet ->
        [grounds] de Alhambra
       *[sheet] het blad
    } van één speler, op naam of stoelnummer.
    herstel: je laatste actie van deze beurt terugnemen, zolang het toeval niet heeft gesproken.
    waarom ACTIE: waarom een actie nu niet kan.
    advies: wat de sterkste bot nu zou doen, en waarom; advies NAAM vraagt een andere bot.
    bewaar BESTAND: het spel in een bestand bewaren.
    stop: weggaan; het spel wordt in een bestand bewaard en kan worden hervat.

## Advice

advice-thinks = { $bot } denkt over je beurt na …
advice-idea = { $number }. { $line }: { $points } punten en { $percent } % kans om te winnen; { $brings }.
advice-who = Vraag een van deze: { $bots }.

## Keeping games

save-where = Noem een bestand, bijvoorbeeld: bewaar avond.alhambra
save-exists = { $file } bestaat al en blijft zoals het is. Kies een andere naam.
kept = Het spel is bewaard in { $file }.
kept-resume = Het spel is bewaard in { $file }. Ga verder met:
kept-not = { $trouble }. Het spel kon niet worden bewaard; dit is het verslag:
kept-goes-on = Het spel in { $file } gaat verder.
kept-over = Het spel in { $file } is afgelopen.
bot-failed = { $name } faalde ({ $why }); in plaats daarvan wordt een willekeurige actie gespeeld.
play-again = Het startgetal van dit spel is { $seed }: met --seed { $seed } kan het opnieuw worden gespeeld.

## Verifying

verify-belongs = De vingerafdruk { $commitment } hoort bij het geheim.
verify-noted = Het is de vingerafdruk die je hebt genoteerd.
verify-compare = Vergelijk die met de vingerafdruk van vóór de eerste zet, of noem die met --commitment.
verify-luck = Woorden die vóór het begin zijn toegevoegd: { $luck }.
verify-no-luck = Niemand heeft vóór het begin eigen woorden toegevoegd.
verify-drawn =
    { $chances ->
        [one] 1 toevalszet is
       *[other] { $chances } toevalszetten zijn
    } getrokken zoals vastgelegd, aan tafel { $table }.
verify-all =
    Elke regel van het verslag volgt de spelregels: { $plies ->
        [one] 1 zet
       *[other] { $plies } zetten
    }, { $checks ->
        [one] 1 controle
       *[other] { $checks } controles
    }.
verify-kept = Iedereen heeft de beloofde woorden verteld. Het zegel van de vingerafdruk, alle beloften en de plaatsen zonder woorden is { $seal }.
verify-noted-seal = Het is het zegel dat je hebt genoteerd.
verify-compare-seal = Vergelijk het met het zegel dat je apparaat noteerde voordat het zijn woorden vertelde, of noem dat met --seal.
verify-missing = Er ontbreken woorden van: { $names }.
verify-attempt = Vóór het begin zijn { $attempt } keer woorden beloofd; alleen de laatste tellen.
verify-proved = Bewezen: elk toeval volgt uit het geheim en de woorden in dit verslag, en elke regel uit de spelregels.
verify-proved-order = Ook bewezen, als een van { $names } dit zegel noteerde voordat woorden werden verteld die niemand kon raden: niemand heeft de worpen uitgekozen.
verify-not-order = Niet bewezen: dat iedereen had beloofd voordat er woorden werden verteld. Dat toont alleen een zegel dat iemand toen noteerde.
verify-not-old = Niet bewezen: dat niemand de worpen heeft uitgekozen. Deze woorden zijn na elkaar toegevoegd, zonder beloften, zoals tafels dat vroeger deden: wie van { $names } het geheim kende en als laatste kwam, kon kiezen.
verify-not-without = Niet bewezen: dat niemand de worpen heeft uitgekozen. Er zitten van niemand woorden in: wie het geheim koos, kon kiezen.
verify-not-missing = Niet bewezen: van wie er woorden ontbreken. Iedereen kan die regel veranderen; alleen een zegel dat iemand heeft genoteerd, legt hem vast.
verify-not-names = Niet bewezen: de namen van de plaatsen. Iedereen kan andere in een verslag schrijven.
verify-not-known = Geen verslag kan bewijzen dat tijdens het spel niemand het geheim kende, en dus de worpen die nog kwamen.

## Serving, measuring

serving = Alhambra staat op { $address } (Ctrl-C stopt; de spellen worden bewaard in { $folder })
serving-others = Voor anderen in je netwerk: { $address }
serving-no-browser = Hier kon geen browser worden geopend; open het adres zelf.
serving-metrics = Statistieken voor Prometheus staan op { $address }metrics
setting-default = standaard
setting-unset = { $name } is niet ingesteld
serving-password = het wachtwoord van de database staat op de opdrachtregel, waar iedereen op deze machine het kan lezen: zet het in ALHAMBRA_DATABASE of in een bestand met instellingen
serving-readable = in { $file } staat het wachtwoord van de database, en iedereen op deze machine kan het lezen: chmod 640
bench-measured = gemeten: { $name }
bench-goal = (doel: { $goal })

## Looking after tables

doctor-well = { $file } is in orde. Tafels: { $tables }.
doctor-missing = Hier zijn geen tafels: { $file } bestaat niet.
doctor-open = Anderen kunnen bij { $file }, en daar staan geheimen in. Bestanden horen op chmod 600, de map op 700.
doctor-damaged = { $file } is beschadigd: { $cause }. Stop de server en zet een kopie terug.
doctor-not-ours = { $file } is geen database van alhambra. Noem de map van je tafels met --data.
doctor-version = De database is van versie { $version }, dit programma van { $head }. Een oudere wordt bijgewerkt als de server start.
doctor-table = Tafel { $table } is niet te lezen: { $cause }.
backup-made = Alle tafels zijn gekopieerd naar { $file } ({ $kilobytes } kB).

# Hoe de regels draaien, en waarom.

rules-compiled = De regels draaien gecompileerd: { $detail }.
rules-chosen = De regels worden geïnterpreteerd, vele malen trager, en bots zoeken niet: dat zegt ALHAMBRA_LIBRARY.
rules-missing = De regels worden geïnterpreteerd, vele malen trager, en bots zoeken niet: bij de installatie van alhambra kon niets ze compileren. Installeer het opnieuw waar een C-compiler is, of met ziglang.
rules-stale = De regels worden geïnterpreteerd, vele malen trager, en bots zoeken niet: de broncode is gewijzigd en kon niet worden gecompileerd: { $detail }.
rules-unloadable = De regels worden geïnterpreteerd, vele malen trager, en bots zoeken niet: de bibliotheek kan niet worden geladen: { $detail }.
