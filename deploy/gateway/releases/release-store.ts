import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import { type Manifest, manifestSchema, remoteNameSchema, versionSchema } from 'shared/release';
import { verifyFiles } from '../../registry/verify-upload.ts';
import type { Registry } from './registry.ts';

/** A release whose files are complete and verified in `folder`. */
export interface Release {
  manifest: Manifest;
  folder: string;
  /** The address of a developer's machine that the browser loads it from instead; the server then renders none of it. */
  elsewhere?: string;
}

export interface ReleaseStore {
  /** Opens any release that was ever published, downloading it first where needed. Throws SiteError. */
  open(name: string, version: string): Promise<Release>;
}

/** How many opened releases are held in memory; old versions are asked for as long as somebody has their addresses. */
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
      // The name becomes a path on the disk.
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

const compress = promisify(brotliCompress);
/**
 * Brotli qualities. At 10 files are 5 % smaller than at 9 in hardly more time; 11 saves 2 % more and takes three times as
 * long. A very large release is compressed quickly, as changes of all others wait for it.
 */
const qualities = { usual: 10, quick: 4 };
const usualBytes = 4 * 1024 * 1024;
const isPublicText = (path: string): boolean => /^browser\/.*\.(?:js|css|json|svg|txt|map)$/.test(path);

interface Download {
  registry: Registry;
  /** The folder of the release cache. */
  releases: string;
  name: string;
  version: string;
}

/**
 * Downloads a release into the cache, verifies every file against the manifest and compresses the public texts once.
 * The folder gets its final name last, so that nobody ever sees half a release.
 */
async function download({ registry, releases, name, version }: Download): Promise<void> {
  const manifest = await registry.manifest(name, version);
  if (manifest.name !== name || manifest.version !== version)
    throw new SiteError('registry-failed', `Asked for ${name}@${version}, got ${manifest.name}@${manifest.version}`);
  const fetched = Object.keys(manifest.files).map(
    async (path) => [path, await registry.file(name, version, path)] as const,
  );
  const files = new Map<string, Uint8Array>(await Promise.all(fetched));
  verifyFiles(manifest, files);

  const texts = [...files].filter(([path]) => isPublicText(path));
  const bytes = texts.reduce((sum, [, content]) => sum + content.length, 0);
  const quality = bytes <= usualBytes ? qualities.usual : qualities.quick;
  const how = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  const incoming = join(releases, `.incoming-${randomUUID()}`);
  try {
    const store = async ([path, content]: [string, Uint8Array]) => {
      await write(join(incoming, path), content);
      if (isPublicText(path)) await write(join(incoming, `${path}.br`), await compress(content, how));
    };
    await Promise.all([...files].map(store));
    await write(join(incoming, 'manifest.json'), JSON.stringify(manifest));
    await mkdir(join(releases, name), { recursive: true });
    await rename(incoming, join(releases, name, version));
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    // Another gateway that shares the folder was faster: a release is the same for all.
    if (!existsSync(join(releases, name, version))) throw error;
  }
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Nobody changes a release, not even who has stored it.
  await writeFile(path, content, { mode: 0o444 });
}
