import type { Localised } from '../../content-api/content.ts';
import { words } from './words.ts';

export interface Finish {
  /** The `value` of the material. */
  material: string;
  /** The colour family, by the French key of the filters (R232). */
  color: string;
  name: Localised;
  /** What the drawings paint it with: the face, its lit and its shaded edge; `grain` for wood. */
  paint: { face: string; light: string; shade: string; grain?: string };
}

/** Everything that the furniture is made in. */
export const finishes = {
  oak: {
    material: 'chene-massif',
    color: 'bois',
    name: words('chêne naturel', 'naturel eiken', 'natural oak', 'Eiche natur'),
    paint: { face: '#C9A477', light: '#DDBF97', shade: '#A27E54', grain: '#B08A5C' },
  },
  smokedOak: {
    material: 'chene-massif',
    color: 'marron',
    name: words('chêne fumé', 'gerookt eiken', 'smoked oak', 'Räuchereiche'),
    paint: { face: '#7D6047', light: '#957658', shade: '#5B4432', grain: '#684E39' },
  },
  walnut: {
    material: 'noyer',
    color: 'marron',
    name: words('noyer', 'notenhout', 'walnut', 'Nussbaum'),
    paint: { face: '#83583A', light: '#9E7050', shade: '#5E3D27', grain: '#6C472E' },
  },
  white: {
    material: 'laque-mate',
    color: 'blanc',
    name: words('blanc craie', 'krijtwit', 'chalk white', 'Kreideweiß'),
    paint: { face: '#F3EFE8', light: '#FFFFFF', shade: '#CFC8BC' },
  },
  sage: {
    material: 'laque-mate',
    color: 'vert',
    name: words('vert sauge', 'saliegroen', 'sage green', 'Salbeigrün'),
    paint: { face: '#93A08A', light: '#A9B5A1', shade: '#6F7C67' },
  },
  fog: {
    material: 'laque-mate',
    color: 'gris',
    name: words('gris brume', 'nevelgrijs', 'mist grey', 'Nebelgrau'),
    paint: { face: '#B4B3AD', light: '#C8C7C2', shade: '#8D8C86' },
  },
  sand: {
    material: 'laque-mate',
    color: 'beige',
    name: words('sable', 'zand', 'sand', 'Sand'),
    paint: { face: '#D8C4A8', light: '#E8D9C3', shade: '#B19B7D' },
  },
  blush: {
    material: 'laque-mate',
    color: 'rose',
    name: words('rose argile', 'kleiroze', 'clay pink', 'Tonrosa'),
    paint: { face: '#CFA595', light: '#DFBCAF', shade: '#A97E6E' },
  },
  petrol: {
    material: 'laque-mate',
    color: 'bleu',
    name: words('bleu pétrole', 'petrolblauw', 'petrol blue', 'Petrolblau'),
    paint: { face: '#34585F', light: '#4B7179', shade: '#223E44' },
  },
  night: {
    material: 'laque-mate',
    color: 'noir',
    name: words('noir encre', 'inktzwart', 'ink black', 'Tintenschwarz'),
    paint: { face: '#35332F', light: '#4C4945', shade: '#1F1D1A' },
  },
  blackMetal: {
    material: 'metal',
    color: 'noir',
    name: words('métal noir', 'zwart metaal', 'black metal', 'schwarzes Metall'),
    paint: { face: '#2B2926', light: '#4A4743', shade: '#171614' },
  },
  brass: {
    material: 'metal',
    color: 'doré',
    name: words('laiton brossé', 'geborsteld messing', 'brushed brass', 'gebürstetes Messing'),
    paint: { face: '#B8935A', light: '#D6B881', shade: '#8E6D3C' },
  },
  limedOak: {
    material: 'chene-massif',
    color: 'bois',
    name: words('chêne blanchi', 'witgekalkt eiken', 'limed oak', 'gekalkte Eiche'),
    paint: { face: '#DDCFB8', light: '#EFE5D3', shade: '#B5A588', grain: '#C6B698' },
  },
  terracotta: {
    material: 'laque-mate',
    color: 'orange',
    name: words('terre cuite', 'terracotta', 'terracotta', 'Terrakotta'),
    paint: { face: '#BC7A58', light: '#CF9476', shade: '#935A3C' },
  },
  ochre: {
    material: 'laque-mate',
    color: 'jaune',
    name: words('jaune ocre', 'okergeel', 'ochre yellow', 'Ockergelb'),
    paint: { face: '#C9A24F', light: '#DCBC76', shade: '#9C7A33' },
  },
  brick: {
    material: 'laque-mate',
    color: 'rouge',
    name: words('rouge brique', 'baksteenrood', 'brick red', 'Ziegelrot'),
    paint: { face: '#93483A', light: '#AC6354', shade: '#6E3227' },
  },
  plum: {
    material: 'laque-mate',
    color: 'violet',
    name: words('prune', 'pruim', 'plum', 'Pflaume'),
    paint: { face: '#5F4453', light: '#7A5C6C', shade: '#432E3A' },
  },
  clay: {
    material: 'pierre-de-synthese',
    color: 'brun',
    name: words('argile', 'klei', 'clay', 'Ton'),
    paint: { face: '#B39A84', light: '#C7B19D', shade: '#8C745F' },
  },
  chalkStone: {
    material: 'pierre-de-synthese',
    color: 'blanc',
    name: words('pierre craie', 'krijtsteen', 'chalk stone', 'Kreidestein'),
    paint: { face: '#E8E2D7', light: '#F6F2EA', shade: '#C3BBAC' },
  },
  steel: {
    material: 'metal',
    color: 'argenté',
    name: words('acier brossé', 'geborsteld staal', 'brushed steel', 'gebürsteter Stahl'),
    paint: { face: '#A9AAA8', light: '#CFD0CE', shade: '#7B7C7A' },
  },
  copper: {
    material: 'metal',
    color: 'cuivré',
    name: words('cuivre patiné', 'gepatineerd koper', 'aged copper', 'patiniertes Kupfer'),
    paint: { face: '#A8694A', light: '#C98E6E', shade: '#7C4830' },
  },
} as const satisfies Record<string, Finish>;

export type FinishName = keyof typeof finishes;

const isFinishName = (name: string): name is FinishName => Object.hasOwn(finishes, name);
export const finishNames: FinishName[] = Object.keys(finishes).filter(isFinishName);
