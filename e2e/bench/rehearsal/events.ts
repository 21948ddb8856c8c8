import { setTimeout } from 'node:timers/promises';
import { ask } from '../../../deploy/production/load.ts';
import type { Machine, ProductionSite } from '../../../deploy/production/site.ts';
import { everyCountry } from '../../../deploy/registry/contract.ts';
import { type Measured, untilServed } from '../served.ts';
import { type LaggingGateway, startLaggingGateway } from './lagging-gateway.ts';
import { type Page, releasedRemote, verdictOf } from './pages.ts';
import { versions } from './small-remotes.ts';
import type { Stage } from './stage.ts';

/** Something that happens while visitors come; it answers what it took, in words. */
export interface Event {
  what: string;
  happens(): Promise<string>;
}

const change = { by: 'rehearsal', why: 'a rehearsal', country: everyCountry };
const behindMs = 5 * 60_000;
const inWords = (ms: number): string => (Number.isNaN(ms) ? 'more than a minute' : `${(ms / 1000).toFixed(1)} s`);

/** What happens to the site, in this order: releases and rollbacks first, then bad luck; the database is away for `awayMs`. */
export function eventsOf(
  { site, remotes, withDatabase, databaseAway }: Stage,
  pages: readonly Page[],
  awayMs: number,
): Event[] {
  const { machines, registry } = site;
  const remote = remotes.names[releasedRemote] ?? '';
  const [page] = pages;
  const measured: Measured = { remote, page: { path: page?.path ?? '/', headers: { host: page?.host ?? '' } } };
  const untilAll = async (version: string, work: () => Promise<unknown>, all = machines): Promise<string> => {
    const start = performance.now();
    await work();
    const wrote = performance.now() - start;
    return `seen by all after ${inWords(await untilServed(all, measured, version, start))} (written after ${inWords(wrote)})`;
  };
  let lagging: LaggingGateway | undefined;
  const release = () => {
    const { manifest, files } = remotes.release(releasedRemote, versions.next);
    const encoded = [...files].map(([path, content]) => [path, content.toString('base64')]);
    return registry.publish({ ...change, manifest, files: Object.fromEntries(encoded), live: true });
  };
  const rollBack = () => registry.rollBack(remote, change);
  const goOn = () => registry.makeLive(remote, { ...change, version: versions.next });
  const trigger = (word: 'enable' | 'disable') =>
    withDatabase((db) => db.execute(`alter table registry_version ${word} trigger registry_version_changed`));

  return [
    { what: 'release', happens: () => untilAll(versions.next, release) },
    { what: 'rollback', happens: () => untilAll(versions.general, rollBack) },
    {
      what: 'rollback, NOTIFY lost',
      async happens() {
        await untilAll(versions.next, goOn);
        await trigger('disable');
        return untilAll(versions.general, rollBack).finally(() => trigger('enable'));
      },
    },
    { what: 'render server killed', happens: () => renderServerKilled(machines, pages) },
    { what: 'cold gateway', happens: () => coldGateway(site, pages) },
    {
      what: `gateway with a clock ${inWords(behindMs)} behind`,
      async happens() {
        const start = performance.now();
        lagging = await startLaggingGateway(site, behindMs);
        const first = await untilWhole(lagging.machine, page, start);
        await goOn();
        return `first page after ${inWords(first)}; rollback ${await untilAll(versions.general, rollBack, [...machines, lagging.machine])}`;
      },
    },
    {
      what: `that gateway disconnected for ${inWords(awayMs)}`,
      async happens() {
        if (!lagging) return 'it has not started';
        const { machine, disconnect, reconnect } = lagging;
        disconnect();
        await goOn();
        await setTimeout(awayMs);
        const { path, host } = page ?? { path: '/', host: '' };
        const { status } = await ask(machine.address, { path, headers: { host } });
        reconnect();
        const seen = await untilServed([machine], measured, versions.next, performance.now());
        return `meanwhile it answers ${status}; it has a release of that time ${inWords(seen)} after it is back`;
      },
    },
    {
      what: `database away for ${inWords(awayMs)}`,
      async happens() {
        await databaseAway(awayMs);
        return '';
      },
    },
  ];
}

const limitMs = 60_000;

/** The ms from `start` until a gateway, asked directly, answers a page with all of its parts at an address that nobody has asked for yet. */
async function untilWhole({ address }: Machine, page: Page | undefined, start: number): Promise<number> {
  const end = performance.now() + limitMs;
  for (let time = 0; page; time += 1) {
    const { host, path } = page;
    const answer = await ask(address, { path: `${path}?fresh=${start}-${time}`, headers: { host } });
    if (verdictOf(answer, page) === 'right') break;
    if (performance.now() > end) return Number.NaN;
    await setTimeout(200);
  }
  return performance.now() - start;
}

async function renderServerKilled(machines: readonly Machine[], pages: readonly Page[]): Promise<string> {
  const [machine] = machines;
  if (!machine) return '';
  const { renderServer } = machine;
  const start = performance.now();
  renderServer.child.kill('SIGKILL');
  await renderServer.ended;
  return `its gateway has a new page whole after ${inWords(await untilWhole(machine, pages[0], start))}`;
}

/** A gateway that starts with nothing; then the page of every remote is asked for at once. */
async function coldGateway(site: ProductionSite, pages: readonly Page[]): Promise<string> {
  const start = performance.now();
  const machine = await site.addMachine();
  const ready = performance.now() - start;
  const first = await untilWhole(machine, pages[0], start);
  const { host } = pages[0] ?? { host: '' };
  const asked = pages.filter((page) => page.host === host);
  const answers = await Promise.all(
    asked.map(async (page) => {
      const answer = await ask(machine.address, { path: page.path, headers: { host } });
      return { verdict: verdictOf(answer, page), took: answer.endedAt - answer.startedAt };
    }),
  );
  const right = answers.filter(({ verdict }) => verdict === 'right').length;
  const longest = Math.max(...answers.map(({ took }) => took));
  return `ready after ${inWords(ready)}, first page after ${inWords(first)}; of ${asked.length} pages at once ${right} right, the last after ${inWords(longest)}`;
}
