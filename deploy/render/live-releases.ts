import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNameSchema, versionSchema } from 'shared/release';
import { z } from 'zod';

const releaseName = z.object({ name: remoteNameSchema, version: versionSchema });
export type ReleaseName = z.infer<typeof releaseName>;

/** `name@version`. */
export const releaseKey = ({ name, version }: ReleaseName): string => `${name}@${version}`;

/** The releases of a list, each for itself; `unnamed` are entries that no release can be called by. */
export function readReleaseNames(list: readonly unknown[]): { named: ReleaseName[]; unnamed: unknown[] } {
  const named = list.flatMap((one) => releaseName.safeParse(one).data ?? []);
  return { named, unnamed: list.filter((one) => !releaseName.safeParse(one).success) };
}

const remotes = z.record(z.string(), z.looseObject({}).catch({}));
const liveSchema = z.object({ live: z.record(z.string(), remotes.catch({})) });

/** The releases that the gateway last noted as live in the release cache: a render server that starts again has them at once. */
export function lastLiveReleases(releases: string): ReleaseName[] {
  try {
    const { live: noted } = liveSchema.parse(JSON.parse(readFileSync(join(releases, 'live.json'), 'utf8')));
    const live = Object.values(noted).flatMap((one) =>
      Object.entries(one).flatMap(([name, { version, candidate }]) => [
        { name, version },
        { name, ...z.looseObject({}).safeParse(candidate).data },
      ]),
    );
    return [...new Map(readReleaseNames(live).named.map((release) => [releaseKey(release), release])).values()];
  } catch {
    return [];
  }
}
