## De les van het bordspel. Elke stap heeft een titel, wat je ziet, wat je doet en wat er daarna wordt gezegd.

lesson-palace-money-title = Geld in vier muntsoorten
lesson-palace-money-see = Je koopt gebouwen, en elke plaats op de markt wil zijn eigen muntsoort. In je beurt mag je geld nemen: één open kaart, hoeveel hij ook waard is, of meerdere die samen hooguit { $most } waard zijn.
lesson-palace-money-do = Neem de twee kleine kaarten in één keer: gulden 2 en dirham 3.
lesson-palace-money-done = Twee kaarten tegelijk. Kleine kaarten lijken weinig, maar met kleine kaarten betaal je gepast, en dat is veel waard. Dat zie je nu.
lesson-palace-money-other = Dat mag. Maar hier willen we de twee kleine kaarten samen.

lesson-palace-exact-title = Gepast betalen
lesson-palace-exact-see = Op de plaats van de denaren ligt een tuin voor 10. Je hebt denar 4, 6 en 7. Wisselgeld is er niet: 7 + 4 zou één te veel zijn, en dan is je beurt voorbij. Betaal je gepast, dan blijf je aan de beurt.
lesson-palace-exact-do = Koop de tuin met precies 10.
lesson-palace-exact-done = Gepast, dus je mag nog iets doen: geld nemen, nog een tegel kopen of verbouwen. De tuin leg je aan het einde van je beurt.
lesson-palace-exact-other = Dat mag, maar de tuin moest gepast worden betaald, met 6 en 4.

lesson-palace-walls-title = Muur aan muur
lesson-palace-walls-see = Tegels liggen zoals ze zijn gedrukt en worden nooit gedraaid. Waar twee tegels elkaar raken, hebben beide zijden een muur of geen van beide. Deze toren heeft muren in het noorden en het westen; de fontein heeft er geen.
lesson-palace-walls-do = Bouw de toren naast de fontein. Twee van de vier plekken zijn goed; probeer ook de andere, dan zegt de plek zelf waarom het niet kan.
lesson-palace-walls-done = Een open zijde ligt tegen een open zijde, en de muren kijken naar buiten.
lesson-palace-walls-other = De reserve mag altijd, maar hier willen we bouwen.

lesson-palace-walk-title = Te voet vanaf de fontein
lesson-palace-walk-see = Vanaf de fontein moet je naar elke tegel kunnen lopen, over open zijden. Muur tegen muur mag, maar niemand klimt eroverheen: de toren in het noorden heeft boven een muur, en je serail onder.
lesson-palace-walk-do = Bouw het serail waar je ernaartoe kunt lopen. Ten noorden van de toren zou het passen, muur aan muur, en toch wordt het geweigerd: probeer maar.
lesson-palace-walk-done = Daar kun je naartoe lopen. Een nieuwe tegel heeft een open zijde nodig naar minstens één buur.
lesson-palace-walk-other = De reserve mag altijd, maar hier willen we bouwen.

lesson-palace-hole-title = Geen gaten, geen hoeken
lesson-palace-hole-see = Nog twee dingen mogen niet: een tegel die andere alleen met een hoek raakt, en een lege plek die aan alle kanten is ingesloten. Je paleis is nu een hoefijzer. De plek ten westen van het midden zou het sluiten.
lesson-palace-hole-do = Bouw de toren ergens zonder iets in te sluiten.
lesson-palace-hole-done = Nu ken je ze alle vijf: een tegel wordt niet gedraaid, muren en openingen passen op elkaar, je kunt ernaartoe lopen, hij grenst met een hele zijde, en er wordt niets ingesloten.
lesson-palace-hole-other = De reserve mag altijd, maar hier willen we bouwen.

lesson-palace-wall-title = De langste muur
lesson-palace-wall-see = Bij elke telling is elke zijde van je langste buitenmuur een punt waard. De muur mag de hoek om gaan, maar niet onderbroken zijn. Die van jou heeft { $before } zijden, getekend met de lichte draad.
lesson-palace-wall-do = Bouw de arcaden zo dat de muur tot { $after } groeit.
lesson-palace-wall-done = { $after } zijden zonder onderbreking. Een lange muur is veel waard, maar staat ook in de weg bij alles wat je later bouwt.
lesson-palace-wall-other = De arcaden staan er, maar de muur heeft nog steeds { $before } zijden.

lesson-palace-reserve-title = De reserve
lesson-palace-reserve-see = Dit paviljoen heeft maar één opening, in het zuiden, en er is geen plek voor. Dat is niet erg: een tegel die niet past, of nog niet, gaat naar je reserve. Daar levert hij niets op, maar hij is van jou.
lesson-palace-reserve-do = Leg het paviljoen in de reserve.
lesson-palace-reserve-done = Daar wacht het tot je verbouwt.
lesson-palace-reserve-other = Het paviljoen moet nog in de reserve.

lesson-palace-redesign-title = Verbouwen
lesson-palace-redesign-see = In plaats van geld te nemen of te kopen mag je verbouwen: een tegel uit de reserve bouwen, er een terughalen, of die twee in één keer ruilen. Het paviljoen is open naar het zuiden, net als de toren ten noorden van de fontein.
lesson-palace-redesign-do = Ruil de toren voor het paviljoen uit je reserve.
lesson-palace-redesign-done = Het paviljoen staat er, met drie zijden muur, en de toren wacht in de reserve.
lesson-palace-redesign-other = Dat mag ook, maar hier moest het paviljoen op de plaats van de toren komen.

lesson-palace-scoring-title = Een telling
lesson-palace-scoring-see = Het einde van een spel. Er was een toren over op de markt, en jij hebt het meeste geld in die muntsoort: hij is gratis voor jou. Daarna komt de laatste telling. Voor elke soort tellen de meeste, de op één na meeste en de op twee na meeste; daarna de muren.
lesson-palace-scoring-do = Bouw de toren en loop de telling door.
lesson-palace-scoring-done = Met drie torens ben je iedereen voor: { $first } punten. Hieronder zie je alles nog eens.
lesson-palace-scoring-other = In de reserve telt de toren niet mee. Probeer het nog eens.

lesson-palace-end-title = Nu ken je het spel
lesson-palace-end-text = Verzamel geld waarmee je gepast kunt betalen, bouw wat de anderen willen, en let op je muur.
