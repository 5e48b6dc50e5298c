# Roll & Write in de terminal, waar die meer zegt dan de pagina of het anders zegt.

## Wie alleen aan de terminal zit

terminal-rollwrite-you-whom = jou
terminal-rollwrite-finished =
    { $count ->
        [one] Jij voltooide alle { buildings }
       *[other] { $names } voltooiden samen alle { buildings }
    }:

## Hoe acties getypt worden

terminal-rollwrite-typed =
    construct: bouw, bouwen
    second: tweede
    keep: houd, hou, houden
    change: draai, draaien
    up: omhoog, op
    down: omlaag, neer
    gain: munten, neem
    done: klaar
terminal-rollwrite-help =
    bouw y3 b5, of c 3 5: bouw waar geel 3 en blauw 5 elkaar kruisen.
    munten, of g: een munt voor elk bebouwd kruispunt van je dobbelstenen.
    draai y3 omhoog, of +y3; draai b4 omlaag, of -b4: draai een dobbelsteen één oog voor een munt.
    tweede y1 b2, of s: voor 3 munten een tweede gebouw, met de andere twee dobbelstenen.
    klaar, of d: geen tweede gebouw.
    houd y3 b5, of k 3 5: houd een paar van de vier gegooide dobbelstenen en geef het andere door.
terminal-rollwrite-legend = Op een blad is { $built } gebouwd en kan { $open } gebouwd worden, met de dobbelstenen daar.

## Hoe het spel ervoor staat

terminal-rollwrite-set-up = Opstelling
terminal-rollwrite-over = Het spel is afgelopen
terminal-rollwrite-chance = er moet gegooid worden
terminal-rollwrite-due =
    { $who ->
        [you] jouw beurt
       *[other] de beurt van { $name }
    }: { $phase ->
        [second] een tweede gebouw, of klaar
        [keep] houd een paar dobbelstenen
       *[turn] bouw of neem munten
    }

## Bladen en keuzes

terminal-rollwrite-sheet =
    { $who ->
        [you] Jouw blad
       *[other] Het blad van { $name }
    }:
terminal-rollwrite-no-sheet = { $name } is een virtuele speler en heeft geen blad.
terminal-rollwrite-dice = Dobbelstenen: { $dice }.
terminal-rollwrite-row = Rij y{ $yellow }: { $cells }.
terminal-rollwrite-built = { building-short } gebouwd
terminal-rollwrite-coins =
    { $coins ->
        [one] munt
       *[other] munten
    }
terminal-rollwrite-many-coins = munten, { $crossed } doorgestreept, { $free } nog te omcirkelen
terminal-rollwrite-choices = Keuzes:
terminal-rollwrite-or-turn = of draai eerst een dobbelsteen, voor 1 munt:

## Punten

terminal-rollwrite-count = { building } { $count } van { $boxes }
terminal-rollwrite-full = vol
terminal-rollwrite-points-now = { account-total } als het spel nu afgelopen was
terminal-rollwrite-no-points = geen eigen punten
terminal-rollwrite-bonus = Bonus
terminal-rollwrite-account-final = Eindafrekening
terminal-rollwrite-account-now = Als het spel nu afgelopen was
terminal-rollwrite-account-legend = gebouwen, plaats (=2: gedeeld door twee; ★: soort voltooid), punten
terminal-rollwrite-score = Eindscore: { account-total }.
terminal-rollwrite-score-now = Score tot nu toe: { account-total }.
terminal-rollwrite-ahead = Nu aan kop: { $names }, { account-total }.
terminal-rollwrite-won = Winst: { $names }, { account-total }.
terminal-rollwrite-shared = Gedeelde winst: { $names }, elk { account-total }.
