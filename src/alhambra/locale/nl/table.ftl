# De pagina van een tafel: plaatsen, beurten, verbinding, eerlijk toeval.

table-title = Tafel
table-title-turn = ● Jouw beurt
table-your-turn = Jouw beurt
table-now = Nu: { $name }
table-now-prompt = { $name }: { $prompt }
table-turn-of = { $name } is aan de beurt
table-over = Het spel is afgelopen
table-round = Ronde { $round } van { $rounds }
table-set-up = Voorbereiding
table-open-seat = Vrije plaats
# A person who was forgotten, in the place of the name.
table-somebody = Iemand
table-bot = Bot
table-watchers =
    { $count ->
        [one] Er kijkt één persoon mee.
       *[other] Er kijken { $count } mensen mee.
    }
table-watchers-too =
    { $count ->
        [one] Er kijkt nog één persoon mee.
       *[other] Er kijken nog { $count } mensen mee.
    }
table-share = Delen
table-people = Aan tafel
table-replay = Terugkijken
table-record = Verslag downloaden
table-rules = Spelregels
story-title = Wat er gebeurde

## Hoe het staat

menu = Menu
menu-close = Menu sluiten
told-since = Sinds jouw beurt
stay-standings = Stand
stay-standing =
    { $place }. { $name }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
stay-label = Wie aan de beurt is en hoe het staat
stay-back = Terug naar boven

## Plaatsen

seat-mine = jij
seat-here = aanwezig
seat-gone = niet verbonden
seat-away = afwezig
seat-handed = voorlopig speelt een bot
seat-luck = het apparaat heeft willekeurige woorden beloofd
seat-luck-own = je eigen woorden zijn beloofd
seat-give-bot = Bot: { $level }
seat-hand = Laat een bot spelen
seat-give-back = Geef de plaats terug aan { $name }
seat-take-back = Mijn plaats terugnemen
returned-text = Terwijl je weg was, heeft een bot voor { $name } gespeeld.
absent-waits = Iedereen wacht op { $name }, die weg is.
absent-handed = Een bot speelt voor { $name }.
absent-hand = Laat een bot spelen voor { $name }

## Voor het begin

gathering-title-of = Rond de tafel: { $game }
invited-title = { $name } nodigt je uit voor { $game }
invited-text =
    Een tafel voor { $players }; { $open ->
        [one] er is één plaats vrij
       *[other] er zijn { $open } plaatsen vrij
    }. Neem er een met je naam; ken je het spel nog niet, kijk dan eerst even rond.
invited-lesson = Probeer de les (vijf minuten)
gathering-invite = Uitnodigen met deze link
gathering-local = Dit adres werkt alleen op deze computer. Voor vrienden op andere apparaten start je de server met { $command }.
gathering-start = Begin het spel
gathering-open =
    { $count ->
        [one] Er is nog één plaats vrij. Stuur iemand de link of geef de plaats aan een bot.
       *[other] Er zijn nog { $count } plaatsen vrij. Stuur de link rond of geef ze aan bots.
    }
gathering-watch = Je kijkt mee. Wil je meespelen, vraag dan iemand aan tafel om de uitnodigingslink.
gathering-full = Alle plaatsen zijn bezet. Je kunt meekijken zodra het spel begint.
sit-name = Je naam
sit-take = Neem deze plaats
luck-label = Voeg je eigen geluk toe
luck-why = Alle woorden zonder komma en # zijn goed. Je apparaat mengt er willekeurige cijfers door, belooft ze nu en vertelt ze pas als iedereen heeft beloofd.
luck-add = Toevoegen
waits-promised = We wachten op { $names }: het apparaat moet verbonden zijn om woorden voor de dobbelstenen te beloven. Het spel begint vanzelf.
waits-told = We wachten op { $names }: het apparaat dat woorden heeft beloofd, moet verbonden zijn om ze te vertellen. Het spel begint vanzelf.
waits-without = Begin zonder de woorden van { $names }

## Terugnemen, nog eens spelen

undo-step = Ongedaan maken
undo-decision = Zet terugnemen
undo-what = Neemt terug: { $what }
again = Nog een keer
again-ready = Naar het volgende spel

## Het einde

end-points =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
end-mine = Je wint met { end-points }, { $margin } voor op { $name }.
end-place =
    Je bent { $place ->
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
       *[other] nummer { $place }
    } geworden met { end-points }, { $margin } achter { $winner }.
end-theirs = { $winner } wint met { end-points }, { $margin } voor op { $name }.
end-shared-mine = Je deelt de overwinning met { end-points }, { $margin } voor op { $name }.
end-shared = De overwinning is gedeeld met { end-points }, { $margin } voor op { $name }.
end-all-shared = Iedereen deelt de overwinning.
end-alone =
    Het spel is afgelopen met { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
chart-title = Hoe de punten verliepen
chart-when = Wanneer
chart-begin = Begin
chart-turn = Beurt { $number }
chart-by-scoring = Per telling
chart-by-turn = Per beurt
chart-title-turns = Punten per beurt, de volgende telling erbij
moments-title = Wat de doorslag gaf
picture-heading = Een plaatje om te delen
picture-png = Plaatje (PNG)
picture-svg = Tekening (SVG)
picture-named = met mijn naam

## De verbinding

bar-lost = De verbinding is weg. We proberen het opnieuw; er gaat niets verloren.
bar-now = Probeer nu
bar-hurried = Veel mensen wachten hier op bots; ze denken daarom even korter na.

## Eerlijk toeval

fair-title = Eerlijk toeval
fair-text = Eerst legt de server een geheim vast en toont de vingerafdruk ervan. Dan belooft het apparaat van elke speler eigen woorden, ook met een vingerafdruk, en pas als iedereen heeft beloofd, worden ze verteld. Elke worp, kaart en tegel volgt uit het geheim en uit alle woorden. Is er maar één apparaat aan tafel eerlijk, dan heeft niemand de worpen uitgekozen, ook niet wie de server beheert en zelf meespeelt. Aan het eind wordt het geheim gepubliceerd en kan iedereen alles controleren.
fair-limits = Wat dit niet voorkomt: wie de server beheert, kent het geheim en dus wat er komt, en kan het een vriend vertellen. Diegene kan weigeren te beginnen, beginnen zonder iemands woorden (dan staat het hier) of een pagina geven die niet de onze is.
fair-commitment = Vingerafdruk van het geheim
fair-own = Woorden van deze browser, nog niet verteld
fair-luck = Woorden van de spelers, per plaats
fair-seal = Zegel: de vingerafdruk van alles wat vastlag voordat er woorden werden verteld
fair-missing = In de worpen zitten geen woorden van { $names }.
fair-attempt = Vóór het begin zijn { $attempt } keer woorden beloofd. Wie woorden achterhoudt, kan zo worpen ontlopen: vaak is verdacht.
fair-no-luck = geen
fair-made-here = elk begint met willekeurige cijfers van het apparaat van de speler
fair-secret = Het geheim
fair-check = Download het verslag en controleer het op je eigen computer:
fair-later = Het geheim staat hier zodra het spel is afgelopen. Deze browser heeft de vingerafdruk genoteerd en vergelijkt die.
fair-same = Het is dezelfde vingerafdruk die deze browser noteerde toen je voor het eerst aan deze tafel kwam.
fair-same-seal = Het is hetzelfde zegel dat deze browser noteerde voordat hij zijn woorden vertelde, en iedereen heeft verteld wat beloofd was.
fair-other = Let op: dit is niet de vingerafdruk die deze browser noteerde toen je voor het eerst aan deze tafel kwam. Misschien heeft de server het geheim verwisseld; vertrouw dit spel niet. Genoteerd was:
fair-other-seal = Let op: dit is niet het zegel dat deze browser noteerde voordat hij zijn woorden vertelde. Misschien zijn beloften verwisseld; vertrouw dit spel niet. Genoteerd was:
fair-broken = Let op: iemands woorden zijn niet de beloofde woorden. Vertrouw dit spel niet.
fair-left-out = Let op: in de worpen zit geen woord dat dit apparaat voor { $names } heeft beloofd. Was je er toen bij, op geen ander apparaat? Vertrouw de worpen dan niet en verlaat de tafel.
fair-set-back = Let op: dit apparaat heeft zijn woorden voor deze poging al verteld, en nu doet de server alsof dat niet zo is: hij is teruggezet. Het apparaat vertelt niets twee keer, anders kon er geworpen worden tot het iemand bevalt. Begin een nieuwe poging; het verslag telt die mee.
fair-set-back-begun = Let op: dit apparaat heeft zijn woorden al verteld voor een latere poging dan die waarmee dit spel begon: de server is teruggezet. Vertrouw deze worpen niet en verlaat de tafel.
fair-anew = Begin een nieuwe poging
fair-forgetful = Deze browser onthoudt na herladen niets, dus kan hij niet merken of de server hem twee keer laat werpen. Sta toe dat hij gegevens van deze site bewaart, dan kan hij het wel.

## Nog één keer vragen

confirm-title = Je beurt beëindigen?
confirm-text = Hierna komt er iets nieuws op tafel, en dan kun je niets meer terugnemen.
confirm-text-brief = Dan { $name }. Daarna kun je niet meer terug.
confirm-then = daarna { $name }
confirm-yes = Ja, verder
confirm-end = Beurt afsluiten
confirm-no = Nog niet
confirm-wish = Mijn acties bevestigen
confirm-always = altijd
confirm-matters = als er daarna iets nieuws op tafel komt
confirm-never = nooit
confirm-any = Dit doen?
wishes-title = Voorkeuren
watching-plays = { $name } speelt
watching-faster = Sneller
watching-skip = Naar mijn beurt
not-yet = Nog niet: { $name } is aan de beurt.
pace-wish = Bots spelen
pace-quick = vlot
pace-calm = rustig
pace-slow = langzaam
pace-shared = Zitten er meer mensen aan tafel, dan geldt de langzaamste wens.
signals-title = Als ik aan de beurt ben
signals-sound = een zacht geluid
signals-shake = trillen
signals-notice = een melding als deze pagina op de achtergrond is
signals-denied = Deze browser laat meldingen van deze pagina niet toe.
signals-offer = Een melding als je aan de beurt bent?
signals-offer-yes = Ja
signals-offer-no = Nee

## What people say to each other at a table: a few phrases

phrases-title = Iets zeggen
phrases-hear = Horen wat de anderen zeggen
# For screen readers; $phrase is one of those below.
phrase-said = { $name } zegt: { $phrase }
phrase-hello = Hallo!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-thinking = Ik denk na …
phrase-oops = Oeps!
phrase-wow = Wauw!
phrase-your-turn = Jij bent!
phrase-good-game = Mooi spel!
phrase-again = Nog een keer?

## Eén apparaat voor meerdere mensen

handover-title = Geef het apparaat aan { $name }
handover-text = De handen zijn geheim. Er is niets te zien tot { $name } het heeft.
handover-taken = Ik ben { $name }

## Een ander apparaat

elsewhere-title = Verder op een ander apparaat
elsewhere-text = Open je persoonlijke link op het andere apparaat. Wie de link heeft, speelt op jouw plaats; houd hem dus voor jezelf.
elsewhere-show = Toon mijn link
elsewhere-link = Persoonlijke link van { $name }

## Nieuws dat wordt voorgelezen

news-sat = { $name } gaat zitten.
news-away = { $name } is weggegaan.
news-here = { $name } is er weer.
news-handed = Een bot speelt nu voor { $name }.
news-returned = { $name } heeft de plaats terug.
news-begun = Het spel begint.
news-back = Er is iets teruggenomen.
news-again = De volgende tafel staat klaar.

## Advice of a bot

advice-ask = Vraag een bot om raad
advice-waiting = De bot denkt na …
advice-ready = Raad
advice-of = { $bot } stelt voor:
advice-expects = verwacht { $points } punten en wint { $chance } van zulke spellen
# Alone, for points: there is nobody to win against.
advice-expects-points = verwacht { $points } punten
advice-nth = { $bot } stelt voor ({ $at } van { $count }):
advice-next = Ander idee
advice-close = Wegleggen
advice-do = Dit doen

film-count = { $number } van { $count }
film-again = Nog eens
film-mine = Mijn beurt
film-wish = Laat zien wat de anderen deden
film-always = altijd
film-people = alleen met mensen
film-never = nooit
