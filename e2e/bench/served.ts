import { setTimeout } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import { ask, type LoadRequest } from '../../deploy/production/load.ts';
import type { Machine } from '../../deploy/production/site.ts';

/** A remote that operations are measured with, and a page of the site, each of which says the versions of all remotes. */
export interface Measured {
  remote: string;
  page: LoadRequest;
}

const limitMs = 60_000;

/** The version of the measured remote that a gateway serves; undefined where it serves none. */
export async function versionAt({ address }: Machine, { remote, page }: Measured): Promise<string | undefined> {
  const { body } = await ask(address, page);
  return new RegExp(`"${remote}":{"version":"([^"]+)"`).exec(body)?.[1];
}

/** The ms from `start` until the slowest gateway, each asked directly, serves this version. */
export async function untilServed(
  machines: readonly Machine[],
  measured: Measured,
  version: string,
  start: number,
): Promise<number> {
  const serving = machines.map(async (machine) => {
    for (const end = performance.now() + limitMs; ; await setTimeout(20)) {
      if ((await versionAt(machine, measured)) === version) return performance.now() - start;
      if (performance.now() > end)
        throw new SiteError('start-failed', `${machine.address} does not serve ${measured.remote} as asked`);
    }
  });
  return Math.max(...(await Promise.all(serving)));
}
