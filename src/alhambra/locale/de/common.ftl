## The header, and words every page uses.

skip = Zum Inhalt springen
language = Sprache
# $now is one of the three messages below.
theme = Hell oder dunkel: { $now }
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel

game-rollwrite = Roll & Write
game-palace = Alhambra

error-offline = Der Server ist nicht erreichbar. Läuft er, und ist dieses Gerät online?
away = Ohne den Server: Das hier hat das Gerät aufbewahrt. Lektionen und Regeln lassen sich öffnen, und deine eigenen beendeten Partien kannst du nachspielen; für einen Tisch oder eine neue Partie braucht es den Server.

credits = Alhambra und Alhambra Roll & Write sind Spiele von Dirk Henn, erschienen bei Queen Games. Diese Seite ist inoffiziell: von Spielern gemacht und mit beiden nicht verbunden.

rules-contents = Inhalt

copy = Kopieren
copied = Kopiert
home = Startseite
loading = Einen Augenblick …
try-again = Noch einmal versuchen

## Words that the games share

building =
    { $building ->
        [P] Pavillon
        [S] Serail
        [A] Arkaden
        [C] Gemächer
        [G] Garten
       *[T] Turm
    }
buildings =
    { $building ->
        [P] Pavillons
        [S] Serails
        [A] Arkaden
        [C] Gemächer
        [G] Gärten
       *[T] Türme
    }
# Ein Buchstabe, oder zwei, wo zwei Arten gleich beginnen: Zeichnungen und Spaltenköpfe haben nicht mehr Platz.
building-short =
    { $building ->
        [P] P
        [S] S
        [A] A
        [C] Ge
        [G] Ga
       *[T] T
    }
event-over =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
account-winner = Sieg

## Codes to photograph

qr-show = QR-Code
qr-label = Der Code dieser Adresse, mit einem anderen Gerät zu fotografieren
house-address = Für andere Geräte im Haus
dialog-close = Schließen
