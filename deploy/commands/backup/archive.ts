import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { z } from 'zod';
import { tablePrintsSchema } from '../../database/table-prints.ts';
import { wrongUse } from '../run-command.ts';

/** A backup is one file, as it comes or encrypted for a key (age-encryption.org), and a JSON file beside it that tells what is in it. */

const manifestSchema = z.object({
  /** The moment whose state it holds. */
  at: z.iso.datetime(),
  database: z.enum(['embedded', 'postgresql']),
  encrypted: z.boolean(),
  bytes: z.number(),
  sha256: z.string(),
  tables: tablePrintsSchema,
});
export type Manifest = z.infer<typeof manifestSchema>;

const manifestOf = (file: string) => `${file}.json`;

/** Writes a backup, whole or not at all, for the holder of the key of `recipient` alone where there is one. */
export async function writeArchive(
  file: string,
  content: Readable,
  { recipient, ...about }: Pick<Manifest, 'at' | 'database' | 'tables'> & { recipient?: string },
): Promise<Manifest> {
  const partial = `${file}.partial`;
  const digest = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(
      recipient === undefined ? content : await encrypted(content, recipient),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          digest.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    const manifest = { ...about, encrypted: recipient !== undefined, bytes, sha256: digest.digest('hex') };
    await writeFile(manifestOf(file), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(partial, file);
    return manifest;
  } finally {
    await rm(partial, { force: true });
  }
}

/** What is told of a backup. Throws SiteError `command-wrong` where it is none, or its bytes are not those that were written. */
export async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(manifestOf(file), 'utf8').catch(() => undefined);
  if (text === undefined) throw wrongUse(`${manifestOf(file)} is not there: it tells what is in the backup ${file}`);
  const manifest = manifestSchema.parse(JSON.parse(text));
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  if (digest.digest('hex') !== manifest.sha256)
    throw wrongUse(`${file} is damaged: its sha256 is not the one in ${manifestOf(file)}`);
  return manifest;
}

/** The content of a backup. Throws SiteError `command-wrong` where it is encrypted and the key is missing or another one. */
export async function readArchive(
  file: string,
  { encrypted }: Manifest,
  keyFile: string | undefined,
): Promise<Readable> {
  if (!encrypted) return createReadStream(file);
  if (keyFile === undefined) throw wrongUse(`${file} is encrypted: name the file of its key (--key-file)`);
  const decrypter = new Decrypter();
  try {
    for (const line of (await readFile(keyFile, 'utf8')).split('\n'))
      if (line.startsWith('AGE-')) decrypter.addIdentity(line.trim());
    return Readable.from(await decrypter.decrypt(bytesOf(createReadStream(file))));
  } catch (cause) {
    throw wrongUse(`${file} cannot be opened with ${keyFile}: ${cause instanceof Error ? cause.message : cause}`);
  }
}

async function encrypted(content: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw wrongUse(`${recipient} is no public key as age1…; npm run backup -- --new-key FILE makes one`);
  }
  return Readable.from(await encrypter.encrypt(bytesOf(content)));
}

/** A stream as browsers have them, which the library takes. */
function bytesOf(stream: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void stream.destroy(),
  });
}
