import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ReleaseName } from './warming.ts';

const keptSchema = z.object({ live: z.record(z.string(), z.record(z.string(), z.string())) });

/** The releases that the gateway noted as live in the cache: a pool that starts again is warm at once. */
export function keptReleases(releases: string): ReleaseName[] {
  try {
    const { live } = keptSchema.parse(JSON.parse(readFileSync(join(releases, 'live.json'), 'utf8')));
    return Object.values(live).flatMap((versions) =>
      Object.entries(versions).map(([name, version]) => ({ name, version })),
    );
  } catch {
    return [];
  }
}
