import { type CountKind, type Figures, type Vital, vitalIntervals } from './contract.ts';

/** One counter of a version in a country. */
interface CountRow {
  remote: string;
  version: string;
  country: string;
  kind: CountKind;
  bucket: number;
  count: number;
}

/** The figures of each remote, version and country that the rows speak of. */
export function figuresOf(rows: readonly CountRow[]): Figures[] {
  const groups = Map.groupBy(rows, ({ remote, version, country }) => `${remote} ${version} ${country}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { remote, version, country } = first;
    const total = (kind: CountKind) => sumOf(group.filter((row) => row.kind === kind));
    const vital = (kind: Vital) =>
      percentile(
        group.filter((row) => row.kind === kind),
        vitalIntervals[kind],
      );
    return {
      remote,
      version,
      country,
      pageViews: total('page-view'),
      mounts: total('mount'),
      failures: total('failure'),
      errors: total('error'),
      renders: total('render'),
      renderFailures: total('render-failure'),
      lcp: vital('lcp'),
      inp: vital('inp'),
      cls: vital('cls'),
    };
  });
}

const sumOf = (rows: readonly Pick<CountRow, 'count'>[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/**
 * The value that three quarters of the measurements do not exceed: the upper end of the interval in which it lies, or, of
 * the last, which has no end, the lower one. Null where nothing was measured.
 */
export function percentile(
  rows: readonly Pick<CountRow, 'bucket' | 'count'>[],
  ends: readonly number[],
  share = 0.75,
): number | null {
  const all = sumOf(rows);
  let seen = 0;
  for (const { bucket, count } of rows.toSorted((a, b) => a.bucket - b.bucket)) {
    seen += count;
    if (seen >= all * share) return ends[bucket] ?? ends.at(-1) ?? null;
  }
  return null;
}

/** The interval that a measured value lies in. */
export function intervalOf(vital: Vital, value: number): number {
  const ends = vitalIntervals[vital];
  const found = ends.findIndex((end) => value <= end);
  return found === -1 ? ends.length : found;
}
