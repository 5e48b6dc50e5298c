## The lesson of Roll & Write. Each step has a title, what one sees, what to do, and what is said afterwards.

lesson-rollwrite-crossing-title = Dobbelstenen wijzen een kruispunt aan
lesson-rollwrite-crossing-see = Jouw blad: een gele dobbelsteen wijst een rij aan, een blauwe een kolom. Waar ze elkaar raken is een kruispunt. Je vier dobbelstenen maken er vier; één is al gebouwd.
lesson-rollwrite-crossing-do = Bouw op een kruispunt van een gele en een blauwe dobbelsteen.
lesson-rollwrite-crossing-done = Het gebouw staat op je blad en telt mee in je rij van het scoreblad. Aan het eind worden de soorten vergeleken: wie de meeste gebouwen van een soort heeft, krijgt de eerste plaats en { $least } tot { $most } punten, en voor de tweede en derde is er ook nog wat.
lesson-rollwrite-crossing-other = Dat mag, maar hier gaat het om bouwen.

lesson-rollwrite-line-title = Rijen en kolommen
lesson-rollwrite-line-see = Je eigen blad levert ook punten op: een rij of kolom met vier gebouwen is 2 punten waard, met vijf 5 en met alle zes 10. Drie gebouwen van je derde rij staan er al. Kijk goed voordat je kiest: de pagina laat zien wat elke keuze oplevert.
lesson-rollwrite-line-do = Bouw het gebouw waarmee de derde rij er vier heeft.
lesson-rollwrite-line-done = Vier op een rij, dat is 2 punten. Met nog één erbij zouden het er 5 zijn.
lesson-rollwrite-line-other = Een mooi gebouw, maar de derde rij heeft er nog steeds maar drie.

lesson-rollwrite-change-title = Munten draaien dobbelstenen
lesson-rollwrite-change-see = Munten helpen als de dobbelstenen niet meewerken. Voordat je bouwt, draait elke munt één dobbelsteen één oog omhoog of omlaag, maar nooit tussen 6 en 1. Je hebt drie torens en wilt die linksonder, in rij 6, kolom 1. Een gele 6 is er niet, wel een gele 5.
lesson-rollwrite-change-do = Maak voor één munt van de gele 5 een 6. Bouw dan de toren in de hoek.
lesson-rollwrite-change-half = Je mag zo vaak draaien als je munten hebt. Bouw nu de toren in rij 6, kolom 1.
lesson-rollwrite-change-done = Vier torens. De munt is doorgestreept en komt niet terug. Twee munten die je tot het eind bewaart, zijn samen een punt waard.
lesson-rollwrite-change-other = Dat mocht, maar de toren in rij 6, kolom 1 wacht nog.

lesson-rollwrite-gain-title = Munten in plaats van een gebouw
lesson-rollwrite-gain-see = Kijk naar je dobbelstenen: alle vier de kruispunten zijn al bebouwd. Er valt niets te bouwen, maar dat is geen pech. In plaats van te bouwen mag je munten nemen, één voor elk kruispunt van je dobbelstenen dat bebouwd is.
lesson-rollwrite-gain-do = Neem munten.
lesson-rollwrite-gain-half = Je hebt een dobbelsteen gedraaid en nu is er een kruispunt vrij. Dat kan ook. Maar hier willen we munten zien.
lesson-rollwrite-gain-done = Vier munten in één keer. Hoe voller je blad, hoe meer munten je dobbelstenen opleveren.
lesson-rollwrite-gain-other = Dat mocht, maar het leverde geen munten op.

lesson-rollwrite-keep-title = Houd een paar, geef een paar door
lesson-rollwrite-keep-see = Na het nemen van munten worden alle vier de dobbelstenen opnieuw gegooid. Je houdt een gele en een blauwe; de andere twee gaan naar je buur, die ermee speelt. Denk dus aan allebei: wat heb jij straks nodig, en wat geef je door?
lesson-rollwrite-keep-do = Kies het paar dat je houdt.
lesson-rollwrite-keep-done = Je paar wacht tot je volgende beurt, samen met het paar dat je buur aan jou doorgeeft. Na een gewoon gebouw gaat het eenvoudiger: het paar dat je niet hebt gebruikt, gaat door zoals het ligt, en het andere gooi je opnieuw.
lesson-rollwrite-keep-other = Dat is geen paar om te houden.

lesson-rollwrite-second-title = Een tweede gebouw
lesson-rollwrite-second-see = Meestal bouw je één gebouw per beurt. Maar voor drie munten mag je meteen een tweede bouwen, met precies de twee dobbelstenen die je nog niet hebt gebruikt. Tussendoor wordt niets gedraaid, dus kies het eerste met het tweede in gedachten.
lesson-rollwrite-second-do = Bouw op een kruispunt naar keuze. Bouw daarna voor drie munten nog eens.
lesson-rollwrite-second-half = Nu de twee dobbelstenen die over zijn: bouw daarmee voor drie munten.
lesson-rollwrite-second-done = Twee gebouwen in één beurt. Daarna worden alle vier de dobbelstenen opnieuw gegooid, net als na het nemen van munten.
lesson-rollwrite-second-other = Je mag het altijd laten. Maar hier willen we het tweede gebouw zien.

lesson-rollwrite-finish-title = Een soort voltooien
lesson-rollwrite-finish-see = De laatste beurt van een spel. Je hebt vier van de vijf paviljoens. Wie alle gebouwen van een soort heeft, krijgt aan het eind van die ronde zeker de beste plaats die nog over is: niemand kan die nog afpakken.
lesson-rollwrite-finish-do = Bouw het laatste paviljoen, in rij 5, kolom 4.
lesson-rollwrite-finish-done = Alle vijf de paviljoens, dus de eerste plaats is voor jou, met de { $least } punten die erbij horen. En daarmee is dit spel afgelopen: hieronder zie je wat iedereen heeft verdiend, deel voor deel.
lesson-rollwrite-finish-other = Het spel is afgelopen, maar er bleef een paviljoen over. Probeer het nog eens.

lesson-rollwrite-end-title = Nu ken je het spel
lesson-rollwrite-end-text = De rest is oefening: bouw wat de anderen willen hebben, bewaar munten voor het juiste moment en let op de dobbelstenen die je doorgeeft.
