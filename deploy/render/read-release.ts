import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseKey } from 'shared/release';
import { hasIntegrity } from 'shared/release/integrity';
import { z } from 'zod';
import type { ReleaseName } from './live-releases.ts';

/** What a process is started from. */
export interface ReleaseCode {
  serverPart: Uint8Array;
  /** The server parts of its libraries, by `name@version`. */
  libraries: ReadonlyMap<string, Uint8Array>;
  /** The texts of its content operations, by their hashes. */
  operations: Record<string, string>;
}

const manifestSchema = z.object({
  operations: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.object({ integrity: z.string() })).default({}),
});

/**
 * The code of a release and of its libraries, from the folder of the release cache; or the releases whose files are missing or
 * wrong there, as the gateway has not (yet) put them there whole: that is no fault of theirs.
 */
export async function readRelease(releases: string, release: ReleaseName): Promise<ReleaseCode | ReleaseName[]> {
  const own = await readOne(releases, release);
  if (!own) return [release];
  const read = (release.libraries ?? []).map(async (one) => ({ one, found: await readOne(releases, one) }));
  const libraries = new Map<string, Uint8Array>();
  const missing: ReleaseName[] = [];
  for (const { one, found } of await Promise.all(read))
    if (found) libraries.set(releaseKey(one), found.serverPart);
    else missing.push(one);
  return missing.length > 0 ? missing : { ...own, libraries };
}

async function readOne(releases: string, { name, version }: ReleaseName) {
  const folder = join(releases, name, version);
  try {
    const serverPart = await readFile(join(folder, 'server.cjs'));
    const { operations, files } = manifestSchema.parse(
      JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')),
    );
    const expected = files['server.cjs']?.integrity;
    return expected === undefined || hasIntegrity(serverPart, expected) ? { serverPart, operations } : undefined;
  } catch {
    return undefined;
  }
}
