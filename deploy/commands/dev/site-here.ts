import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import type { Settings } from '../../settings/settings.ts';
import { type RunningSite, registryOfRunningSite } from '../open-registry.ts';

/** The site that runs on this machine, or one that is started for the caller and closed by `close`. */
export function siteHere(settings: Settings) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const closed = new AbortController();
  let close = async () => {};

  /** Its own process group: Ctrl-C in the terminal would close it before the caller is done with it. */
  function startSite(): void {
    const start = join(import.meta.dirname, '../../start.ts');
    const child = spawn(process.execPath, [start], { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    child.once('exit', () => {
      closed.abort();
      end();
    });
    close = async () => {
      child.kill('SIGTERM');
      await ended;
    };
  }

  async function open(): Promise<Pick<RunningSite, 'contentPort' | 'sitePort'>> {
    const running = await registryOfRunningSite(settings);
    if (running) return running;
    startSite();
    await untilServing(settings.port, closed.signal);
    return { contentPort: settings.contentPort, sitePort: settings.port };
  }

  return { ready: open(), ended, close: () => close() };
}

/** Throws SiteError `start-failed` where the site closes before it serves. */
async function untilServing(port: number, closed: AbortSignal): Promise<void> {
  const serves = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;
  while (!(await serves().catch(() => false))) {
    if (closed.aborted) throw new SiteError('start-failed', 'The site did not start');
    await setTimeout(300);
  }
}
