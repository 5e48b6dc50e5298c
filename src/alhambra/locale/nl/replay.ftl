## The replay of a table.

replay-begin = De tafel voor de eerste beslissing.
replay-title = Terugkijken
replay-story = Het verhaal
replay-controls = Door het spel bladeren
replay-decision = Beslissing
replay-place = Beslissing { $number } van { $count }
replay-first = Naar het begin
replay-back = Eén beslissing terug
replay-turn-back = Eén beurt terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén beslissing verder
replay-turn-on = Eén beurt verder
replay-last = Naar het einde
replay-table = Naar de tafel
replay-copy = Link naar dit moment kopiëren
replay-record = Verslag downloaden
replay-nothing = Deze tafel is nog niet begonnen.
replay-keys = Toetsen: pijlen links en rechts voor één beslissing, omhoog en omlaag voor één beurt, Page Up en Page Down voor een ronde of een telling, Home en End, spatie om af te spelen of te pauzeren.
