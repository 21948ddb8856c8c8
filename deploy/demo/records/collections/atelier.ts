import type { CollectionRecord } from '../collection-record.ts';
import { words } from '../words.ts';

export const atelier: CollectionRecord = {
  id: 'atelier',
  heading: words('Atelier', 'Atelier', 'Atelier', 'Atelier'),
  description: words(
    'Le sur-mesure au centimètre : votre mur, vos habitudes, notre savoir-faire.',
    'Maatwerk tot op de centimeter: uw muur, uw gewoonten, ons vakmanschap.',
    'Made to measure, to the centimetre: your wall, your habits, our craft.',
    'Maßarbeit auf den Zentimeter: Ihre Wand, Ihre Gewohnheiten, unser Handwerk.',
  ),
  tailored: true,
  isHiddenForProducts: true,
  colorScheme: 'dark',
  icon: 'square',
  tags: [
    words('Sur mesure', 'Op maat', 'Made to measure', 'Nach Maß'),
    words('De 60 à 300 cm', 'Van 60 tot 300 cm', '60 to 300 cm', '60 bis 300 cm'),
    words('Toutes les finitions', 'Alle afwerkingen', 'Every finish', 'Alle Ausführungen'),
  ],
  story: {
    heading: words(
      'Le mur n’est jamais droit',
      'Geen muur is recht',
      'No wall is ever straight',
      'Keine Wand ist gerade',
    ),
    text: words(
      '<p>Une sous-pente, un retour de douche, une niche oubliée derrière la porte : Atelier part de ce que vous avez. Nous relevons les cotes, nous dessinons, vous décidez, et le meuble arrive monté.</p><p>Chaque pièce porte, au dos, le nom de l’ébéniste qui l’a faite.</p>',
      '<p>Een schuin dak, een douchewand, een vergeten nis achter de deur: Atelier gaat uit van wat u hebt. Wij meten op en tekenen, u beslist, en het meubel komt gemonteerd aan.</p><p>Op de rug van elk stuk staat de naam van de meubelmaker die het maakte.</p>',
      '<p>A sloping ceiling, the return of a shower, a recess forgotten behind the door: Atelier starts from what you have. We take the measurements, we draw, you decide, and the furniture arrives assembled.</p><p>Each piece carries, on its back, the name of the cabinetmaker who made it.</p>',
      '<p>Eine Dachschräge, eine Duschwand, eine vergessene Nische hinter der Tür: Atelier geht von dem aus, was Sie haben. Wir messen und zeichnen, Sie entscheiden, und das Möbel kommt fertig montiert an.</p><p>Auf der Rückseite jedes Stücks steht der Name der Tischlerin oder des Tischlers, die es gebaut haben.</p>',
    ),
  },
  scene: { wall: '#E3DDD1', facing: 'panels', finish: 'petrol' },
};
