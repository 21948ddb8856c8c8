import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'suite-parentale',
  heading: words('Suite parentale', 'Badkamer bij de slaapkamer', 'Main suite', 'Bad am Schlafzimmer'),
  text: words(
    '<p>Deux vasques, deux rangées de tiroirs, une frontière invisible au milieu. On se lève à des heures différentes et l’on se croise sans se gêner ; ce n’est pas une affaire de surface, c’est une affaire de plan.</p>',
    '<p>Twee wastafels, twee rijen laden, in het midden een onzichtbare grens. U staat op verschillende uren op en loopt elkaar niet in de weg; dat is geen kwestie van oppervlakte, wel van indeling.</p>',
    '<p>Two basins, two stacks of drawers, an invisible border down the middle. You rise at different times and never collide; it is not a question of floor space but of a plan.</p>',
    '<p>Zwei Becken, zwei Reihen Schubladen, in der Mitte eine unsichtbare Grenze. Man steht zu verschiedenen Zeiten auf und kommt sich nicht in die Quere; das ist keine Frage der Fläche, sondern des Grundrisses.</p>',
  ),
  color: '#D9CFC0',
  scene: { wall: '#D9CFC0', facing: 'panels', finish: 'walnut' },
  collection: 'nocturne',
  alt: words(
    'Un large meuble de noyer, une vasque à poser et un miroir rond devant un mur lambrissé',
    'Een breed meubel van notenhout, een opbouwkom en een ronde spiegel tegen een muur met panelen',
    'A wide walnut unit, a countertop basin and a round mirror before a panelled wall',
    'Ein breites Möbel aus Nussbaum, ein Aufsatzbecken und ein runder Spiegel vor einer getäfelten Wand',
  ),
};
