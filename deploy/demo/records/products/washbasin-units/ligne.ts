import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { withLayout } from '../layout.ts';
import { same } from '../names.ts';

const line = {
  type: 'Meuble sous-vasque',
  subType: 'Suspendu',
  line: 'ligne',
  collection: 'ligne',
  handles: ['gorge', 'profil-laiton', 'profil-noir'],
  washbasins: ['plan-ceramique', 'plan-ceramique-mat', 'plan-pierre'],
};
const built = { kind: 'unit', columns: 1, rows: 2, basins: 1, basin: 'integrated', mirror: 'rectangle' } as const;

/** Ligne: two rows of drawers behind one taut front. */
export const ligne: ProductRecord[] = withLayout([
  {
    ...line,
    uid: 'RV-1060',
    slug: 'ligne-60',
    size: [61, 52, 46],
    finishes: ['oak', 'smokedOak', 'white'],
    otherMaterials: { ceramique: 1 },
    heading: same('Ligne 60'),
    description: words(
      'Meuble suspendu, deux tiroirs, vasque intégrée',
      'Zwevend meubel, twee laden, geïntegreerde wastafel',
      'Wall-hung unit, two drawers, integrated basin',
      'Wandhängend, zwei Schubladen, integriertes Becken',
    ),
    story: words(
      'Tout ce qu’il faut, rien de plus : deux tiroirs à sortie totale et une vasque qui prolonge le plan sans un joint.',
      'Alles wat nodig is en niets meer: twee laden die volledig uitschuiven en een wastafel die naadloos overgaat in het blad.',
      'All that is needed and nothing besides: two fully extending drawers, and a basin that grows out of the top without a joint.',
      'Alles Nötige, sonst nichts: zwei Schubladen mit Vollauszug und ein Becken, das ohne Fuge in die Platte übergeht.',
    ),
    construction: { ...built, mirror: 'round' },
  },
  {
    ...line,
    uid: 'RV-1080',
    slug: 'ligne-80',
    size: [81, 52, 46],
    finishes: ['smokedOak', 'oak', 'white'],
    otherMaterials: { ceramique: 1 },
    heading: same('Ligne 80'),
    description: words(
      'Meuble suspendu, deux tiroirs, chêne fumé',
      'Zwevend meubel, twee laden, gerookt eiken',
      'Wall-hung unit, two drawers, smoked oak',
      'Wandhängend, zwei Schubladen, Räuchereiche',
    ),
    story: words(
      'La mesure la plus demandée : à quatre-vingts centimètres, une serviette pliée tient à côté de la vasque et le sèche-cheveux se couche dans le tiroir du bas.',
      'De meest gevraagde maat: op tachtig centimeter ligt er een gevouwen handdoek naast de wastafel en past de haardroger languit in de onderste lade.',
      'The size most people choose: at eighty centimetres a folded towel fits beside the basin, and the hairdryer lies flat in the lower drawer.',
      'Das meistgewählte Maß: Bei achtzig Zentimetern liegt ein gefaltetes Handtuch neben dem Becken und der Föhn flach in der unteren Schublade.',
    ),
    construction: built,
  },
  {
    ...line,
    uid: 'RV-1090',
    slug: 'ligne-90',
    size: [91, 52, 46],
    finishes: ['white', 'oak', 'smokedOak', 'sand'],
    otherMaterials: { ceramique: 1 },
    heading: same('Ligne 90'),
    description: words(
      'Meuble suspendu, deux grands tiroirs, laque craie',
      'Zwevend meubel, twee brede laden, krijtwitte lak',
      'Wall-hung unit, two wide drawers, chalk lacquer',
      'Wandhängend, zwei breite Schubladen, Kreidelack',
    ),
    story: words(
      'Une façade d’un blanc à peine cassé, qui renvoie le jour dans toute la pièce. Les tiroirs se ferment seuls, sans un bruit.',
      'Een front in bijna wit, dat het daglicht de hele kamer in kaatst. De laden sluiten vanzelf, zonder een geluid.',
      'A front in a barely broken white that hands the daylight on to the whole room. The drawers close by themselves, without a sound.',
      'Eine Front in kaum gebrochenem Weiß, die das Tageslicht in den ganzen Raum weiterreicht. Die Schubladen schließen von selbst und lautlos.',
    ),
    construction: built,
  },
  {
    ...line,
    subType: 'Double vasque',
    uid: 'RV-1120',
    slug: 'ligne-120',
    size: [121, 52, 46],
    finishes: ['oak', 'smokedOak', 'white', 'night'],
    otherMaterials: { ceramique: 1, 'pierre-de-synthese': 2 },
    washbasins: ['plan-ceramique-double', 'plan-pierre-double'],
    heading: same('Ligne 120'),
    description: words(
      'Meuble suspendu, quatre tiroirs, double vasque',
      'Zwevend meubel, vier laden, dubbele wastafel',
      'Wall-hung unit, four drawers, double basin',
      'Wandhängend, vier Schubladen, Doppelwaschtisch',
    ),
    story: words(
      'Deux vasques, quatre tiroirs et un fil du bois qui traverse le meuble d’un bord à l’autre. Chacun son côté, le chêne pour trait d’union.',
      'Twee wastafels, vier laden en een houtnerf die van rand tot rand doorloopt. Ieder zijn kant, met het eiken als verbinding.',
      'Two basins, four drawers, and a grain that crosses the unit from edge to edge. A side for each, and the oak as a hyphen.',
      'Zwei Becken, vier Schubladen und eine Maserung, die von Kante zu Kante läuft. Jedem seine Seite, die Eiche als Bindestrich.',
    ),
    construction: { ...built, columns: 2, basins: 2 },
  },
  {
    ...line,
    subType: 'Double vasque',
    uid: 'RV-1140',
    slug: 'ligne-140',
    size: [141, 52, 46],
    finishes: ['night', 'oak', 'limedOak', 'white'],
    otherMaterials: { ceramique: 1, 'pierre-de-synthese': 2 },
    washbasins: ['plan-ceramique-double', 'plan-pierre-double'],
    heading: same('Ligne 140'),
    description: words(
      'Meuble suspendu, quatre tiroirs, deux vasques, noir encre',
      'Zwevend meubel, vier laden, twee wastafels, inktzwart',
      'Wall-hung unit, four drawers, two basins, ink black',
      'Wandhängend, vier Schubladen, zwei Becken, Tintenschwarz',
    ),
    story: words(
      'Vingt centimètres de plus que le 120, et ils vont tous au milieu : entre les deux vasques, de quoi poser un plateau, une lampe, une tasse de café.',
      'Twintig centimeter meer dan de 120, en die gaan allemaal naar het midden: tussen de twee wastafels is er plaats voor een dienblad, een lamp, een kop koffie.',
      'Twenty centimetres more than the 120, and all of them go to the middle: between the basins there is room for a tray, a lamp, a cup of coffee.',
      'Zwanzig Zentimeter mehr als beim 120er, und alle kommen der Mitte zugute: Zwischen den Becken ist Platz für ein Tablett, eine Lampe, eine Tasse Kaffee.',
    ),
    construction: { ...built, columns: 2, basins: 2 },
  },
]);
