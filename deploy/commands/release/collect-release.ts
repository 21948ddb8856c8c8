import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Manifest, manifestSchema } from 'shared/release';
import { refused } from '../../registry/refusal.ts';
import { verifyFiles } from '../../registry/verify-upload.ts';

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
