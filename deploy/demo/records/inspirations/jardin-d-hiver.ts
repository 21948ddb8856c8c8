import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'jardin-d-hiver',
  heading: words('Jardin d’hiver', 'Wintertuin', 'Winter garden', 'Wintergarten'),
  text: words(
    '<p>Les fougères aiment la vapeur, le chêne huilé ne la craint pas. Placez la vasque près de la fenêtre, gardez une étagère pour les pots, et laissez aux plantes le soin de fermer les rideaux.</p>',
    '<p>Varens houden van stoom, geolied eiken is er niet bang voor. Zet de waskom bij het raam, houd een plank vrij voor de potten, en laat de planten voor gordijn spelen.</p>',
    '<p>Ferns love steam, and oiled oak does not fear it. Put the basin near the window, keep a shelf for the pots, and leave the curtains to the plants.</p>',
    '<p>Farne lieben Dampf, und geölte Eiche fürchtet ihn nicht. Stellen Sie das Becken ans Fenster, halten Sie ein Bord für die Töpfe frei, und überlassen Sie den Vorhang den Pflanzen.</p>',
  ),
  color: '#D5DFCB',
  scene: { wall: '#D5DFCB', facing: 'tiles', finish: 'oak' },
  collection: 'garrigue',
  alt: words(
    'Un meuble de chêne, une branche verte dans un vase et des carreaux vert tendre',
    'Een eiken meubel, een groene tak in een vaas en zachtgroene tegels',
    'An oak unit, a green branch in a vase and soft green tiles',
    'Ein Eichenmöbel, ein grüner Zweig in einer Vase und zartgrüne Fliesen',
  ),
};
