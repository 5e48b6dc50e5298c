# Roll & Write: gebouwen, keuzes, wat ze opleveren, het verhaal, de afrekening.

## Gebouwen, kruispunten, dobbelstenen, spelers

a-building =
    { $building ->
        [P] een paviljoen
        [S] een serail
        [A] arcaden
        [C] vertrekken
        [G] een tuin
       *[T] een toren
    }
the-building =
    { $building ->
        [P] het paviljoen
        [S] het serail
        [A] de arcaden
        [C] de vertrekken
        [G] de tuin
       *[T] de toren
    }
building-count =
    { $count ->
        [one] { a-building }
       *[other] { $count } { buildings }
    }
a-line =
    { $line ->
        [row] rij { $number }
       *[column] kolom { $number }
    }
crossing-name = { building } in rij { $yellow }, kolom { $blue }
crossing-built = { $place }: gebouwd
dice-yellow = geel { $pips }
dice-blue = blauw { $pips }
virtual-player = Medespeler { $letter }
nothing = niets
none = geen

## Het blad

sheet-of = Het blad van { $name }
sheet-back = Terug naar het blad van { $name }
sheet-described = Het blad van { $name }. Gebouwd: { $marks }. Dobbelstenen: { $dice }.
sheet-crossings = De gebouwen van het blad; met de pijltjes loop je erover, met Shift van oplichtend kruispunt naar oplichtend kruispunt
sheet-turns = Een dobbelsteen draaien voor een munt
coins-described =
    { $left ->
        [0] Geen munten om uit te geven
        [one] Eén munt om uit te geven
       *[other] { $left } munten om uit te geven
    }, { $crossed } doorgestreept, { $free } nog niet omcirkeld
rule-link = Regel { $rule }
refused-built = Je hebt { the-building } in rij { $yellow }, kolom { $blue } al gebouwd.
missing-dice =
    { $which ->
        [yellow] Voor dit paar ontbreekt een gele { $yellow }.
        [blue] Voor dit paar ontbreekt een blauwe { $blue }.
       *[both] Je hebt geen gele { $yellow } en geen blauwe { $blue }.
    }
missing-coins =
    { $coins ->
        [one] Met één munt draai je er een dobbelsteen naartoe
       *[other] Met { $coins } munten draai je je dobbelstenen ernaartoe
    }{ $enough ->
        [yes] .
       *[no] ; je hebt er { $left }.
    }

## Wat er te beslissen is

decide = Wat je kunt doen
hint-turn = Bouw waar twee dobbelstenen samenkomen
hint-turn-new = Bouw waar een gele en een blauwe dobbelsteen samenkomen
hint-dice = Of draai een dobbelsteen één verder of terug voor een munt: druk op een bleke dobbelsteen.
hint-gain = Alle kruispunten zijn bebouwd: neem munten, of draai eerst een dobbelsteen
hint-second =
    Bouw je een tweede gebouw voor { $coins ->
        [one] één munt
       *[other] { $coins } munten
    }?
hint-keep = Welk paar houd je? Het andere gaat naar { $name }
hint-wait = { $name } is aan de beurt
hint-over = Het spel is afgelopen
# The steps of a turn, with a number before each.
step-dice = Dobbelstenen
step-build = Bouwen
step-keep = Paar houden
step-done = klaar

## Keuzes

choice-construct-short = Bouw { the-building }
choice-second-short = Bouw ook { the-building }
choice-construct = Bouw { the-building } in rij { $yellow }, kolom { $blue }
choice-second =
    Bouw ook { the-building }, in rij { $yellow }, kolom { $blue }, voor { $coins ->
        [one] één munt
       *[other] { $coins } munten
    }
choice-change-yellow =
    Draai geel { $pips } naar { $to } voor { $coins ->
        [one] een munt
       *[other] { $coins } munten
    }
choice-change-blue =
    Draai blauw { $pips } naar { $to } voor { $coins ->
        [one] een munt
       *[other] { $coins } munten
    }
choice-gain =
    { $coins ->
        [0] Geen munten, gooi opnieuw
        [one] Neem één munt
       *[other] Neem { $coins } munten
    }
choice-gain-instead =
    { $coins ->
        [0] Liever alles opnieuw gooien
        [one] Liever één munt nemen
       *[other] Liever { $coins } munten nemen
    }
choice-place = rij { $yellow }, kolom { $blue }
choice-keep = Houd geel { $yellow } en blauw { $blue }
choice-done = Geen tweede gebouw
keep-short = Houd
keep-passes = { $name } krijgt
choice-confirm = Doen
choice-cancel = Nog niet
# The same on a small screen.
choices-brief =
    { $count ->
        [one] De enige keuze
        [2] Beide keuzes
       *[other] Alle { $count } keuzes
    }
choices-all =
    { $count ->
        [one] De enige keuze, in woorden
        [2] Beide keuzes, in woorden
       *[other] Alle { $count } keuzes, in woorden
    }

## Wat een keuze zou opleveren

brings-points =
    { $points ->
        [0] nu geen punten
        [one] nu { $signed } punt
       *[other] nu { $signed } punten
    }
brings-type = { $count } van { $boxes } { buildings }, nog geen plaats
brings-type-place =
    { $count } van { $boxes } { buildings }: { $place ->
        [1] eerste
        [2] tweede
       *[3] derde
    } plaats, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
brings-type-shared =
    { $count } van { $boxes } { buildings }: gedeelde { $place ->
        [1] eerste
        [2] tweede
       *[3] derde
    } plaats, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
brings-line =
    { $marks } in { a-line }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }
brings-line-begun = { $marks } in { a-line }
brings-coins =
    { $coins ->
        [one] { $signed } munt
       *[other] { $signed } munten
    }
brings-opens = maakt bereikbaar: { $buildings }
brings-opens-nothing = maakt niets nieuws bereikbaar
brings-pass =
    { $who ->
        [you] jij krijgt
       *[other] { $name } krijgt
    } geel { $yellow } en blauw { $blue }
brings-done = de overige dobbelstenen worden doorgegeven

## Het scoreblad

score-title = Scoreblad
score-player = Speler
score-lines = Lijnen
score-coins = Munten
score-now = Nu
score-free = Vrije plaatsen
score-free-spoken = nog vrij: { $points } punten
score-bonus = Bonus
score-spoken =
    { $count } van { $boxes }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
score-first = startspeler
score-finished =
    Voltooid: { $place ->
        [1] eerste plaats
        [2] tweede plaats
        [3] derde plaats
       *[other] geen plaats meer vrij
    }
score-how = Wat de getallen betekenen
score-note = Boven staat hoeveel gebouwen van een soort iemand heeft, eronder wat de soort waard is als het spel nu zou eindigen. De rij met vrije plaatsen toont de punten van de plaatsen die nog van niemand zijn. “Nu” telt dit alles op, met lijnen en munten.
place-short =
    { $place ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] –
    }
others-title = Andere bladen
# The film of what the others did; the dice follow.
film-dice = { $name } geeft je
film-lines =
    { $points ->
        [one] één punt voor lijnen
       *[other] { $points } punten voor lijnen
    }
# What somebody did last, in brief; symbols of the buildings follow.
deed-built = bouwde
deed-gained =
    { $coins ->
        [0] gooide opnieuw
        [one] +1 munt
       *[other] +{ $coins } munten
    }
others-look =
    Bekijk het blad van { $name }. { $coins ->
        [0] Geen munten
        [one] Eén munt
       *[other] { $coins } munten
    }. Dobbelstenen: { $dice }.

## Het verhaal

# Wie het deed; $who is you van wie alleen aan een terminal zit, en wordt door pagina's niet gegeven.
event-who =
    { $who ->
        [you] Jij
       *[other] { $name }
    }
event-first = Startspeler: { event-who }.
event-started = { event-who } begon met { $buildings }.
event-round = Ronde { $round } van { $rounds }
event-changed-yellow = { event-who } draaide geel { $pips } naar { $to } voor een munt.
event-changed-blue = { event-who } draaide blauw { $pips } naar { $to } voor een munt.
event-built = { event-who } bouwde { a-building } in rij { $yellow }, kolom { $blue } ({ $count } van { $boxes }).
event-built-second = { event-who } bouwde voor munten ook { a-building } in rij { $yellow }, kolom { $blue } ({ $count } van { $boxes }).
event-line =
    { $line ->
        [row] Rij
       *[column] Kolom
    } { $number } heeft nu { $marks } gebouwen: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
event-gained =
    { $coins ->
        [0] { event-who } kreeg geen munten.
        [one] { event-who } kreeg een munt.
       *[other] { event-who } kreeg { $coins } munten.
    }
event-kept = { event-who } hield geel { $yellow } en blauw { $blue }.
event-passed = { event-who } gaf geel { $yellow } en blauw { $blue } door aan { $to }.
event-rolled = { event-who } gooide { $dice }.
event-marked = { $name } gooide geel { $yellow }, blauw { $blue } en kruiste { a-building } aan ({ $count } van { $boxes }).
event-missed = { $name } gooide geel { $yellow }, blauw { $blue }: alle { buildings } zijn al aangekruist.
event-finished =
    { $count ->
        [one] { $names } voltooide alle { buildings }
       *[other] { $names } voltooiden samen alle { buildings }
    }:
event-finished-place =
    { $place ->
        [1] eerste
        [2] tweede
       *[3] derde
    } plaats.
event-finished-points =
    { $place ->
        [1] eerste
        [2] tweede
       *[3] derde
    } plaats, { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $count ->
        [one] .
       *[other] {" "}elk.
    }
event-finished-no-place = er is geen plaats meer vrij.

## De afrekening

account-alone =
    { $name } heeft { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
account-total =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
account-part = Onderdeel
account-how = Hoe
account-points = Punten
account-count = { $count } van { $boxes }
account-none = niets gebouwd
account-no-place = geen plaats over
account-place =
    { $place ->
        [1] eerste plaats
        [2] tweede plaats
       *[3] derde plaats
    }
account-shared =
    { $place ->
        [1] eerste plaats
        [2] tweede plaats
       *[3] derde plaats
    }, gedeeld door { $shared } spelers
account-finished =
    voltooid, { $place ->
        [1] eerste plaats
        [2] tweede plaats
       *[3] derde plaats
    }
account-finished-shared =
    voltooid, { $place ->
        [1] eerste plaats
        [2] tweede plaats
       *[3] derde plaats
    } gedeeld door { $shared } spelers
account-types = Gebouwen
account-line =
    { $line ->
        [row] Rij { $number }
       *[column] Kolom { $number }
    }
account-marks = { $marks } van 6
account-lines = Rijen en kolommen
account-coins = Munten
account-coins-left = { $coins } over
account-bonus = Bonus van een virtuele speler
account-all = Totaal
rollwrite-decided-types = Punten voor { buildings }
rollwrite-decided-type = { $name } { $points } met { $count }, { $rival } { $less } met { $fewer }.
rollwrite-decided = { $name } { $points }, { $rival } { $less }.
rollwrite-went-well = Je beste: { buildings }, +{ $points }
rollwrite-went-well-lines = Je beste: rijen en kolommen, +{ $points }
rollwrite-went-well-built =
    Je bouwde { $count ->
        [one] één gebouw
       *[other] { $count } gebouwen
    }
