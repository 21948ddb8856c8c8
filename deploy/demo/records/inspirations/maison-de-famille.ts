import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'maison-de-famille',
  heading: words('Maison de famille', 'Familiehuis', 'Family house', 'Familienhaus'),
  text: words(
    '<p>Quatre générations y ont laissé une serviette. Le chêne massif supporte les maillots mouillés, les marques de verre et les étés à douze ; chaque automne, une goutte d’huile, et l’on n’en parle plus.</p>',
    '<p>Vier generaties hebben er een handdoek laten hangen. Massief eiken verdraagt natte badpakken, kringen van glazen en zomers met twaalf; elke herfst een druppel olie, en alles is vergeten.</p>',
    '<p>Four generations have left a towel here. Solid oak puts up with wet swimsuits, glass rings and summers with twelve at the table; a drop of oil each autumn, and no more is said about it.</p>',
    '<p>Vier Generationen haben hier ein Handtuch hängen lassen. Massive Eiche verträgt nasse Badeanzüge, Ränder von Gläsern und Sommer zu zwölft; jeden Herbst ein Tropfen Öl, und die Sache ist vergessen.</p>',
  ),
  color: '#E9DBC6',
  scene: { wall: '#E9DBC6', facing: 'panels', finish: 'oak' },
  collection: 'garrigue',
  alt: words(
    'Un long meuble de chêne massif, une vasque à poser et un mur lambrissé couleur miel',
    'Een lang meubel van massief eiken, een opbouwkom en een honingkleurige muur met panelen',
    'A long solid oak unit, a countertop basin and a honey-coloured panelled wall',
    'Ein langes Möbel aus massiver Eiche, ein Aufsatzbecken und eine honigfarbene Täfelung',
  ),
};
