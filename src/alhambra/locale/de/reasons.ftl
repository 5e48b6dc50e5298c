# Warum die Regeln eine Aktion ablehnen. Je Grund und Spiel eine Meldung.

## Roll & Write

reason-rollwrite-GAME_OVER = Das Spiel ist vorbei: Es gibt nichts mehr zu tun.
reason-rollwrite-NOT_YOUR_TURN = Du bist noch nicht am Zug.
reason-rollwrite-CHANCE_IS_DUE = Zuerst muss gewürfelt werden.
reason-rollwrite-CHOOSE_A_PAIR = Du hast alle vier Würfel geworfen: Wähle das Paar, das du behältst, das andere gibst du weiter.
reason-rollwrite-ACTION_TAKEN = Du hast eine Aktion pro Zug, und die hast du schon ausgeführt.
reason-rollwrite-CHANGE_COMES_FIRST = Würfel drehen darfst du nur vor deiner Aktion.
reason-rollwrite-NO_PAIR_TO_CHOOSE = Ein Paar wählst du erst, nachdem du alle vier Würfel geworfen hast.
reason-rollwrite-NOT_RIGHT_AFTER = Ein zweites Gebäude baust du nur direkt nach dem ersten deines Zuges.
reason-rollwrite-NOTHING_TO_DECLINE = Gerade gibt es kein zweites Gebäude, auf das du verzichten könntest: Baue oder nimm Münzen.
reason-rollwrite-NO_SUCH_DIE =
    An deinem Blatt liegt keine { $colour ->
        [y] gelbe
       *[b] blaue
    } { $pips }.
reason-rollwrite-NOT_THE_UNUSED_DICE = Für das zweite Gebäude nimmst du genau die beiden Würfel, die übrig sind: Gelb { $yellow } und Blau { $blue }.
reason-rollwrite-ALREADY_BUILT = Das Gebäude auf dieser Kreuzung hast du schon gebaut.
reason-rollwrite-NO_COIN = Einen Würfel zu drehen kostet eine Münze, und du hast keine mehr.
reason-rollwrite-BEYOND_THE_DIE = Ein Würfel geht nicht über 6 hinaus und nicht unter 1.

## Alhambra

reason-palace-GAME_OVER = Das Spiel ist vorbei: Es gibt nichts mehr zu tun.
reason-palace-NOT_YOUR_TURN = Du bist noch nicht am Zug.
reason-palace-CHANCE_IS_DUE = Zuerst müssen Karten oder Plättchen gezogen werden.
reason-palace-PLACE_FIRST = Deine Aktionen sind vorbei: Lege zuerst die Plättchen an, die du gekauft hast.
reason-palace-NOT_NOW = Plättchen legst du am Ende deines Zuges an, nach deinen Aktionen.
reason-palace-OVER_FIVE = Mehrere Karten dürfen zusammen höchstens fünf wert sein; diese sind { $total } wert.
reason-palace-NO_SUCH_CARD_ON_DISPLAY = So eine Karte liegt nicht offen aus.
reason-palace-NOT_ON_OFFER = Dieses Plättchen liegt nicht im Bauhof.
reason-palace-WRONG_CURRENCY = Dieses Plättchen bezahlst du in der Währung seines Platzes im Bauhof.
reason-palace-NO_SUCH_CARD = Du hast { $card } nicht auf der Hand, oder nicht so oft.
reason-palace-TOO_LITTLE_MONEY = Das ist weniger, als das Plättchen kostet: Es fehlt { $missing }.
reason-palace-CARD_TO_SPARE = Du zahlst mit einer Karte, die du nicht brauchst: { $card } kannst du behalten.
reason-palace-NOT_IN_RESERVE = Dieses Plättchen liegt nicht in deiner Reserve.
reason-palace-NOT_IN_GROUNDS = Dieses Plättchen liegt nicht in deiner Alhambra.
reason-palace-NOT_BOUGHT = Das ist keines der Plättchen, die du jetzt anlegen musst.
reason-palace-PLACE_TAKEN = Hier liegt schon ein Plättchen.
reason-palace-NO_CONTACT = Ein Plättchen muss mit einer ganzen Seite an ein anderes grenzen; eine Ecke genügt nicht.
reason-palace-WALL_MEETS_OPEN_SIDE = Hier würde eine Mauer auf eine offene Seite treffen.
reason-palace-NOT_REACHABLE = Dieses Plättchen wäre vom Brunnen aus nicht zu Fuß erreichbar.
reason-palace-LEAVES_HOLE = Damit würdest du einen leeren Platz einschließen.
reason-palace-FOUNTAIN_STAYS = Der Brunnen bleibt immer, wo er ist.
reason-palace-CUTS_OFF = Ohne dieses Plättchen wären nicht mehr alle anderen zu Fuß erreichbar.
reason-palace-DOES_NOT_FIT = Dieses Plättchen passt hier nicht: Seine Mauern stimmen nicht mit denen des Plättchens überein, das es ersetzen soll.
reason-palace-NO_DIRK = Dirk spielt nur an Tischen zu zweit mit.
reason-palace-NOT_FOR_DIRK = Plättchen, die am Spielende übrig sind, kannst du nicht Dirk geben.
reason-palace-ACTION_POSSIBLE = Passen darfst du nur, wenn du nichts anderes tun kannst.
