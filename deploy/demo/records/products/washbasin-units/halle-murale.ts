import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Suspendu',
  line: 'halle-murale',
  collection: 'halle',
  otherMaterials: { metal: 2, ceramique: 2 },
  handles: ['coquille-noire', 'barre-acier', 'barre-noire'],
  washbasins: ['vasque-blanche', 'vasque-noire', 'plan-ceramique'],
};
const built = {
  kind: 'unit',
  columns: 1,
  rows: 1,
  basins: 1,
  basin: 'integrated',
  mirror: 'round',
  openShelf: true,
  handles: 'steel',
} as const;

/** Halle Murale: the frame without its legs, for floors that are washed with a mop. */
export const halleMurale: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-3560',
    slug: 'halle-murale-60',
    size: [60, 52, 46],
    finishes: ['ochre', 'oak', 'night'],
    heading: same('Halle Murale 60'),
    description: words(
      'Meuble suspendu, un tiroir, niche ouverte, jaune ocre',
      'Zwevend meubel, één lade, open nis, okergeel',
      'Wall-hung unit, one drawer, open niche, ochre yellow',
      'Wandhängend, eine Schublade, offenes Fach, Ockergelb',
    ),
    story: words(
      'Le jaune des machines-outils, en plus doux. Dans la niche, quatre serviettes roulées : pas cinq, nous avons essayé.',
      'Het geel van werkplaatsmachines, maar zachter. In de nis passen vier opgerolde handdoeken; vijf niet, dat hebben we geprobeerd.',
      'The yellow of machine tools, only gentler. The niche holds four rolled towels; not five, we tried.',
      'Das Gelb alter Werkzeugmaschinen, nur sanfter. In das Fach passen vier gerollte Handtücher; fünf nicht, wir haben es versucht.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-3580',
    slug: 'halle-murale-80',
    size: [80, 52, 46],
    finishes: ['night', 'ochre', 'oak'],
    heading: same('Halle Murale 80'),
    description: words(
      'Meuble suspendu, un tiroir, niche ouverte, noir encre',
      'Zwevend meubel, één lade, open nis, inktzwart',
      'Wall-hung unit, one drawer, open niche, ink black',
      'Wandhängend, eine Schublade, offenes Fach, Tintenschwarz',
    ),
    story: words(
      'Façade noire, poignée d’acier : l’établi bien rangé. Deux paniers standard se glissent côte à côte dans la niche, l’anse dehors.',
      'Een zwart front, een stalen greep: een opgeruimde werkbank. Twee gewone manden schuiven naast elkaar in de nis, met het hengsel naar voren.',
      'A black front, a steel handle: a tidy workbench. Two ordinary baskets slide into the niche side by side, handles out.',
      'Schwarze Front, Griff aus Stahl: eine aufgeräumte Werkbank. Zwei gewöhnliche Körbe schieben sich nebeneinander in das Fach, den Henkel nach vorn.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-3600',
    slug: 'halle-murale-100',
    size: [100, 52, 46],
    finishes: ['oak', 'night', 'ochre'],
    heading: same('Halle Murale 100'),
    description: words(
      'Meuble suspendu, deux tiroirs, longue niche, chêne',
      'Zwevend meubel, twee laden, lange nis, eiken',
      'Wall-hung unit, two drawers, long niche, oak',
      'Wandhängend, zwei Schubladen, langes Fach, Eiche',
    ),
    story: words(
      'Deux tiroirs côte à côte et, dessous, un mètre de niche sans montant. Les parents à gauche, les enfants à droite, les serviettes pour tous.',
      'Twee laden naast elkaar en daaronder een meter nis zonder tussenwand. Ouders links, kinderen rechts, handdoeken voor iedereen.',
      'Two drawers side by side over a metre of niche with nothing in the way. Parents left, children right, towels for all.',
      'Zwei Schubladen nebeneinander, darunter ein Meter Fach ohne Mittelwand. Eltern links, Kinder rechts, Handtücher für alle.',
    ),
    construction: { ...built, columns: 2 },
  },
]);
