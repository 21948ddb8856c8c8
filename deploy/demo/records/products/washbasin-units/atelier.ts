import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Suspendu',
  line: 'atelier',
  collection: 'atelier',
  otherMaterials: { 'pierre-de-synthese': 4 },
  handles: ['gorge', 'entaille', 'barre-laiton', 'barre-noire', 'barre-acier', 'bouton-chene', 'laniere-fauve'],
  washbasins: ['plan-pierre', 'plan-pierre-argile', 'plan-pierre-double', 'plan-ceramique', 'vasque-gres'],
};
const built = { kind: 'unit', columns: 3, rows: 1, basins: 1, basin: 'integrated', mirror: 'rectangle' } as const;

/** Atelier: made to measure; these are examples. */
export const atelier: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-7120',
    slug: 'atelier-120',
    size: [120, 50, 44],
    finishes: ['brick', 'petrol', 'oak', 'smokedOak', 'walnut', 'white', 'sage', 'ochre', 'night'],
    heading: same('Atelier 120'),
    description: words(
      'Meuble sur mesure suspendu, quatre tiroirs, rouge brique',
      'Zwevend meubel op maat, vier laden, baksteenrood',
      'Made-to-measure wall-hung unit, four drawers, brick red',
      'Nach Maß, wandhängend, vier Schubladen, Ziegelrot',
    ),
    story: words(
      'Dessiné pour une salle d’eau lilloise dont le mur rentre de quatre centimètres à droite. Le meuble rentre aussi, et personne ne s’en aperçoit.',
      'Getekend voor een badkamer in Rijsel waarvan de muur rechts vier centimeter naar binnen springt. Het meubel springt mee, en niemand die het ziet.',
      'Drawn for a bathroom in Lille whose wall steps in by four centimetres on the right. The unit steps in too, and nobody notices.',
      'Gezeichnet für ein Bad in Lille, dessen Wand rechts um vier Zentimeter einspringt. Das Möbel springt mit, und niemand bemerkt es.',
    ),
    construction: { ...built, columns: 2, rows: 2 },
  },
  {
    ...line,
    uid: 'RV-7160',
    slug: 'atelier-160',
    size: [160, 50, 48],
    finishes: ['petrol', 'oak', 'smokedOak', 'walnut', 'white', 'sage', 'fog', 'sand', 'night'],
    heading: same('Atelier 160'),
    description: words(
      'Meuble sur mesure suspendu, trois tiroirs, vasque intégrée',
      'Zwevend meubel op maat, drie laden, geïntegreerde wastafel',
      'Made-to-measure wall-hung unit, three drawers, integrated basin',
      'Nach Maß, wandhängend, drei Schubladen, integriertes Becken',
    ),
    story: words(
      'Un exemple parmi tous ceux que vous dessinerez : cent soixante centimètres de bleu pétrole, de mur à mur, au millimètre.',
      'Eén voorbeeld van alles wat u zelf kunt tekenen: honderdzestig centimeter petrolblauw, van muur tot muur, tot op de millimeter.',
      'One example among all those you might draw: a hundred and sixty centimetres of petrol blue, wall to wall, to the millimetre.',
      'Ein Beispiel von allen, die Sie zeichnen könnten: hundertsechzig Zentimeter Petrolblau, von Wand zu Wand, auf den Millimeter.',
    ),
    construction: built,
  },
  {
    ...line,
    subType: 'Double vasque',
    uid: 'RV-7180',
    slug: 'atelier-180',
    size: [180, 50, 50],
    finishes: ['limedOak', 'oak', 'walnut', 'white', 'sage', 'terracotta', 'plum', 'night'],
    heading: same('Atelier 180'),
    description: words(
      'Meuble sur mesure suspendu, six tiroirs, deux vasques, chêne blanchi',
      'Zwevend meubel op maat, zes laden, twee wastafels, witgekalkt eiken',
      'Made-to-measure wall-hung unit, six drawers, two basins, limed oak',
      'Nach Maß, wandhängend, sechs Schubladen, zwei Becken, gekalkte Eiche',
    ),
    story: words(
      'Une grande salle de bains à Gand, deux personnes de taille très différente. La solution fut un plan à quatre-vingt-neuf centimètres, et un tabouret.',
      'Een grote badkamer in Gent, twee bewoners van heel verschillende lengte. De oplossing was een blad op negenentachtig centimeter, en een krukje.',
      'A large bathroom in Ghent, and two people of very different height. The answer was a top at eighty-nine centimetres, and a stool.',
      'Ein großes Bad in Gent, zwei Menschen von sehr verschiedener Größe. Die Lösung war eine Platte auf neunundachtzig Zentimetern, und ein Hocker.',
    ),
    construction: { ...built, rows: 2, basins: 2 },
  },
]);
