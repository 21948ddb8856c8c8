import { createHash } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileTypeFromBuffer } from 'file-type';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { pictureElsewhere } from '../../tokens/picture-address.ts';
import { writeAtomically } from '../write-atomically.ts';
import { type FetchOptions, fetchPicture } from './fetch-picture.ts';
import { keepFolderSmall } from './keep-folder-small.ts';
import { mostPixels } from './make-variant.ts';

/** No drawings: they have programs of their own to read them, and none of these is let near a stranger's file. */
const takenTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];
/** As wide as the widest variant; pages are never as long. */
const box = { width: 1920, height: 5760 };
const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;
/** How long a visitor waits for one that others are in front of. */
const waitMs = 5_000;
const limits = { atOnce: 6, mostWaiting: 200, mostFailures: 10_000, mostBytes: 1_000_000_000 };

export interface ElsewhereOptions extends FetchOptions {
  /** Where the pictures are kept. */
  folder: string;
  /** What the content API signs their addresses with. */
  secret: string;
  onFailure?: (error: unknown, url: string) => void;
}

/**
 * The pictures that content names on other hosts, as files of ours: fetched when first asked for, made again from their pixels
 * alone, kept, and looked after again when they are a day old. One that cannot be had is not asked for again for a minute.
 */
export async function createPicturesElsewhere({ folder, secret, onFailure = () => {}, ...options }: ElsewhereOptions) {
  await mkdir(folder, { recursive: true });
  // A host that is slow keeps no other waiting.
  const inTurn = new Map(options.hosts.map((host) => [host, pLimit(limits.atOnce)]));
  const making = pLimit(1);
  const underWay = new Map<string, Promise<void>>();
  const failed = new LRUCache<string, true>({ max: limits.mostFailures, ttl: minuteMs });
  const written = keepFolderSmall(folder, limits.mostBytes);

  async function fetchInto(file: string, url: string): Promise<void> {
    try {
      const turn = inTurn.get(new URL(url).host) ?? pLimit(1);
      const source = await turn(() => fetchPicture(url, options));
      await writeAtomically(file, await making(() => makeAgain(source)));
      await written();
    } catch (error) {
      failed.set(file, true);
      onFailure(error, url);
    }
  }

  function fetchOnce(file: string, url: string): Promise<void> {
    const before = underWay.get(file);
    if (before) return before;
    if (failed.has(file) || underWay.size >= limits.mostWaiting) return Promise.resolve();
    const now = fetchInto(file, url).finally(() => underWay.delete(file));
    underWay.set(file, now);
    return now;
  }

  const ageOf = (file: string) =>
    stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => undefined,
    );

  /** The file of a path below `/pictures/`; undefined where the address is not of our content, or its picture cannot be had. */
  return async (path: string): Promise<string | undefined> => {
    const url = pictureElsewhere(secret, path);
    if (url === undefined) return undefined;
    const file = join(folder, `${createHash('sha256').update(url).digest('hex')}.webp`);
    const age = await ageOf(file);
    if (age !== undefined && age > dayMs) void fetchOnce(file, url);
    if (age !== undefined) return file;
    await Promise.race([fetchOnce(file, url), after(waitMs, undefined, { ref: false })]);
    return (await ageOf(file)) === undefined ? undefined : file;
  };
}

/** The first frame of a picture, turned as it is to be seen, in sRGB, and nothing else of its file. Throws Error for any other. */
async function makeAgain(source: Buffer): Promise<Buffer> {
  const type = (await fileTypeFromBuffer(source))?.mime;
  if (!type || !takenTypes.includes(type))
    throw new Error(`It is no PNG, JPEG, WebP, AVIF or GIF, but ${type ?? 'something else'}`);
  return sharp(source, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: 10 })
    .rotate()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
}
