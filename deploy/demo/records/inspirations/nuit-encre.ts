import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'nuit-encre',
  heading: words('Nuit d’encre', 'Inktzwarte nacht', 'Ink night', 'Tintennacht'),
  text: words(
    '<p>Peindre une petite pièce en noir passe pour une erreur. C’est souvent l’inverse : les angles s’effacent, on ne sait plus où elle finit, et la peau y paraît plus chaude dans le miroir.</p>',
    '<p>Een kleine kamer zwart schilderen heet een vergissing te zijn. Vaak is het omgekeerd: de hoeken lossen op, u weet niet meer waar de kamer eindigt, en in de spiegel lijkt de huid er warmer.</p>',
    '<p>Painting a small room black is said to be a mistake. Often it is the reverse: the corners dissolve, you can no longer tell where the room ends, and skin looks warmer in the mirror.</p>',
    '<p>Einen kleinen Raum schwarz zu streichen gilt als Fehler. Oft ist es umgekehrt: Die Ecken lösen sich auf, man weiß nicht mehr, wo der Raum endet, und die Haut wirkt im Spiegel wärmer.</p>',
  ),
  color: '#3B4149',
  scene: { wall: '#3B4149', facing: 'panels', finish: 'night' },
  collection: 'nocturne',
  alt: words(
    'Un meuble noir encre devant des panneaux bleu nuit, un miroir rond cerclé de laiton',
    'Een inktzwart meubel tegen nachtblauwe panelen, met een ronde spiegel in messing',
    'An ink black unit before night-blue panels, with a round brass-rimmed mirror',
    'Ein tintenschwarzes Möbel vor nachtblauen Paneelen mit rundem Messingspiegel',
  ),
};
