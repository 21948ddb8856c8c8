import type { CollectionRecord } from '../collection-record.ts';
import { words } from '../words.ts';

export const garrigue: CollectionRecord = {
  id: 'garrigue',
  heading: words('Garrigue', 'Garrigue', 'Garrigue', 'Garrigue'),
  description: words(
    'Le chêne massif dans toute sa franchise, une vasque posée comme une pierre au soleil.',
    'Massief eiken in al zijn eerlijkheid, een waskom als een steen in de zon.',
    'Solid oak in all its candour, a basin set down like a stone in the sun.',
    'Massive Eiche, ganz sie selbst, und ein Becken wie ein Stein in der Sonne.',
  ),
  tailored: false,
  isHiddenForProducts: false,
  colorScheme: 'dark',
  icon: 'leaf',
  tags: [
    words('Chêne massif huilé', 'Geolied massief eiken', 'Oiled solid oak', 'Geölte massive Eiche'),
    words('Vasque à poser', 'Opbouwkom', 'Countertop basin', 'Aufsatzbecken'),
    words('Bois français', 'Frans hout', 'French timber', 'Französisches Holz'),
  ],
  story: {
    heading: words(
      'Un arbre, puis un meuble',
      'Eerst een boom, dan een meubel',
      'First a tree, then a piece of furniture',
      'Erst ein Baum, dann ein Möbel',
    ),
    text: words(
      '<p>Le chêne de Garrigue vient de forêts gérées durablement, à moins de deux cents kilomètres de notre atelier. Il sèche deux ans à l’air libre avant d’être débité.</p><p>Huilé, jamais verni, il se patine et se répare : un coup de chiffon, une goutte d’huile, et vingt années de plus.</p>',
      '<p>Het eikenhout van Garrigue komt uit duurzaam beheerde bossen, op minder dan tweehonderd kilometer van ons atelier. Het droogt twee jaar in de open lucht voor het wordt gezaagd.</p><p>Geolied, nooit gevernist: het krijgt een mooi patina en laat zich herstellen. Een doek, een druppel olie, en het kan weer twintig jaar mee.</p>',
      '<p>The oak in Garrigue comes from sustainably managed forests, less than two hundred kilometres from our workshop. It dries in the open air for two years before it is sawn.</p><p>Oiled, never varnished, it gathers a patina and can be mended: a cloth, a drop of oil, and another twenty years.</p>',
      '<p>Die Eiche von Garrigue wächst in nachhaltig bewirtschafteten Wäldern, keine zweihundert Kilometer von unserer Werkstatt entfernt. Sie trocknet zwei Jahre an der Luft, bevor sie gesägt wird.</p><p>Geölt und nie lackiert: So bekommt sie Patina und lässt sich ausbessern. Ein Tuch, ein Tropfen Öl, und sie hält noch einmal zwanzig Jahre.</p>',
    ),
  },
  scene: { wall: '#EADCC8', facing: 'plaster', finish: 'oak' },
};
