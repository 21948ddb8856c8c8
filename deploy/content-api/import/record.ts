import { fallbacks } from 'shared/i18n';
import { placeholder } from 'shared/pictures';
import type { Entry } from './contract.ts';

/** A record on its way in: what a file says, before it is known to be right. */
export type UncheckedRecord = Record<string, unknown>;

/** Whether a value is an object with fields, and no list. */
export const isRecord = (value: unknown): value is UncheckedRecord =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** An entry, or the problem that it is where nothing could be done with its record. */
export function fit(entry: Entry): Entry {
  const { record, ...rest } = entry;
  const problem = record && unfitness(record);
  return problem === undefined ? entry : { ...rest, problem };
}

const deepest = 32;
/** Of the database's whole numbers. */
const largest = 2_147_483_647;

/** Why nothing could be done with a record, whatever its fields are: no database takes it, or none could be asked about it. */
function unfitness(record: UncheckedRecord): string | undefined {
  const left: { value: unknown; depth: number }[] = [{ value: record, depth: 0 }];
  for (let at = left.pop(); at; at = left.pop()) {
    const { value, depth } = at;
    if (typeof value === 'number' && !(Math.abs(value) <= largest)) return 'holds a number that is too large';
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      return 'holds a character that is none';
    if (value === null || typeof value !== 'object') continue;
    if (depth === deepest) return `holds more than ${deepest} records or lists in each other`;
    for (const [key, inner] of Object.entries(value)) {
      // Written into another record, it would change what that one inherits.
      if (key === '__proto__') return 'holds a field __proto__';
      left.push({ value: key, depth: depth + 1 }, { value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}

/**
 * What is stored, changed by what a file says: a field that it does not mention stays as it is, also inside of texts
 * and pictures; lists are replaced; null takes a field away.
 */
export function merged(stored: UncheckedRecord, given: UncheckedRecord): UncheckedRecord {
  const result = { ...stored };
  for (const [field, value] of Object.entries(given)) {
    const before = stored[field];
    if (value === null) delete result[field];
    else result[field] = isRecord(value) ? merged(isRecord(before) ? before : {}, value) : value;
  }
  return result;
}

/** A record with values for fields that it lacks. */
export const withDefaults = (record: UncheckedRecord, defaults: UncheckedRecord): UncheckedRecord => ({
  ...defaults,
  ...record,
});

/** The same for a name that products carry: its value is its own name until somebody writes a better one. */
export const named = (record: UncheckedRecord, position: number): UncheckedRecord =>
  withDefaults(record, { position, ...(typeof record.value === 'string' && { name: { fr: record.value } }) });

/** A value where it is a text with more than blanks; undefined otherwise. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value : undefined;

/** The French of a text that may be anything, or what it says in the next language that has it. */
export const nameOf = (value: unknown): string | undefined =>
  isRecord(value)
    ? fallbacks('fr')
        .map((language) => textOf(value[language]))
        .find(Boolean)
    : undefined;

/** The value that missing texts get; a wrong one is replaced, and reported once. */
export const headingOf = ({ heading }: UncheckedRecord): UncheckedRecord =>
  isRecord(heading) && nameOf(heading) ? heading : { fr: '?' };

/** A name as a part of an address: "Étagère d’angle" becomes `etagere-d-angle`; empty where nothing is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');

const sizes = { card: [688, 916], wide: [1920, 800], tall: [768, 960], square: [480, 480] } as const;

/**
 * The picture of a record where it has none, or the rest of one of which only some is given, as its address; it is
 * described by the record's heading.
 */
export function pictureOr(value: unknown, heading: unknown, shape: keyof typeof sizes): unknown {
  if (value !== undefined && !isRecord(value)) return value;
  const [width, height] = sizes[shape];
  return { url: placeholder, alt: heading, width, height, ...value };
}

/** The same for a picture that a record need not have: only the rest of one that is there. */
export const optionalPicture = (record: UncheckedRecord, field: string, heading: unknown): UncheckedRecord =>
  record[field] === undefined ? {} : { [field]: pictureOr(record[field], heading, 'card') };
