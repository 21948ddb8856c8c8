import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { columns } from '../../../deploy/commands/say.ts';
import type { Database } from '../../../deploy/database/index.ts';
import { percentile } from '../figures.ts';
import { machineProcessorTime, shareOf, takenByKind } from './processes.ts';
import type { Stage } from './stage.ts';
import { failures, type Visiting, type Visits } from './visitors.ts';

/** From this share of the processors on, in per cent, there is no room for more. */
const full = 95;

/** What the site takes and how it answers while nothing else happens, as tables. */
export async function measureSteadily(
  { postgresPort, withDatabase }: Stage,
  visits: Visits,
  { rate, seconds }: Visiting,
): Promise<void> {
  const before = new Map(takenByKind(postgresPort).map(({ kind, processor }) => [kind, processor]));
  const wrote = await withDatabase(rowsWritten);
  const [from, reports, refused] = [visits.documents.length, visits.reports, visits.reportsRefused];
  const [start, machine] = [performance.now(), machineProcessorTime()];
  await setTimeout(seconds * 1000);
  const [ms, machineTook] = [performance.now() - start, machineProcessorTime() - machine];
  const documents = visits.documents.slice(from);
  const [sent, notTaken] = [visits.reports - reports, visits.reportsRefused - refused];
  const rowsAfter = await withDatabase(rowsWritten);
  const taken = takenByKind(postgresPort).map((one) => ({
    ...one,
    processor: one.processor - (before.get(one.kind) ?? 0),
  }));
  const own = taken.reduce((sum, { processor }) => sum + processor, 0);
  const busy = shareOf(machineTook, ms);
  const times = documents.map(({ startedAt, endedAt }) => endedAt - startedAt);
  const perSecond = (count: number) => ((count * 1000) / ms).toFixed(0);
  const count = (wanted: string) => String(documents.filter(({ verdict }) => verdict === wanted).length);
  console.log(`\n${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(
    columns(
      [
        'documents/s',
        'p50 ms',
        'p95 ms',
        'failed',
        'a part missing',
        'another version',
        'reports/s',
        'refused',
        'rows written/s',
      ],
      [
        [
          ...[perSecond(documents.length), percentile(times, 50).toFixed(0), percentile(times, 95).toFixed(0)],
          ...[failures(documents), count('part missing'), count('wrong version')],
          ...[perSecond(sent), String(notTaken)],
          perSecond(rowsAfter - wrote),
        ],
      ],
    ),
  );
  console.log(`\n${whyNotMore(((documents.length + sent) * 1000) / ms, rate, busy, shareOf(own, ms))}\n`);
  const rows = taken.map(({ kind, processes, memory, processor }) => [
    ...[kind, String(processes), memory.toFixed(0)],
    `${shareOf(processor, ms).toFixed(1)} %`,
  ]);
  console.log(columns(['processes', 'how many', 'memory MB', 'of all processors'], rows));
}

/** Where it ended, and why, in a sentence. */
function whyNotMore(reached: number, rate: number, busy: number, own: number): string {
  const came = `${reached.toFixed(0)} requests a second of ${rate}`;
  if (reached >= 0.95 * rate) return `${came}: as many as were asked for.`;
  const shares = `the processors were busy for ${busy.toFixed(0)} %, of which ${own.toFixed(0)} % were the rehearsal's own`;
  return busy >= full
    ? `${came}: the processors were full; ${shares}.`
    : `${came}: every visitor waited for an answer; ${shares}.`;
}

const answer = z.object({ rows: z.tuple([z.object({ rows: z.coerce.number() })]) });

/** How many rows were added, changed or removed in all databases so far. */
async function rowsWritten(db: Database): Promise<number> {
  const found = await db.execute(
    'select sum(tup_inserted + tup_updated + tup_deleted) as rows from pg_stat_database where datname = current_database()',
  );
  return answer.parse(found).rows[0].rows;
}
