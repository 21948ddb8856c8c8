import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'shared/release';
import type { Release } from '../../gateway/releases/release-store.ts';
import { readManifest } from '../release/publish-folder.ts';

/** An open tab goes on with the files of its own build for a while, and so does a page that loads as the next one is shown. */
const mostBuilds = 4;

/**
 * Builds of one remote as releases in the release cache of a gateway of their own, where nobody downloads them from. What is
 * there of all others is `shared` with the gateway that everybody visits.
 */
export function trialReleases(releases: string, shared: string, name: string) {
  const own = join(releases, name);
  /** The latest, by version. */
  const built = new Map<string, Release>();

  return {
    /** Makes the cache; of the last time nothing is left. */
    async begin(others: readonly string[]): Promise<void> {
      await rm(releases, { recursive: true, force: true });
      await mkdir(own, { recursive: true });
      for (const other of others) {
        await mkdir(join(shared, other), { recursive: true });
        await symlink(join(shared, other), join(releases, other));
      }
    },

    /** Adds a build as it is, of a library, say. Throws RefusalError where it is no whole build. */
    async take(build: string): Promise<Release> {
      const manifest = await readManifest(build);
      const folder = join(releases, manifest.name, manifest.version);
      await cp(build, folder, { recursive: true });
      return { manifest, folder };
    },

    /** Adds what is in `build`, under a version that no browser has seen. Throws RefusalError where it is no whole build. */
    async add(build: string): Promise<Release> {
      const { version, ...manifest } = await readManifest(build);
      const added: Manifest = { ...manifest, version: `${version}-dev.${Date.now()}` };
      const incoming = join(dirname(releases), 'incoming');
      await rm(incoming, { recursive: true, force: true });
      await cp(build, incoming, { recursive: true });
      await writeFile(join(incoming, 'manifest.json'), JSON.stringify(added));
      const release = { manifest: added, folder: join(own, added.version) };
      await rename(incoming, release.folder);
      built.set(added.version, release);
      for (const [version, { folder }] of [...built].slice(0, -mostBuilds)) {
        built.delete(version);
        await rm(folder, { recursive: true });
      }
      return release;
    },

    /** One of the latest that were added; undefined where there is none of this version. */
    find: (version: string): Release | undefined => built.get(version),
  };
}
