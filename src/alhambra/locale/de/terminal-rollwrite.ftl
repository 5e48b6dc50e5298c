# Roll & Write im Terminal, wo es mehr sagt als die Seite oder es anders sagt.

## Wer allein am Terminal sitzt

terminal-rollwrite-you-whom = dich
terminal-rollwrite-finished =
    { $count ->
        [one] Du hast alle { buildings }
       *[other] { $names } habt alle { buildings }
    }:

## Wie Aktionen eingegeben werden

terminal-rollwrite-typed =
    construct: baue, bau, bauen
    second: zweites
    keep: behalte, behalten
    change: drehe, dreh, drehen
    up: hoch, rauf
    down: runter, herunter
    gain: münzen, muenzen, nimm
    done: fertig
terminal-rollwrite-help =
    baue y3 b5 oder c 3 5: bauen, wo sich Gelb 3 und Blau 5 kreuzen.
    münzen oder g: eine Münze für jede bebaute Kreuzung deiner Würfel.
    drehe y3 hoch oder +y3; drehe b4 runter oder -b4: einen Würfel für eine Münze um ein Auge drehen.
    zweites y1 b2 oder s: für 3 Münzen ein zweites Gebäude, mit den anderen beiden Würfeln.
    fertig oder d: kein zweites Gebäude.
    behalte y3 b5 oder k 3 5: von vier gerade geworfenen Würfeln ein Paar behalten, das andere weitergeben.
terminal-rollwrite-legend = Auf einem Blatt ist { $built } gebaut, und { $open } kann mit den Würfeln dort gebaut werden.

## Wie es steht

terminal-rollwrite-set-up = Aufbau
terminal-rollwrite-over = Das Spiel ist zu Ende
terminal-rollwrite-chance = es muss gewürfelt werden
terminal-rollwrite-due =
    { $who ->
        [you] du bist am Zug
       *[other] { $name } ist am Zug
    }: { $phase ->
        [second] ein zweites Gebäude oder fertig
        [keep] ein Würfelpaar behalten
       *[turn] bauen oder Münzen nehmen
    }

## Blätter und Möglichkeiten

terminal-rollwrite-sheet =
    { $who ->
        [you] Dein Blatt
       *[other] Blatt von { $name }
    }:
terminal-rollwrite-no-sheet = { $name } ist ein virtueller Mitspieler und hat kein Blatt.
terminal-rollwrite-dice = Würfel: { $dice }.
terminal-rollwrite-row = Zeile y{ $yellow }: { $cells }.
terminal-rollwrite-built = { building-short } gebaut
terminal-rollwrite-coins =
    { $coins ->
        [one] Münze
       *[other] Münzen
    }
terminal-rollwrite-many-coins = Münzen, { $crossed } durchgestrichen, { $free } noch einzukreisen
terminal-rollwrite-choices = Möglichkeiten:
terminal-rollwrite-or-turn = oder erst einen Würfel drehen, für 1 Münze:

## Punkte

terminal-rollwrite-count = { building } { $count } von { $boxes }
terminal-rollwrite-full = voll
terminal-rollwrite-points-now = { account-total }, wenn das Spiel jetzt zu Ende wäre
terminal-rollwrite-no-points = keine eigenen Punkte
terminal-rollwrite-bonus = Bonus
terminal-rollwrite-account-final = Endabrechnung
terminal-rollwrite-account-now = Wenn das Spiel jetzt zu Ende wäre
terminal-rollwrite-account-legend = Gebäude, Platz (=2: von zweien geteilt; ★: Art vollendet), Punkte
terminal-rollwrite-score = Endstand: { account-total }.
terminal-rollwrite-score-now = Bisher: { account-total }.
terminal-rollwrite-ahead = Jetzt vorn: { $names }, { account-total }.
terminal-rollwrite-won = Sieg: { $names }, { account-total }.
terminal-rollwrite-shared = Geteilter Sieg: { $names }, je { account-total }.
