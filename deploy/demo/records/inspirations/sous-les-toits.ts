import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'sous-les-toits',
  heading: words('Sous les toits', 'Onder het dak', 'Under the eaves', 'Unter dem Dach'),
  text: words(
    '<p>La pente commence à un mètre dix, la poutre est là où vous auriez mis le miroir. On dessine alors un meuble bas, coupé à l’angle du toit, et l’on gagne un tiroir là où personne ne tient debout.</p>',
    '<p>Het schuine dak begint op een meter tien en de balk zit waar u de spiegel wilde. Dan tekent u een laag meubel, gezaagd in de hoek van het dak, en wint u een lade waar niemand rechtop kan staan.</p>',
    '<p>The slope begins at one metre ten and the beam is where you wanted the mirror. So you draw a low unit, cut to the angle of the roof, and gain a drawer where nobody can stand.</p>',
    '<p>Die Schräge beginnt bei einem Meter zehn, und der Balken ist dort, wo der Spiegel hin sollte. Also zeichnet man ein niedriges Möbel im Winkel des Daches und gewinnt eine Schublade, wo niemand stehen kann.</p>',
  ),
  color: '#EAE3D8',
  scene: { wall: '#EAE3D8', facing: 'panels', finish: 'oak' },
  collection: 'atelier',
  alt: words(
    'Un meuble de chêne bas le long d’un mur lambrissé, sous la lumière du toit',
    'Een laag eiken meubel langs een muur met panelen, in het licht van het dakraam',
    'A low oak unit along a panelled wall, lit from the roof',
    'Ein niedriges Eichenmöbel an einer getäfelten Wand, von oben beleuchtet',
  ),
};
