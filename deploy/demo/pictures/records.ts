import { z } from 'zod';
import type { LayoutContent, Localised, ProductMaterialContent } from '../../content-api/content.ts';
import { articles as articleKind, inspirations as inspirationKind } from '../../content-api/import/kinds/editorial.ts';
import { collections as collectionKind } from '../../content-api/import/kinds/names.ts';
import {
  handles as handleKind,
  shades as shadeKind,
  washbasins as washbasinKind,
} from '../../content-api/import/kinds/options.ts';
import { products as productKind } from '../../content-api/import/kinds/products.ts';
import { recordsOf } from '../content.ts';
import constructionsJson from './constructions.json' with { type: 'json' };
import finishesJson from './finishes.json' with { type: 'json' };
import roomsJson from './rooms.json' with { type: 'json' };
import smallJson from './small.json' with { type: 'json' };

/** The records of the content with what their pictures and documents are drawn from, which the files beside this one say. */

export interface Finish {
  /** The `value` of the material. */
  material: string;
  /** The colour family, by the French key of the filters. */
  color: string;
  name: Localised;
  /** What the drawings paint it with: the face, its lit and its shaded edge; `grain` for wood. */
  paint: { face: string; light: string; shade: string; grain?: string };
}

/** Everything that the furniture is made in. */
export const finishes: Record<keyof typeof finishesJson, Finish> = finishesJson;
export type FinishName = keyof typeof finishesJson;

const isFinishName = (name: string): name is FinishName => Object.hasOwn(finishes, name);
export const finishNames: FinishName[] = Object.keys(finishes).filter(isFinishName);

const finishName = z.string().refine(isFinishName);
const mirrorShape = z.enum(['round', 'rectangle', 'arch', 'pebble']);
const yes = z.literal(true).optional();

/** How a product is built; its picture is drawn from this. */
const construction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('unit'),
    /** Drawers side by side and one above the other. */
    columns: z.number(),
    rows: z.number(),
    basins: z.union([z.literal(1), z.literal(2)]),
    basin: z.enum(['integrated', 'bowl']),
    mirror: mirrorShape,
    fluted: yes,
    /** An open shelf under the drawers. */
    openShelf: yes,
    /** Doors instead of drawers; the columns say how many. */
    doors: yes,
    /** An arch, milled into every front. */
    arched: yes,
    frame: finishName.optional(),
    handles: finishName.optional(),
  }),
  z.strictObject({
    kind: z.literal('cabinet'),
    doors: z.number(),
    drawers: z.number(),
    fluted: yes,
    arched: yes,
    open: yes,
    /** It hangs over the washbasin, or over a machine. */
    high: yes,
    /** Doors side by side instead of one above the other. */
    wide: yes,
    frame: finishName.optional(),
    handles: finishName.optional(),
  }),
  z.strictObject({
    kind: z.literal('mirror'),
    shape: mirrorShape,
    lit: yes,
    framed: yes,
    doors: z.number().optional(),
  }),
  z.strictObject({ kind: z.literal('shelf'), boards: z.number(), frame: finishName.optional() }),
  z.strictObject({ kind: z.literal('niche') }),
  z.strictObject({ kind: z.literal('rail') }),
  z.strictObject({ kind: z.literal('hooks'), count: z.number() }),
  z.strictObject({ kind: z.literal('stool') }),
  z.strictObject({ kind: z.literal('tray') }),
]);
export type Construction = z.infer<typeof construction>;

/** What a picture of a room is drawn with: the wall, its facing, and the main finish. */
const scene = z.object({ wall: z.string(), facing: z.enum(['plaster', 'tiles', 'panels']), finish: finishName });
export type SceneRecord = z.infer<typeof scene>;

const icon = z.enum(['line', 'wave', 'leaf', 'moon', 'drop', 'frame', 'square', 'arch', 'boat', 'bowl']);
const drawing = z.enum([
  'morning',
  'evening',
  'swatch',
  'room',
  'detail',
  'bench',
  'dovetails',
  'plane',
  'offcuts',
  'timber',
  'dispatch',
  'check',
  'sketch',
  'oil',
  'brass',
]);

const constructions = z.record(z.string(), construction).parse(constructionsJson);
const rooms = z
  .strictObject({
    collections: z.record(z.string(), scene.extend({ icon })),
    inspirations: z.record(z.string(), scene.extend({ collection: z.string() })),
    articles: z.record(z.string(), scene.extend({ drawing, unit: z.string().optional() })),
  })
  .parse(roomsJson);
const small = z
  .strictObject({
    shades: z.record(
      z.string(),
      z.strictObject({ color: z.string(), look: z.enum(['gloss', 'matt', 'speckled', 'terrazzo']) }),
    ),
    handles: z.record(
      z.string(),
      z.strictObject({
        shape: z.enum(['groove', 'cut', 'bar', 'edge', 'knob', 'ring', 'shell', 'strap']),
        finish: finishName,
      }),
    ),
    washbasins: z.record(
      z.string(),
      z.strictObject({
        shape: z.enum(['slab', 'double', 'bowl', 'oval', 'square', 'low', 'small']),
        shade: z.string(),
        on: finishName,
        tap: finishName,
        /** The basin of a stone top is carved, straight down; or it falls gently to a slit at the back. */
        sloping: yes,
      }),
    ),
  })
  .parse(smallJson);

/** What is drawn of a record; throws where the file of drawings has none. */
function drawn<Of>(of: Record<string, Of>, id: string): Of {
  const found = of[id];
  if (!found) throw new Error(`Nothing says how ${id} is drawn`);
  return found;
}

export interface ProductRecord {
  uid: string;
  slug: string;
  line: string | undefined;
  collection: string | undefined;
  type: string;
  subType: string | undefined;
  /** Width, height and depth in centimetres. */
  size: readonly [number, number, number];
  /** The first one is in the picture. */
  finishes: readonly [FinishName, ...FinishName[]];
  materials: ProductMaterialContent[];
  heading: Localised;
  description: Localised;
  construction: Construction;
  layout: LayoutContent | undefined;
  /** Whether its gallery has a picture from the side. */
  fromTheSide: boolean;
  handles: readonly string[];
  washbasins: readonly string[];
}

/** The catalogue, in its order. A product comes in those of its shades that are finishes. */
export const products: ProductRecord[] = recordsOf(productKind).map((row) => {
  const { uid, slug, line, heading, description, materials, layout, handles, washbasins } = row;
  const [first, ...others] = row.shades.filter(isFinishName);
  if (!first) throw new Error(`${slug} comes in no finish`);
  return {
    ...{ uid, slug, line, heading, description, materials, layout, handles, washbasins },
    fromTheSide: row.carrousel !== undefined,
    collection: row.collectionId,
    type: row.productType,
    subType: row.productSubType,
    size: [row.width ?? 0, row.height ?? 0, row.depth ?? 0],
    finishes: [first, ...others],
    construction: drawn(constructions, slug),
  };
});

export const washbasinUnits: ProductRecord[] = products.filter(({ construction: { kind } }) => kind === 'unit');

/** The collections, as the site lists them. */
export const collections = recordsOf(collectionKind).map((row) => {
  const { icon, ...scene } = drawn(rooms.collections, row.id);
  return { ...row, icon, scene };
});
export type CollectionRecord = (typeof collections)[number];

/** The inspirations, each with the collection that its room is furnished with. */
export const inspirations = recordsOf(inspirationKind).map((row) => {
  const { collection, ...scene } = drawn(rooms.inspirations, row.id);
  return { ...row, collection, scene };
});
export type InspirationRecord = (typeof inspirations)[number];

/** The articles of the journal, the newest first, with what their pictures show. */
export const articles = recordsOf(articleKind).map((row) => {
  const { drawing, unit, ...scene } = drawn(rooms.articles, row.id);
  return { ...row, drawing, unit, scene };
});
export type ArticleRecord = (typeof articles)[number];

/** The colour chart. A swatch is drawn as a finish of the furniture, or as a plain colour with a pattern. */
export const shades = recordsOf(shadeKind).map(({ id }) => ({
  id,
  swatch: isFinishName(id) ? { finish: id } : drawn(small.shades, id),
}));
export type ShadeRecord = (typeof shades)[number];

/** All handles, in the order of their categories. */
export const handles = recordsOf(handleKind).map(({ id, heading }) => ({
  id,
  heading,
  drawing: drawn(small.handles, id),
}));
export type HandleRecord = (typeof handles)[number];

/** The washbasins that units carry. */
export const washbasins = recordsOf(washbasinKind).map(({ id, heading }) => ({
  id,
  heading,
  drawing: drawn(small.washbasins, id),
}));
export type WashbasinRecord = (typeof washbasins)[number];
