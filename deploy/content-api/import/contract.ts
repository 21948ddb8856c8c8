import { languages } from 'shared/i18n';
import { z } from 'zod';
import { person, reason } from '../../registry/contract.ts';
import { datesSchema } from '../../registry/dated/contract.ts';

/** In the order in which they refer to each other: what is referred to is first. */
export const kindNames = [
  'brand',
  'types',
  'materials',
  'collections',
  'inspirations',
  'categories',
  'shade-groups',
  'shades',
  'handle-categories',
  'handles',
  'washbasins',
  'products',
  'articles',
  'stores',
  'surfaces',
  'family-situations',
  'projects',
  'pages',
  'words',
  'header',
  'footer',
  'popular-searches',
  'mirror-finder',
] as const;
export type KindName = (typeof kindNames)[number];

export const kindName = z.enum(kindNames);

/** What may be made from its name alone, where products refer to it and it does not exist. */
export const creatableKinds = ['types', 'materials', 'collections'] as const;
export const creatableKind = z.enum(creatableKinds);

/** One line of `POST /content/import`: a record as it is in a file, or why it could not be read at all. */
export const entrySchema = z.object({
  kind: kindName,
  file: z.string(),
  line: z.int(),
  /** Which record of its file it is, from 1, where many may be on one line: in JSON. */
  number: z.int().optional(),
  record: z.record(z.string(), z.unknown()).optional(),
  problem: z.string().optional(),
});
export type Entry = z.infer<typeof entrySchema>;

/** The query of `POST /content/import`. */
export const importOptions = z.object({
  /** What the files say, as a digest: the same again goes on where it was broken off. */
  id: z.string().regex(/^[\da-f]{64}$/),
  /** How many rows the sender leaves out, as they are staged. */
  from: z.coerce.number().int().min(0),
  skipBad: z.stringbool(),
  dryRun: z.stringbool(),
  create: z
    .string()
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(creatableKind)),
  /** The language of the names that are created. */
  language: z.enum(languages).default('fr'),
  /** Whether the rows stay staged, to be looked at before they are live. */
  preview: z.stringbool().optional(),
  /** Who imports, and the reason, for the history. */
  by: person.optional(),
  why: reason.optional(),
  ...datesSchema.partial().shape,
});
export type ImportOptions = z.infer<typeof importOptions>;

/** A bad row, and the field that is wrong; without a field the row as a whole is. */
export const problemSchema = z.object({
  file: z.string(),
  line: z.int(),
  number: z.int().optional(),
  /** What the record is known by, beside its number: its uid, for one. */
  key: z.string().optional(),
  field: z.string().optional(),
  message: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

export const reportSchema = z.object({
  /** Rows of the files: all, those that are bad, and what became of the good ones. */
  read: z.int(),
  bad: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Pages that products and collections got because they had none. */
  pages: z.int(),
  /** The names that were made because products refer to them. */
  created: z.array(z.string()),
  /** Whether the database has taken the rows in. */
  written: z.boolean(),
  /** The number of the change that it is then. */
  change: z.int().optional(),
  /** The number under which it is dated. */
  dated: z.int().optional(),
  /** The number of the preview that it is, in place of being live. */
  preview: z.int().optional(),
  /** The first of them; `problemCount` counts all. */
  problems: z.array(problemSchema),
  problemCount: z.int(),
  /** The same, summed up: in how many rows a field has one and the same thing wrong with it; the most frequent first. */
  summary: z.array(z.object({ field: z.string().optional(), message: z.string(), rows: z.int() })),
});
export type Report = z.infer<typeof reportSchema>;

/** How many rows of an import are staged already. */
export const stagedSchema = z.object({ read: z.int() });

/** How much of what has changed search has still to take in. */
export const pendingSchema = z.object({ left: z.int() });

/** A report lists this many problems, and counts the rest. */
export const problemLimit = 200;
