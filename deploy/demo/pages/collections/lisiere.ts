import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import type { CollectionPage } from './collection-page.ts';

export const page: CollectionPage = {
  id: 'lisiere',
  blocks: [
    {
      type: 'EditoCompo2',
      backgroundColor: '#EEF0E7',
      heading: words(
        'L’arche, trait pour trait',
        'De boog, lijn na lijn',
        'The arch, line by line',
        'Der Bogen, Linie für Linie',
      ),
      text: words(
        '<p>Une arche n’est pas un demi-cercle posé sur un rectangle : à l’œil, la jonction ferait un coude. Nous l’avons tracée à la règle souple, d’un seul mouvement, et la machine suit la main.</p>',
        '<p>Een boog is geen halve cirkel op een rechthoek: het oog zou de knik in de overgang zien. Wij tekenden hem met een buigzame lat, in één beweging, en de machine volgt de hand.</p>',
        '<p>An arch is not a half circle set on a rectangle: the eye would find an elbow at the join. We drew it with a flexible rule, in one movement, and the machine follows the hand.</p>',
        '<p>Ein Bogen ist kein Halbkreis auf einem Rechteck: Das Auge sähe am Übergang einen Knick. Wir haben ihn mit einem biegsamen Lineal in einer Bewegung gezogen, und die Maschine folgt der Hand.</p>',
      ),
      cta: {
        to: '/product/miroir-lisiere-75',
        label: words(
          'Voir le miroir Lisière',
          'Bekijk de spiegel Lisière',
          'See the Lisière mirror',
          'Den Spiegel Lisière ansehen',
        ),
      },
      image1: show.product('RV-8075'),
      image2: show.finish('smokedOak'),
      image3: show.product('RV-11090'),
      image4: show.finish('sage'),
      image5: show.product('RV-9140'),
      image6: show.product('RV-11045'),
    },
    {
      type: 'MeaL',
      position: 'right',
      backgroundColor: '#DDE0D2',
      heading: words('Fumé, pas teinté', 'Gerookt, niet gebeitst', 'Smoked, not stained', 'Geräuchert, nicht gebeizt'),
      text: words(
        '<p>La teinte reste en surface ; la fumée descend de trois millimètres. Une rayure sur un chêne fumé découvre encore du chêne fumé, et l’on n’a rien à cacher.</p>',
        '<p>Beits blijft aan de oppervlakte; rook dringt drie millimeter diep. Onder een kras in gerookt eiken zit nog altijd gerookt eiken, en u hoeft niets te verbergen.</p>',
        '<p>A stain stays on the surface; smoke goes down three millimetres. A scratch in smoked oak uncovers more smoked oak, and there is nothing to hide.</p>',
        '<p>Beize bleibt an der Oberfläche; der Rauch dringt drei Millimeter ein. Unter einem Kratzer in Räuchereiche liegt immer noch Räuchereiche, und es gibt nichts zu verbergen.</p>',
      ),
      image: show.product('RV-11120'),
    },
    {
      type: 'ColorChart',
      heading: words(
        'Les teintes de la lisière',
        'De tinten van de bosrand',
        'Shades from the woodside',
        'Die Töne des Waldrands',
      ),
      shades: ['smokedOak', 'limedOak', 'sage', 'white'],
    },
  ],
  closing: {
    type: 'Showroom',
    heading: words('Sous les branches', 'Onder de takken', 'Under the branches', 'Unter den Zweigen'),
    cta: {
      to: '/overview/inspiration',
      label: words('Toutes les inspirations', 'Alle inspiratie', 'All inspirations', 'Alle Inspirationen'),
    },
    inspirations: ['bain-de-foret', 'jardin-d-hiver', 'vert-sauge'],
  },
};
