import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'bord-de-mer',
  heading: words('Bord de mer', 'Aan zee', 'By the sea', 'Am Meer'),
  text: words(
    '<p>Pas de coquillages, pas de cordages. Un bleu délavé au mur, un sable mat sur les tiroirs, un bois clair comme une planche rejetée par la marée. La mer se reconnaît à ce qu’elle laisse.</p>',
    '<p>Geen schelpen, geen touwen. Verschoten blauw op de muur, mat zand op de laden, hout zo licht als een plank die is aangespoeld. De zee herkent u aan wat ze achterlaat.</p>',
    '<p>No shells, no ropes. A washed-out blue on the wall, matt sand on the drawers, wood as pale as a plank the tide has brought in. You know the sea by what it leaves behind.</p>',
    '<p>Keine Muscheln, keine Taue. Verwaschenes Blau an der Wand, matter Sand auf den Schubladen, Holz so hell wie ein angespültes Brett. Das Meer erkennt man an dem, was es zurücklässt.</p>',
  ),
  color: '#D3E0E2',
  scene: { wall: '#D3E0E2', facing: 'tiles', finish: 'sand' },
  collection: 'escale',
  alt: words(
    'Un meuble couleur sable devant des carreaux d’un bleu délavé',
    'Een zandkleurig meubel tegen tegels in verschoten blauw',
    'A sand-coloured unit against washed-out blue tiles',
    'Ein sandfarbenes Möbel vor verwaschen blauen Fliesen',
  ),
};
