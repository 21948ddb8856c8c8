import type { FastifyInstance } from 'fastify';
import type { ReleaseKeeper } from '../registry/release-keeper.ts';
import type { Background } from './background.ts';
import type { Imports } from './import/begun-import.ts';
import type { createPreviews } from './preview/previews.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { Services } from './services.ts';

interface Maintenance extends Pick<Services, 'uploads' | 'outgoing' | 'firstAnswers'> {
  limits: Pick<RateLimits, 'removeOld'>;
  releases: ReleaseKeeper;
  imports: Imports;
  /** Has what was dated go live, or end. */
  doDue(): Promise<void>;
  previews: ReturnType<typeof createPreviews>;
  /** Has the embedded database plan for what is in it. */
  vacuum(): Promise<void>;
  /** Writes what must stay gone after a restore to its file. */
  keepGone(): Promise<void>;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const dueFailed = 'what was dated could not be looked up';

/** What is done from time to time while the server runs, and once when it starts. */
export function startMaintenance(
  app: FastifyInstance,
  { outgoing, uploads, firstAnswers, limits, releases, imports, previews, doDue, vacuum, keepGone }: Maintenance,
  background: Background,
): void {
  const timers: NodeJS.Timeout[] = [];
  const often = (everyMs: number, what: string, work: () => Promise<void>): void => {
    const once = () => background.run(what, work);
    once();
    timers.push(setInterval(once, everyMs));
  };
  app.addHook('onReady', async () => {
    // What became due while nothing ran, before anybody is answered.
    await background.run(dueFailed, doDue);
    often(second, dueFailed, doDue);
    often(minute, 'the unsent messages could not be mailed', outgoing.sendUnsent);
    often(hour, 'the messages of long ago could not be removed', outgoing.removeOld);
    often(hour, 'the files that nobody needs could not be removed', uploads.removeUnnamed);
    often(hour, 'the answers that nobody asks for again could not be removed', firstAnswers.removeOld);
    often(minute, 'what an import has changed could not be put into search', imports.takeInPending);
    often(hour, 'an import that was broken off could not be removed', imports.forgetOld);
    often(minute, 'a preview could not be put into its search', previews.takeIn);
    often(hour, 'a preview that has ended could not be removed', previews.forgetEnded);
    often(minute, 'what has changed could not be made known to the planner', vacuum);
    often(second, 'what must stay gone after a restore could not be written down', keepGone);
    often(second, 'the new versions could not be judged', releases.guard);
    often(hour, 'the reports of long ago could not be added up or removed', releases.thinReports);
    often(minute, 'the files of forgotten releases could not be removed', releases.removeForgotten);
    often(minute, 'the counters of long ago could not be removed', limits.removeOld);
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await background.done();
  });
}
