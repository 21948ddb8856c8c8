import { setTimeout } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import { ask } from '../../deploy/production/load.ts';
import type { ProductionSite } from '../../deploy/production/site.ts';

/** The remote that operations are measured with, and a page of it. */
export const measuredRemote = 'mf-search';
const page = { path: '/fr/recherche?q=miroir' };
const limitMs = 60_000;

/** The version that a page load is made with. */
export async function versionAt(address: string): Promise<string | undefined> {
  const { body } = await ask(address, page);
  return new RegExp(`"${measuredRemote}":{"version":"([^"]+)"`).exec(body)?.[1];
}

/** The version of the measured remote that the first gateway serves; empty where it serves none. */
export async function liveVersion({ machines: [machine] }: ProductionSite): Promise<string> {
  return (machine && (await versionAt(machine.address))) ?? '';
}

/** The ms from `start` until the slowest gateway, each asked directly, serves a page of this version. */
export async function untilServed(
  { machines }: ProductionSite,
  wanted: string | ((version: string) => boolean),
  start: number,
): Promise<number> {
  const isWanted = typeof wanted === 'string' ? (version: string) => version === wanted : wanted;
  const serving = machines.map(async ({ address }) => {
    for (const end = performance.now() + limitMs; ; await setTimeout(20)) {
      const version = await versionAt(address);
      if (version && isWanted(version)) return performance.now() - start;
      if (performance.now() > end)
        throw new SiteError('start-failed', `${address} does not serve ${measuredRemote} as asked`);
    }
  });
  return Math.max(...(await Promise.all(serving)));
}
