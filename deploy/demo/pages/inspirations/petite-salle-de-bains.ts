import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { collectionSceneHotspots } from '../collection-scene.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'petite-salle-de-bains',
  lead: words(
    'Trois mètres carrés, et tout y entre, même le calme.',
    'Drie vierkante meter, en alles past erin, zelfs de rust.',
    'Three square metres, and everything fits, even the calm.',
    'Drei Quadratmeter, und alles passt hinein, sogar die Ruhe.',
  ),
  blocks: [
    {
      type: 'EditoCompo1',
      heading: words(
        'Gagner un mètre sans pousser les murs',
        'Een meter winnen zonder muren te verzetten',
        'Gaining a metre without moving a wall',
        'Einen Meter gewinnen, ohne eine Wand zu versetzen',
      ),
      text: words(
        '<p>Trois gestes suffisent : suspendre le meuble pour laisser filer le sol, élargir le miroir jusqu’aux angles, ranger en hauteur ce qui ne sert qu’une fois par semaine. Le quatrième consiste à jeter les échantillons.</p>',
        '<p>Drie ingrepen volstaan: het meubel ophangen zodat de vloer doorloopt, de spiegel tot in de hoeken trekken, en hoog opbergen wat u maar één keer per week nodig hebt. De vierde is de monsterflesjes weggooien.</p>',
        '<p>Three moves are enough: hang the unit so that the floor runs on, widen the mirror to the corners, and store high up whatever is used once a week. The fourth is to throw away the free samples.</p>',
        '<p>Drei Handgriffe genügen: das Möbel aufhängen, damit der Boden weiterläuft, den Spiegel bis in die Ecken ziehen, und oben verstauen, was nur einmal pro Woche gebraucht wird. Der vierte heißt: Proben wegwerfen.</p>',
      ),
      image1: show.product('RV-5060'),
      image2: show.product('RV-8180'),
      image3: show.product('RV-5030'),
      image4: show.finish('fog'),
    },
    {
      type: 'MeaL',
      position: 'left',
      backgroundColor: '#E6DFD9',
      heading: words(
        'Trente-huit centimètres',
        'Achtendertig centimeter',
        'Thirty-eight centimetres',
        'Achtunddreißig Zentimeter',
      ),
      text: words(
        '<p>C’est la profondeur d’un meuble Brume, robinet compris. Il reste soixante centimètres pour passer dans une pièce d’un mètre : la largeur d’une porte étroite.</p>',
        '<p>Zo diep is een Brume-meubel, kraan inbegrepen. In een kamer van een meter breed blijft er zestig centimeter over: de breedte van een smalle deur.</p>',
        '<p>That is the depth of a Brume unit, tap included. In a room one metre wide it leaves sixty centimetres to pass: the width of a narrow door.</p>',
        '<p>So tief ist ein Brume-Möbel, samt Armatur. In einem Raum von einem Meter Breite bleiben sechzig Zentimeter zum Durchgehen: die Breite einer schmalen Tür.</p>',
      ),
      image: show.collection('brume'),
      picto: '/pictures/icons/collection-brume-dark.svg',
      cta: {
        to: '/collection/brume',
        label: words('La collection Brume', 'De collectie Brume', 'The Brume collection', 'Die Kollektion Brume'),
      },
    },
    {
      type: 'EditoHalf',
      collection: 'escale',
      blockColor: '#DCE3E2',
      heading: words(
        'Une porte qui s’ouvre jusqu’au bout',
        'Een deur die helemaal opengaat',
        'A door that opens all the way',
        'Eine Tür, die ganz aufgeht',
      ),
      text: words(
        '<p>Avant de choisir, ouvrez la porte et tracez son arc au sol à la craie. Tout ce qui reste à l’extérieur est à vous. <a href="/article/cinq-metres-carres">Nos plans pour cinq mètres carrés</a> partent tous de là.</p>',
        '<p>Open voor u kiest de deur en teken haar boog met krijt op de vloer. Alles erbuiten is van u. <a href="/article/cinq-metres-carres">Onze plannen voor vijf vierkante meter</a> beginnen allemaal daar.</p>',
        '<p>Before you choose, open the door and chalk its arc on the floor. Everything outside it is yours. <a href="/article/cinq-metres-carres">Our plans for five square metres</a> all begin there.</p>',
        '<p>Öffnen Sie vor der Wahl die Tür und zeichnen Sie ihren Bogen mit Kreide auf den Boden. Alles außerhalb gehört Ihnen. <a href="/article/cinq-metres-carres">Unsere Pläne für fünf Quadratmeter</a> beginnen alle dort.</p>',
      ),
      image1: { ...show.collection('escale'), hotspots: collectionSceneHotspots('escale') },
    },
    { type: 'SliderProductInterface', products: ['RV-12040', 'RV-5060', 'RV-12560', 'RV-8185', 'RV-12035', 'RV-9232'] },
    {
      type: 'SliderInspiration',
      heading: words(
        'Petites pièces, grandes idées',
        'Kleine kamers, grote ideeën',
        'Small rooms, large ideas',
        'Kleine Räume, große Ideen',
      ),
      inspirations: ['sous-les-toits', 'salle-d-eau-des-enfants', 'bord-de-mer', 'blanc-sur-blanc'],
    },
  ],
};
