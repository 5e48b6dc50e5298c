## The replay of a table.

replay-begin = Der Tisch vor dem ersten Schritt.
replay-title = Nachspielen
replay-story = Der Verlauf
replay-controls = Durch das Spiel blättern
replay-ply = Schritt
replay-place = Schritt { $ply } von { $plies }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-table = Zum Tisch
replay-copy = Link zu diesem Schritt kopieren
replay-record = Aufzeichnung herunterladen
replay-nothing = Dieser Tisch hat noch nicht begonnen.
replay-keys = Tasten: Pfeile links und rechts für einen Schritt, auf und ab für einen Satz, Bild auf und Bild ab für eine Runde, Pos1 und Ende, Leertaste zum Abspielen oder Anhalten.
