import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { drawingPolicy } from '../content-files.ts';
import { type FromMemory, type ReadyAnswer, takesEncoding } from '../from-memory.ts';
import { readPacked } from './release-copy.ts';
import type { Release, ReleaseCache } from './release-store.ts';

const mostBytes = 64 * 1024 * 1024;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

/** Reads a file of a release, `browser/entry.js`; compressed where there is such a form, and it is wanted. */
export type ReadReleaseFile = (
  release: Release,
  path: string,
  compressed: boolean,
) => Promise<{ body: Uint8Array; compressed: boolean }>;

/** Reads from a release cache: nothing that is not as its manifest says goes out, to be kept by browsers for a year. */
export const fromCache =
  (store: () => Pick<ReleaseCache, 'read'>): ReadReleaseFile =>
  async (release, path, compressed) => {
    const packed = compressed ? await readPacked(release, path) : undefined;
    return packed ? { body: packed, compressed } : { body: await store().read(release, path), compressed: false };
  };

/** Reads from a folder that only this machine's owner builds into. */
export const fromFolder: ReadReleaseFile = async ({ folder }, path, compressed) => {
  const packed = compressed ? await readFile(join(folder, `${path}.br`)).catch(() => undefined) : undefined;
  return { body: packed ?? (await readFile(join(folder, path))), compressed: packed !== undefined };
};

/** The public files of releases as answers. */
export interface ReleaseFiles {
  /**
   * The answer for a file of an opened release. `address` is its key in the cache; undefined: it is not cached. `accepted`
   * are the encodings.
   */
  answer(
    release: Release,
    path: string,
    address: string | undefined,
    accepted: string | undefined,
  ): Promise<ReadyAnswer>;
  fromMemory: FromMemory;
}

const keyOf = (address: string, accepted: string | undefined) =>
  `${takesEncoding(accepted, 'br') ? 'br' : ''} ${address}`;

/**
 * Caches the files of releases in memory (LRU), with the few headers that a file needs: each of some
 * fifteen scripts would otherwise carry a kilobyte of policies that are about documents.
 */
export function createReleaseFiles(read: ReadReleaseFile): ReleaseFiles {
  const cache = new LRUCache<string, ReadyAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length + 1000,
  });

  return {
    async answer(release, path, address, accepted) {
      const { body, compressed } = await read(release, `browser/${path}`, takesEncoding(accepted, 'br'));
      const ready = answerOf(path, Buffer.from(body), compressed);
      // A query does not name another file, and must not fill the memory.
      if (address && !address.includes('?')) cache.set(keyOf(address, accepted), ready);
      return ready;
    },
    fromMemory: {
      route: '/releases/:name/:version/*',
      find: ({ url = '', headers }) =>
        url.startsWith('/releases/') ? cache.get(keyOf(url, headers['accept-encoding'])) : undefined,
    },
  };
}

function answerOf(file: string, body: Buffer, compressed: boolean): ReadyAnswer {
  return {
    status: 200,
    body,
    headers: {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(compressed && { 'content-encoding': 'br' }),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      // Scripts, too: in a frame or a worker of one, a page's script would be free of the page's own policy.
      'content-security-policy': drawingPolicy,
    },
  };
}
