import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseKey, remoteNameSchema, versionSchema } from 'shared/release';
import { z } from 'zod';

const version = z.object({ name: remoteNameSchema, version: versionSchema });
/** A release, and the releases of libraries that its server part is to have. */
export const releaseName = version.extend({ libraries: z.array(version).max(20).optional() });
export type ReleaseName = z.infer<typeof releaseName>;

/** The same with its libraries: `mf-search@1.0.0+react-19.3@19.3.1`. What has other ones runs by itself. */
export const renderKey = ({ libraries = [], ...release }: ReleaseName): string =>
  [release, ...libraries].map(releaseKey).join('+');

/** The releases of a list, each for itself; `unnamed` are entries that no release can be called by. */
export function readReleaseNames(list: readonly unknown[]): { named: ReleaseName[]; unnamed: unknown[] } {
  const named = list.flatMap((one) => releaseName.safeParse(one).data ?? []);
  return { named, unnamed: list.filter((one) => !releaseName.safeParse(one).success) };
}

const notedSchema = z.object({ renders: z.array(z.unknown()) });

/** The releases that the gateway last noted as live in the release cache: a render server that starts again has them at once. */
export function lastLiveReleases(releases: string): ReleaseName[] {
  try {
    const { renders } = notedSchema.parse(JSON.parse(readFileSync(join(releases, 'live.json'), 'utf8')));
    return readReleaseNames(renders).named;
  } catch {
    return [];
  }
}
