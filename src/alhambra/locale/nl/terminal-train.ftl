# Training: the help of its command, and what it says.

command-train = een bot laten leren door tegen zichzelf te spelen
command-train-examples =
    voorbeelden:
      alhambra train rollwrite --players 2 --games 400000
                                                  leren voor twee spelers, in rollwrite-2.weights
      alhambra train rollwrite --players 1 --virtual 3 --games 400000 --file alone.weights
                                                  alleen tegen drie virtuele spelers
    Bots spelen tegen zichzelf, en wat ze van een stelling verwachtten, schuift op naar wat ervan kwam.
    Het bestand bewaart wat tot nu toe is geleerd: Ctrl-C wanneer je wilt, dezelfde opdracht gaat verder,
    en met meer partijen wordt er doorgeleerd. De niveaus spelen met de bestanden in de map `weights`
    naast de bots van een spel. Aan het eind worden partijen apart gespeeld, zonder te leren, om te
    zeggen hoe ver de verwachtingen ernaast zitten.
help-train-players = leren voor zoveel spelers (2)
help-train-games = totdat het bestand zoveel partijen heeft gezien (100000)
help-train-seed = een getal dat al het toeval van een nieuw bestand bepaalt (0)
help-train-file = het bestand dat bewaart wat is geleerd (SPEL-SPELERS.weights)
help-train-virtual = alleen: tegen zoveel virtuele spelers

train-cut =
    Afgebroken na { $done } van { $total } partijen. { $kept ->
        [0] Daarvan is nog niets bewaard: dezelfde opdracht begint opnieuw.
       *[other] Dezelfde opdracht gaat verder na de eerste { $kept }, die bewaard zijn.
    }
train-done = { $file } heeft { $games } partijen gezien:
