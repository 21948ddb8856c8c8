import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { drawingPolicy } from '../content-files.ts';
import { type FromMemory, type ReadyAnswer, takesEncoding } from '../from-memory.ts';
import type { Release } from './release-store.ts';

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
export function createReleaseFiles(): ReleaseFiles {
  const cache = new LRUCache<string, ReadyAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length + 1000,
  });

  return {
    async answer({ folder }, path, address, accepted) {
      const ready = await read(join(folder, 'browser', path), takesEncoding(accepted, 'br'));
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

async function read(file: string, brotli: boolean): Promise<ReadyAnswer> {
  const compressed = brotli ? await readFile(`${file}.br`).catch(() => undefined) : undefined;
  const body = compressed ?? (await readFile(file));
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
