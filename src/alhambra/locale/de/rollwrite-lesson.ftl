## The lesson of Roll & Write. Each step has a title, what one sees, what to do, and what is said afterwards.

lesson-rollwrite-crossing-title = Würfel zeigen auf eine Kreuzung
lesson-rollwrite-crossing-see = Dein Blatt: Ein gelber Würfel nennt eine Zeile, ein blauer eine Spalte. Wo sie sich treffen, ist eine Kreuzung. Deine vier Würfel ergeben vier; eine ist schon gebaut.
lesson-rollwrite-crossing-do = Baue auf einer Kreuzung eines gelben und eines blauen Würfels.
lesson-rollwrite-crossing-done = Das Gebäude ist auf deinem Blatt markiert und zählt in deiner Zeile auf dem Wertungsblatt. Am Ende werden die Arten verglichen: Wer die meisten Gebäude einer Art hat, bekommt den ersten Platz und { $least } bis { $most } Punkte, und auch für den zweiten und dritten gibt es etwas.
lesson-rollwrite-crossing-other = Das ist erlaubt, aber hier geht es ums Bauen.

lesson-rollwrite-line-title = Zeilen und Spalten
lesson-rollwrite-line-see = Auch dein eigenes Blatt bringt Punkte: Eine Zeile oder Spalte mit vier Gebäuden ist 2 Punkte wert, mit fünf 5 und mit allen sechs 10. Drei Gebäude deiner dritten Zeile stehen schon. Sieh dir eine Möglichkeit an, bevor du sie wählst: Die Seite zeigt dir, was sie bringt.
lesson-rollwrite-line-do = Baue das Gebäude, mit dem die dritte Zeile vier hat.
lesson-rollwrite-line-done = Vier in einer Zeile, das sind 2 Punkte. Mit einem weiteren wären es 5.
lesson-rollwrite-line-other = Ein schönes Gebäude, aber die dritte Zeile hat immer noch nur drei.

lesson-rollwrite-change-title = Eine Münze dreht einen Würfel
lesson-rollwrite-change-see = Münzen helfen, wenn die Würfel nicht wollen. Bevor du baust, dreht jede Münze einen Würfel um ein Auge nach oben oder unten, aber nie von 6 auf 1 oder zurück. Du hast drei Türme und hättest gern den in der Ecke links unten, in Zeile 6, Spalte 1. Eine gelbe 6 liegt nicht da, aber eine gelbe 5.
lesson-rollwrite-change-do = Mach für eine Münze aus der gelben 5 eine 6. Baue dann den Turm in der Ecke.
lesson-rollwrite-change-half = Du darfst so oft drehen, wie du Münzen hast. Baue jetzt den Turm in Zeile 6, Spalte 1.
lesson-rollwrite-change-done = Vier Türme. Die Münze ist durchgestrichen und kommt nicht wieder. Zwei Münzen, die du bis zum Ende behältst, sind einen Punkt wert.
lesson-rollwrite-change-other = Das war erlaubt, aber der Turm in Zeile 6, Spalte 1 wartet noch.

lesson-rollwrite-gain-title = Münzen statt eines Gebäudes
lesson-rollwrite-gain-see = Sieh dir deine Würfel an: Alle vier Kreuzungen sind schon bebaut. Zu bauen gibt es nichts, aber das ist kein Pech. Statt zu bauen, darfst du Münzen nehmen: eine für jede bebaute Kreuzung deiner Würfel.
lesson-rollwrite-gain-do = Nimm Münzen.
lesson-rollwrite-gain-half = Du hast einen Würfel gedreht, und nun ist eine Kreuzung frei. Das geht auch. Aber hier möchten wir Münzen sehen.
lesson-rollwrite-gain-done = Vier Münzen auf einmal. Je voller dein Blatt, desto mehr Münzen bringen deine Würfel.
lesson-rollwrite-gain-other = Das war erlaubt, hat aber keine Münzen gebracht.

lesson-rollwrite-keep-title = Ein Paar behalten, ein Paar weitergeben
lesson-rollwrite-keep-see = Hast du Münzen genommen, dann werden alle vier Würfel neu geworfen. Einen gelben und einen blauen behältst du; die anderen beiden bekommt dein Nachbar und spielt damit. Denk also an beides: was du beim nächsten Mal brauchst, und was du weitergibst.
lesson-rollwrite-keep-do = Wähle das Paar, das du behältst.
lesson-rollwrite-keep-done = Dein Paar wartet bis zu deinem nächsten Zug, zusammen mit dem Paar, das du vom Nachbarn bekommst. Nach einem gewöhnlichen Gebäude geht es einfacher: Das Paar, das du nicht benutzt hast, geht so weiter, wie es liegt, und das andere würfelst du neu.
lesson-rollwrite-keep-other = Das ist kein Paar zum Behalten.

lesson-rollwrite-second-title = Ein zweites Gebäude
lesson-rollwrite-second-see = Meist baust du in einem Zug ein Gebäude. Für drei Münzen darfst du aber sofort ein zweites bauen, mit genau den beiden Würfeln, die du noch nicht benutzt hast. Dazwischen wird nichts gedreht; wähle also das erste mit Blick auf das zweite.
lesson-rollwrite-second-do = Baue auf einer beliebigen Kreuzung. Baue dann für drei Münzen ein zweites Mal.
lesson-rollwrite-second-half = Jetzt die beiden übrigen Würfel: Baue mit ihnen für drei Münzen.
lesson-rollwrite-second-done = Zwei Gebäude in einem Zug. Danach werden alle vier Würfel neu geworfen, wie nach dem Münzennehmen.
lesson-rollwrite-second-other = Verzichten darfst du immer. Aber hier möchten wir das zweite Gebäude sehen.

lesson-rollwrite-finish-title = Eine Art vollenden
lesson-rollwrite-finish-see = Der letzte Zug eines Spiels. Du hast vier der fünf Pavillons. Wer alle Gebäude einer Art hat, bekommt am Ende dieser Runde sicher den besten Platz, der noch frei ist: Den kann einem niemand mehr nehmen.
lesson-rollwrite-finish-do = Baue den letzten Pavillon, in Zeile 5, Spalte 4.
lesson-rollwrite-finish-done = Alle fünf Pavillons: Der erste Platz gehört dir, und mit ihm die { $least } Punkte. Damit ist dieses Spiel zu Ende: Unten siehst du, was alle bekommen haben, Teil für Teil.
lesson-rollwrite-finish-other = Das Spiel ist zu Ende, aber ein Pavillon blieb übrig. Versuch es noch einmal.

lesson-rollwrite-end-title = Jetzt kennst du das Spiel
lesson-rollwrite-end-text = Alles Weitere ist Übung: Baue, was die anderen wollen, hebe Münzen für den richtigen Augenblick auf, und achte auf die Würfel, die du weitergibst.
