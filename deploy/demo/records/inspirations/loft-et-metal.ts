import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'loft-et-metal',
  heading: words('Loft et métal', 'Loft en metaal', 'Loft and metal', 'Loft und Metall'),
  text: words(
    '<p>Une verrière, un mur brut, des tuyaux qu’on a renoncé à cacher. Un cadre d’acier noir se tient bien dans ce décor : il porte une vasque, deux paniers et pas un mot de trop.</p>',
    '<p>Een glazen wand, een ruwe muur, buizen die niemand nog wil wegwerken. Een frame van zwart staal houdt zich goed in dat decor: het draagt een waskom, twee manden en geen woord te veel.</p>',
    '<p>A glazed partition, a bare wall, pipes that somebody gave up hiding. A black steel frame is at ease here: it carries a basin, two baskets and not a word too many.</p>',
    '<p>Eine Glaswand, rohes Mauerwerk, Rohre, die niemand mehr verstecken wollte. Ein Rahmen aus schwarzem Stahl fühlt sich hier wohl: Er trägt ein Becken, zwei Körbe und kein Wort zu viel.</p>',
  ),
  color: '#C9C6C0',
  scene: { wall: '#C9C6C0', facing: 'tiles', finish: 'night' },
  collection: 'halle',
  alt: words(
    'Un meuble noir suspendu, une niche ouverte garnie d’un panier, des carreaux gris',
    'Een zwart zwevend meubel met een open vak en een mand, tegen grijze tegels',
    'A black wall-hung unit with an open shelf and a basket, against grey tiles',
    'Ein schwarzes wandhängendes Möbel mit offenem Fach und Korb vor grauen Fliesen',
  ),
};
