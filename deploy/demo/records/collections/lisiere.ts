import type { CollectionRecord } from '../collection-record.ts';
import { words } from '../words.ts';

export const lisiere: CollectionRecord = {
  id: 'lisiere',
  heading: words('Lisière', 'Lisière', 'Lisière', 'Lisière'),
  description: words(
    'Le chêne fumé et le vert sauge, une arche au-dessus de l’eau : le bord du bois, chez vous.',
    'Gerookt eiken en saliegroen, een boog boven het water: de bosrand, bij u thuis.',
    'Smoked oak and sage, an arch above the water: the edge of the woods, at home.',
    'Räuchereiche und Salbei, ein Bogen über dem Wasser: der Waldrand, bei Ihnen zu Hause.',
  ),
  tailored: false,
  isHiddenForProducts: false,
  colorScheme: 'dark',
  icon: 'arch',
  tags: [
    words('Chêne fumé', 'Gerookt eiken', 'Smoked oak', 'Räuchereiche'),
    words('Miroirs en arche', 'Boogspiegels', 'Arched mirrors', 'Bogenspiegel'),
    words('Vert sauge', 'Saliegroen', 'Sage green', 'Salbeigrün'),
  ],
  story: {
    heading: words(
      'Là où le bois s’éclaircit',
      'Waar het bos lichter wordt',
      'Where the trees let the light in',
      'Wo der Wald sich lichtet',
    ),
    text: words(
      '<p>À l’orée d’un bois, la lumière arrive de côté, filtrée, jamais en face. Lisière est partie de là : un chêne passé à la fumée d’ammoniac, qui brunit dans l’épaisseur, et des caissons d’un vert qui ne s’impose pas.</p><p>L’arche des miroirs reprend la courbe des portes. Elle est découpée d’un seul trait, puis poncée à la main sur dix centimètres de rayon.</p>',
      '<p>Aan de rand van een bos valt het licht van opzij, gefilterd, nooit recht in de ogen. Daar begon Lisière: eiken dat met ammoniak wordt gerookt en tot in de kern bruin kleurt, en kasten in een groen dat zich niet opdringt.</p><p>De boog van de spiegels keert terug in de deuren. Hij wordt in één beweging gezaagd en daarna met de hand geschuurd.</p>',
      '<p>At the edge of a wood the light comes in sideways, filtered, never head-on. That is where Lisière began: oak fumed with ammonia, so that it browns right through, and cabinets in a green that does not insist.</p><p>The arch of the mirrors returns in the doors. It is cut in a single pass, then sanded by hand until no corner is left to find.</p>',
      '<p>Am Waldrand kommt das Licht von der Seite, gefiltert, nie frontal. Dort beginnt Lisière: mit Eiche, die über Ammoniak geräuchert wird und bis ins Innere nachdunkelt, und mit Korpussen in einem Grün, das sich nicht aufdrängt.</p><p>Der Bogen der Spiegel kehrt in den Türen wieder. Er wird in einem Zug geschnitten und dann von Hand geschliffen.</p>',
    ),
  },
  scene: { wall: '#DDE0D2', facing: 'panels', finish: 'smokedOak' },
};
