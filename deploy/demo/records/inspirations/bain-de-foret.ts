import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'bain-de-foret',
  heading: words('Bain de forêt', 'Bosbad', 'Forest bathing', 'Waldbad'),
  text: words(
    '<p>Du chêne fumé au sol et sur les façades, un vert de lichen au mur, une branche coupée ce matin. On n’entend pas les oiseaux, mais on prend plus de temps pour se brosser les dents.</p>',
    '<p>Gerookt eiken op de vloer en op de fronten, korstmosgroen op de muur, een tak die vanochtend is geknipt. Vogels hoort u niet, maar u neemt wel meer tijd om uw tanden te poetsen.</p>',
    '<p>Smoked oak underfoot and on the fronts, lichen green on the wall, a branch cut this morning. You will not hear birdsong, but you will take longer over your teeth.</p>',
    '<p>Räuchereiche auf dem Boden und an den Fronten, Flechtengrün an der Wand, ein Zweig, heute Morgen geschnitten. Vögel hört man nicht, aber man lässt sich beim Zähneputzen mehr Zeit.</p>',
  ),
  color: '#C9D0BC',
  scene: { wall: '#C9D0BC', facing: 'panels', finish: 'smokedOak' },
  collection: 'lisiere',
  alt: words(
    'Un meuble de chêne fumé devant des panneaux vert lichen',
    'Een meubel van gerookt eiken tegen panelen in korstmosgroen',
    'A smoked oak unit in front of lichen-green panels',
    'Ein Möbel aus Räuchereiche vor flechtengrünen Paneelen',
  ),
};
