## Die Lektion des Brettspiels. Jeder Schritt hat einen Titel, was man sieht, was zu tun ist und was danach gesagt wird.

lesson-palace-money-title = Geld in vier Währungen
lesson-palace-money-see = Du kaufst Gebäude, und jeder Platz im Bauhof verlangt seine eigene Währung. In deinem Zug darfst du Geld nehmen: eine Karte der Auslage, ganz gleich, wie viel sie wert ist, oder mehrere, die zusammen höchstens { $most } wert sind.
lesson-palace-money-do = Nimm die beiden kleinen Karten auf einmal: Gulden 2 und Dirham 3.
lesson-palace-money-done = Zwei Karten auf einmal. Kleine Karten sehen nach wenig aus, aber mit ihnen zahlt man passend, und das ist viel wert, wie du gleich siehst.
lesson-palace-money-other = Das ist erlaubt. Aber hier wollen wir die beiden kleinen Karten zusammen.

lesson-palace-exact-title = Passend zahlen
lesson-palace-exact-see = Auf dem Platz für Denar liegt ein Garten für 10. Du hast Denar 4, 6 und 7. Wechselgeld gibt es nicht: 7 + 4 wäre einer zu viel, und dein Zug wäre vorbei. Zahlst du passend, bist du weiter am Zug.
lesson-palace-exact-do = Kaufe den Garten mit genau 10.
lesson-palace-exact-done = Passend, also darfst du noch etwas tun: Geld nehmen, ein weiteres Plättchen kaufen oder umbauen. Der Garten wird am Ende deines Zuges angelegt.
lesson-palace-exact-other = Das darfst du, aber der Garten sollte passend bezahlt werden, mit 6 und 4.

lesson-palace-walls-title = Mauer an Mauer
lesson-palace-walls-see = Plättchen liegen, wie sie gedruckt sind, und werden nie gedreht. Wo sich zwei berühren, haben beide Seiten eine Mauer oder keine. Dieser Turm hat Mauern im Norden und im Westen; der Brunnen hat keine.
lesson-palace-walls-do = Baue den Turm neben den Brunnen. Zwei der vier Plätze sind richtig; probiere auch die anderen, dann sagt dir der Platz selbst, warum es nicht geht.
lesson-palace-walls-done = Offene Seite liegt an offener Seite, und die Mauern schauen nach außen.
lesson-palace-walls-other = Die Reserve ist immer erlaubt, aber hier wollen wir bauen.

lesson-palace-walk-title = Zu Fuß vom Brunnen
lesson-palace-walk-see = Vom Brunnen aus muss man zu jedem Plättchen gehen können, über offene Seiten. Mauer an Mauer ist erlaubt, aber niemand klettert darüber: Der Turm im Norden hat oben eine Mauer und dein Serail unten.
lesson-palace-walk-do = Baue das Serail dorthin, wo man es zu Fuß erreicht. Nördlich des Turms würde es passen, Mauer an Mauer, und wird doch abgelehnt: Probiere es.
lesson-palace-walk-done = Dort kommt man hin. Ein neues Plättchen braucht eine offene Seite zu mindestens einem Nachbarn.
lesson-palace-walk-other = Die Reserve ist immer erlaubt, aber hier wollen wir bauen.

lesson-palace-hole-title = Keine Löcher, keine Ecken
lesson-palace-hole-see = Zweierlei ist noch verboten: ein Plättchen, das andere nur an einer Ecke berührt, und ein leerer Platz, der rundum eingeschlossen ist. Dein Palast ist jetzt ein Hufeisen. Der Platz westlich der Mitte würde es schließen.
lesson-palace-hole-do = Baue den Turm irgendwohin, ohne etwas einzuschließen.
lesson-palace-hole-done = Nun kennst du alle fünf: Ein Plättchen wird nicht gedreht, Mauern und Öffnungen passen zusammen, man kommt zu Fuß hin, es grenzt mit einer ganzen Seite an, und nichts wird eingeschlossen.
lesson-palace-hole-other = Die Reserve ist immer erlaubt, aber hier wollen wir bauen.

lesson-palace-wall-title = Die längste Mauer
lesson-palace-wall-see = Bei jeder Wertung ist jede Seite deiner längsten Außenmauer einen Punkt wert. Sie darf um Ecken gehen, aber nicht unterbrochen sein. Deine hat { $before } Seiten, gezeichnet mit dem hellen Faden.
lesson-palace-wall-do = Baue die Arkaden so, dass die Mauer auf { $after } wächst.
lesson-palace-wall-done = { $after } Seiten ohne Lücke. Eine lange Mauer ist viel wert, steht aber auch allem im Weg, was du später baust.
lesson-palace-wall-other = Die Arkaden stehen, aber die Mauer hat immer noch { $before } Seiten.

lesson-palace-reserve-title = Die Reserve
lesson-palace-reserve-see = Dieser Pavillon hat nur eine Öffnung, im Süden, und es gibt keinen Platz für ihn. Das macht nichts: Ein Plättchen, das nicht oder noch nicht passt, kommt in deine Reserve. Dort bringt es keine Punkte, aber es gehört dir.
lesson-palace-reserve-do = Lege den Pavillon in die Reserve.
lesson-palace-reserve-done = Dort wartet er auf einen Umbau.
lesson-palace-reserve-other = Der Pavillon muss noch in die Reserve.

lesson-palace-redesign-title = Umbauen
lesson-palace-redesign-see = Statt Geld zu nehmen oder zu kaufen, darfst du umbauen: ein Plättchen der Reserve bauen, eines zurücknehmen oder beide auf einmal tauschen. Der Pavillon ist nach Süden offen, genau wie der Turm nördlich des Brunnens.
lesson-palace-redesign-do = Tausche den Turm gegen den Pavillon deiner Reserve.
lesson-palace-redesign-done = Der Pavillon steht, mit drei Seiten Mauer, und der Turm wartet in der Reserve.
lesson-palace-redesign-other = Das geht auch, aber hier sollte der Pavillon an die Stelle des Turms kommen.

lesson-palace-scoring-title = Eine Wertung
lesson-palace-scoring-see = Das Ende eines Spiels. Im Bauhof ist ein Turm übrig, und du hast das meiste Geld in seiner Währung: Er gehört dir, umsonst. Danach kommt die letzte Wertung. Bei jeder Art zählen die meisten, die zweitmeisten und die drittmeisten; dann die Mauern.
lesson-palace-scoring-do = Baue den Turm und geh die Wertung durch.
lesson-palace-scoring-done = Mit drei Türmen liegst du vor allen: { $first } Punkte. Unten siehst du alles noch einmal.
lesson-palace-scoring-other = In der Reserve zählt der Turm nicht. Versuche es noch einmal.

lesson-palace-end-title = Jetzt kennst du das Spiel
lesson-palace-end-text = Sammle Geld, mit dem du passend zahlen kannst, baue, was die anderen wollen, und achte auf deine Mauer.
