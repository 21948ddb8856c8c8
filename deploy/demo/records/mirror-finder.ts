import type { FinderStepContent, ProductFinderContent } from '../../content-api/content.ts';
import { pictureOf } from '../picture-of.ts';
import { dimensionAnswers, lightingAnswers, optionAnswers, styleAnswers } from './mirror-finder/answers.ts';
import { finderMirror, mappingOf } from './mirror-finder/combinations.ts';
import { equipment } from './mirror-finder/equipment.ts';
import { named } from './products/mirrors/mirror.ts';
import { mirrors } from './products/mirrors.ts';
import { words } from './words.ts';

const width = words('Largeur', 'Breedte', 'Width', 'Breite');
const measureTheUnit = words(
  'Mesurez le meuble, puis retirez cinq centimètres de chaque côté : l’œil préfère.',
  'Meet het meubel en trek aan elke kant vijf centimeter af: dat oogt rustiger.',
  'Measure the unit, then take off five centimetres on each side: the eye prefers it.',
  'Messen Sie das Möbel und ziehen Sie auf jeder Seite fünf Zentimeter ab: Das wirkt ruhiger.',
);

const steps: FinderStepContent[] = [
  {
    id: 'style',
    first: true,
    type: 'single',
    label: words('Forme', 'Vorm', 'Shape', 'Form'),
    question: words(
      'Quelle forme vous attend le matin ?',
      'Welke vorm wacht u ’s ochtends op?',
      'What shape should greet you in the morning?',
      'Welche Form soll Sie morgens empfangen?',
    ),
    subtitle: words(
      'Une courbe détend une pièce carrelée ; une droite range une pièce mansardée.',
      'Een ronding verzacht een betegelde kamer, een rechte lijn brengt rust onder een schuin dak.',
      'A curve softens a tiled room; a straight line settles one under the eaves.',
      'Eine Rundung lockert einen gefliesten Raum, eine Gerade ordnet einen unter der Dachschräge.',
    ),
    image: pictureOf.productCard('miroir-lune-60', named('Lune 60')),
    answers: styleAnswers,
  },
  {
    id: 'dimension-organic',
    first: false,
    type: 'single',
    label: width,
    question: words(
      'Quelle largeur pour votre courbe ?',
      'Hoe breed mag de ronding zijn?',
      'How wide may the curve be?',
      'Wie breit darf die Rundung sein?',
    ),
    subtitle: words(
      'À largeur égale, un rond paraît plus petit qu’un rectangle. En cas de doute, prenez au-dessus.',
      'Bij gelijke breedte lijkt een cirkel kleiner dan een rechthoek. Twijfelt u, neem dan een maat meer.',
      'Width for width, a circle looks smaller than a rectangle. If in doubt, go one up.',
      'Bei gleicher Breite wirkt ein Kreis kleiner als ein Rechteck. Im Zweifel eine Nummer größer.',
    ),
    image: pictureOf.productCard('miroir-galet', named('Galet')),
    answers: dimensionAnswers,
  },
  {
    id: 'dimension-geometric',
    first: false,
    type: 'single',
    label: width,
    question: words(
      'Quelle largeur pour votre rectangle ?',
      'Hoe breed mag de rechthoek zijn?',
      'How wide may the rectangle be?',
      'Wie breit darf das Rechteck sein?',
    ),
    subtitle: measureTheUnit,
    image: pictureOf.productCard('miroir-ligne-120', named('Ligne 120')),
    answers: dimensionAnswers,
  },
  {
    id: 'options',
    first: false,
    type: 'multi',
    label: words('Options', 'Opties', 'Options', 'Optionen'),
    question: words(
      'De quoi avez-vous besoin ?',
      'Wat hebt u nodig?',
      'What do you need it to do?',
      'Was soll er können?',
    ),
    subtitle: words(
      'Vous pouvez en choisir plusieurs.',
      'U kunt er meer dan één kiezen.',
      'Choose as many as you like.',
      'Sie können mehrere wählen.',
    ),
    image: pictureOf.productCard('miroir-lune-110', named('Lune 110')),
    answers: optionAnswers,
  },
  {
    id: 'lighting',
    first: false,
    type: 'single',
    label: words('Lumière', 'Licht', 'Light', 'Licht'),
    question: words(
      'D’où doit venir la lumière ?',
      'Waar moet het licht vandaan komen?',
      'Where should the light come from?',
      'Woher soll das Licht kommen?',
    ),
    subtitle: words(
      'De face ou de côté, jamais du plafond seul : il creuse les traits.',
      'Van voren of van opzij, nooit alleen van het plafond: dat maakt een gezicht moe.',
      'From the front or the sides, never from the ceiling alone, which tires every face.',
      'Von vorn oder von der Seite, nie allein von der Decke: Das macht müde Gesichter.',
    ),
    image: pictureOf.productCard('miroir-ligne-160', named('Ligne 160')),
    answers: lightingAnswers,
  },
];

/** The mirror finder: its questions, and the mirrors for each combination of answers (R242–R250). */
export const mirrorFinder: ProductFinderContent = {
  steps,
  mapping: mappingOf(mirrors.map((mirror) => finderMirror(mirror, equipment[mirror.uid] ?? {}))),
};
