import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'salle-d-eau-des-enfants',
  heading: words(
    'La salle d’eau des enfants',
    'De badkamer van de kinderen',
    'The children’s bathroom',
    'Das Bad der Kinder',
  ),
  text: words(
    '<p>Une vasque à la bonne hauteur, un tabouret pour celle qui ne l’a pas encore, des patères à son nom. Les tiroirs se ferment seuls : il fallait bien que quelqu’un le fasse.</p>',
    '<p>Een wastafel op de juiste hoogte, een krukje voor wie er nog niet bij kan, haken met ieders naam. De laden sluiten vanzelf: iemand moest het doen.</p>',
    '<p>A basin at the right height, a stool for whoever is not there yet, a hook for every name. The drawers close by themselves: somebody had to.</p>',
    '<p>Ein Becken in der richtigen Höhe, ein Hocker für alle, die noch nicht hinkommen, ein Haken für jeden Namen. Die Schubladen schließen von selbst: Einer musste es ja tun.</p>',
  ),
  color: '#F0E3C8',
  scene: { wall: '#F0E3C8', facing: 'tiles', finish: 'petrol' },
  collection: 'brume',
  alt: words(
    'Un meuble bleu pétrole et un mur jaune paille carrelé à mi-hauteur',
    'Een petrolblauw meubel en een strogele muur, half betegeld',
    'A petrol blue unit and a straw-yellow wall tiled to half height',
    'Ein petrolblaues Möbel und eine strohgelbe, halbhoch geflieste Wand',
  ),
};
