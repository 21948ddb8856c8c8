import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'le-laiton-brosse',
  category: 'matieres',
  date: '2026-09-15',
  author: 'Joris Van Acker',
  label: words(
    'Portrait d’une matière',
    'Portret van een materiaal',
    'Portrait of a material',
    'Porträt eines Materials',
  ),
  heading: words(
    'Le laiton brossé n’a pas dit son dernier mot',
    'Geborsteld messing is nooit uitgepraat',
    'Brushed brass has not finished talking',
    'Gebürstetes Messing hat noch nicht ausgeredet',
  ),
  description: words(
    'Nu, le laiton change avec les mains qui le touchent : comment le laisser faire, et comment revenir en arrière.',
    'Onbehandeld messing verandert met de handen die het aanraken: hoe u het laat begaan, en hoe u terugkeert.',
    'Left bare, brass changes with the hands that touch it: how to let it, and how to go back.',
    'Unbehandelt verändert sich Messing mit den Händen, die es berühren: wie man es lässt und wie man zurückkehrt.',
  ),
  drawing: 'swatch',
  scene: { wall: '#4A4A43', facing: 'panels', finish: 'brass' },
  alt: words(
    'Une surface de laiton brossé, striée de traits fins dans un seul sens',
    'Een vlak van geborsteld messing met fijne lijnen in één richting',
    'A surface of brushed brass, finely lined in a single direction',
    'Eine Fläche aus gebürstetem Messing mit feinen Linien in einer Richtung',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Deux parts de cuivre, une part de zinc. Le laiton est un alliage de bon caractère : il se tourne, se plie, se brosse sans se plaindre. Il n’a qu’une manie, celle de se souvenir.</p><h2>Un seul sens</h2><p>Brosser, c’est rayer avec soin. La poignée passe sous une bande abrasive au grain 180, puis sous un feutre, toujours dans le sens de la longueur. Les traits font quelques millièmes de millimètre. C’est assez pour que la lumière s’étire au lieu de rebondir en un point. D’où cet éclat calme, qui n’éblouit pas à six heures du matin.</p><h2>Verni ou nu</h2><p>Un vernis fige le laiton au premier jour, jusqu’au jour où il s’écaille. Nous le laissons nu. En trois mois, il passe du jaune au miel ; en trois ans, au bronze clair. Là où les doigts se posent, il reste plus blond. Chaque tiroir finit ainsi par dire lequel s’ouvre le plus souvent.</p><p>Le métal rend d’ailleurs un service discret : sur le cuivre et ses alliages, la plupart des bactéries ne survivent que quelques heures.</p>',
        '<p>Twee delen koper, één deel zink. Messing is een legering met een goed karakter: het laat zich draaien, buigen en borstelen zonder klagen. Het heeft maar één hebbelijkheid: het vergeet niets.</p><h2>Eén richting</h2><p>Borstelen is krassen met zorg. De greep gaat onder een schuurband met korrel 180 en daarna onder vilt, altijd in de lengte. De lijntjes zijn enkele duizendsten van een millimeter diep. Dat is genoeg om het licht te laten uitlopen in plaats van op één punt te weerkaatsen. Vandaar die rustige glans, die om zes uur ’s ochtends niet verblindt.</p><h2>Gevernist of naakt</h2><p>Vernis houdt messing op de eerste dag, tot de dag dat hij afschilfert. Wij laten het naakt. In drie maanden gaat het van geel naar honing, in drie jaar naar licht brons. Waar vingers komen, blijft het blonder. Zo verraadt elke lade na een tijd hoe vaak ze opengaat.</p><p>Het metaal bewijst intussen nog een stille dienst: op koper en zijn legeringen overleven de meeste bacteriën maar enkele uren.</p>',
        '<p>Two parts copper, one part zinc. Brass is a good-natured alloy: it can be turned, bent and brushed without complaint. It has only one quirk, which is that it remembers.</p><h2>One direction</h2><p>Brushing is scratching with care. The handle runs under a 180-grit belt, then under felt, always lengthways. The lines are a few thousandths of a millimetre deep. That is enough to draw the light out instead of bouncing it back from a single point. Hence the calm sheen, which dazzles nobody at six in the morning.</p><h2>Varnished or bare</h2><p>A varnish holds brass at its first day, until the day it flakes. We leave it bare. In three months it goes from yellow to honey, in three years to light bronze. Where fingers land it stays blonder, so that in time every drawer tells you how often it is opened.</p><p>The metal also does a quiet service: on copper and its alloys, most bacteria survive only a few hours.</p>',
        '<p>Zwei Teile Kupfer, ein Teil Zink. Messing ist eine gutmütige Legierung: Es lässt sich drehen, biegen und bürsten, ohne zu klagen. Nur eine Eigenheit hat es: Es vergisst nichts.</p><h2>Eine Richtung</h2><p>Bürsten heißt: mit Sorgfalt zerkratzen. Der Griff läuft unter ein Band mit Körnung 180, dann unter Filz, immer der Länge nach. Die Linien sind wenige Tausendstelmillimeter tief. Das genügt, damit das Licht sich streckt, statt in einem Punkt zurückzuspringen. Daher der ruhige Glanz, der um sechs Uhr früh niemanden blendet.</p><h2>Lackiert oder nackt</h2><p>Ein Lack hält Messing am ersten Tag fest, bis er eines Tages abblättert. Wir lassen es nackt. In drei Monaten wird aus Gelb Honig, in drei Jahren helle Bronze. Wo Finger hinkommen, bleibt es blonder. So verrät mit der Zeit jede Schublade, wie oft sie geöffnet wird.</p><p>Einen stillen Dienst leistet das Metall außerdem: Auf Kupfer und seinen Legierungen überleben die meisten Bakterien nur wenige Stunden.</p>',
      ),
    },
    {
      type: 'DoubleImageLegend',
      image1: pictureOf.finish(
        'brass',
        words('Laiton brossé', 'Geborsteld messing', 'Brushed brass', 'Gebürstetes Messing'),
      ),
      image2: pictureOf.productCard(
        'colonne-nocturne',
        words(
          'La colonne Nocturne en noyer, poignées de laiton',
          'De kolomkast Nocturne in notenhout met messing grepen',
          'The Nocturne tall unit in walnut with brass handles',
          'Der Hochschrank Nocturne aus Nussbaum mit Messinggriffen',
        ),
      ),
      legend1: words(
        'Le premier jour : des traits fins, tous dans le même sens.',
        'De eerste dag: fijne lijnen, allemaal in dezelfde richting.',
        'On the first day: fine lines, all running the same way.',
        'Am ersten Tag: feine Linien, alle in derselben Richtung.',
      ),
      legend2: words(
        'Avec le noyer, le contraste diminue chaque année : l’un pâlit, l’autre fonce.',
        'Met notenhout wordt het contrast elk jaar kleiner: het ene verbleekt, het andere verdonkert.',
        'With walnut the contrast narrows every year: one grows paler, the other darker.',
        'Mit Nussbaum wird der Kontrast jedes Jahr kleiner: Der eine verblasst, das andere dunkelt nach.',
      ),
    },
    {
      type: 'CmsContent',
      content: words(
        '<h2>Revenir en arrière</h2><p>Une cuillère de farine, une de sel fin, assez de vinaigre blanc pour en faire une pâte. Étalez, attendez deux minutes, pas dix, frottez dans le sens du brossage, rincez, séchez aussitôt. Le laiton retrouve son jaune, et recommence. Protégez le bois autour d’un ruban de papier : sur le <a href="/article/le-noyer-du-soir">noyer</a>, le vinaigre laisserait une trace.</p>',
        '<h2>Terug naar af</h2><p>Een lepel bloem, een lepel fijn zout, genoeg witte azijn om er een pasta van te maken. Strijk uit, wacht twee minuten, geen tien, wrijf in de richting van de borstellijnen, spoel en droog meteen af. Het messing is weer geel en begint opnieuw. Plak het hout errond af met papiertape: op <a href="/article/le-noyer-du-soir">notenhout</a> laat azijn een spoor na.</p>',
        '<h2>Going back</h2><p>A spoonful of flour, one of fine salt, enough white vinegar to make a paste. Spread it on, wait two minutes and not ten, rub along the brushing, rinse and dry at once. The brass is yellow again, and starts over. Mask the wood around it with paper tape: on <a href="/article/le-noyer-du-soir">walnut</a>, vinegar would leave a trace.</p>',
        '<h2>Zurück auf Anfang</h2><p>Ein Löffel Mehl, ein Löffel feines Salz, genug weißer Essig für eine Paste. Auftragen, zwei Minuten warten, nicht zehn, in Bürstrichtung reiben, abspülen, sofort trocknen. Das Messing ist wieder gelb und fängt von vorn an. Kleben Sie das Holz ringsum mit Papierband ab: Auf <a href="/article/le-noyer-du-soir">Nussbaum</a> hinterließe der Essig Spuren.</p>',
      ),
      cta: {
        to: '/collection/nocturne',
        label: words(
          'La collection Nocturne',
          'De collectie Nocturne',
          'The Nocturne collection',
          'Die Kollektion Nocturne',
        ),
        style: 'link',
      },
    },
    { type: 'SliderProductInterface', products: ['RV-6100', 'RV-8060', 'RV-8160', 'RV-5100'] },
  ],
};
