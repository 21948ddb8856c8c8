import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Manifest, manifestSchema } from 'shared/release';
import { everyRelease, type RegistryClient } from '../../registry/client.ts';
import type { Published, Upload } from '../../registry/contract.ts';
import { refused } from '../../registry/refusal.ts';
import { verifyFiles } from '../../registry/verify-upload.ts';
import { chooseVersion } from '../../registry/which-version.ts';

export interface PublishOptions {
  /** Without it the version is chosen by `chooseVersion`. */
  version?: string;
  /** Whether it is made live at once, for `country` or for all others. */
  live: boolean;
  country?: string;
  /** Goes on though it would break the site. */
  force?: boolean;
  /** Makes it live for this share of the visitors only. */
  percent?: number;
  by: string;
  why: string;
}

/**
 * Publishes the output of a build, a folder with `manifest.json`, `server.cjs` and `browser/`, as a release.
 * Throws RefusalError where the folder is not a whole build or the registry refuses it.
 */
export const publishFolder = async (
  client: RegistryClient,
  folder: string,
  options: PublishOptions,
): Promise<Published> => client.publish(await uploadOf(client, folder, options));

/** The output of a build as it is uploaded. Throws RefusalError where the folder is not a whole build. */
export async function uploadOf(
  client: RegistryClient,
  folder: string,
  { version, ...options }: PublishOptions,
): Promise<Upload> {
  const { manifest, files } = await collectRelease(folder);
  const chosen = version ?? chooseVersion(manifest.version, await publishedVersions(client, manifest.name));
  return {
    ...options,
    manifest: { ...manifest, version: chosen },
    files: Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')])),
  };
}

/** Every version of a remote that was ever published. */
async function publishedVersions(client: RegistryClient, name: string): Promise<string[]> {
  return (await everyRelease(client, { remote: name })).map(({ version }) => version);
}

export interface CollectedRelease {
  manifest: Manifest;
  /** By the path that the manifest gives them. */
  files: Map<string, Buffer>;
}

/** Reads and checks the output of a build. Throws RefusalError naming what is missing, too many or altered. */
export async function collectRelease(folder: string): Promise<CollectedRelease> {
  const manifest = await readManifest(folder);
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, '/');
    if (entry.isFile() && path !== 'manifest.json') files.set(path, await readFile(file));
  }
  verifyFiles(manifest, files);
  return { manifest, files };
}

/** The manifest of a build. Throws RefusalError where there is none or it is not one. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw refused(`There is no finished build in ${folder}`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw refused(`The manifest in ${folder} is wrong: ${error}`);
  }
}
