import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'bain-de-foret',
  lead: words(
    'Le bruit de l’eau, l’odeur du bois, et personne qui appelle.',
    'Het geluid van water, de geur van hout, en niemand die roept.',
    'The sound of water, the smell of wood, and nobody calling.',
    'Das Geräusch von Wasser, der Geruch von Holz, und niemand ruft.',
  ),
  blocks: [
    {
      type: 'EditoCompo2',
      backgroundColor: '#EDF0E6',
      heading: words(
        'Un herbier de matières',
        'Een herbarium van materialen',
        'A herbarium of materials',
        'Ein Herbarium der Materialien',
      ),
      text: words(
        '<p>Commencez par le sol, comme en forêt. Une teinte sombre en bas, une moyenne au mur, la plus claire au plafond : l’œil lit un sous-bois, même là où il n’y a qu’une fenêtre sur cour.</p>',
        '<p>Begin bij de grond, zoals in een bos. Een donkere tint onderaan, een middentint op de muur, de lichtste op het plafond: het oog leest kreupelhout, ook waar er alleen een raam op een binnenplaats is.</p>',
        '<p>Start from the ground, as one does in a forest. A dark shade below, a middle one on the wall, the palest on the ceiling: the eye reads undergrowth, even where there is only a window on a courtyard.</p>',
        '<p>Beginnen Sie beim Boden, wie im Wald. Unten ein dunkler Ton, an der Wand ein mittlerer, an der Decke der hellste: Das Auge liest Unterholz, selbst wenn das Fenster nur auf einen Hof geht.</p>',
      ),
      cta: {
        to: '/collection/lisiere',
        label: words(
          'La collection Lisière',
          'De collectie Lisière',
          'The Lisière collection',
          'Die Kollektion Lisière',
        ),
      },
      image1: show.finish('smokedOak'),
      image2: show.inspiration('bain-de-foret'),
      image3: show.finish('sage'),
      image4: show.product('RV-8075'),
      image5: show.collection('lisiere'),
      image6: show.product('RV-9245'),
    },
    {
      type: 'SimpleImageLegend',
      image: show.collectionWide('lisiere'),
      legend: words(
        'L’arche laisse un peu de mur au-dessus d’elle : c’est par là que la pièce respire.',
        'De boog laat wat muur boven zich vrij: daar ademt de kamer.',
        'The arch leaves a little wall above it: that is where the room breathes.',
        'Der Bogen lässt etwas Wand über sich frei: Dort atmet der Raum.',
      ),
    },
    {
      type: 'ColorChart',
      heading: words('De la mousse à l’écorce', 'Van mos tot schors', 'From moss to bark', 'Vom Moos zur Rinde'),
      shades: ['sage', 'smokedOak', 'oak', 'fog', 'petrol'],
    },
    { type: 'SliderProductInterface', products: ['RV-11120', 'RV-8075', 'RV-11040', 'RV-9140', 'RV-9265', 'RV-9245'] },
    {
      type: 'SliderInspiration',
      backgroundColor: '#C9D0BC',
      heading: words(
        'Plus loin dans les arbres',
        'Verder tussen de bomen',
        'Further into the trees',
        'Tiefer zwischen die Bäume',
      ),
      inspirations: ['jardin-d-hiver', 'vert-sauge', 'ambiance-du-soir', 'esprit-atelier'],
    },
  ],
};
