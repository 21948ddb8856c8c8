import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** More than any file of a release has; what unpacks to more was packed to fill memories. */
const largestBytes = 16 * 1024 * 1024;

/**
 * Brotli qualities. At 10 files are 5 % smaller than at 9 in hardly more time; 11 saves 2 % more and takes three times as
 * long. A very large release is compressed quickly, as its release waits for it.
 */
const qualities = { usual: 10, quick: 4 };
const usualBytes = 4 * 1024 * 1024;

/** Whether browsers get a file of a release compressed. */
export const isPublicText = (path: string): boolean => /^browser\/.*\.(?:js|css|json|svg|txt|map)$/.test(path);

/** What its compressed form is called; no file of a release ends like this. */
export const packedName = (path: string): string => `${path}.br`;

/** A text in the form in which it travels, brotli. */
export const pack = (content: Uint8Array, quality = qualities.usual): Promise<Buffer> =>
  compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Throws what zlib says of a text that is damaged, or far too long. */
export const unpack = (packed: Uint8Array): Promise<Buffer> => decompress(packed, { maxOutputLength: largestBytes });

const known = new WeakMap<ReadonlyMap<string, Uint8Array>, Promise<ReadonlyMap<string, Uint8Array>>>();

/**
 * The compressed forms of the public texts of a release, by their names (`packedName`). They are made once for the same files: a
 * release is weighed by them, and stored with them, so that no gateway makes them again.
 */
export function packTexts(files: ReadonlyMap<string, Uint8Array>): Promise<ReadonlyMap<string, Uint8Array>> {
  const packing = known.get(files) ?? packAll([...files].filter(([path]) => isPublicText(path)));
  known.set(files, packing);
  return packing;
}

async function packAll(texts: readonly [string, Uint8Array][]): Promise<ReadonlyMap<string, Uint8Array>> {
  const bytes = texts.reduce((sum, [, content]) => sum + content.length, 0);
  const quality = bytes <= usualBytes ? qualities.usual : qualities.quick;
  return new Map(
    await Promise.all(texts.map(async ([path, content]) => [packedName(path), await pack(content, quality)] as const)),
  );
}
