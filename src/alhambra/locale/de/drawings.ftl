# Die Worte zu den Zeichnungen auf den Regelseiten.

palace-drawing-turned = Gedreht: Ein Plättchen liegt, wie es gedruckt ist.
palace-drawing-clash = Eine Mauer trifft auf eine offene Seite.
palace-drawing-walk = Mauer an Mauer, aber niemand kommt zu Fuß hin.
palace-drawing-corner = Nur eine Ecke berührt.
palace-drawing-hole = Ein leerer Platz würde eingeschlossen.
palace-drawing-longest = Die längste Mauer zählt, auch um Ecken; die kürzere im Norden zählt nicht.
palace-drawing-inner = Zwei Mauern aneinander sind eine Innenmauer: Sie zählt nicht.
palace-drawing-closed = Rundum ummauert: Jede Seite zählt.
rollwrite-drawing-sheet = Zwei gelbe und zwei blaue Würfel ergeben vier Kreuzungen. Eine davon, in Zeile 2, Spalte 5, ist gebaut; drei sind frei.
