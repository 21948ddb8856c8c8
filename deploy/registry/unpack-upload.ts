import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { uploadSchema } from './contract.ts';
import { refused } from './refusal.ts';
import type { NewRelease } from './releases.ts';

const unpackedLimit = 256 * 1024 * 1024;

/**
 * The release in the body of an upload: gzipped JSON, files in base64.
 * Throws RefusalError where it is cut off or damaged, ZodError where something in it is missing or wrong.
 */
export async function unpackUpload(body: unknown): Promise<Omit<NewRelease, 'who'> & { force: boolean }> {
  if (!Buffer.isBuffer(body)) throw refused('An upload is gzipped JSON, with the type application/gzip', 415);
  const upload = uploadSchema.parse(await parse(body));
  const files = Object.entries(upload.files).map(([path, text]) => [path, Buffer.from(text, 'base64')] as const);
  return { ...upload, files: new Map(files) };
}

async function parse(body: Buffer): Promise<unknown> {
  const text = await promisify(gunzip)(body, { maxOutputLength: unpackedLimit }).catch((error: Error) => {
    throw refused(`The upload is cut off or damaged: ${error.message}`, 400);
  });
  try {
    return JSON.parse(text.toString());
  } catch (error) {
    throw refused(`The upload is not JSON: ${error}`, 400);
  }
}
