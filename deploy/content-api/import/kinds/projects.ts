import { z } from 'zod';
import { project, projectChoice } from '../../tables.ts';
import { nameOf, pictureOr, slugOf, withDefaults } from '../record.ts';
import type { Kind } from './kind.ts';
import { localised, names, picture, position, slug, text } from './shapes.ts';

/** What the project configurator offers, and what it recommends for a choice. */

const surfaceRow = z.strictObject({ id: text, position, name: localised, image: picture });

export const surfaces: Kind<z.infer<typeof surfaceRow>> = {
  called: 'surface',
  table: projectChoice,
  key: 'id',
  fixed: { kind: 'surface' },
  schema: surfaceRow,
  complete: (record, position) => ({
    ...withDefaults(record, { position, id: slugOf(nameOf(record.name) ?? '') || undefined }),
    image: pictureOr(record.image, record.name, 'square'),
  }),
};

const familySituationRow = z.strictObject({ id: text, position, name: localised });

export const familySituations: Kind<z.infer<typeof familySituationRow>> = {
  called: 'family situation',
  table: projectChoice,
  key: 'id',
  fixed: { kind: 'familySituation' },
  schema: familySituationRow,
  complete: (record, position) =>
    withDefaults(record, { position, id: slugOf(nameOf(record.name) ?? '') || undefined }),
};

const projectRow = z.strictObject({
  id: slug,
  position,
  heading: localised,
  surface: text,
  familySituation: text,
  inspiration: text,
  products: names,
});

export const projects: Kind<z.infer<typeof projectRow>> = {
  called: 'project',
  table: project,
  key: 'id',
  schema: projectRow,
  complete: (record, position) => withDefaults(record, { position, products: [] }),
  references: ({ surface, familySituation, inspiration, products }) => [
    { kind: 'surfaces', value: surface, field: 'surface' },
    { kind: 'family-situations', value: familySituation, field: 'familySituation' },
    { kind: 'inspirations', value: inspiration, field: 'inspiration' },
    ...products.map((value) => ({ kind: 'products' as const, value, field: 'products' })),
  ],
  refersTo: ['surfaces', 'family-situations', 'inspirations', 'products'],
};
