import { countryNames } from 'shared/i18n';
import { z } from 'zod';
import { brand as table } from '../../tables.ts';
import { textOf, withDefaults } from '../record.ts';
import type { Kind } from './kind.ts';
import { color, localised, text } from './shapes.ts';

const host = z.hostname('must be a host name, as www.example.org').optional();

const brandRow = z.strictObject({
  name: text.max(60),
  tagline: localised,
  description: localised,
  hosts: z.strictObject(Object.fromEntries(countryNames.map((country) => [country, host]))),
  icon: z
    .string()
    .regex(/^\/pictures\/.*\.svg$/, { error: 'must be a drawing, as /pictures/icon.svg' })
    .optional(),
  themeColor: color.optional(),
  backgroundColor: color.optional(),
  mailFrom: z.email('must be an e-mail address').optional(),
  contactMailTo: z.email('must be an e-mail address').optional(),
  securityContact: z
    .union([z.email(), z.url({ protocol: /^https$/ })], 'must be an e-mail address, or https://…')
    .optional(),
});

/** Whose site it is: one record, without an id of its own. */
export const brand: Kind<z.infer<typeof brandRow>> = {
  called: 'brand',
  table,
  key: 'id',
  fixed: { id: 'brand' },
  schema: brandRow,
  complete: (record) => {
    const name = textOf(record.name) ?? '?';
    return withDefaults(record, { tagline: { fr: name }, description: { fr: name }, hosts: {} });
  },
};
