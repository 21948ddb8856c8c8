import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Variant } from 'shared/pictures';
import { writeAtomically } from '../write-atomically.ts';
import { keepFolderSmall } from './keep-folder-small.ts';
import { makeVariant, recipe } from './make-variant.ts';

/** Making a variant takes a whole processor: one at a time leaves the others to pages. */
const limits = { atOnce: 1, mostWaiting: 200, mostBytes: 2_000_000_000 };

/** A picture that variants are made of, as it is now. */
export interface Source {
  file: string;
  /** When the file was changed, ms. */
  changedAt: number;
  digest: string;
}

/** The variant's name in the cache, which changes with the source. */
export const variantName = ({ width, ending }: Variant, { digest }: Source): string => `${digest}-${width}.${ending}`;

/**
 * Makes variants of the pictures whose files `fileOf` knows by their paths, each when it is first asked for, and once, and caches them in the folder
 * `cache`. A variant that cannot be written there is answered all the same.
 */
export async function createVariantStore(
  fileOf: (source: string) => Promise<string | undefined>,
  cache: string,
  make: typeof makeVariant = makeVariant,
  onUncached: (error: unknown) => void = () => {},
) {
  await mkdir(cache, { recursive: true });
  const inTurn = pLimit(limits.atOnce);
  const sources = new Map<string, Source>();
  const written = keepFolderSmall(cache, limits.mostBytes);
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  async function findSource(source: string): Promise<Source | undefined> {
    const file = await fileOf(source);
    if (file === undefined) return undefined;
    const { mtimeMs: changedAt } = await stat(file);
    const known = sources.get(source);
    if (known?.file === file && known.changedAt === changedAt) return known;
    const digest = createHash('sha256')
      .update(`${recipe} `)
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 32);
    const found = { file, changedAt, digest };
    sources.set(source, found);
    return found;
  }

  async function makeAndCache({ source, width, ending }: Variant, path: string): Promise<Buffer | undefined> {
    const file = await fileOf(source);
    if (file === undefined) return undefined;
    const content = await make(await readFile(file), width, ending);
    await writeAtomically(path, content).then(written).catch(onUncached);
    return content;
  }

  return {
    /** The source of a variant; undefined where there is none. */
    sourceOf: ({ source }: Variant) => findSource(source).catch(ifAbsent),
    /**
     * A variant out of the cache, or made now; undefined where too many others are to be made first. Rejects where the source
     * is not readable as a picture.
     */
    async content(variant: Variant, name: string): Promise<Buffer | undefined> {
      const path = join(cache, name);
      const found = await readFile(path).catch(ifAbsent);
      if (found) return found;
      const same = underWay.get(name);
      if (same) return same;
      if (inTurn.pendingCount >= limits.mostWaiting) return undefined;
      const making = inTurn(() => makeAndCache(variant, path)).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
}

function ifAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
