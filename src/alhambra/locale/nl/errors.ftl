# Wat de server zegt als iets niet lukt, en de koppen van zijn pagina’s.

## Fouten, volgens de code van het antwoord

error-bad-request = De server heeft dat niet begrepen. Laad de pagina opnieuw en probeer het nog eens.
error-name = Een naam heeft 1 tot 24 zichtbare tekens, zonder komma en zonder #.
error-luck = Woorden voor geluk hebben 1 tot 64 zichtbare tekens, zonder komma en zonder #.
error-unseen = Een naam kan geen tekens hebben die niemand ziet, zoals in samengestelde emoji (meerdere in één). Kies een enkele.
error-not-found = Dit bestaat niet, of niet meer.
error-not-yours = Dit is van iemand anders.
error-not-now = Dat kan op dit moment niet.
error-refused = Dat staan de regels niet toe.
error-stale = Het spel is intussen verdergegaan. Kijk nog eens en kies dan.
error-too-many = Dat is meer dan de server tegelijk toelaat. Wacht even.
error-too-large = Dat is te veel tekst voor de server.
error-bad-origin = Dit verzoek kwam niet van de eigen pagina van de server en is daarom niet aangenomen.
error-method = Dat biedt de server hier niet aan.
error-broken = Er ging bij ons iets mis. Er is niets veranderd; probeer het nog eens.

## Grenzen, volgens het detail van too-many

limit-tables = Je hebt vandaag zoveel tafels klaargezet als één gast per dag mag. Speel aan een daarvan, of kom morgen terug.
limit-rate = Dat ging wel erg snel. Wacht een paar seconden en probeer het nog eens.
limit-phrases = Dat is even genoeg gezegd. Wacht een paar tellen en ga dan verder.
limit-entries = Het verhaal van deze tafel is daar te lang voor geworden. Speel verder, of zet een nieuwe tafel klaar.
limit-newcomers = Er zijn net heel veel nieuwe mensen vanuit jouw netwerk gekomen. Wacht een minuut en probeer het nog eens.
limit-work = Er wacht al te veel. Wacht tot de server klaar is met wat je eerder vroeg.
limit-codes = Dat zijn meer codes dan één adres in één keer krijgt. Wacht een paar seconden en probeer het nog eens.

## Verbroken verbindingen, volgens het nummer

closed-4000 = Deze tafel bestaat niet, of niet meer.
closed-4002 = Je hebt te veel pagina’s van deze server open. Sluit er een; deze pagina probeert het elke 15 seconden opnieuw.
closed-4003 = Deze pagina stuurde te veel berichten tegelijk, daarom heeft de server de verbinding verbroken. Ze komt vanzelf terug; er is niets verloren.
closed-4004 = Je verbinding kon het niet bijhouden, daarom heeft de server haar verbroken. Deze pagina komt vanzelf terug; er is niets verloren.
closed-1012 = De server leest deze tafel opnieuw in. Deze pagina komt vanzelf terug; er is niets verloren.

## Foutpagina’s

page-not-found-title = Hier is niets gebouwd
page-not-found-text = Op dit adres is geen pagina. Misschien is de link niet volledig, of is wat er stond verdwenen.
page-offline-title = Hiervoor is de server nodig
page-offline-text = De server is niet bereikbaar, en tafels en nieuwe partijen zijn daar. Zonder server kun je de startpagina, de lessen en de regels openen en je eigen uitgespeelde partijen terugkijken.
page-broken-title = Er ging iets stuk
page-broken-text = Er ging bij ons iets mis. Je spellen zijn veilig; probeer het zo meteen nog eens.

## De kop van elke pagina

title-start = Alhambra: spelen in de browser
title-table = Tafel · Alhambra
title-replay = Terugkijken · Alhambra
title-lesson = Eerste les · Alhambra
title-mygames = Mijn spellen · Alhambra
title-rules-rollwrite = Spelregels van Roll & Write · Alhambra
title-rules-palace = Spelregels van Alhambra
description = Speel Roll & Write uit de Alhambra-familie in je browser, tegen bots of met vrienden. Zonder account.
noscript = Om te spelen heeft deze pagina JavaScript nodig. De spelregels kun je ook zonder lezen.
