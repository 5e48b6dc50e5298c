## The header, and words every page uses.

skip = Skip to the content
language = Language
# $now is one of the three messages below.
theme = Light or dark: { $now }
theme-auto = as the device
theme-light = light
theme-dark = dark

game-rollwrite = Roll & Write
game-palace = Alhambra

error-offline = The server cannot be reached. Is it running, and is this device online?
away = Without the server: this is what the device has kept. The lessons, the rules and the replays of your own finished games open; a table or a new game needs the server.

credits = Alhambra and Alhambra Roll & Write are games by Dirk Henn, published by Queen Games. This page is unofficial: made by players, connected with neither of them.

rules-contents = Contents

copy = Copy
copied = Copied
home = Start page
loading = One moment …
try-again = Try again

## Words that the games share

building =
    { $building ->
        [P] pavilion
        [S] seraglio
        [A] arcades
        [C] chambers
        [G] garden
       *[T] tower
    }
buildings =
    { $building ->
        [P] pavilions
        [S] seraglios
        [A] arcades
        [C] chambers
        [G] gardens
       *[T] towers
    }
# One letter, or two where two types begin alike: drawings and heads of columns have no room for more.
building-short =
    { $building ->
        [P] P
        [S] S
        [A] A
        [C] C
        [G] G
       *[T] T
    }
event-over =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
account-winner = Winner

## Codes to photograph

qr-show = QR code
qr-label = The code of this address, to be photographed by another device
house-address = For other devices in the house
dialog-close = Close
