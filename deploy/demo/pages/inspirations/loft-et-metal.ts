import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { collectionSceneHotspots } from '../collection-scene.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'loft-et-metal',
  blocks: [
    {
      type: 'MeaXl',
      position: 'left',
      backgroundColor: '#C9C6C0',
      heading: words('Montrer les tuyaux', 'Buizen tonen', 'Showing the pipes', 'Rohre zeigen'),
      text: words(
        '<p>Ce qui est beau dans une usine, c’est que tout y a une raison. Gardez le siphon apparent, mais choisissez-le en laiton ; laissez le mur nu, mais brossez-le. La franchise demande du soin.</p>',
        '<p>Wat mooi is aan een fabriek: alles heeft er een reden. Laat de sifon zichtbaar, maar kies er een van messing; laat de muur naakt, maar borstel hem. Eerlijkheid vraagt zorg.</p>',
        '<p>The beauty of a factory is that everything is there for a reason. Leave the trap in view, but choose it in brass; leave the wall bare, but brush it down. Candour takes care.</p>',
        '<p>Das Schöne an einer Fabrik ist, dass alles seinen Grund hat. Lassen Sie den Siphon sichtbar, aber wählen Sie ihn aus Messing; lassen Sie die Wand nackt, aber bürsten Sie sie. Ehrlichkeit braucht Sorgfalt.</p>',
      ),
      image: show.inspiration('loft-et-metal'),
      picto: '/pictures/icons/collection-halle-dark.svg',
      cta: {
        to: '/collection/halle',
        label: words('La collection Halle', 'De collectie Halle', 'The Halle collection', 'Die Kollektion Halle'),
      },
    },
    {
      type: 'EditoHalf',
      blockColor: '#2B2926',
      collection: 'halle',
      heading: words(
        'Un cadre qui porte tout',
        'Een frame dat alles draagt',
        'A frame that carries it all',
        'Ein Rahmen, der alles trägt',
      ),
      text: words(
        '<p>L’acier fait vingt millimètres de côté, soudé puis meulé jusqu’à ce que la soudure disparaisse sous le doigt. Il supporte cent vingt kilos ; la vasque en pèse neuf.</p>',
        '<p>Het staal is twintig millimeter in het vierkant, gelast en dan geslepen tot u de las niet meer voelt. Het draagt honderdtwintig kilo; de waskom weegt er negen.</p>',
        '<p>The steel is twenty millimetres square, welded and then ground until a finger no longer finds the weld. It carries a hundred and twenty kilos; the basin weighs nine.</p>',
        '<p>Der Stahl misst zwanzig mal zwanzig Millimeter, wird geschweißt und dann geschliffen, bis der Finger die Naht nicht mehr findet. Er trägt hundertzwanzig Kilo; das Becken wiegt neun.</p>',
      ),
      image1: { ...show.collection('halle'), hotspots: collectionSceneHotspots('halle') },
      image2: show.finish('blackMetal'),
      image3: { ...show.product('RV-8080'), hotspots: [productHotspot('RV-8080', 50, 42)] },
    },
    {
      type: 'SimpleImageLegend',
      image: show.productWide('RV-3130'),
      legend: words(
        'Halle 130 : l’étagère basse tient lieu de buanderie.',
        'Halle 130: het onderste legbord doet dienst als waskamer.',
        'Halle 130: the low shelf stands in for a laundry.',
        'Halle 130: Der untere Boden ersetzt die Waschküche.',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-3130', 'RV-3090', 'RV-3040', 'RV-8080', 'RV-9080', 'RV-9260'] },
    {
      type: 'Showroom',
      label: words('Matière brute', 'Ruw materiaal', 'Raw material', 'Rohes Material'),
      heading: words(
        'Le même goût du vrai',
        'Dezelfde smaak voor wat echt is',
        'The same taste for real things',
        'Derselbe Sinn für das Echte',
      ),
      inspirations: ['esprit-atelier', 'nuit-encre', 'terre-cuite'],
    },
  ],
};
