import { z } from 'zod';
import { menu } from '../../tables.ts';
import { withDefaults } from '../record.ts';
import type { Kind } from './kind.ts';
import { address, alt, link, linkTarget, localised, names, picture, text } from './shapes.ts';

/** Content of which a site has one record: its menus, what visitors often look for, and the mirror finder. */

/** A kind with one record, stored as JSON under a name of the table `menu`. */
const single = <Row extends object>(
  name: string,
  kind: Pick<Kind<Row>, 'called' | 'schema' | 'complete' | 'references'>,
): Kind<Row> => ({
  ...kind,
  refersTo: ['pages', 'products'],
  table: menu,
  key: 'name',
  fixed: { name },
  column: 'content',
});

const submenuCategory = z.strictObject({
  heading: localised,
  items: z.array(link.extend({ image: address.optional() })),
});

const headerRow = z.strictObject({
  menuItems: z.array(
    link.extend({
      key: text,
      image: address.optional(),
      submenuType: text.optional(),
      submenuCategories: z.array(submenuCategory),
    }),
  ),
});

export const header = single('header', {
  called: 'header',
  schema: headerRow,
  complete: (record) => withDefaults(record, { menuItems: [] }),
});

const footerRow = z.strictObject({
  menus: z.array(link),
  address: localised,
  copyright: localised,
  icons: z.array(z.strictObject({ url: address, inLanguage: localised.optional(), alt })).optional(),
  socials: z.array(link),
});

export const footer = single('footer', {
  called: 'footer',
  schema: footerRow,
  complete: (record) => withDefaults(record, { menus: [], socials: [] }),
});

const popularSearchesRow = z.strictObject({
  groups: z.array(
    z.strictObject({ name: localised, data: z.array(z.strictObject({ title: localised, to: linkTarget })) }),
  ),
});

export const popularSearches = single('popular-searches', {
  called: 'list of popular searches',
  schema: popularSearchesRow,
  complete: (record) => withDefaults(record, { groups: [] }),
});

const finderAnswer = z.strictObject({
  icon: address.optional(),
  title: localised,
  subtitle: localised.optional(),
  value: text,
  goTo: text.optional(),
  resultLabel: localised,
});

const finderStep = z.strictObject({
  id: text,
  first: z.boolean(),
  type: z.enum(['single', 'multi']),
  label: localised,
  question: localised,
  subtitle: localised.optional(),
  image: picture.optional(),
  answers: z.array(finderAnswer),
});

const mirrorFinderRow = z
  .strictObject({
    steps: z.array(finderStep),
    mapping: z.array(z.strictObject({ combination: text, products: names })),
  })
  .superRefine(({ steps }, context) => {
    const ids = new Set(steps.map(({ id }) => id));
    for (const [step, { answers }] of steps.entries())
      for (const [answer, { goTo }] of answers.entries())
        if (goTo !== undefined && !ids.has(goTo))
          context.addIssue({
            code: 'custom',
            input: goTo,
            path: ['steps', step, 'answers', answer, 'goTo'],
            message: 'must be the id of a step',
          });
  });

export const mirrorFinder = single('product-finder', {
  called: 'mirror finder',
  schema: mirrorFinderRow,
  complete: (record) => withDefaults(record, { steps: [], mapping: [] }),
  references: ({ mapping }) =>
    mapping.flatMap(({ products }, index) =>
      products.map((value) => ({ kind: 'products' as const, value, field: `mapping.${index}.products` })),
    ),
});
