import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { mirror, named } from './mirror.ts';

const rectangle = { ...mirror, subType: 'Rectangulaire' };

export const framedRectangleMirrors: ProductRecord[] = [
  {
    ...rectangle,
    line: 'miroir-garrigue',
    uid: 'RV-8090',
    slug: 'miroir-garrigue-90',
    collection: 'garrigue',
    size: [90, 70, 4],
    finishes: ['oak', 'smokedOak'],
    heading: named('Garrigue 90'),
    description: words(
      'Miroir rectangulaire, cadre en chêne massif',
      'Rechthoekige spiegel, kader in massief eiken',
      'Rectangular mirror, solid oak frame',
      'Rechteckiger Spiegel, Rahmen aus massiver Eiche',
    ),
    story: words(
      'Quatre baguettes de chêne assemblées d’onglet. Le bois encadre, le miroir s’efface.',
      'Vier eiken latten, in verstek verbonden. Het hout omlijst, de spiegel houdt zich op de achtergrond.',
      'Four lengths of oak, mitred at the corners. The wood does the framing, the mirror steps back.',
      'Vier Eichenleisten, auf Gehrung verbunden. Das Holz fasst ein, der Spiegel hält sich zurück.',
    ),
    construction: { kind: 'mirror', shape: 'rectangle', framed: true },
  },
  {
    ...rectangle,
    line: 'miroir-garrigue',
    uid: 'RV-8130',
    slug: 'miroir-garrigue-130',
    collection: 'garrigue',
    size: [130, 70, 4],
    finishes: ['oak', 'limedOak', 'smokedOak'],
    heading: named('Garrigue 130'),
    description: words(
      'Large miroir rectangulaire, cadre en chêne massif',
      'Brede rechthoekige spiegel, kader in massief eiken',
      'Wide rectangular mirror, solid oak frame',
      'Breiter rechteckiger Spiegel, Rahmen aus massiver Eiche',
    ),
    story: words(
      'Les deux baguettes longues viennent de la même planche, ouverte en deux : le fil du bois se répond en haut et en bas. Prévu pour le meuble de 140.',
      'De twee lange latten komen uit één plank, doormidden gezaagd: boven en onder antwoordt de nerf. Gemaakt voor boven het meubel van 140.',
      'The two long rails come from one plank, sawn through the middle, so that the grain above answers the grain below. Made to hang over the 140 unit.',
      'Die beiden langen Leisten stammen aus einem Brett, in der Mitte aufgetrennt: Oben und unten antwortet sich die Maserung. Gedacht für das Möbel mit 140.',
    ),
    construction: { kind: 'mirror', shape: 'rectangle', framed: true },
  },
  {
    ...rectangle,
    line: 'miroir-halle',
    uid: 'RV-8052',
    slug: 'miroir-halle-50',
    collection: 'halle',
    size: [50, 90, 4],
    finishes: ['blackMetal', 'brass'],
    heading: named('Halle 50'),
    description: words(
      'Miroir vertical, cadre métal noir, prêt pour une applique',
      'Staande spiegel, zwart metalen kader, voorzien op een wandlamp',
      'Upright mirror, black metal frame, ready for a wall light',
      'Hochformatiger Spiegel, schwarzer Metallrahmen, für eine Wandleuchte vorbereitet',
    ),
    story: words(
      'Un carreau de verrière détaché de son atelier. Posez-en deux, à quinze centimètres l’un de l’autre, et chacun aura son matin.',
      'Een ruit die uit de wand van een atelier is weggelopen. Hang er twee, vijftien centimeter uit elkaar, en ieder heeft zijn eigen ochtend.',
      'A pane that has left its workshop window. Hang two, fifteen centimetres apart, and everybody has a morning of their own.',
      'Eine Scheibe, die ihr Werkstattfenster verlassen hat. Hängen Sie zwei davon, fünfzehn Zentimeter auseinander, und jeder hat seinen eigenen Morgen.',
    ),
    construction: { kind: 'mirror', shape: 'rectangle', framed: true },
  },
  {
    ...rectangle,
    line: 'miroir-atelier',
    uid: 'RV-8195',
    slug: 'miroir-atelier-180',
    collection: 'atelier',
    size: [180, 80, 4],
    finishes: ['walnut', 'oak', 'smokedOak'],
    heading: named('Atelier 180'),
    description: words(
      'Miroir sur mesure, cadre en noyer, éclairage intégré, antibuée',
      'Spiegel op maat, kader in notenhout, geïntegreerde verlichting, anticondens',
      'Made-to-measure mirror, walnut frame, integrated lighting, anti-fog',
      'Spiegel nach Maß, Rahmen aus Nussbaum, integrierte Beleuchtung, beschlagfrei',
    ),
    story: words(
      'Montré ici en cent quatre-vingts centimètres, livré à la mesure de votre mur. Nous relevons aussi les prises : le trou est percé chez nous, pas chez vous.',
      'Hier getoond in honderdtachtig centimeter, geleverd op de maat van uw muur. Ook uw stopcontacten meten we op: het gat wordt bij ons geboord, niet bij u.',
      'Shown here at a hundred and eighty centimetres, delivered to the measure of your wall. We survey the sockets too: the hole is drilled at our place, not yours.',
      'Hier mit hundertachtzig Zentimetern gezeigt, geliefert nach dem Maß Ihrer Wand. Auch die Steckdosen messen wir auf: Gebohrt wird bei uns, nicht bei Ihnen.',
    ),
    construction: { kind: 'mirror', shape: 'rectangle', lit: true, framed: true },
  },
];
