import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'vert-sauge',
  blocks: [
    {
      type: 'EditoCompo2',
      backgroundColor: '#EFF2EA',
      heading: words(
        'Une couleur qui ne vieillit pas mal',
        'Een kleur die niet slecht veroudert',
        'A colour that ages well',
        'Eine Farbe, die gut altert',
      ),
      text: words(
        '<p>Le vert sauge est un gris qui a de la mémoire. On l’a vu sur les volets des années trente, dans les cuisines de nos grands-mères ; il revient tous les vingt ans, et il n’était jamais vraiment parti.</p>',
        '<p>Saliegroen is grijs met een geheugen. Het zat op de luiken van de jaren dertig en in de keuken van onze grootmoeders; om de twintig jaar komt het terug, en echt weg was het nooit.</p>',
        '<p>Sage green is a grey with a memory. It was on the shutters of the nineteen-thirties and in our grandmothers’ kitchens; it comes back every twenty years, and had never quite left.</p>',
        '<p>Salbeigrün ist ein Grau mit Gedächtnis. Es war auf den Fensterläden der dreißiger Jahre und in den Küchen unserer Großmütter; alle zwanzig Jahre kehrt es zurück, und ganz fort war es nie.</p>',
      ),
      cta: {
        to: '/collection/ondine',
        label: words('La collection Ondine', 'De collectie Ondine', 'The Ondine collection', 'Die Kollektion Ondine'),
      },
      image1: show.finish('sage'),
      image2: show.product('RV-2080'),
      image3: show.inspiration('vert-sauge'),
      image4: show.finish('oak'),
      image5: show.product('RV-2040'),
      image6: show.finish('brass'),
    },
    {
      type: 'MeaL',
      position: 'right',
      backgroundColor: '#DCE2D4',
      heading: words(
        'Deux verts dans un seul',
        'Twee keer groen in één',
        'Two greens in one',
        'Zwei Grüntöne in einem',
      ),
      text: words(
        '<p>La cannelure fait neuf millimètres. Sur son flanc gauche, le vert est presque gris ; sur le droit, presque jaune. Tournez la lampe, ils échangent leurs places.</p>',
        '<p>De ribbe is negen millimeter breed. Op haar linkerflank is het groen bijna grijs, op de rechter bijna geel. Draai de lamp en ze wisselen van plaats.</p>',
        '<p>The flute is nine millimetres wide. On its left flank the green is nearly grey; on its right, nearly yellow. Turn the lamp and they change places.</p>',
        '<p>Die Rille ist neun Millimeter breit. An ihrer linken Flanke ist das Grün fast grau, an der rechten fast gelb. Drehen Sie die Lampe, und sie tauschen die Plätze.</p>',
      ),
      image: show.product('RV-2120'),
      picto: '/pictures/icons/collection-ondine-dark.svg',
    },
    {
      type: 'ColorChart',
      heading: words(
        'Les bonnes compagnies de la sauge',
        'Goed gezelschap voor salie',
        'Good company for sage',
        'Gute Gesellschaft für Salbei',
      ),
      shades: ['sage', 'sand', 'oak', 'brass', 'white'],
    },
    { type: 'SliderProductInterface', products: ['RV-2080', 'RV-2120', 'RV-2040', 'RV-8070', 'RV-8160'] },
    {
      type: 'Showroom',
      label: words('En vert', 'In het groen', 'In green', 'In Grün'),
      heading: words('De la feuille à la branche', 'Van blad tot tak', 'From leaf to branch', 'Vom Blatt zum Zweig'),
      inspirations: ['jardin-d-hiver', 'bain-de-foret', 'ambiance-du-matin'],
    },
  ],
};
