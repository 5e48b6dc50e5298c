## The start page.

start-title = Spelen
start-heading = Alhambra
start-lead = Bouw paleizen, tuinen en torens: aan tafel met muren en geld in vier muntsoorten, of met dobbelstenen en een potlood.
# $game is one of the messages game-…
start-play = { $game } spelen
start-playing = De tafel wordt gedekt …
# $level is one of the messages bot-…
start-play-note = Meteen, tegen twee bots op niveau { $level }. Zonder account, zonder wachten.
start-about-rollwrite = Dobbelstenen, een blad met 36 gebouwen, munten. Ongeveer 15 minuten.
start-about-palace = Geld, tegels met muren, drie tellingen. Ongeveer 30 minuten.
start-name = Je naam
start-guest = Gast

start-my-tables = Mijn tafels
start-finished = Afgelopen
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

start-join = Aanschuiven
start-join-label = De link die je hebt gekregen
start-join-go = Ga erheen
start-join-wrong = Dat is geen link naar een tafel. Er hoort /table/ met een code in te staan.

start-learn = Nieuw hier?
start-learn-text = De les leert je het spel in vijf minuten, al spelend.
start-lesson = Begin met de les
start-lesson-on = Verder met de les
start-rules = Lees de regels
start-my-games = Mijn spellen
