import { type BlockField, blockTypes, fieldsOfBlock } from 'shared/schema';
import { z } from 'zod';
import type { BlockContent } from '../../block-content.generated.ts';
import { address, color, document, link, localised, percent, picture, text } from './shapes.ts';

const hotspotPicture = picture.extend({
  legend: localised.optional(),
  hotspots: z
    .array(
      z.strictObject({
        x: percent,
        y: percent,
        heading: localised,
        text: localised.optional(),
        cta: link.optional(),
        product: text.optional(),
      }),
    )
    .optional(),
});

const shapes = { Image: picture, HotspotImage: hotspotPicture, Link: link, StyledLink: link, Document: document };

const simple = {
  text: localised,
  html: localised,
  'rich-html': localised,
  name: text,
  record: text,
  address,
  'script-address': address,
  color,
  boolean: z.boolean(),
};

function valueShape(field: BlockField): z.ZodType {
  if (field.kind === 'choice') return z.enum(field.values);
  if (field.kind === 'shape') return shapes[field.shape];
  if (field.kind === 'object') return z.strictObject(fieldShapes(fieldsOfBlock(field.type)));
  return simple[field.kind];
}

/** The shapes of fields by the names that they are stored under; `a.b` makes an object `a`. */
function fieldShapes(fields: readonly BlockField[]): Record<string, z.ZodType> {
  const stored = Map.groupBy(
    fields.filter(({ isDerived }) => !isDerived),
    ({ at }) => at[0] ?? '',
  );
  return Object.fromEntries(
    [...stored].map(([name, inside]) => {
      const [only] = inside;
      const isHere = only && only.at.length === 1;
      const value = isHere
        ? valueShape(only)
        : z.strictObject(fieldShapes(inside.map((field) => ({ ...field, at: field.at.slice(1) }))));
      const shape = isHere && only.isList ? z.array(value) : value;
      return [name, inside.some(({ isStored }) => isStored) ? shape : shape.optional()];
    }),
  );
}

const [first, ...others] = blockTypes.map((type) =>
  z.strictObject({ type: z.literal(type), ...fieldShapes(fieldsOfBlock(type)) }),
);
if (!first) throw new Error('The schema has no block');

/** A block as an import may say it: each as `shared/schema/blocks.graphql` describes it. */
export const contentBlock = z.discriminatedUnion('type', [first, ...others]).pipe(z.custom<BlockContent>());
