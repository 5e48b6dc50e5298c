## The replay of a table.

replay-begin = De tafel voor de eerste stap.
replay-title = Terugkijken
replay-story = Het verhaal
replay-controls = Door het spel bladeren
replay-ply = Stap
replay-place = Stap { $ply } van { $plies }
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén stap verder
replay-last = Naar het einde
replay-table = Naar de tafel
replay-copy = Link naar deze stap kopiëren
replay-record = Verslag downloaden
replay-nothing = Deze tafel is nog niet begonnen.
replay-keys = Toetsen: pijlen links en rechts voor één stap, omhoog en omlaag voor één zin, Page Up en Page Down voor een ronde, Home en End, spatie om af te spelen of te pauzeren.
