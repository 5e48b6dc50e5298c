## The header, and words every page uses.

skip = Direct naar de inhoud
language = Taal
# $now is one of the three messages below.
theme = Licht of donker: { $now }
theme-auto = volgens het apparaat
theme-light = licht
theme-dark = donker

game-rollwrite = Roll & Write
game-palace = Alhambra

error-offline = De server is niet bereikbaar. Draait hij, en is dit apparaat online?
away = Zonder de server: dit heeft het apparaat bewaard. De lessen en de regels gaan open, en je eigen uitgespeelde partijen kun je terugkijken; voor een tafel of een nieuwe partij is de server nodig.

credits = Alhambra en Alhambra Roll & Write zijn spellen van Dirk Henn, uitgegeven door Queen Games. Deze pagina is niet officieel: ze is door spelers gemaakt en staat los van beiden.

rules-contents = Inhoud

copy = Kopiëren
copied = Gekopieerd
home = Startpagina
loading = Een ogenblik …
try-again = Opnieuw proberen

## Words that the games share

building =
    { $building ->
        [P] paviljoen
        [S] serail
        [A] arcaden
        [C] vertrekken
        [G] tuin
       *[T] toren
    }
buildings =
    { $building ->
        [P] paviljoens
        [S] serails
        [A] arcaden
        [C] vertrekken
        [G] tuinen
       *[T] torens
    }
# Eén letter, of twee waar twee soorten eender beginnen: tekeningen en kolomkoppen hebben niet meer plaats.
building-short =
    { $building ->
        [P] P
        [S] S
        [A] A
        [C] V
        [G] Tu
       *[T] To
    }
event-over =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
account-winner = Winnaar

## Codes to photograph

qr-show = QR-code
qr-label = De code van dit adres, om met een ander apparaat te fotograferen
house-address = Voor andere apparaten in huis
dialog-close = Sluiten
