# De woorden bij de tekeningen op de spelregelpagina's.

palace-drawing-turned = Gedraaid: een tegel ligt zoals hij is gedrukt.
palace-drawing-clash = Een muur raakt een open zijde.
palace-drawing-walk = Muur aan muur, maar niemand kan erheen lopen.
palace-drawing-corner = Alleen een hoek raakt.
palace-drawing-hole = Een lege plek zou worden ingesloten.
palace-drawing-longest = De langste muur telt, ook om hoeken heen; de kortere in het noorden telt niet.
palace-drawing-inner = Twee muren tegen elkaar vormen een binnenmuur: die telt niet.
palace-drawing-closed = Helemaal ommuurd: elke zijde telt.
rollwrite-drawing-sheet = Twee gele en twee blauwe dobbelstenen geven vier kruispunten. Eén daarvan, in rij 2, kolom 5, is gebouwd; drie zijn vrij.
