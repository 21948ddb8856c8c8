import { fileTypeFromBuffer } from 'file-type';
import { extensionOf, fileKinds, hasAcceptedExtension } from 'shared/contact';

/**
 * The media type of a file by its magic bytes, whatever its name says; undefined for a type or a name that is not accepted, and
 * where the end of the file is missing.
 */
export async function kindOf(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  return type && Object.hasOwn(fileKinds, type) && hasAcceptedExtension(name) && isWhole(type, bytes)
    ? type
    : undefined;
}

/** The name with an ending that goes with its kind: `photo.jpg` that holds a PNG becomes `photo.png`. */
export function nameFor(name: string, type: string): string {
  const endings = fileKinds[type] ?? [];
  const ending = extensionOf(name);
  return endings.includes(ending) ? name : `${name.slice(0, -ending.length)}${endings[0] ?? ending}`;
}

const longest = 120;

/**
 * A name that is only a name: without folders, without characters that cannot be seen or that some system does not
 * allow, 120 characters at most with its ending.
 */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ending = /\.[a-z]+$/i.exec(plain)?.[0] ?? '';
  const stem = plain.slice(0, plain.length - ending.length).replace(/^[. ]+/, '') || 'file';
  return `${[...stem].slice(0, longest - ending.length).join('')}${ending}`;
}

/** Whether a file of an accepted type is complete: one that was cut off on its way would be unreadable. */
export function isWhole(type: string, file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (type === 'image/jpeg') return bytes.lastIndexOf(endOfImage) > bytes.lastIndexOf(startOfScan);
  if (type === 'image/png') return bytes.includes(lastChunk);
  if (type === 'image/gif') return endsWithTrailer(bytes);
  if (type === 'image/webp') return bytes.length >= 8 && bytes.readUInt32LE(4) + 8 <= bytes.length;
  if (type === 'application/pdf') return bytes.subarray(-trailing).includes('%%EOF');
  return hasWholeBoxes(bytes);
}

/** Programs leave a few bytes behind the end of a PDF; readers look for it among the last 1024. */
const trailing = 1024;
const endOfImage = Buffer.from([0xff, 0xd9]);
/** A thumbnail inside has an end, too: the end that counts comes after the last data. */
const startOfScan = Buffer.from([0xff, 0xda]);
const lastChunk = Buffer.from('IEND');

/** The end of a GIF comes after the end of a block, which is 0: within a block it is a byte as any other. */
function endsWithTrailer(gif: Buffer): boolean {
  const last = gif.findLastIndex((byte) => byte !== 0);
  return gif[last] === 0x3b && gif[last - 1] === 0;
}

/** HEIC and AVIF: boxes one after the other, each with its length before it; 0 means up to the end of the file. */
function hasWholeBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return true;
    const isLong = length === 1 && at + 16 <= bytes.length;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : length;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}
