import { readFile } from 'node:fs/promises';
import { SiteError } from 'shared/errors';
import { languages } from 'shared/i18n';
import { z } from 'zod';
import { creatableKind, type KindName, kindName } from '../contract.ts';
import type { UncheckedRecord } from '../record.ts';
import { delimiters } from './csv.ts';
import { encodings } from './decode.ts';
import { cellValue, type FieldKind, fieldsOf, numberOf, partsOf, setAt, valueAt } from './fields.ts';

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
type MappedColumn = z.infer<typeof column>;

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

/** Where the cells of a foreign row come from: a table by the names of its columns, or a record by its paths. */
type ForeignRow = ((column: string) => string | undefined) | UncheckedRecord;

/** A foreign row as a record of ours. */
export function mappedRecord(
  { columns, constants }: Mapping,
  fields: ReadonlyMap<string, FieldKind>,
  row: ForeignRow,
): UncheckedRecord {
  const record: UncheckedRecord = {};
  for (const [path, value] of Object.entries(constants)) setAt(record, path, value);
  for (const [path, column] of Object.entries(columns)) {
    const cell = cellOf(column.column, (name) => (typeof row === 'function' ? row(name) : valueAt(row, name)));
    const value = translated(cell, column, fields.get(path) ?? 'text');
    if (value !== undefined) setAt(record, path, value);
  }
  return record;
}

/** The columns that a text like `{name} {subtype}` joins. */
export const columnsOf = (text: string): string[] => [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

/** The cell of a column, or, of a text like `{name} {subtype}`, the text with the cells in it; an empty one leaves no gap. */
function cellOf(column: string, cellIn: (name: string) => unknown): unknown {
  const whole = cellIn(column);
  if (whole !== undefined || columnsOf(column).length === 0) return whole;
  const joined = column.replace(/\{([^{}]+)\}/g, (_all, name: string) => String(cellIn(name) ?? ''));
  return joined.replace(/\s+/g, ' ').trim();
}

/** An empty cell says nothing, so that a constant or what is stored stays. */
function translated(cell: unknown, column: MappedColumn, kind: FieldKind): unknown {
  if (cell === undefined || cell === null || cell === '') return undefined;
  const named = (part: string) => column.prefix + (Object.hasOwn(column.values, part) ? column.values[part] : part);
  if (kind === 'list') {
    if (Array.isArray(cell)) return cell.map((part: unknown) => (typeof part === 'string' ? named(part) : part));
    const text = String(cell);
    return text.startsWith('[') ? cellValue(text, kind) : partsOf(text, column.split ?? '|').map(named);
  }
  if (typeof cell === 'object') return cell;
  const text = named(String(cell));
  const factor = column.scale;
  const number = factor === undefined ? undefined : numberOf(text);
  // Six digits: a product of decimals is seldom exact.
  if (factor !== undefined && number !== undefined) return Number((number * factor).toFixed(6));
  return cellValue(text, kind);
}

/** Throws SiteError `command-wrong` where columns are not fields of a kind: all rows would be bad for one reason. */
export function requireFields(where: string, kind: KindName, names: readonly string[]): void {
  const fields = fieldsOf(kind);
  const unknown = names.filter((name) => !fields.has(name));
  if (unknown.length === 0) return;
  const known = [...fields.keys()].map((name) => name.replace(/\.(?:fr|nl|en|de)$/, '.fr|nl|en|de'));
  throw new SiteError(
    'command-wrong',
    `${where}: ${kind} have no field ${unknown.map((name) => `"${name}"`).join(', ')}. They have ${[...new Set(known)].join(', ')}`,
  );
}
