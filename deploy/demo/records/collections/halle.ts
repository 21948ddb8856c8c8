import type { CollectionRecord } from '../collection-record.ts';
import { words } from '../words.ts';

export const halle: CollectionRecord = {
  id: 'halle',
  heading: words('Halle', 'Halle', 'Halle', 'Halle'),
  description: words(
    'L’esprit des ateliers : une structure de métal noir, du bois franc, tout à portée de main.',
    'De geest van het atelier: een frame van zwart metaal, eerlijk hout, alles binnen handbereik.',
    'The spirit of the workshop: a black metal frame, honest wood, everything within reach.',
    'Der Geist der Werkstatt: ein Rahmen aus schwarzem Metall, ehrliches Holz, alles griffbereit.',
  ),
  tailored: false,
  isHiddenForProducts: false,
  colorScheme: 'dark',
  icon: 'frame',
  tags: [
    words('Sur pieds', 'Op poten', 'Freestanding', 'Auf Füßen'),
    words('Métal et chêne', 'Metaal en eiken', 'Metal and oak', 'Metall und Eiche'),
    words('Rangement ouvert', 'Open opbergruimte', 'Open storage', 'Offener Stauraum'),
  ],
  story: {
    heading: words(
      'Ce qui porte se montre',
      'Wat draagt, mag gezien worden',
      'What carries is what you see',
      'Was trägt, darf man sehen',
    ),
    text: words(
      '<p>Un cadre d’acier soudé, un plateau, un tiroir : Halle assume sa construction. La tablette basse accueille les paniers et les serviettes roulées, comme dans une buanderie d’autrefois.</p><p>L’acier reçoit une peinture poudre qui supporte l’eau, la vapeur et les déménagements.</p>',
      '<p>Een gelast stalen frame, een blad, een lade: Halle toont hoe ze gemaakt is. Op het onderste legbord passen manden en opgerolde handdoeken, zoals in een waskamer van vroeger.</p><p>Het staal krijgt een poedercoating die bestand is tegen water, stoom en verhuizingen.</p>',
      '<p>A welded steel frame, a top, a drawer: Halle makes no secret of how it is built. The low shelf takes baskets and rolled towels, as in the laundry rooms of old.</p><p>The steel is powder-coated, and stands up to water, steam and moving house.</p>',
      '<p>Ein geschweißter Stahlrahmen, eine Platte, eine Schublade: Halle steht zu ihrer Bauweise. Auf dem unteren Boden ist Platz für Körbe und gerollte Handtücher, wie früher in der Waschküche.</p><p>Der Stahl ist pulverbeschichtet und verträgt Wasser, Dampf und Umzüge.</p>',
    ),
  },
  scene: { wall: '#DED7CA', facing: 'tiles', finish: 'oak' },
};
