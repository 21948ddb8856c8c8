import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { buildRemotes } from '../../../deploy/commands/release/build-remotes.ts';
import { columns } from '../../../deploy/commands/say.ts';
import { eventsOf } from './events.ts';
import { pagesOf } from './pages.ts';
import type { Size } from './small-remotes.ts';
import { onStage } from './stage.ts';
import { measureSteadily } from './steady.ts';
import { failures, letVisitorsCome, type Visiting, type Visits } from './visitors.ts';

/** Before the first figures, and after each event: what follows from it late belongs to it. */
const settleMs = 5_000;

/**
 * The site with many small remotes, versions of countries' own and former releases, behind three gateways, while visitors come
 * over all hosts: what it takes, and what they notice of releases and of bad luck. docs/scale.md says what came out.
 */
export async function benchRehearsal(size: Size & Visiting): Promise<void> {
  await buildRemotes('production');
  await onStage(size, async (stage) => {
    const pages = pagesOf(stage.remotes, size.countries);
    const load = letVisitorsCome(stage.site.address, pages, size);
    await setTimeout(settleMs);
    console.log(`Visitors for ${size.seconds} s …`);
    await measureSteadily(stage, load.visits, size);
    const rows: string[][] = [];
    for (const { what, happens } of eventsOf(stage, pages, size.seconds * 1000)) {
      const start = performance.now();
      console.log(`${what} …`);
      const took = await happens().catch((error: Error) => `failed: ${error.message}`);
      console.log(`  ${took}`);
      await setTimeout(settleMs);
      rows.push([what, took, ...noticed(load.visits, start)]);
    }
    await load.stop();
    console.log(`\nWhat visitors noticed of what happened; load ${loadavg()[0]?.toFixed(1)}\n`);
    console.log(columns(['what', 'it took', 'asked', 'failed', 'a part missing', 'another version', 'longest'], rows));
  });
}

/** What visitors who asked since `start` got. */
function noticed({ documents }: Visits, start: number): string[] {
  const since = documents.filter(({ endedAt }) => endedAt >= start);
  const count = (wanted: string) => String(since.filter(({ verdict }) => verdict === wanted).length);
  const longest = Math.max(0, ...since.map(({ startedAt, endedAt }) => endedAt - startedAt));
  return [
    ...[String(since.length), failures(since), count('part missing'), count('wrong version')],
    `${(longest / 1000).toFixed(1)} s`,
  ];
}
