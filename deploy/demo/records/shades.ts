import type { Language } from 'shared/i18n';
import type { Localised } from '../../content-api/content.ts';
import { textIn } from '../../content-api/language.ts';
import { type FinishName, finishes, finishNames } from './finishes.ts';
import { materials } from './materials.ts';
import { words } from './words.ts';

export interface ShadeRecord {
  id: string;
  name: Localised;
  /** A French key of the colour filter (R232). */
  colorFamilyCode: string;
  colorName: Localised;
  finishName: Localised;
  /** What its swatch is drawn with: a finish of the furniture, or a plain colour with a pattern. */
  swatch: { finish: FinishName } | { color: string; look: 'gloss' | 'matt' | 'speckled' | 'terrazzo' };
}

export interface ShadeGroupRecord {
  id: string;
  part: 'vasque' | 'furniture';
  name: Localised;
  shades: ShadeRecord[];
}

const surfaces: Record<string, Localised> = {
  'chene-massif': words('huilé', 'geolied', 'oiled', 'geölt'),
  noyer: words('verni mat', 'mat gevernist', 'matt varnished', 'matt lackiert'),
  'laque-mate': words('laque mate', 'matte lak', 'matt lacquer', 'Mattlack'),
  metal: words(
    'brossé ou poudré',
    'geborsteld of gepoedercoat',
    'brushed or powder-coated',
    'gebürstet oder gepulvert',
  ),
  'pierre-de-synthese': words('satiné', 'satijn', 'satin', 'seidenmatt'),
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const title = (text: Localised): Localised => {
  const inLanguage = (language: Language) => capitalised(textIn(language, text));
  return words(inLanguage('fr'), inLanguage('nl'), inLanguage('en'), inLanguage('de'));
};

/** The finishes of a material as shades; a shade of the furniture has the name of its finish as id. */
function shadesOf(material: string, surface: Localised): ShadeRecord[] {
  return finishNames
    .filter((id) => finishes[id].material === material)
    .map((id) => ({
      id,
      name: title(finishes[id].name),
      colorFamilyCode: finishes[id].color,
      colorName: finishes[id].name,
      finishName: surface,
      swatch: { finish: id },
    }));
}

const furnitureGroups: ShadeGroupRecord[] = materials.flatMap(({ value, name }) => {
  const surface = surfaces[value];
  const shades = surface ? shadesOf(value, surface) : [];
  return shades.length > 0 ? [{ id: `meuble-${value}`, part: 'furniture' as const, name, shades }] : [];
});

const gloss = words('émail brillant', 'glanzend glazuur', 'gloss glaze', 'glänzend glasiert');
const mattGlaze = words('émail mat', 'mat glazuur', 'matt glaze', 'matt glasiert');
const satin = words('satiné', 'satijn', 'satin', 'seidenmatt');

const vasque = (
  id: string,
  name: Localised,
  colorFamilyCode: string,
  colorName: Localised,
  finishName: Localised,
  swatch: ShadeRecord['swatch'],
): ShadeRecord => ({ id, name, colorFamilyCode, colorName, finishName, swatch });

const vasqueGroups: ShadeGroupRecord[] = [
  {
    id: 'vasque-ceramique',
    part: 'vasque',
    name: words('Céramique', 'Keramiek', 'Ceramic', 'Keramik'),
    shades: [
      vasque(
        'ceramique-blanche',
        words('Céramique blanche', 'Wit keramiek', 'White ceramic', 'Weiße Keramik'),
        'blanc',
        words('blanc', 'wit', 'white', 'Weiß'),
        gloss,
        { color: '#F6F4EF', look: 'gloss' },
      ),
      vasque(
        'ceramique-sable',
        words('Céramique sable', 'Zandkleurig keramiek', 'Sand ceramic', 'Sandfarbene Keramik'),
        'beige',
        words('sable', 'zand', 'sand', 'Sand'),
        mattGlaze,
        { color: '#DCCCB4', look: 'matt' },
      ),
      vasque(
        'ceramique-noire',
        words('Céramique noire', 'Zwart keramiek', 'Black ceramic', 'Schwarze Keramik'),
        'noir',
        words('noir', 'zwart', 'black', 'Schwarz'),
        mattGlaze,
        { color: '#33312E', look: 'matt' },
      ),
      vasque(
        'gres-naturel',
        words('Grès naturel', 'Naturel gres', 'Natural stoneware', 'Steinzeug natur'),
        'brun',
        words('grès', 'gres', 'stoneware', 'Steinzeug'),
        words('émail cendré', 'asglazuur', 'ash glaze', 'Ascheglasur'),
        { color: '#B8A58C', look: 'speckled' },
      ),
    ],
  },
  {
    id: 'vasque-pierre-de-synthese',
    part: 'vasque',
    name: words('Pierre de synthèse', 'Composietsteen', 'Solid surface', 'Mineralwerkstoff'),
    shades: [
      vasque(
        'pierre-blanche',
        words('Pierre blanche', 'Witte steen', 'White stone', 'Weißer Stein'),
        'blanc',
        words('blanc', 'wit', 'white', 'Weiß'),
        satin,
        { color: '#EFEBE3', look: 'matt' },
      ),
      vasque(
        'pierre-argile',
        words('Pierre argile', 'Kleikleurige steen', 'Clay stone', 'Stein in Ton'),
        'brun',
        words('argile', 'klei', 'clay', 'Ton'),
        satin,
        { color: '#B39A84', look: 'matt' },
      ),
      vasque(
        'pierre-ardoise',
        words('Pierre ardoise', 'Leisteengrijs', 'Slate stone', 'Stein in Schiefer'),
        'gris',
        words('ardoise', 'leisteen', 'slate', 'Schiefer'),
        satin,
        { color: '#6A6B6A', look: 'matt' },
      ),
      vasque(
        'terrazzo',
        words('Terrazzo de Carrare', 'Terrazzo uit Carrara', 'Carrara terrazzo', 'Carrara-Terrazzo'),
        'multicolore',
        words('éclats de marbre', 'marmerscherven', 'marble chips', 'Marmorsplitter'),
        words('poli', 'gepolijst', 'polished', 'poliert'),
        { color: '#E6DED2', look: 'terrazzo' },
      ),
    ],
  },
];

/** The colour chart: what washbasins are made in, then what the furniture is made in. */
export const shadeGroups: ShadeGroupRecord[] = [...vasqueGroups, ...furnitureGroups];
