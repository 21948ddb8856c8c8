import { inArray, sql } from 'drizzle-orm';
import type { Language } from 'shared/i18n';
import type { Database } from '../../database/index.ts';
import { collection, material, productType, stagedRow } from '../tables.ts';
import type { Writer } from '../writing/upsert.ts';
import type { creatableKinds, ImportOptions, KindName } from './contract.ts';
import { kinds } from './kinds/index.ts';
import type { Reference } from './kinds/kind.ts';
import { collections } from './kinds/names.ts';
import { pageOfCollection } from './missing-pages.ts';
import { slugOf, textOf, type UncheckedRecord } from './record.ts';
import { stageMadePages, stageRows } from './stage-batch.ts';

export type Vocabulary = Awaited<ReturnType<typeof openVocabulary>>;

/**
 * The few names that many rows refer to: those of the database and those that this import brings. What may be created
 * is created when a row first refers to it; `created` gets a sentence about it.
 */
export async function openVocabulary(
  db: Pick<Database, 'select'>,
  { create, language }: Pick<ImportOptions, 'create' | 'language'>,
  created: string[],
) {
  /** Each name with the one that it belongs under, which only sub types have. */
  const known = {
    types: new Map((await db.select().from(productType)).map(({ value, parent }) => [value, parent])),
    materials: withoutParents(await db.select({ name: material.value }).from(material)),
    collections: withoutParents(await db.select({ name: collection.id }).from(collection)),
  };
  type Names = keyof typeof known;
  const isNames = (kind: string): kind is Names => Object.hasOwn(known, kind);
  const staged = await db
    .select({ kind: stagedRow.kind, name: stagedRow.key, parent: sql<string | null>`${stagedRow.fields} ->> 'parent'` })
    .from(stagedRow)
    .where(inArray(stagedRow.kind, Object.keys(known)));
  for (const { kind, name, parent } of staged) if (isNames(kind)) known[kind].set(name, parent);
  const creatable = (kind: KindName) => create.find((one) => one === kind);
  const unwritten: NewName[] = [];
  /** What a file calls the materials and collections whose value had to be made fit for addresses. */
  const labels = new Map<string, string>();

  function resolved(kind: 'materials' | 'collections', value: string): string {
    if (!creatable(kind) || known[kind].has(value)) return value;
    const fit = slugOf(value) || value;
    labels.set(fit, value);
    return fit;
  }

  return {
    /** Whether it knows all names of a kind. */
    has: (kind: KindName): boolean => isNames(kind),

    /** A row of this import brings a name itself. */
    learn(kind: KindName, key: string, row: object): void {
      if (isNames(kind)) known[kind].set(key, 'parent' in row && typeof row.parent === 'string' ? row.parent : null);
    },

    /** A product as the file has it, its materials and collection by the value that they have or will have. */
    resolve(record: UncheckedRecord): UncheckedRecord {
      const id = textOf(record.collectionId);
      const materials: unknown = record.materials;
      return {
        ...record,
        ...(id && { collectionId: resolved('collections', id) }),
        ...(Array.isArray(materials) && {
          materials: materials.map((one) => (typeof one === 'string' ? resolved('materials', one) : one)),
        }),
      };
    },

    /** What is wrong with a reference, or undefined; an unknown name that may be created is right from now on. */
    problemOf({ kind, value, parent }: Reference): string | undefined {
      if (!isNames(kind)) return undefined;
      const found = known[kind].get(value);
      const one = kinds[kind].called;
      const maker = creatable(kind);
      if (found === undefined && !maker) return `there is no ${one} "${value}"`;
      if (found === undefined && maker) {
        known[kind].set(value, parent ?? null);
        unwritten.push({
          kind: maker,
          value,
          parent,
          label: labels.get(value) ?? value,
          position: known[kind].size,
          language,
        });
        created.push(`${parent ? 'sub type' : one} ${value}`);
      } else if (parent !== undefined && found !== parent)
        return found ? `"${value}" is a sub type of "${found}"` : `"${value}" is a type and not a sub type`;
      return undefined;
    },

    /** Stages what the rows before this had created. */
    stage: (tx: Writer): Promise<void> => stageNewNames(tx, unwritten.splice(0)),
  };
}

const withoutParents = (rows: { name: string }[]): Map<string, string | null> =>
  new Map(rows.map(({ name }) => [name, null]));

/** A type, material or collection that products refer to and that no record describes. */
interface NewName {
  kind: (typeof creatableKinds)[number];
  value: string;
  /** What visitors read until somebody writes a better name. */
  label: string;
  /** The type of a sub type. */
  parent: string | undefined;
  position: number;
  /** The language of its label. */
  language: Language;
}

/** Stages rows of names; a collection gets a page. */
async function stageNewNames(tx: Writer, names: readonly NewName[]): Promise<void> {
  for (const [kind, ones] of Map.groupBy(names, (one) => one.kind))
    await stageRows(
      tx,
      kind,
      ones.map((one) => ({ key: one.value, row: rowOf(one) })),
    );
  const made = names.filter(({ kind }) => kind === 'collections');
  await stageMadePages(
    tx,
    made.map((one) => pageOfCollection(collectionOf(one))),
  );
}

function rowOf(name: NewName): object {
  const { kind, value, label, parent, position, language } = name;
  if (kind === 'collections') return collectionOf(name);
  return { value, name: { [language]: label }, position, ...(kind === 'types' && { parent }) };
}

const collectionOf = ({ value, label, position, language }: NewName) =>
  collections.schema.parse(collections.complete({ id: value, heading: { [language]: label } }, position));
