import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'esprit-atelier',
  heading: words('Esprit d’atelier', 'De geest van het atelier', 'The spirit of the workshop', 'Werkstattgeist'),
  text: words(
    '<p>À l’atelier, chaque outil a son clou et chaque clou sa trace sur le mur. L’idée vaut pour une salle de bains : une étagère ouverte, une barre de métal, et tout ce qui sert reste sous les yeux.</p>',
    '<p>In het atelier heeft elk gereedschap zijn spijker, en elke spijker zijn spoor op de muur. Dat werkt ook in een badkamer: een open plank, een metalen stang, en alles wat u gebruikt blijft in zicht.</p>',
    '<p>In the workshop every tool has its nail and every nail its mark on the wall. The idea suits a bathroom: an open shelf, a metal rail, and whatever you use stays in sight.</p>',
    '<p>In der Werkstatt hat jedes Werkzeug seinen Nagel und jeder Nagel seine Spur an der Wand. Das taugt auch fürs Bad: ein offenes Regal, eine Stange aus Metall, und alles, was man braucht, bleibt im Blick.</p>',
  ),
  color: '#DED7CA',
  scene: { wall: '#DED7CA', facing: 'tiles', finish: 'oak' },
  collection: 'halle',
  alt: words(
    'Un meuble de chêne sur un cadre de métal noir, un panier sur la tablette basse',
    'Een eiken meubel op een frame van zwart metaal, met een mand op het onderste legbord',
    'An oak unit on a black metal frame, a basket on its low shelf',
    'Ein Eichenmöbel auf einem Rahmen aus schwarzem Metall, mit einem Korb auf dem unteren Boden',
  ),
};
