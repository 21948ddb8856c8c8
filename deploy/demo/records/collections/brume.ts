import type { CollectionRecord } from '../collection-record.ts';
import { words } from '../words.ts';

export const brume: CollectionRecord = {
  id: 'brume',
  heading: words('Brume', 'Brume', 'Brume', 'Brume'),
  description: words(
    'Des couleurs de petit matin, pour les pièces modestes et les réveils en douceur.',
    'Kleuren van de vroege ochtend, voor kleine kamers en een zacht begin van de dag.',
    'The colours of early morning, for small rooms and gentle starts.',
    'Farben des frühen Morgens, für kleine Räume und ein sanftes Erwachen.',
  ),
  tailored: false,
  isHiddenForProducts: false,
  colorScheme: 'dark',
  icon: 'drop',
  tags: [
    words('Petits espaces', 'Kleine ruimtes', 'Small rooms', 'Kleine Räume'),
    words('Teintes poudrées', 'Gepoederde tinten', 'Powdery shades', 'Pudertöne'),
    words('Livré monté', 'Gemonteerd geleverd', 'Delivered assembled', 'Fertig montiert'),
  ],
  story: {
    heading: words(
      'La douceur prend peu de place',
      'Zachtheid vraagt weinig plaats',
      'Softness takes up little room',
      'Sanftes braucht wenig Platz',
    ),
    text: words(
      '<p>Brume a été dessinée pour les salles d’eau où chaque centimètre compte. Une profondeur contenue, des tiroirs compartimentés, des teintes qui reculent le mur au lieu de l’avancer.</p><p>Gris brume, rose argile, sable : trois laques mates qui ne gardent pas la trace des doigts.</p>',
      '<p>Brume is ontworpen voor badkamers waar elke centimeter telt. Een beperkte diepte, ingedeelde laden en tinten die de muur laten wijken in plaats van naderen.</p><p>Nevelgrijs, kleiroze, zand: drie matte lakken waarop geen vingerafdrukken achterblijven.</p>',
      '<p>Brume was drawn for bathrooms where every centimetre counts. A modest depth, divided drawers, and shades that move the wall back instead of bringing it closer.</p><p>Mist grey, clay pink, sand: three matt lacquers that keep no fingerprints.</p>',
      '<p>Brume ist für Bäder entworfen, in denen jeder Zentimeter zählt. Geringe Tiefe, unterteilte Schubladen und Töne, die die Wand zurücktreten lassen, statt sie näher zu rücken.</p><p>Nebelgrau, Tonrosa, Sand: drei Mattlacke, auf denen kein Fingerabdruck bleibt.</p>',
    ),
  },
  scene: { wall: '#E6DFD9', facing: 'panels', finish: 'fog' },
};
