import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindNames } from '../content-api/import/contract.ts';
import { kinds } from '../content-api/import/kinds/index.ts';
import type { Kind } from '../content-api/import/kinds/kind.ts';
import { isRecord, type UncheckedRecord } from '../content-api/import/record.ts';

/** The folder of the demonstration brand's content, as an import takes it. */
export const contentFolder = join(import.meta.dirname, 'content');

const read = new Map<object, UncheckedRecord[]>();

/** The records of a kind as the demonstration brand has them, with what an import adds to them, in the order of their files. */
export function recordsOf<Row extends object>(kind: Kind<Row>): Row[] {
  const records = read.get(kind) ?? recordsIn(kindNames.find((name) => kinds[name] === kind) ?? '');
  read.set(kind, records);
  const whole = records.map((record, position) => kind.schema.parse(kind.complete(record, position)));
  return 'position' in kind.schema.shape ? whole.toSorted((one, other) => positionOf(one) - positionOf(other)) : whole;
}

const positionOf = (row: object): number => ('position' in row ? Number(row.position) : 0);

/** What the files of a kind say: a list of records, or one alone. */
const recordsIn = (kind: string): UncheckedRecord[] =>
  globSync([`${kind}.json`, `${kind}/**/*.json`], { cwd: contentFolder })
    .sort()
    .flatMap((file) => [JSON.parse(readFileSync(join(contentFolder, file), 'utf8'))].flat())
    .filter(isRecord);

/** Every value inside a record, itself first. */
export function* everything(value: unknown): Generator<unknown> {
  yield value;
  if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) yield* everything(inner);
}

/** Everything that the demonstration brand says or names, down to the single words. */
export const everyValue = (): unknown[] => [...everything(kindNames.map((name) => recordsOf(kinds[name])))];
