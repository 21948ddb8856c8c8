import { fallbacks } from 'shared/i18n';

/** A record on its way in: what a file says, before it is known to be right. */
export type UncheckedRecord = Record<string, unknown>;

/** Whether a value is an object with fields, and no list. */
export const isRecord = (value: unknown): value is UncheckedRecord =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

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

/** A row of the database as a record of the exchange: the fields of its shape, without those that are empty. */
export const recordOf = (row: object, { shape }: { shape: object }): UncheckedRecord =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([field, value]) => Object.hasOwn(shape, field) && value !== null && value !== undefined,
    ),
  );

/** A record with values for fields that it lacks. */
export const withDefaults = (record: UncheckedRecord, defaults: UncheckedRecord): UncheckedRecord => ({
  ...defaults,
  ...record,
});

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
