import type { FinderStepContent } from '../../../content-api/content.ts';
import { words } from '../words.ts';

type Answers = FinderStepContent['answers'];

const icon = (code: string) => `/pictures/icons/finder-${code}.svg`;

const organic = words('Formes souples', 'Zachte vormen', 'Soft shapes', 'Weiche Formen');
const geometric = words('Formes droites', 'Rechte vormen', 'Straight shapes', 'Gerade Formen');

export const styleAnswers: Answers = [
  {
    icon: icon('1a'),
    title: organic,
    subtitle: words(
      'Cercles, arches, galets',
      'Cirkels, bogen, keien',
      'Circles, arches, pebbles',
      'Kreise, Bögen, Kiesel',
    ),
    value: '1a',
    goTo: 'dimension-organic',
    resultLabel: organic,
  },
  {
    icon: icon('1b'),
    title: geometric,
    subtitle: words(
      'Rectangles, portraits, armoires de toilette',
      'Liggend, staand, spiegelkasten',
      'Landscape, portrait, mirror cabinets',
      'Quer, hoch, Spiegelschränke',
    ),
    value: '1b',
    goTo: 'dimension-geometric',
    resultLabel: geometric,
  },
];

const range = (from: number, to: number) =>
  words(`De ${from} à ${to} cm`, `Van ${from} tot ${to} cm`, `${from} to ${to} cm`, `${from} bis ${to} cm`);

export const dimensionAnswers: Answers = [
  {
    icon: icon('2a'),
    title: range(40, 60),
    subtitle: words('Un lave-mains', 'Een fonteintje', 'A hand basin', 'Ein Handwaschbecken'),
    value: '2a',
    goTo: 'options',
    resultLabel: range(40, 60),
  },
  {
    icon: icon('2b'),
    title: range(70, 120),
    subtitle: words('Une vasque', 'Eén wastafel', 'One basin', 'Ein Waschbecken'),
    value: '2b',
    goTo: 'options',
    resultLabel: range(70, 120),
  },
  {
    icon: icon('2c'),
    title: range(130, 180),
    subtitle: words(
      'Deux vasques, ou un grand mur',
      'Twee wastafels, of een brede muur',
      'Two basins, or a generous wall',
      'Zwei Becken oder eine breite Wand',
    ),
    value: '2c',
    goTo: 'options',
    resultLabel: range(130, 180),
  },
];

const lighting = words('Éclairage', 'Verlichting', 'Lighting', 'Beleuchtung');
const antiFog = words('Antibuée', 'Anticondens', 'Anti-fog', 'Beschlagfrei');
const ownColour = words('Couleur au choix', 'Kleur naar keuze', 'A colour of your own', 'Farbe nach Wahl');

export const optionAnswers: Answers = [
  {
    icon: icon('3a'),
    title: lighting,
    subtitle: words(
      'La question suivante en précise la source',
      'De volgende vraag gaat over de lichtbron',
      'The next question settles where it comes from',
      'Die nächste Frage klärt, woher das Licht kommt',
    ),
    value: '3a',
    goTo: 'lighting',
    resultLabel: lighting,
  },
  {
    icon: icon('3b'),
    title: antiFog,
    subtitle: words(
      'Demande un raccordement électrique derrière le miroir',
      'Vraagt een elektrische aansluiting achter de spiegel',
      'Needs a power connection behind the mirror',
      'Braucht einen Stromanschluss hinter dem Spiegel',
    ),
    value: '3b',
    resultLabel: antiFog,
  },
  {
    icon: icon('3c'),
    title: ownColour,
    subtitle: words(
      'Le cadre se décline en plusieurs teintes',
      'Het kader bestaat in meerdere tinten',
      'The frame comes in several finishes',
      'Den Rahmen gibt es in mehreren Ausführungen',
    ),
    value: '3c',
    resultLabel: ownColour,
  },
];

const integrated = words('Éclairage intégré', 'Geïntegreerd licht', 'Integrated light', 'Integriertes Licht');
const wallLight = words('Avec applique', 'Met wandlamp', 'With a wall light', 'Mit Wandleuchte');

export const lightingAnswers: Answers = [
  {
    icon: icon('4a'),
    title: integrated,
    subtitle: words(
      'La lumière vient du bord ou de l’arrière du verre',
      'Het licht komt uit de rand of van achter het glas',
      'The light comes from the edge of the glass, or from behind it',
      'Das Licht kommt aus der Kante oder von hinter dem Glas',
    ),
    value: '4a',
    resultLabel: integrated,
  },
  {
    icon: icon('4b'),
    title: wallLight,
    subtitle: words(
      'Une ou deux lampes, à hauteur des yeux',
      'Eén of twee lampen, op ooghoogte',
      'One lamp or two, at eye level',
      'Eine oder zwei Leuchten auf Augenhöhe',
    ),
    value: '4b',
    resultLabel: wallLight,
  },
];
