# Die Seite eines Tisches: Plätze, Züge, Verbindung, fairer Zufall.

table-title = Tisch
table-title-turn = ● Du bist am Zug
table-your-turn = Du bist am Zug
table-now = Jetzt: { $name }
table-now-prompt = { $name }: { $prompt }
table-turn-of = { $name } ist am Zug
table-over = Das Spiel ist zu Ende
table-round = Runde { $round } von { $rounds }
table-set-up = Aufbau
table-open-seat = Freier Platz
# A person who was forgotten, in the place of the name.
table-somebody = Jemand
table-bot = Bot
table-watchers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
table-watchers-too =
    { $count ->
        [one] Eine weitere Person schaut zu.
       *[other] { $count } weitere Personen schauen zu.
    }
table-share = Teilen
table-people = Am Tisch
table-replay = Nachspielen
table-record = Aufzeichnung herunterladen
table-rules = Regeln
story-title = Was geschah

## Wie es steht

menu = Menü
menu-close = Menü schließen
told-since = Seit deinem Zug
stay-standings = Spielstand
stay-standing =
    { $place }. { $name }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
stay-label = Wer am Zug ist und wie es steht
stay-back = Zurück nach oben

## Plätze

seat-mine = du
seat-here = hier
seat-gone = nicht verbunden
seat-away = abwesend
seat-handed = vorerst spielt ein Bot
seat-luck = das Gerät hat zufällige Wörter versprochen
seat-luck-own = deine eigenen Wörter sind versprochen
seat-give-bot = Bot: { $level }
seat-hand = Einen Bot spielen lassen
seat-give-back = { $name } den Platz zurückgeben
seat-take-back = Meinen Platz zurücknehmen
returned-text = Während du weg warst, hat ein Bot für { $name } gespielt.
absent-waits = Alle warten auf { $name }, gerade nicht da.
absent-handed = Ein Bot spielt für { $name }.
absent-hand = Einen Bot für { $name } spielen lassen

## Vor dem Beginn

gathering-title-of = Rund um den Tisch: { $game }
invited-title = { $name } lädt dich zu { $game } ein
invited-text =
    Ein Tisch für { $players }; { $open ->
        [one] ein Platz ist frei
       *[other] { $open } Plätze sind frei
    }. Nimm einen mit deinem Namen; ist dir das Spiel neu, schau erst hinein.
invited-lesson = Die Lektion ausprobieren (fünf Minuten)
gathering-invite = Einladen mit diesem Link
gathering-local = Diese Adresse gilt nur auf diesem Rechner. Für Freunde mit anderen Geräten starte den Server stattdessen mit { $command }.
gathering-start = Spiel beginnen
gathering-open =
    { $count ->
        [one] Ein Platz ist noch frei. Schick jemandem den Link oder gib den Platz einem Bot.
       *[other] { $count } Plätze sind noch frei. Verschick den Link oder gib die Plätze an Bots.
    }
gathering-watch = Du schaust zu. Wenn du mitspielen willst, bitte jemanden am Tisch um den Einladungslink.
gathering-full = Alle Plätze sind besetzt. Du kannst zuschauen, sobald das Spiel beginnt.
sit-name = Dein Name
sit-take = Diesen Platz nehmen
luck-label = Eigenes Glück beitragen
luck-why = Beliebige Wörter ohne Komma und # genügen. Dein Gerät mischt Zufallsziffern dazu, verspricht sie jetzt und verrät sie erst, wenn alle versprochen haben.
luck-add = Beitragen
waits-promised = Wir warten auf { $names }: Das Gerät muss verbunden sein, um Wörter für die Würfel zu versprechen. Das Spiel beginnt dann von selbst.
waits-told = Wir warten auf { $names }: Das Gerät, das Wörter versprochen hat, muss verbunden sein, um sie zu verraten. Das Spiel beginnt dann von selbst.
waits-without = Ohne die Wörter von { $names } beginnen

## Zurücknehmen, noch einmal spielen

undo-step = Rückgängig
undo-decision = Zug zurücknehmen
undo-what = Nimmt zurück: { $what }
again = Noch einmal
again-ready = Zum nächsten Spiel

## Das Ende

end-points =
    { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
end-mine = Du gewinnst mit { end-points }, { $margin } vor { $name }.
end-place =
    { $place ->
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
        [5] Fünfter Platz
        [6] Sechster Platz
       *[other] Platz { $place }
    } mit { end-points }, { $margin } hinter { $winner }.
end-theirs = { $winner } gewinnt mit { end-points }, { $margin } vor { $name }.
end-shared-mine = Du teilst dir den Sieg mit { end-points }, { $margin } vor { $name }.
end-shared = Der Sieg ist geteilt mit { end-points }, { $margin } vor { $name }.
end-all-shared = Alle teilen sich den Sieg.
end-alone =
    Das Spiel ist zu Ende, mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
chart-title = Wie die Punkte verliefen
chart-when = Wann
chart-begin = Anfang
chart-turn = Zug { $number }
chart-by-scoring = Nach Wertungen
chart-by-turn = Nach Zügen
chart-title-turns = Punkte nach Zügen, mit der nächsten Wertung
moments-title = Was den Ausschlag gab
picture-heading = Ein Bild zum Teilen
picture-png = Bild (PNG)
picture-svg = Zeichnung (SVG)
picture-named = mit meinem Namen

## Die Verbindung

bar-lost = Die Verbindung ist weg. Wir versuchen es wieder; nichts geht verloren.
bar-now = Jetzt versuchen
bar-hurried = Viele warten hier auf Bots; sie denken darum zurzeit kürzer nach.

## Fairer Zufall

fair-title = Fairer Zufall
fair-text = Zuerst legt der Server ein Geheimnis fest und zeigt dessen Fingerabdruck. Dann verspricht das Gerät jedes Spielers eigene Wörter, ebenfalls durch einen Fingerabdruck, und erst wenn alle versprochen haben, werden sie verraten. Jeder Wurf, jede Karte und jedes Plättchen folgt aus dem Geheimnis und aus allen Wörtern. Ist auch nur ein Gerät am Tisch ehrlich, dann hat niemand die Würfe ausgesucht, auch nicht, wer den Server betreibt und selbst mitspielt. Am Ende wird das Geheimnis veröffentlicht, und alle können alles nachprüfen.
fair-limits = Was das nicht verhindert: Wer den Server betreibt, kennt das Geheimnis und damit, was kommt, und kann es jemandem sagen. Diese Person kann sich weigern zu beginnen, ohne jemandes Wörter beginnen (dann steht es hier) oder eine Seite ausgeben, die nicht unsere ist.
fair-commitment = Fingerabdruck des Geheimnisses
fair-own = Wörter dieses Browsers, noch nicht verraten
fair-luck = Wörter der Spieler, nach Plätzen
fair-seal = Siegel: der Fingerabdruck von allem, was feststand, bevor Wörter verraten wurden
fair-missing = In den Würfen stecken keine Wörter von { $names }.
fair-attempt = Vor dem Beginn wurden { $attempt }-mal Wörter versprochen. Wer Wörter zurückhält, kann so Würfen ausweichen: Oft ist verdächtig.
fair-no-luck = keine
fair-made-here = jedes beginnt mit Zufallsziffern vom Gerät des Spielers
fair-secret = Das Geheimnis
fair-check = Lade die Aufzeichnung herunter und prüfe sie auf deinem eigenen Rechner:
fair-later = Das Geheimnis steht hier, sobald das Spiel zu Ende ist. Dieser Browser hat den Fingerabdruck notiert und vergleicht ihn.
fair-same = Es ist derselbe Fingerabdruck, den dieser Browser notiert hat, als du zum ersten Mal an diesen Tisch kamst.
fair-same-seal = Es ist dasselbe Siegel, das dieser Browser notiert hat, bevor er seine Wörter verriet, und alle haben verraten, was sie versprochen hatten.
fair-other = Vorsicht: Das ist nicht der Fingerabdruck, den dieser Browser notiert hat, als du zum ersten Mal an diesen Tisch kamst. Der Server hat das Geheimnis vielleicht ausgetauscht; traue diesem Spiel nicht. Notiert war:
fair-other-seal = Vorsicht: Das ist nicht das Siegel, das dieser Browser notiert hat, bevor er seine Wörter verriet. Versprechen wurden vielleicht ausgetauscht; traue diesem Spiel nicht. Notiert war:
fair-broken = Vorsicht: Jemandes Wörter sind nicht die versprochenen. Traue diesem Spiel nicht.
fair-left-out = Vorsicht: In den Würfen steckt keines der Wörter, die dieses Gerät für { $names } versprochen hat. Warst du da, und auf keinem anderen Gerät? Dann traue den Würfen nicht und verlass den Tisch.
fair-set-back = Vorsicht: Dieses Gerät hat seine Wörter für diesen Versuch schon verraten, und nun tut der Server, als wäre das nie geschehen: Er wurde zurückgesetzt. Das Gerät verrät nichts zweimal, sonst ließe sich würfeln, bis es jemandem passt. Beginne einen neuen Versuch; die Aufzeichnung zählt ihn mit.
fair-set-back-begun = Vorsicht: Dieses Gerät hat seine Wörter schon für einen späteren Versuch verraten als den, mit dem dieses Spiel begann: Der Server wurde zurückgesetzt. Traue diesen Würfen nicht und verlass den Tisch.
fair-anew = Einen neuen Versuch beginnen
fair-forgetful = Dieser Browser merkt sich nach einem Neuladen nichts; so kann er nicht bemerken, wenn der Server ihn zweimal würfeln lässt. Erlaube ihm, Daten für diese Seite zu behalten, dann kann er es.

## Noch einmal fragen

confirm-title = Zug beenden?
confirm-text = Danach wird etwas Neues aufgedeckt, und nichts lässt sich mehr zurücknehmen.
confirm-text-brief = Dann { $name }. Neues kommt: kein Zurück.
confirm-then = dann { $name }
confirm-yes = Ja, weiter
confirm-end = Zug beenden
confirm-no = Noch nicht
confirm-wish = Meine Aktionen bestätigen
confirm-always = immer
confirm-matters = wenn danach etwas aufgedeckt wird
confirm-never = nie
confirm-any = So machen?
wishes-title = Einstellungen
watching-plays = { $name } spielt
watching-faster = Schneller
watching-skip = Zu meinem Zug
not-yet = Noch nicht: { $name } ist am Zug.
pace-wish = Bots spielen
pace-quick = flott
pace-calm = ruhig
pace-slow = langsam
pace-shared = Sitzen mehrere Menschen am Tisch, gilt der langsamste Wunsch.
signals-title = Wenn ich am Zug bin
signals-sound = ein leiser Ton
signals-shake = vibrieren
signals-notice = eine Mitteilung, wenn diese Seite im Hintergrund ist
signals-denied = Dieser Browser erlaubt dieser Seite keine Mitteilungen.
signals-offer = Bescheid geben, wenn du am Zug bist?
signals-offer-yes = Ja
signals-offer-no = Nein

## What people say to each other at a table: a few phrases

phrases-title = Etwas sagen
phrases-hear = Hören, was die anderen sagen
# For screen readers; $phrase is one of those below.
phrase-said = { $name } sagt: { $phrase }
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-thinking = Ich überlege …
phrase-oops = Hoppla!
phrase-wow = Wahnsinn!
phrase-your-turn = Du bist dran!
phrase-good-game = Schönes Spiel!
phrase-again = Noch einmal?

## Ein Gerät für mehrere

handover-title = Gib das Gerät an { $name } weiter
handover-text = Die Hände sind geheim. Zu sehen ist nichts, bis { $name } es hat.
handover-taken = Ich bin { $name }

## Ein anderes Gerät

elsewhere-title = Auf einem anderen Gerät weiterspielen
elsewhere-text = Öffne deinen persönlichen Link auf dem anderen Gerät. Wer ihn hat, spielt auf deinem Platz; behalte ihn also für dich.
elsewhere-show = Meinen Link zeigen
elsewhere-link = Persönlicher Link von { $name }

## Neuigkeiten, die vorgelesen werden

news-sat = { $name } setzt sich.
news-away = { $name } ist weggegangen.
news-here = { $name } ist wieder da.
news-handed = Ein Bot spielt jetzt für { $name }.
news-returned = { $name } hat den Platz zurück.
news-begun = Das Spiel beginnt.
news-back = Etwas wurde zurückgenommen.
news-again = Der nächste Tisch ist bereit.

## Advice of a bot

advice-ask = Einen Bot um Rat fragen
advice-waiting = Der Bot denkt nach …
advice-ready = Rat
advice-of = { $bot } schlägt vor:
advice-expects = erwartet { $points } Punkte und gewinnt { $chance } solcher Spiele
# Alone, for points: there is nobody to win against.
advice-expects-points = erwartet { $points } Punkte
advice-nth = { $bot } schlägt vor ({ $at } von { $count }):
advice-next = Andere Idee
advice-close = Weglegen
advice-do = Das tun

film-count = { $number } von { $count }
film-again = Noch mal
film-mine = Ich bin dran
film-wish = Zeigen, was die anderen taten
film-always = immer
film-people = nur mit Menschen
film-never = nie
