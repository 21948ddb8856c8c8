import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import type { CollectionPage } from './collection-page.ts';

export const page: CollectionPage = {
  id: 'halle',
  blocks: [
    {
      type: 'EditoCompo2',
      backgroundColor: '#EFEAE1',
      heading: words(
        'Tout se démonte, rien ne bouge',
        'Alles kan los, niets beweegt',
        'It all comes apart, nothing moves',
        'Alles lässt sich lösen, nichts wackelt',
      ),
      text: words(
        '<p>Huit vis, une clé, un quart d’heure : le cadre de Halle se démonte pour passer un escalier tournant. Remonté, il ne grince pas ; chaque pied a son patin réglable, car aucun sol d’usine n’est de niveau.</p>',
        '<p>Acht schroeven, één sleutel, een kwartier: het frame van Halle kan uit elkaar voor een draaitrap. Weer in elkaar kraakt het niet; elke poot heeft een stelvoet, want geen fabrieksvloer ligt waterpas.</p>',
        '<p>Eight screws, one key, a quarter of an hour: the Halle frame comes apart for a spiral staircase. Put together again it does not creak; each foot adjusts, for no factory floor is level.</p>',
        '<p>Acht Schrauben, ein Schlüssel, eine Viertelstunde: Der Rahmen von Halle lässt sich für eine Wendeltreppe zerlegen. Wieder montiert, knarrt er nicht; jeder Fuß ist verstellbar, denn kein Fabrikboden ist eben.</p>',
      ),
      cta: {
        to: '/inspiration/loft-et-metal',
        label: words('Loft et métal', 'Loft en metaal', 'Loft and metal', 'Loft und Metall'),
      },
      image1: show.product('RV-3110'),
      image2: show.finish('blackMetal'),
      image3: show.product('RV-9110'),
      image4: show.product('RV-8052'),
      image5: show.finish('oak'),
      image6: show.product('RV-3260'),
    },
    {
      type: 'SimpleImageLegend',
      image: show.productWide('RV-3580'),
      legend: words(
        'Halle Murale 80 : le même esprit, sans les pieds.',
        'Halle Murale 80: dezelfde geest, zonder poten.',
        'Halle Murale 80: the same spirit, without the legs.',
        'Halle Murale 80: derselbe Geist, ohne Füße.',
      ),
    },
    {
      type: 'ColorChart',
      heading: words(
        'Le bois, le fer et l’ocre',
        'Hout, ijzer en oker',
        'Wood, iron and ochre',
        'Holz, Eisen und Ocker',
      ),
      shades: ['oak', 'smokedOak', 'night', 'ochre', 'blackMetal'],
    },
  ],
  closing: {
    type: 'Showroom',
    heading: words('Halle au travail', 'Halle aan het werk', 'Halle at work', 'Halle bei der Arbeit'),
    text: words(
      'Verrières, carreaux, plafonds hauts : elle est chez elle.',
      'Glaswanden, tegels, hoge plafonds: daar hoort ze thuis.',
      'Glazed walls, tiles, high ceilings: it is at home.',
      'Glaswände, Fliesen, hohe Decken: Hier ist sie zu Hause.',
    ),
    inspirations: ['loft-et-metal', 'esprit-atelier', 'nuit-encre'],
  },
};
