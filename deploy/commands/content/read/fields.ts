import type { Language } from 'shared/i18n';
import { z } from 'zod';
import type { KindName } from '../../../content-api/import/contract.ts';
import { kinds } from '../../../content-api/import/kinds/index.ts';
import { isRecord, type UncheckedRecord } from '../../../content-api/import/record.ts';

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
  for (const path of fields.keys()) {
    const [, name] = /^(.+)\.([a-z]{2})$/.exec(path) ?? [];
    if (!name || path !== `${name}.${language}`) continue;
    const text = valueAt(record, name);
    if (typeof text === 'string') setAt(record, path, text);
  }
  return record;
}

/** Puts a value at a path into a record. */
export function setAt(record: UncheckedRecord, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? path;
  let place = record;
  for (const name of names) {
    const inner = place[name];
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
