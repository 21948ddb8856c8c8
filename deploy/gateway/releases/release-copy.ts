import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Manifest, manifestSchema } from 'shared/release';
import { hasIntegrity } from 'shared/release/integrity';
import { isPublicText, pack, packedName, packTexts, unpack } from '../../registry/packed-texts.ts';
import { writeAtomically } from '../write-atomically.ts';

/** The files of a release on this gateway's disk, and what they should be. Disks lose bytes, and people delete folders. */
interface Copy {
  folder: string;
  manifest: Manifest;
  /** The manifest in the words that it was published with, where they are others: they may be signed. */
  said?: unknown;
}

const manifestFile = 'manifest.json';

/** A file of a copy; undefined where it is missing, or not what the manifest says. */
export async function readWhole(copy: Copy, path: string): Promise<Buffer | undefined> {
  return checked(copy, path, await readFile(join(copy.folder, path)).catch(() => undefined));
}

/** Its compressed form, where it has one: the same. */
export async function readPacked(copy: Copy, path: string): Promise<Buffer | undefined> {
  const packed = await readFile(join(copy.folder, packedName(path))).catch(() => undefined);
  const unpacked = packed && (await unpack(packed).catch(() => undefined));
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
  const byFolder = Map.groupBy(namesIn(manifest), dirname);
  // Folder by folder: Node reads a tree by asking for each file what it is, without giving the processor back.
  const missing = [...byFolder].map(async ([inside, names]) => {
    const there = new Set(await readdir(join(folder, inside)).catch(() => []));
    return names.filter((name) => !there.has(basename(name)));
  });
  return (await Promise.all(missing)).flat();
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
      await write(join(folder, packedName(path)), await pack(await fetched(path)));
}

/** Files, or their compressed forms, by their names. */
type Files = ReadonlyMap<string, Uint8Array>;

/** Writes a whole copy, with the compressed forms of what is public: those that came with the files, and others made here. */
export async function writeCopy(copy: Copy, files: Files, packed: Files): Promise<void> {
  const others = new Map([...files].filter(([path]) => !packed.has(packedName(path))));
  const all = [...files, ...packed, ...(await packTexts(others))];
  await Promise.all(all.map(([path, content]) => write(join(copy.folder, path), content)));
  await writeManifest(copy);
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
