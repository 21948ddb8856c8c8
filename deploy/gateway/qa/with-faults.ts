import { setTimeout as delay } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import type { Fault } from 'shared/release';
import type { Renderer } from '../../render/renderer.ts';

type Render = Pick<Renderer, 'render'>;

/** How late a slow part is, in ms; in the browser as well. */
const slowMs = 2_000;

/** A renderer in which the server parts of some remotes have a fault; for the requests of one QA link's holder. */
export const withFaults = (renderer: Render, faults: Readonly<Record<string, Fault>>): Render => ({
  async render(release, order, limitMs) {
    const fault = Object.hasOwn(faults, release.name) ? faults[release.name] : undefined;
    if (fault === 'throw') throw new SiteError('render-failed', 'A fault of a QA link');
    if (fault === '404') throw new SiteError('release-unknown', 'A fault of a QA link: its files are missing');
    if (fault === 'hang') return late(limitMs);
    if (fault === 'slow' && limitMs <= slowMs) return late(limitMs);
    if (fault === 'slow') await delay(slowMs);
    return renderer.render(release, order, fault === 'slow' ? limitMs - slowMs : limitMs);
  },
});

async function late(limitMs: number): Promise<never> {
  await delay(limitMs);
  throw new SiteError('render-late', `A fault of a QA link: no answer in ${limitMs} ms`);
}
