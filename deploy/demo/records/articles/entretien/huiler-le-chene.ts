import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'huiler-le-chene',
  category: 'entretien',
  date: '2025-05-15',
  author: 'Joris Van Acker',
  label: words('Geste', 'Zo doet u het', 'How to', 'Handgriff'),
  heading: words(
    'Huiler le chêne, une fois l’an',
    'Eiken oliën, één keer per jaar',
    'Oiling oak, once a year',
    'Eiche ölen, einmal im Jahr',
  ),
  description: words(
    'Deux chiffons, un peu d’huile, une soirée : comment nourrir un meuble de chêne sans le noyer.',
    'Twee doeken, wat olie, een avond: hoe u een eiken meubel voedt zonder het te verdrinken.',
    'Two cloths, a little oil, one evening: how to feed an oak cabinet without drowning it.',
    'Zwei Tücher, etwas Öl, ein Abend: wie man ein Eichenmöbel nährt, ohne es zu ertränken.',
  ),
  drawing: 'swatch',
  scene: { wall: '#EADCC8', facing: 'plaster', finish: 'oak' },
  alt: words(
    'Un échantillon de chêne naturel huilé',
    'Een staal van geolied naturel eiken',
    'A sample of oiled natural oak',
    'Ein Muster geölter naturbelassener Eiche',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Une huile ne recouvre pas le bois, elle y entre. C’est pour cela que le <a href="/article/le-chene-massif">chêne massif</a> reste chaud sous la main, et c’est pour cela qu’il faut en remettre. Une fois l’an suffit, deux fois autour de la vasque.</p><h2>Le bois est-il sec ?</h2><p>Posez une goutte d’eau sur le plateau et comptez jusqu’à soixante. Si elle reste en perle, refermez le flacon et revenez dans trois mois. Si elle s’étale et fonce le bois, c’est le moment.</p><h2>Le geste</h2><ol><li>La veille, un chiffon humide et du savon doux. Laissez sécher toute la nuit : l’huile n’entre pas dans un bois mouillé.</li><li>Un passage léger au papier 240, dans le sens du fil, puis dépoussiérez.</li><li>Une cuillère à soupe d’huile par façade, pas davantage. Étalez au chiffon, dans le fil.</li><li>Attendez quinze minutes.</li><li>Essuyez tout ce qui n’est pas entré, avec le second chiffon. C’est l’étape qu’on oublie, et la seule qui compte : l’huile de trop sèche en surface et colle.</li></ol><p>Vingt-quatre heures sans eau, et le meuble vous appartient de nouveau.</p><blockquote><p>Le chêne boit ce dont il a besoin. Le reste, reprenez-le-lui.</p></blockquote><h3>Les chiffons</h3><p>Un chiffon d’huile roulé en boule peut s’échauffer et prendre feu seul. Mouillez-le et faites-le sécher à plat, dehors, avant de le jeter. Ce n’est pas une précaution de notice : chaque ébéniste connaît un atelier où c’est arrivé.</p>',
        '<p>Olie ligt niet op het hout, ze trekt erin. Daarom blijft <a href="/article/le-chene-massif">massief eiken</a> warm onder de hand, en daarom moet u ze af en toe aanvullen. Eén keer per jaar volstaat, twee keer rond de waskom.</p><h2>Heeft het hout dorst?</h2><p>Leg een druppel water op het blad en tel tot zestig. Blijft het een parel, sluit dan het flesje en kom over drie maanden terug. Vloeit de druppel uit en wordt het hout donker, dan is het tijd.</p><h2>Hoe u het doet</h2><ol><li>De avond ervoor: een vochtige doek en zachte zeep. Laat de hele nacht drogen: in nat hout trekt geen olie.</li><li>Schuur licht met korrel 240, met de nerf mee, en neem het stof af.</li><li>Een eetlepel olie per front, niet meer. Wrijf ze open met een doek, met de nerf mee.</li><li>Wacht een kwartier.</li><li>Veeg met de tweede doek alles weg wat niet is ingetrokken. Die stap wordt het vaakst vergeten, en het is de enige die telt: te veel olie droogt op het oppervlak en blijft kleven.</li></ol><p>Vierentwintig uur geen water, en het meubel is weer van u.</p><blockquote><p>Eiken drinkt wat het nodig heeft. De rest neemt u terug.</p></blockquote><h3>De doeken</h3><p>Een oliedoek die in een prop ligt, kan warm worden en vanzelf vuur vatten. Maak hem nat en laat hem buiten vlak drogen voor u hem weggooit. Dat staat niet zomaar in de handleiding: elke meubelmaker kent een atelier waar het gebeurd is.</p>',
        '<p>Oil does not cover wood, it goes in. That is why <a href="/article/le-chene-massif">solid oak</a> stays warm to the hand, and why it needs topping up. Once a year is enough; twice around the basin.</p><h2>Is the wood thirsty?</h2><p>Put a drop of water on the top and count to sixty. If it stays a bead, close the bottle and come back in three months. If it spreads and the wood darkens, now is the time.</p><h2>How to do it</h2><ol><li>The night before: a damp cloth and mild soap. Leave it to dry overnight, since oil will not enter wet wood.</li><li>One light pass with 240-grit paper, along the grain, then take off the dust.</li><li>A tablespoon of oil for each front, no more. Spread it with a cloth, along the grain.</li><li>Wait fifteen minutes.</li><li>With the second cloth, wipe off everything that has not gone in. This is the step people forget, and the only one that counts: surplus oil dries on the surface and turns sticky.</li></ol><p>Twenty-four hours without water, and the furniture is yours again.</p><blockquote><p>Oak drinks what it needs. Take back the rest.</p></blockquote><h3>The cloths</h3><p>An oily cloth left in a ball can heat up and catch fire by itself. Wet it and dry it flat, outdoors, before you throw it away. This is not leaflet talk: every cabinetmaker knows a workshop where it happened.</p>',
        '<p>Öl liegt nicht auf dem Holz, es zieht ein. Deshalb bleibt <a href="/article/le-chene-massif">massive Eiche</a> warm unter der Hand, und deshalb braucht sie Nachschub. Einmal im Jahr genügt, rund um das Becken zweimal.</p><h2>Hat das Holz Durst?</h2><p>Setzen Sie einen Tropfen Wasser auf die Platte und zählen Sie bis sechzig. Bleibt er eine Perle, schließen Sie die Flasche und kommen in drei Monaten wieder. Zerläuft er und wird das Holz dunkel, ist es so weit.</p><h2>So geht es</h2><ol><li>Am Vorabend: ein feuchtes Tuch und milde Seife. Über Nacht trocknen lassen, denn in nasses Holz zieht kein Öl.</li><li>Einmal leicht mit 240er-Papier schleifen, in Faserrichtung, dann den Staub abnehmen.</li><li>Ein Esslöffel Öl pro Front, nicht mehr. Mit dem Tuch verteilen, der Faser nach.</li><li>Fünfzehn Minuten warten.</li><li>Mit dem zweiten Tuch alles abnehmen, was nicht eingezogen ist. Dieser Schritt wird gern vergessen und ist der einzige, auf den es ankommt: Überschüssiges Öl trocknet an der Oberfläche und klebt.</li></ol><p>Vierundzwanzig Stunden kein Wasser, dann gehört das Möbel wieder Ihnen.</p><blockquote><p>Eiche trinkt, was sie braucht. Den Rest nehmen Sie ihr wieder ab.</p></blockquote><h3>Die Tücher</h3><p>Ein zusammengeknülltes Öltuch kann sich erhitzen und von selbst entzünden. Machen Sie es nass und lassen Sie es im Freien flach trocknen, bevor Sie es wegwerfen. Das ist keine Floskel aus der Anleitung: Jeder Tischler kennt eine Werkstatt, in der es passiert ist.</p>',
      ),
    },
    {
      type: 'DoubleImageLegend',
      image1: pictureOf.finish(
        'oak',
        words(
          'Détail d’une façade en chêne naturel',
          'Detail van een front in naturel eiken',
          'Detail of a natural oak front',
          'Detail einer Front aus naturbelassener Eiche',
        ),
      ),
      legend1: words('Chêne naturel', 'Naturel eiken', 'Natural oak', 'Eiche natur'),
      image2: pictureOf.finish(
        'smokedOak',
        words(
          'Détail d’une façade en chêne fumé',
          'Detail van een front in gerookt eiken',
          'Detail of a smoked oak front',
          'Detail einer Front aus Räuchereiche',
        ),
      ),
      legend2: words(
        'Chêne fumé : même huile, même geste',
        'Gerookt eiken: dezelfde olie, hetzelfde gebaar',
        'Smoked oak: same oil, same gesture',
        'Räuchereiche: dasselbe Öl, derselbe Handgriff',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-4080', 'RV-4140', 'RV-4040', 'RV-9245'] },
  ],
};
