import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'petite-salle-de-bains',
  heading: words('Petite salle de bains', 'Kleine badkamer', 'Small bathroom', 'Kleines Bad'),
  text: words(
    '<p>Trois mètres carrés, une porte, une fenêtre haute. Un meuble de 38 centimètres de profondeur laisse passer les épaules, un miroir large double la pièce, et tout ce qui traînait trouve un tiroir.</p>',
    '<p>Drie vierkante meter, een deur, een hoog raam. Een meubel van 38 centimeter diep laat de schouders door, een brede spiegel verdubbelt de kamer, en alles wat rondslingerde vindt een lade.</p>',
    '<p>Three square metres, a door, a high window. A unit 38 centimetres deep lets your shoulders past, a wide mirror doubles the room, and everything that lay about finds a drawer.</p>',
    '<p>Drei Quadratmeter, eine Tür, ein hohes Fenster. Ein Möbel von 38 Zentimetern Tiefe lässt die Schultern vorbei, ein breiter Spiegel verdoppelt den Raum, und alles, was herumlag, findet eine Schublade.</p>',
  ),
  color: '#E6DFD9',
  scene: { wall: '#E6DFD9', facing: 'tiles', finish: 'white' },
  collection: 'escale',
  alt: words(
    'Une petite pièce carrelée, un meuble blanc étroit sous un miroir rond',
    'Een kleine betegelde kamer met een smal wit meubel onder een ronde spiegel',
    'A small tiled room with a narrow white unit under a round mirror',
    'Ein kleiner gefliester Raum mit einem schmalen weißen Möbel unter einem runden Spiegel',
  ),
};
