import type { Language } from 'shared/i18n';
import { z } from 'zod';
import type { KindName } from '../contract.ts';
import { kinds } from '../kinds/index.ts';
import { isRecord, type UncheckedRecord } from '../record.ts';

export type FieldKind = 'text' | 'number' | 'boolean' | 'list';

/** The fields of a kind as columns of a table: their paths, as `heading.fr` or `card.url`, and what a cell holds. */
export const fieldsOf = (kind: KindName): Map<string, FieldKind> => new Map(walk(kinds[kind].schema.shape, ''));

function* walk(shape: z.ZodRawShape, before: string): Generator<[string, FieldKind]> {
  for (const [name, field] of Object.entries(shape)) {
    const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
    const path = `${before}${name}`;
    if (inner instanceof z.ZodObject) yield* walk(inner.shape, `${path}.`);
    else if (inner instanceof z.ZodArray) yield [path, 'list'];
    else if (inner instanceof z.ZodNumber) yield [path, 'number'];
    else if (inner instanceof z.ZodBoolean) yield [path, 'boolean'];
    else yield [path, 'text'];
  }
}

/** The path of a field by its name: a text whose name tells no language, as `heading`, is in the one of the file. */
export function pathIn(fields: ReadonlyMap<string, FieldKind>, name: string, language: Language | undefined): string {
  const inLanguage = `${name}.${language}`;
  return !fields.has(name) && fields.has(inLanguage) ? inLanguage : name;
}

/** A record whose texts in no language of their own are in the one of the file. */
export function inLanguage(
  fields: ReadonlyMap<string, FieldKind>,
  record: UncheckedRecord,
  language: Language | undefined,
): UncheckedRecord {
  if (language === undefined) return record;
  for (const path of fields.keys()) {
    const [, name] = /^(.+)\.([a-z]{2})$/.exec(path) ?? [];
    if (!name || path !== `${name}.${language}`) continue;
    const text = valueAt(record, name);
    if (typeof text === 'string') setAt(record, path, text);
  }
  return record;
}

/** Puts a value at a path into a record. A path as `__proto__.x` changes nothing that other objects inherit. */
export function setAt(record: UncheckedRecord, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? path;
  let place = record;
  for (const name of names) {
    const inner = Object.hasOwn(place, name) ? place[name] : undefined;
    const next: UncheckedRecord = isRecord(inner) ? inner : {};
    place[name] = next;
    place = next;
  }
  place[last] = value;
}

/** What is at a path of a record; a field whose own name has the dots comes first. */
export function valueAt(record: UncheckedRecord, path: string): unknown {
  if (Object.hasOwn(record, path)) return record[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      record,
    );
}

const booleans = new Map([
  ...['true', 'yes', 'oui', 'ja', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'non', 'nee', 'nein', '0'].map((word) => [word, false] as const),
]);

/**
 * What a cell means; one that means nothing of its kind stays the text that it is, for the check to complain about.
 * Lists are parts between `|`, or JSON where what they hold is more than words.
 */
export function cellValue(cell: string, kind: FieldKind): unknown {
  switch (kind) {
    case 'number':
      return numberOf(cell) ?? cell;
    case 'boolean':
      return booleans.get(cell.trim().toLowerCase()) ?? cell;
    case 'list':
      return cell.trimStart().startsWith('[') ? (json(cell) ?? cell) : partsOf(cell, '|');
    default:
      return cell;
  }
}

/** The parts of a cell between separators, without the blanks around them; empty ones are left out. */
export const partsOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** A number as people of any country write it: of two different signs the last begins the decimals, one alone does. */
export function numberOf(cell: string): number | undefined {
  const compact = cell.replace(/[\s\u00a0\u202f’']/g, '');
  if (!/^[+-]?\d[\d.,]*$/.test(compact)) return undefined;
  const sign = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (sign === -1) return Number(compact);
  const [mark, other] = compact[sign] === '.' ? ['.', ','] : [',', '.'];
  const isDecimal = compact.indexOf(mark) === sign;
  // The same sign twice, as in 1.234.567, only groups the digits; groups have three of them.
  if (!isDecimal)
    return compact.includes(other) || !/^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(compact)
      ? undefined
      : Number(compact.replaceAll(mark, ''));
  return Number(compact.replaceAll(other, '').replace(mark, '.'));
}

function json(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}
