## The start page.

start-title = Spelen
start-heading = Alhambra
start-lead = Bouw paleizen, tuinen en torens: aan tafel met muren en geld in vier muntsoorten, of met dobbelstenen en een potlood.
# $game is one of the messages game-…
start-play = { $game } spelen
start-play-now = Spelen
start-playing = De tafel wordt gedekt …
start-about-rollwrite = Dobbelstenen, een blad met 36 gebouwen, munten. 15 minuten.
start-about-palace = Tegels, muren en vier muntsoorten. Drie tellingen. 30 minuten.
start-minutes-rollwrite = 15 min
start-minutes-palace = 30 min
start-change = Wijzigen
start-change-of = Wijzigen wie { $game } speelt
start-solo = Solo
start-solo-rollwrite = Roll & Write alleen, voor een medaille. 8 minuten.
start-play-solo = Solo spelen
start-change-solo = Wijzigen hoe je solo speelt
start-solo-best =
    Beste { $score }{ $medal ->
        [gold] , goud.
        [silver] , zilver.
        [bronze] , brons.
       *[none] .
    }
start-solo-next =
    Nog { $missing } voor { $medal ->
        [gold] goud
        [silver] zilver
       *[bronze] brons
    }.
start-solo-first =
    { $points } punten zijn goed voor { $medal ->
        [gold] goud
        [silver] zilver
       *[bronze] brons
    }.
start-solo-versus = Versla alle virtuele spelers.
start-name = Je naam
# What a screen reader says of the button that shows the name.
start-name-of = { $name }: naam wijzigen
start-name-done = Klaar
start-guest = Gast

## The table to go on with

start-turn-here = Jij bent aan de beurt
start-continue = Verder spelen
start-continue-game = { $game }: verder spelen
start-look = Ga erheen
start-last = Je laatste spel
# $names is a list such as "Lubna, Isaac and Elvira".
start-with = met { $names }
start-standing =
    Je bent { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
       *[other] nummer { $place }
    } met { $points ->
        [one] één punt
       *[other] { $points } punten
    }
start-standing-alone =
    Je hebt { $points ->
        [one] één punt
       *[other] { $points } punten
    }
start-more-tables =
    { $count ->
        [one] Nog één tafel
       *[other] Nog { $count } tafels
    }

start-my-tables = Mijn tafels
start-finished = Afgelopen ({ $count })
start-your-turn = Jij bent aan de beurt
start-waiting = Anderen zijn aan de beurt
start-gathering = Nog niet begonnen
start-replay = Terugkijken
start-won = Gewonnen, { $score } punten
start-placed = Plaats { $place }, { $score } punten
start-scored = { $score } punten
start-somebody = iemand
start-alone = alleen
# $count is how many finished tables are not shown at first.
start-more = { $count ->
    [one] Nog één
   *[other] Nog { $count }
}
start-search = Zoek in mijn tafels
start-older = Oudere tafels tonen
start-found = { $count ->
    [0] Zo’n tafel is er niet
    [one] Eén tafel gevonden
   *[other] { $count } tafels gevonden
}
start-seat-free = vrije plaats

start-new = Een eigen tafel
start-game = Spel
start-players = Spelers
start-seats = Wie doet er mee?
start-seat = Plaats { $number }
start-seat-me = Ik ({ $name })
start-seat-open = Iemand met een link
start-seat-here = Iemand aan dit scherm
start-seat-name = Naam op plaats { $number }
start-open-note = Je krijgt een link om naar je vrienden te sturen. Het spel begint als alle plaatsen bezet zijn.
start-nameless = Iedereen aan dit scherm heeft een naam nodig.
start-nobody = Er moet hier minstens één mens meespelen: kies jezelf of iemand aan dit scherm.
start-make = Tafel klaarzetten
# What the game does with so many players, where it is not plain.
start-players-palace-2 = Met z’n tweeën speelt Dirk mee. Hij is denkbeeldig: geen beurten, geen geld, geen Alhambra, alleen tegels die meetellen bij de meerderheden. Je mag hem een gekochte tegel geven; winnen kan hij nooit.
start-players-rollwrite-1 = Virtuele spelers doen mee met alleen dobbelstenen: elke ronde worden er voor elk van hen een paar gegooid en wordt een gebouw afgestreept. Ze pakken plaatsen bij de meerderheden van je af; wil je van ze winnen, kies dan als doel meer punten dan ieder van hen.
start-players-rollwrite-2 = Met z’n tweeën doet er een virtuele speler mee: elke ronde strepen dobbelstenen een gebouw voor hem af, en hij pakt plaatsen bij de meerderheden van je af.

option-virtual = Virtuele spelers
option-virtual-2 = twee
option-virtual-3 = drie
option-virtual-4 = vier
option-goal = Doel
option-goal-score = Zoveel mogelijk punten
option-goal-versus = Meer punten dan elke virtuele speler
option-hands = Handen
option-hands-secret = geheim
option-hands-open = open: iedereen ziet alle kaarten
option-end = Einde van het spel
option-end-refill = als de markt niet meer aangevuld kan worden
option-end-empty-bag = zodra de zak leeg is

start-people = Met anderen
start-make-people = Tafel maken
start-join-open = Met een code
start-join-label = De link of de code die je hebt gekregen
start-join-hint = Code of link
start-join-go = Aanschuiven
start-join-wrong = Dat is geen link naar een tafel. Er hoort /table/ met een code in te staan.

start-learn = Nieuw hier?
start-learn-text = De les leert je het spel in vijf minuten, al spelend.
start-lesson = Les van 5 minuten
start-lesson-of = Les: { $game }
start-lesson-on-of = Verder met de les: { $game }
start-rules = Lees de regels
start-rules-short = Regels
start-my-games = Mijn spellen
