import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'blanc-sur-blanc',
  heading: words('Blanc sur blanc', 'Wit op wit', 'White on white', 'Weiß auf Weiß'),
  text: words(
    '<p>Il y a le blanc de la craie, celui de la céramique, celui du mur qu’on vient de repeindre. Posés côte à côte, ils ne se ressemblent pas. C’est l’ombre qui dessine ici, et elle change toutes les heures.</p>',
    '<p>Er is het wit van krijt, dat van keramiek en dat van een pas geschilderde muur. Naast elkaar lijken ze niet op elkaar. Hier tekent de schaduw, en die verandert elk uur.</p>',
    '<p>There is the white of chalk, the white of ceramic and the white of a wall just painted. Side by side they are not alike at all. It is shadow that does the drawing here, and it changes by the hour.</p>',
    '<p>Es gibt das Weiß der Kreide, das der Keramik und das einer frisch gestrichenen Wand. Nebeneinander gleichen sie sich nicht. Hier zeichnet der Schatten, und er ändert sich jede Stunde.</p>',
  ),
  color: '#F4F1EA',
  scene: { wall: '#F4F1EA', facing: 'plaster', finish: 'white' },
  collection: 'ligne',
  alt: words(
    'Un meuble blanc craie sur un mur presque blanc, dessiné par les ombres',
    'Een krijtwit meubel op een bijna witte muur, getekend door schaduwen',
    'A chalk white unit on an almost white wall, drawn by shadows',
    'Ein kreideweißes Möbel an einer fast weißen Wand, von Schatten gezeichnet',
  ),
};
