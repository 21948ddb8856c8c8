import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import { type Manifest, manifestSchema, remoteNameSchema, versionSchema } from 'shared/release';
import { download } from './download.ts';
import type { Registry } from './registry.ts';

/** A release whose files are complete and verified in `folder`. */
export interface Release {
  manifest: Manifest;
  folder: string;
  /** The address of the machine that the browser has it from instead; the server then renders none of it. */
  elsewhere?: string;
}

export interface ReleaseStore {
  /** Opens any release that was ever published, downloading it first where needed. Throws SiteError. */
  open(name: string, version: string): Promise<Release>;
}

/** Old versions are asked for as long as somebody has their addresses: many more than are live at a time are forgotten. */
const mostOpened = 500;

/** Whether a manifest may have this name and version. */
export const isReleaseName = (name: string, version: string): boolean =>
  remoteNameSchema.safeParse(name).success && versionSchema.safeParse(version).success;

/** The release cache in the folder `releases`, filled from the registry. */
export function createReleaseStore(releases: string, registry: Registry): ReleaseStore {
  const opened = new LRUCache<string, Promise<Release>>({ max: mostOpened });

  async function openOnce(name: string, version: string): Promise<Release> {
    const folder = join(releases, name, version);
    if (!existsSync(folder)) await download({ registry, releases, name, version });
    return {
      folder,
      manifest: manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))),
    };
  }

  return {
    async open(name, version) {
      // The name becomes a path: nothing but what a manifest may say gets this far.
      if (!isReleaseName(name, version))
        throw new SiteError('release-unknown', `No release can be called ${name}@${version}`);
      const key = `${name}@${version}`;
      const opening = opened.get(key) ?? openOnce(name, version);
      opened.set(key, opening);
      opening.catch(() => opened.delete(key));
      return opening;
    },
  };
}
