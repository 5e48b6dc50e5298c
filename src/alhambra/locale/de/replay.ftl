## The replay of a table.

replay-begin = Der Tisch vor der ersten Entscheidung.
replay-title = Nachspielen
replay-story = Der Verlauf
replay-controls = Durch das Spiel blättern
replay-decision = Entscheidung
replay-place = Entscheidung { $number } von { $count }
replay-first = Zum Anfang
replay-back = Eine Entscheidung zurück
replay-turn-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Eine Entscheidung weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-table = Zum Tisch
replay-copy = Link zu diesem Moment kopieren
replay-record = Aufzeichnung herunterladen
replay-nothing = Dieser Tisch hat noch nicht begonnen.
replay-keys = Tasten: Pfeile links und rechts für eine Entscheidung, auf und ab für einen Zug, Bild auf und Bild ab für eine Runde oder eine Wertung, Pos1 und Ende, Leertaste zum Abspielen oder Anhalten.
