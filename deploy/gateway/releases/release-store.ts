import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { hasCode, SiteError } from 'shared/errors';
import { type Manifest, manifestSchema, remoteNameSchema, versionSchema } from 'shared/release';
import { packedName, unpack } from '../../registry/packed-texts.ts';
import type { Grounds } from '../../registry/signing/release-keys.ts';
import { verifyFiles } from '../../registry/verify-upload.ts';
import type { Registry } from './registry.ts';
import { checked, missingIn, readManifest, readWhole, restore, writeCopy, wrongIn } from './release-copy.ts';
import { type Trust, trustAll } from './trust.ts';

/** A release whose files are complete and verified in `folder`. */
export interface Release {
  manifest: Manifest;
  folder: string;
  /** The manifest in the words that it was published with, where they are others. */
  said?: unknown;
  /** Why it counts: who has signed it; undefined where its remote has no keys. */
  grounds?: Grounds;
  /** The address of a developer's machine that the browser loads it from instead; the server then renders none of it. */
  elsewhere?: string;
}

/** A release of whose copy on the disk files are missing or wrong. */
export interface Unwhole {
  remote: string;
  version: string;
  files: number;
}

export interface ReleaseStore {
  /** Opens any release that was ever published, downloading it first where needed. Throws SiteError. */
  open(name: string, version: string): Promise<Release>;
}

/** The releases on this gateway's disk. */
export interface ReleaseCache extends ReleaseStore {
  /** The bytes of a file as the manifest has it, from the registry where the copy on the disk is missing or wrong. Throws SiteError. */
  read(release: Release, path: string): Promise<Uint8Array>;
  /**
   * Fetches again what is missing of a release, or, where it is looked at `wholly`, wrong; answers how many files that were.
   * Throws SiteError, and what the disk says.
   */
  mend(release: Release, wholly: boolean): Promise<number>;
  /** Removes copies from the disk, of those that there are. Throws what the disk says. */
  remove(releases: readonly { name: string; version: string }[]): Promise<void>;
  /** Those that are being mended, or cannot be. */
  unwhole(): Unwhole[];
}

/** How many opened releases are held in memory; old versions are asked for as long as somebody has their addresses. */
const mostOpened = 500;

/** Whether a manifest may have this name and version. */
export const isReleaseName = (name: string, version: string): boolean =>
  remoteNameSchema.safeParse(name).success && versionSchema.safeParse(version).success;

/** The release cache in the folder `releases`, filled from the registry; with `isOwnBuild` its files are a developer's own. */
export function createReleaseStore(
  releases: string,
  registry: Registry,
  { isOwnBuild = false, trust = trustAll }: { isOwnBuild?: boolean; trust?: Pick<Trust, 'groundsOf' | 'keys'> } = {},
): ReleaseCache {
  const opened = new LRUCache<string, Promise<Release>>({ max: mostOpened });
  const mending = new Map<string, Unwhole>();
  let openedBy = trust.keys();

  async function openOnce(name: string, version: string): Promise<Release> {
    const folder = join(releases, name, version);
    const known = await readManifest(folder);
    if (known && isOwnBuild) return { folder, ...known };
    // Where the registry does not answer, or answers what nobody signed, the site goes on with what there is.
    const release = await manifestOf(registry, name, version)
      .then((published) => ({ folder, ...published, grounds: trust.groundsOf(published.said) }))
      .catch((error: unknown) => {
        if (!known) throw error;
        return { folder, ...known, grounds: trust.groundsOf(known.said) };
      });
    if (!existsSync(folder)) await download(registry, releases, release);
    else await mend(release, true).catch(() => {});
    return release;
  }

  async function fetchFile({ manifest }: Release, path: string): Promise<Uint8Array> {
    const { name, version } = manifest;
    const fetched = checked({ manifest }, path, await registry.file(name, version, path));
    if (!fetched) throw new SiteError('registry-failed', `${path} of ${name}@${version} is not what its manifest says`);
    return fetched;
  }

  async function mend(release: Release, wholly: boolean): Promise<number> {
    const { name, version } = release.manifest;
    const key = `${name}@${version}`;
    const wrong = await (wholly ? wrongIn : missingIn)(release);
    if (wrong.length > 0) {
      mending.set(key, { remote: name, version, files: wrong.length });
      await restore(release, wrong, (path) => fetchFile(release, path));
    }
    mending.delete(key);
    return wrong.length;
  }

  async function read(release: Release, path: string): Promise<Uint8Array> {
    const there = await readWhole(release, path);
    if (there) return there;
    const { name, version } = release.manifest;
    if (!mending.has(`${name}@${version}`)) void mend(release, true).catch(() => {});
    return fetchFile(release, path);
  }

  return {
    async open(name, version) {
      // The name becomes a path on the disk.
      if (!isReleaseName(name, version))
        throw new SiteError('release-unknown', `No release can be called ${name}@${version}`);
      // What was opened by other keys has to be signed by these.
      if (openedBy !== trust.keys()) opened.clear();
      openedBy = trust.keys();
      const key = `${name}@${version}`;
      const opening = opened.get(key) ?? openOnce(name, version);
      opened.set(key, opening);
      opening.catch(() => opened.delete(key));
      return opening;
    },
    read,
    mend,
    async remove(gone) {
      // The name becomes a path on the disk.
      const named = gone.filter(({ name, version }) => isReleaseName(name, version));
      for (const [name, versions] of Map.groupBy(named, (one) => one.name)) {
        // The registry names all that it ever forgot, and of most of that nothing was ever here.
        const there = new Set(await readdir(join(releases, name)).catch(() => []));
        for (const { version } of versions) {
          opened.delete(`${name}@${version}`);
          if (there.has(version)) await rm(join(releases, name, version), { recursive: true, force: true });
        }
      }
    },
    unwhole: () => [...mending.values()],
  };
}

function noneIfUnknown(error: unknown): undefined {
  if (!hasCode(error, 'release-unknown')) throw error;
}

async function manifestOf(
  registry: Registry,
  name: string,
  version: string,
): Promise<Pick<Release, 'manifest' | 'said'>> {
  const said = await registry.manifest(name, version);
  const manifest = manifestSchema.parse(said);
  if (manifest.name !== name || manifest.version !== version)
    throw new SiteError('registry-failed', `Asked for ${name}@${version}, got ${manifest.name}@${manifest.version}`);
  return { manifest, said };
}

/**
 * Downloads a release into the cache and verifies every file against the manifest. Public texts come compressed, as they will
 * travel on; one whose compressed form the registry lacks, or has wrong, comes as it is. All come in one answer; a file that is
 * not in it is asked for by itself.
 * The folder gets its final name last, so that nobody ever sees half a release.
 */
async function download(registry: Registry, releases: string, { manifest, said, folder }: Release): Promise<void> {
  const { name, version } = manifest;
  const files = new Map<string, Uint8Array>();
  const packed = new Map<string, Uint8Array>();
  // While servers are replaced, a registry from before gives one file at a time.
  const sent = await registry.files(name, version).catch(noneIfUnknown);
  const take = async (path: string) => {
    const form = sent?.get(packedName(path));
    const unpacked = checked({ manifest }, path, form && (await unpack(form).catch(() => undefined)));
    if (form && unpacked) packed.set(packedName(path), form);
    files.set(path, unpacked ?? sent?.get(path) ?? (await registry.file(name, version, path)));
  };
  await Promise.all(Object.keys(manifest.files).map(take));
  verifyFiles(manifest, files);
  const incoming = join(releases, `.incoming-${randomUUID()}`);
  try {
    await writeCopy({ folder: incoming, manifest, said }, files, packed);
    await mkdir(join(releases, name), { recursive: true });
    await rename(incoming, folder);
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    // Another gateway that shares the folder was faster: a release is the same for all.
    if (!existsSync(folder)) throw error;
  }
}
