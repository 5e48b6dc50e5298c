# Waarom de regels een actie weigeren. Per reden van elk spel één bericht.

## Roll & Write

reason-rollwrite-GAME_OVER = Het spel is afgelopen: er valt niets meer te doen.
reason-rollwrite-NOT_YOUR_TURN = Je bent nog niet aan de beurt.
reason-rollwrite-CHANCE_IS_DUE = Eerst moeten de dobbelstenen worden gegooid.
reason-rollwrite-CHOOSE_A_PAIR = Je hebt alle vier de dobbelstenen gegooid: kies het paar dat je houdt, het andere geef je door.
reason-rollwrite-ACTION_TAKEN = Je hebt één actie per beurt, en die heb je al gedaan.
reason-rollwrite-CHANGE_COMES_FIRST = Dobbelstenen draaien mag alleen vóór je actie.
reason-rollwrite-NO_PAIR_TO_CHOOSE = Je kiest pas een paar nadat je alle vier de dobbelstenen hebt gegooid.
reason-rollwrite-NOT_RIGHT_AFTER = Een tweede gebouw bouw je alleen direct na het eerste van je beurt.
reason-rollwrite-NOTHING_TO_DECLINE = Er is nu geen tweede gebouw om van af te zien: bouw, of neem munten.
reason-rollwrite-NO_SUCH_DIE =
    Er ligt geen { $colour ->
        [y] gele
       *[b] blauwe
    } { $pips } bij je blad.
reason-rollwrite-NOT_THE_UNUSED_DICE = Voor het tweede gebouw gebruik je precies de twee dobbelstenen die over zijn: geel { $yellow } en blauw { $blue }.
reason-rollwrite-ALREADY_BUILT = Het gebouw op dit kruispunt heb je al gebouwd.
reason-rollwrite-NO_COIN = Een dobbelsteen draaien kost een munt, en je hebt er geen meer.
reason-rollwrite-BEYOND_THE_DIE = Een dobbelsteen gaat niet hoger dan 6 en niet lager dan 1.

## Alhambra

reason-palace-GAME_OVER = Het spel is afgelopen: er valt niets meer te doen.
reason-palace-NOT_YOUR_TURN = Je bent nog niet aan de beurt.
reason-palace-CHANCE_IS_DUE = Eerst moeten er kaarten of tegels worden getrokken.
reason-palace-PLACE_FIRST = Je acties zijn voorbij: leg eerst de tegels die je hebt gekocht.
reason-palace-NOT_NOW = Tegels leg je aan het einde van je beurt, na je acties.
reason-palace-OVER_FIVE = Als je meerdere kaarten neemt, mogen ze samen hooguit vijf waard zijn; deze zijn { $total } waard.
reason-palace-NO_SUCH_CARD_ON_DISPLAY = Zo’n kaart ligt niet open.
reason-palace-NOT_ON_OFFER = Deze tegel ligt niet op de markt.
reason-palace-WRONG_CURRENCY = Deze tegel betaal je in de muntsoort van zijn plaats op de markt.
reason-palace-NO_SUCH_CARD = Je hebt { $card } niet in je hand, of niet zo vaak.
reason-palace-TOO_LITTLE_MONEY = Dat is minder dan de tegel kost: er ontbreekt { $missing }.
reason-palace-CARD_TO_SPARE = Je betaalt met een kaart die niet nodig is: houd { $card } in je hand.
reason-palace-NOT_IN_RESERVE = Deze tegel ligt niet in je reserve.
reason-palace-NOT_IN_GROUNDS = Deze tegel ligt niet in je Alhambra.
reason-palace-NOT_BOUGHT = Dit is geen tegel die je nu moet leggen.
reason-palace-PLACE_TAKEN = Hier ligt al een tegel.
reason-palace-NO_CONTACT = Een tegel moet met een hele zijde aan een andere grenzen; een hoek is niet genoeg.
reason-palace-WALL_MEETS_OPEN_SIDE = Hier zou een muur tegen een open zijde komen.
reason-palace-NOT_REACHABLE = Vanaf de fontein zou je niet naar deze tegel kunnen lopen.
reason-palace-LEAVES_HOLE = Zo zou je een lege plek insluiten.
reason-palace-FOUNTAIN_STAYS = De fontein blijft altijd liggen waar hij ligt.
reason-palace-CUTS_OFF = Zonder deze tegel zou je niet meer naar alle andere kunnen lopen.
reason-palace-DOES_NOT_FIT = Deze tegel past hier niet: zijn muren komen niet overeen met die van de tegel die hij vervangt.
reason-palace-NO_DIRK = Dirk doet alleen mee aan tafels met twee spelers.
reason-palace-NOT_FOR_DIRK = Tegels die aan het einde van het spel overblijven, kun je niet aan Dirk geven.
reason-palace-ACTION_POSSIBLE = Passen mag alleen als je niets anders kunt doen.
