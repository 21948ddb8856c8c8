import type { CollectionRecord } from '../collection-record.ts';
import { words } from '../words.ts';

export const escale: CollectionRecord = {
  id: 'escale',
  heading: words('Escale', 'Escale', 'Escale', 'Escale'),
  description: words(
    'De 35 à 46 cm de profondeur, tout compris : une cabine bien rangée, même sans la mer.',
    'Van 35 tot 46 cm diep, alles inbegrepen: een opgeruimde kajuit, ook zonder de zee.',
    'From 35 to 46 cm deep, everything on board: a tidy cabin, with or without the sea.',
    'Von 35 bis 46 cm Tiefe, alles an Bord: eine aufgeräumte Kajüte, auch ohne Meer.',
  ),
  tailored: false,
  isHiddenForProducts: false,
  colorScheme: 'dark',
  icon: 'boat',
  tags: [
    words('Faible profondeur', 'Beperkte diepte', 'Shallow depth', 'Geringe Tiefe'),
    words('De 40 à 80 cm', 'Van 40 tot 80 cm', '40 to 80 cm', '40 bis 80 cm'),
    words('Pour les petites pièces', 'Voor kleine ruimtes', 'For small rooms', 'Für kleine Räume'),
  ],
  story: {
    heading: words(
      'La leçon des bateaux',
      'Wat schepen ons leren',
      'What boats know about cupboards',
      'Was man von Booten lernen kann',
    ),
    text: words(
      '<p>Sur un voilier, rien ne dépasse et tout se ferme. Nous avons mesuré trois cabines avant de dessiner Escale : la bonne profondeur d’un tiroir, la place d’un coude, le rebord qui retient les flacons.</p><p>À 35 cm de profondeur, une porte s’ouvre encore dans les pièces les plus étroites. À 46, on y loge une vraie vasque.</p>',
      '<p>Op een zeilboot steekt niets uit en gaat alles dicht. We hebben drie kajuiten opgemeten voor we Escale tekenden: de juiste diepte van een lade, de ruimte voor een elleboog, het randje dat flesjes op hun plaats houdt.</p><p>Met 35 cm diepte gaat in de smalste kamer de deur nog open. Met 46 cm past er een volwaardige wastafel in.</p>',
      '<p>On a sailing boat nothing sticks out and everything shuts. We measured three cabins before drawing Escale: the right depth for a drawer, room for an elbow, the lip that keeps bottles where they are.</p><p>At 35 cm deep, the door of the narrowest room still opens. At 46, there is space for a proper basin.</p>',
      '<p>Auf einem Segelboot steht nichts vor, und alles lässt sich schließen. Bevor wir Escale zeichneten, haben wir drei Kajüten vermessen: die richtige Tiefe einer Schublade, den Platz für einen Ellbogen, die Kante, die Flaschen hält.</p><p>Bei 35 cm Tiefe geht auch im schmalsten Raum die Tür noch auf. Bei 46 cm passt ein richtiges Becken hinein.</p>',
    ),
  },
  scene: { wall: '#DCE3E2', facing: 'tiles', finish: 'white' },
};
