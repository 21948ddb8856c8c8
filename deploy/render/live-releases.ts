import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export interface ReleaseName {
  name: string;
  version: string;
}

/** `name@version`. */
export const releaseKey = ({ name, version }: ReleaseName): string => `${name}@${version}`;

const version = z.object({ version: z.string() });
const remote = version.extend({ candidate: version.optional() });
const liveSchema = z.object({ live: z.record(z.string(), z.record(z.string(), remote)) });

/** The releases that the gateway last noted as live in the release cache: a render server that starts again has them at once. */
export function lastLiveReleases(releases: string): ReleaseName[] {
  try {
    const { live: noted } = liveSchema.parse(JSON.parse(readFileSync(join(releases, 'live.json'), 'utf8')));
    const live = Object.values(noted).flatMap((remotes) =>
      Object.entries(remotes).flatMap(([name, { version, candidate }]) => [
        { name, version },
        ...(candidate ? [{ name, version: candidate.version }] : []),
      ]),
    );
    return [...new Map(live.map((release) => [releaseKey(release), release])).values()];
  } catch {
    return [];
  }
}
