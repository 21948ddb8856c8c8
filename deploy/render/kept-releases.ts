import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ReleaseName, releaseKey } from './release-name.ts';

const version = z.object({ version: z.string() });
const remote = version.extend({ candidate: version.optional() });
const keptSchema = z.object({ live: z.record(z.string(), z.record(z.string(), remote)) });

/** The releases that the gateway noted as live in the cache: a render server that starts again has them at once. */
export function keptReleases(releases: string): ReleaseName[] {
  try {
    const { live: kept } = keptSchema.parse(JSON.parse(readFileSync(join(releases, 'live.json'), 'utf8')));
    const live = Object.values(kept).flatMap((remotes) =>
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
