import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { contentName, everyCountry, type HistoryEntry } from '../contract.ts';
import { lineOf } from '../history.ts';
import { history, reportCount, timelineActions } from '../tables.ts';
import type { TimelineChange, TimelineQuery, WindowFigures } from './contract.ts';
import { figuresOf } from './figures.ts';
import { startOfMinute } from './read-reports.ts';

type Reading = Pick<Database, 'select'>;

const minuteMs = 60_000;
const windowMs = 30 * minuteMs;

/** The newest changes of what visitors see, each with what was reported of its remote before and after. */
export async function readTimeline(
  db: Reading,
  { remote, country, limit }: TimelineQuery & { limit: number },
  now = new Date(),
): Promise<TimelineChange[]> {
  const isMeant = and(
    inArray(history.action, timelineActions),
    remote === undefined ? undefined : eq(history.remote, remote),
    country === undefined ? undefined : or(eq(history.country, country), eq(history.country, everyCountry)),
  );
  const meant = (...conditions: SQL[]) =>
    db
      .select()
      .from(history)
      .where(and(isMeant, ...conditions))
      .orderBy(desc(history.id));
  const shown = (await meant().limit(limit)).map(lineOf);
  const oldest = shown.at(-1);
  // The stretches before the shown lines end where the changes before them were.
  const begin = oldest && new Date(Date.parse(oldest.when) - windowMs - minuteMs);
  const hidden = begin ? await meant(lt(history.id, oldest.id), gte(history.at, begin)) : [];
  const lines = [...shown, ...hidden.map(lineOf)];
  return Promise.all(
    shown.map(async (line, index) => {
      const at = startOfMinute(new Date(line.when)).getTime();
      const earlier = lines.slice(index + 1).find(concernsSame(line));
      const later = lines.slice(0, index).findLast(concernsSame(line));
      const of = { remote: line.remote ?? '', country: country ?? line.country ?? everyCountry };
      // The minute of a change belongs to both sides, and so to none.
      const [start, end] = [
        minuteAfter(earlier),
        later ? startOfMinute(new Date(later.when)).getTime() : now.getTime(),
      ];
      return {
        ...line,
        before: await figuresBetween(db, of, Math.max(at - windowMs, start ?? 0), at),
        after: await figuresBetween(db, of, at + minuteMs, Math.min(at + minuteMs + windowMs, end)),
      };
    }),
  );
}

/** Whether another change was of the same remote, for visitors of the same country. */
const concernsSame =
  ({ remote, country }: HistoryEntry) =>
  (other: HistoryEntry): boolean =>
    other.remote === remote && (other.country === country || [country, other.country].includes(everyCountry));

const minuteAfter = (line: HistoryEntry | undefined): number | undefined =>
  line && startOfMinute(new Date(line.when)).getTime() + minuteMs;

/** What was reported of a remote from one moment, in ms, until before another; all its versions and countries together. */
async function figuresBetween(
  db: Reading,
  { remote, country }: { remote: string; country: string },
  from: number,
  to: number,
): Promise<WindowFigures> {
  const rows =
    to <= from
      ? []
      : await db
          .select({
            kind: reportCount.kind,
            bucket: reportCount.bucket,
            count: sql<number>`sum(${reportCount.count})`.mapWith(Number),
          })
          .from(reportCount)
          .where(
            and(
              // Content is seen on every page, whoever made it.
              remote === contentName ? undefined : eq(reportCount.remote, remote),
              country === everyCountry ? undefined : eq(reportCount.country, country),
              gte(reportCount.minute, new Date(from)),
              lt(reportCount.minute, new Date(to)),
            ),
          )
          .groupBy(reportCount.kind, reportCount.bucket);
  const all = { remote, version: '', country };
  const [figures] = figuresOf(rows.map((row) => ({ ...all, ...row })));
  return { minutes: Math.max(0, Math.ceil((to - from) / minuteMs)), ...(figures ?? { ...all, ...nothing }) };
}

const nothing = {
  ...{ pageViews: 0, mounts: 0, failures: 0, errors: 0, renders: 0, renderFailures: 0 },
  ...{ lcp: null, inp: null, cls: null },
};
