import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type Manifest, manifestSchema } from 'shared/release';
import { hasIntegrity } from 'shared/release/integrity';
import { writeAtomically } from '../write-atomically.ts';

/** The files of a release on this gateway's disk, and what they should be. Disks lose bytes, and people delete folders. */
interface Copy {
  folder: string;
  manifest: Manifest;
  /** The manifest in the words that it was published with, where they are others: they may be signed. */
  said?: unknown;
}

const manifestFile = 'manifest.json';
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const isPublicText = (path: string): boolean => /^browser\/.*\.(?:js|css|json|svg|txt|map)$/.test(path);
const packedName = (path: string): string => `${path}.br`;

/** A file of a copy; undefined where it is missing, or not what the manifest says. */
export async function readWhole(copy: Copy, path: string): Promise<Buffer | undefined> {
  return checked(copy, path, await readFile(join(copy.folder, path)).catch(() => undefined));
}

/** Its compressed form, where it has one: the same. */
export async function readPacked(copy: Copy, path: string): Promise<Buffer | undefined> {
  const packed = await readFile(join(copy.folder, packedName(path))).catch(() => undefined);
  const unpacked = packed && (await decompress(packed).catch(() => undefined));
  return checked(copy, path, unpacked) && packed;
}

/** Bytes that are what the manifest says of a file. */
export const checked = <Bytes extends Uint8Array>({ manifest }: Pick<Copy, 'manifest'>, path: string, bytes?: Bytes) =>
  bytes && hasIntegrity(bytes, manifest.files[path]?.integrity) ? bytes : undefined;

/** The manifest of a copy as it is on the disk; undefined where there is none that can be read. */
export async function readManifest(folder: string): Promise<Omit<Copy, 'folder'> | undefined> {
  try {
    const said: unknown = JSON.parse(await readFile(join(folder, manifestFile), 'utf8'));
    return { manifest: manifestSchema.parse(said), said };
  } catch {
    return undefined;
  }
}

/** The names of all files of a copy that are missing. */
export async function missingIn({ folder, manifest }: Copy): Promise<string[]> {
  const there = new Set(await readdir(folder, { recursive: true }).catch(() => []));
  return namesIn(manifest).filter((name) => !there.has(name));
}

/** The names of all files of a copy that are missing or wrong. Each is read: one after the other, as others wait for the disk. */
export async function wrongIn(copy: Copy): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of Object.keys(copy.manifest.files)) {
    if (!(await readWhole(copy, path))) wrong.push(path);
    if (isPublicText(path) && !(await readPacked(copy, path))) wrong.push(packedName(path));
  }
  return isDeepStrictEqual((await readManifest(copy.folder))?.said, saidIn(copy)) ? wrong : [...wrong, manifestFile];
}

/** Brings files of a copy back by their names, first those that renders and browsers need. Throws what `fetched` throws. */
export async function restore(
  copy: Copy,
  names: readonly string[],
  fetched: (path: string) => Promise<Uint8Array>,
): Promise<void> {
  const { manifest, folder } = copy;
  const paths = Object.keys(manifest.files);
  const store = async (path: string) => write(join(folder, path), await fetched(path));
  await Promise.all(paths.filter((path) => names.includes(path)).map(store));
  if (names.includes(manifestFile)) await writeManifest(copy);
  for (const path of paths)
    if (isPublicText(path) && names.includes(packedName(path)))
      await writePacked(folder, path, await fetched(path), qualities.usual);
}

/** Writes a whole copy, with the compressed forms of what is public. */
export async function writeCopy(copy: Copy, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const texts = [...files].filter(([path]) => isPublicText(path));
  const bytes = texts.reduce((sum, [, content]) => sum + content.length, 0);
  const quality = bytes <= usualBytes ? qualities.usual : qualities.quick;
  await Promise.all([
    ...[...files].map(([path, content]) => write(join(copy.folder, path), content)),
    ...texts.map(([path, content]) => writePacked(copy.folder, path, content, quality)),
  ]);
  await writeManifest(copy);
}

/**
 * Brotli qualities. At 10 files are 5 % smaller than at 9 in hardly more time; 11 saves 2 % more and takes three times as
 * long. A very large release is compressed quickly, as changes of all others wait for it.
 */
const qualities = { usual: 10, quick: 4 };
const usualBytes = 4 * 1024 * 1024;

async function writePacked(folder: string, path: string, content: Uint8Array, quality: number): Promise<void> {
  const packed = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  await write(join(folder, packedName(path)), packed);
}

const writeManifest = (copy: Copy) => write(join(copy.folder, manifestFile), JSON.stringify(saidIn(copy)));

const saidIn = ({ said, manifest }: Copy): unknown => said ?? manifest;

const namesIn = ({ files }: Manifest): string[] => [
  manifestFile,
  ...Object.keys(files).flatMap((path) => (isPublicText(path) ? [path, packedName(path)] : [path])),
];

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Nobody changes a release, not even who has stored it.
  await writeAtomically(path, content, 0o444);
}
