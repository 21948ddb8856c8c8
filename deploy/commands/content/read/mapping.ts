import { readFile } from 'node:fs/promises';
import { SiteError } from 'shared/errors';
import { languages } from 'shared/i18n';
import { z } from 'zod';
import { creatableKind, kindName } from '../../../content-api/import/contract.ts';
import { encodings } from './decode.ts';
import { delimiters } from './delimiter.ts';

const column = z.strictObject({
  /** Its name, or a text with several of them: `{name} {subtype}`. */
  column: z.string(),
  /** Their values and what they are called here; others stay as they are. */
  values: z.record(z.string(), z.string()).default({}),
  /** Numbers are multiplied by it: 0.1 makes centimetres of millimetres. */
  scale: z.number().optional(),
  /** What is between the parts of a list. */
  split: z.string().min(1).optional(),
  /** Put in front of a text, as the beginning of an address. */
  prefix: z.string().default(''),
});
export type MappedColumn = z.infer<typeof column>;

const mappingSchema = z.strictObject({
  kind: kindName.optional(),
  /** Our fields, by their path, and the columns that fill them. */
  columns: z.record(
    z.string(),
    z.union([z.string().transform((name) => column.parse({ column: name })), column], {
      error: 'must be the name of a column, or a record with column, values, scale, split, prefix',
    }),
  ),
  /** Fields that have the same value in every row. */
  constants: z.record(z.string(), z.unknown()).default({}),
  /** What is made from its name where rows refer to it and it does not exist. */
  create: z.array(creatableKind).default([]),
  /** The language of texts that tell none, as a field `heading`, and of the names that are made (French). */
  language: z.enum(languages).optional(),
  delimiter: z.enum(delimiters).optional(),
  encoding: z.enum(encodings).optional(),
});
export type Mapping = z.infer<typeof mappingSchema>;

/** Reads a mapping file. Throws SiteError `command-wrong`, which says what is wrong with it. */
export async function readMapping(path: string): Promise<Mapping> {
  const wrong = (why: string, cause?: unknown) => new SiteError('command-wrong', `${path}: ${why}`, { cause });
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw wrong('cannot be read', cause);
  });
  try {
    return mappingSchema.parse(JSON.parse(text));
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw wrong('is not JSON', cause);
    throw wrong(cause.issues.map(({ path: field, message }) => `${field.join('.')}: ${message}`).join('; '), cause);
  }
}
