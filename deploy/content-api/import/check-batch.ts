import { and, eq, getTableColumns, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { inWords } from '../html-to-words.ts';
import { picturesElsewhereIn } from '../pictures-elsewhere.ts';
import { stagedRow } from '../tables.ts';
import { statementsFor } from '../writing/upsert.ts';
import type { Entry, KindName, Problem } from './contract.ts';
import { duplicateKeys, duplicateSlugs, giveAddresses } from './duplicates.ts';
import { type Checked, type CheckedRow, type Kind, type Reference, recordOf, rowsOf } from './kinds/kind.ts';
import { sharedAddresses } from './page-addresses.ts';
import { plainWords, problemsOf } from './problems.ts';
import { isRecord, merged, textOf, type UncheckedRecord } from './record.ts';
import { unknownReferences } from './references.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Batch {
  name: KindName;
  kind: Kind<object>;
  entries: readonly Entry[];
  vocabulary: Vocabulary;
  positions: Positions;
  /** The hosts that gateways fetch pictures from. */
  pictureHosts: readonly string[];
}

type Reader = Pick<Database, 'execute' | 'select'>;

/** Makes whole rows of records, together with what is stored of them, and says what is wrong with the others. */
export async function checkBatch(tx: Reader, batch: Batch): Promise<Checked> {
  const { name, kind, entries, vocabulary, positions, pictureHosts } = batch;
  const problems: Problem[] = [];
  const report = ({ file, line, number, record }: Entry, message: string, field?: string) => {
    const key = number && record ? textOf(record[kind.key]) : undefined;
    problems.push({ file, line, ...(number && { number }), ...(key && { key }), message, ...(field && { field }) });
  };

  const records = entries.flatMap((entry) => {
    if (!entry.record) {
      report(entry, entry.problem ?? 'holds no record');
      return [];
    }
    const record = inWords(entry.record, kind.html);
    return [{ entry, record: name === 'products' ? vocabulary.resolve(record) : record }];
  });
  const all = records.map(({ entry, record }) => ({ entry, record, key: keyOf(kind, record) }));
  const repeated = await duplicateKeys(tx, `${name}.${kind.key}`, all);
  for (const [{ entry }, message] of repeated) report(entry, message, kind.key);
  const keyed = all.filter((one) => !repeated.has(one));
  const keys = keyed.flatMap(({ key }) => key ?? []);
  const stored = await readStored(tx, kind, keys);
  const made = await readMade(tx, batch, keys);
  await positions.open(tx, name, kind);
  const whole = keyed.map(({ entry, record, key }) => {
    const before = key === undefined ? undefined : (stored.get(key) ?? made.get(key));
    const after = merged(before ?? {}, record);
    const position = after.position === undefined ? positions.next(name) : 0;
    return { entry, record: kind.complete(after, position) };
  });
  if (kind.slugCandidates) {
    const incomplete = whole.map(({ record }) => record);
    await giveAddresses(tx, incomplete, kind.slugCandidates);
  }

  const rows: CheckedRow[] = [];
  const named: { of: CheckedRow; reference: Reference }[] = [];
  for (const { entry, record } of whole) {
    const result = kind.schema.safeParse(record, { error: plainWords, reportInput: true });
    if (!result.success) {
      for (const { field, message } of problemsOf(result.error)) report(entry, message, field);
      continue;
    }
    const row = result.data;
    const references = kind.references?.(row) ?? [];
    // The few names that products refer to are known; whatever else a row names is looked up for all of them together.
    const isKnown = ({ kind: other }: Reference) => name === 'products' && vocabulary.has(other);
    const wrong = references.filter(isKnown).flatMap((reference) => {
      const message = vocabulary.problemOf(reference);
      return message ? [{ field: reference.field, message }] : [];
    });
    wrong.push(...strangePictures(record, pictureHosts));
    for (const { field, message } of wrong) report(entry, message, field);
    const key = keyOf(kind, record);
    if (wrong.length || key === undefined) continue;
    const of = { key, row, entry };
    rows.push(of);
    named.push(...references.filter((one) => !isKnown(one)).map((reference) => ({ of, reference })));
    vocabulary.learn(name, key, row);
  }
  const wrongTogether = [
    ...(await duplicateSlugs(tx, name, rows)),
    ...(await sharedAddresses(tx, rows)),
    ...(await unknownReferences(tx, named)),
  ];
  for (const { of, field, message } of wrongTogether) report(of.entry, message, field);
  const bad = new Set(wrongTogether.map(({ of }) => of));
  const place = new Map(entries.map((entry, index) => [placeIn(entry), index]));
  const placeOf = (problem: Problem) => place.get(placeIn(problem)) ?? 0;
  problems.sort((a, b) => placeOf(a) - placeOf(b));
  return { rows: rows.filter((row) => !bad.has(row)), problems, stored };
}

const placeIn = ({ file, line, number }: Problem | Entry): string => `${file}:${line}:${number ?? ''}`;

/** The pictures of a record that no gateway would fetch. */
const strangePictures = (record: UncheckedRecord, hosts: readonly string[]) =>
  [...picturesElsewhereIn(record)].flatMap(({ field, url }) => {
    const host = URL.parse(url)?.host ?? '';
    return hosts.includes(host)
      ? []
      : [
          {
            field,
            message: `lies on ${host}, which the setting PICTURE_HOSTS does not name, is ${JSON.stringify(url)}`,
          },
        ];
  });

/** The key of a record as it is in a file, or as it follows from its other fields; a single record has the one of its kind. */
const keyOf = (kind: Kind<object>, record: UncheckedRecord): string | undefined =>
  kind.fixed?.[kind.key] ?? textOf(record[kind.key] ?? kind.complete(record, 0)[kind.key]);

/** The pages that this import has made for rows without one: what a file says of them changes them. */
async function readMade(tx: Reader, { name, kind }: Batch, keys: string[]): Promise<Map<string, UncheckedRecord>> {
  if (name !== 'pages' || keys.length === 0) return new Map();
  const made = await tx
    .select({ key: stagedRow.key, fields: stagedRow.fields })
    .from(stagedRow)
    .where(and(eq(stagedRow.kind, name), stagedRow.isMade, inArray(stagedRow.key, keys)));
  const { byField } = statementsFor(kind.table);
  return new Map(
    made.map(({ key, fields }) => [key, isRecord(fields) ? recordOf(kind, byField(fields)) : {}] as const),
  );
}

/** The rows that are there already, as the records that an export would make of them. */
async function readStored(tx: Reader, kind: Kind<object>, keys: string[]): Promise<Map<string, UncheckedRecord>> {
  const column = getTableColumns(kind.table)[kind.key];
  if (!column || keys.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(kind.table)
    .where(and(inArray(column, keys), rowsOf(kind)));
  return new Map(rows.map((row) => [String(row[kind.key]), recordOf(kind, row)]));
}

type Positions = ReturnType<typeof openPositions>;

/** Gives rows that name no position the next ones at the end of their kind and of what is staged for it. */
export function openPositions() {
  const last = new Map<KindName, number>();
  return {
    /** Looks up where a kind ends; call it before `next`. */
    async open(tx: Pick<Database, 'select'>, name: KindName, kind: Kind<object>): Promise<void> {
      const column = getTableColumns(kind.table).position;
      if (last.has(name) || !column) return;
      const [row] = await tx
        .select({ last: max(column) })
        .from(kind.table)
        .where(rowsOf(kind));
      const [staged] = await tx
        .select({ last: sql<number | null>`max((${stagedRow.fields} ->> 'position')::integer)` })
        .from(stagedRow)
        .where(eq(stagedRow.kind, name));
      last.set(name, Math.max(Number(row?.last ?? -1), Number(staged?.last ?? -1)));
    },
    next(name: KindName): number {
      const position = (last.get(name) ?? -1) + 1;
      last.set(name, position);
      return position;
    },
  };
}
