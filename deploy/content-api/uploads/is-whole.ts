/** Whether a file of a kind that we take has its end: one that was cut off on its way would reach the reader unreadable. */
export function isWhole(type: string, file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (type === 'image/jpeg') return bytes.lastIndexOf(endOfImage) > bytes.lastIndexOf(startOfScan);
  if (type === 'image/png') return bytes.includes(lastChunk);
  if (type === 'image/gif') return bytes.findLast((byte) => byte !== 0) === gifTrailer;
  if (type === 'image/webp') return bytes.length >= 8 && bytes.readUInt32LE(4) + 8 <= bytes.length;
  if (type === 'application/pdf') return bytes.subarray(-trailing).includes('%%EOF');
  return hasWholeBoxes(bytes);
}

/** Programs leave a few bytes behind the end of a PDF; readers look for it among the last 1024. */
const trailing = 1024;
const gifTrailer = 0x3b;
const endOfImage = Buffer.from([0xff, 0xd9]);
/** A thumbnail inside has an end, too: the end that counts comes after the last data. */
const startOfScan = Buffer.from([0xff, 0xda]);
const lastChunk = Buffer.from('IEND');

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
