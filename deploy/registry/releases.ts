import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import type { Manifest } from 'shared/release';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { type Published, uploadSchema } from './contract.ts';
import { record } from './history.ts';
import { switchLive } from './live.ts';
import { mustHaveFiles } from './live-rows.ts';
import { packedName, packTexts } from './packed-texts.ts';
import { refused, unknownRelease } from './refusal.ts';
import { startRollOut } from './rollouts.ts';
import { release, releaseFile } from './tables.ts';
import { verifyFiles, verifyLetters } from './verify-upload.ts';

export interface NewRelease {
  manifest: Manifest;
  /** The manifest in the words of who published it, where it is signed: they are what the signature is of. */
  said?: object;
  files: ReadonlyMap<string, Uint8Array>;
  /** The holder of the token, and the person who uses it. */
  who: string;
  by: string;
  why: string;
  live: boolean;
  country: string;
  /** Whether a check said no and was overridden. */
  forced?: boolean;
  /** Goes live for this share of the visitors only. */
  percent?: number;
}

/**
 * Stores a release and, where it says so, makes it live, in one transaction.
 * Throws RefusalError, having changed nothing, where a file is wrong or the version exists, or existed.
 */
export async function publish(db: Database, upload: NewRelease): Promise<Published> {
  const { manifest, said = manifest, files, who, by, why, forced, country } = upload;
  const { name, version, source } = manifest;
  verifyLetters(said);
  verifyFiles(manifest, files);
  const packed = await packTexts(files);
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(release)
      .values({ name, version, manifest: said, source, publishedBy: by, why })
      .onConflictDoNothing()
      .returning({ name: release.name });
    if (added.length === 0) {
      await mustHaveFiles(tx, name, version);
      throw refused(`${name} ${version} is published already; a version never changes`, 409);
    }
    for (const [path, content] of [...files, ...packed])
      await tx.insert(releaseFile).values({ name, version, path, content });
    await record(tx, { who, person: by, action: 'publish', remote: name, to: version, why, forced });
    if (!upload.live) return { name, version };
    const target = { name, country, who, by, why, forced };
    const live = upload.percent
      ? await startRollOut(tx, { ...target, version, percent: upload.percent })
      : await switchLive(tx, { ...target, to: version, action: 'make-live' });
    return { name, version, live };
  });
}

/** The manifest of a release as it is stored. Throws RefusalError `release-unknown`. */
export async function manifestOf(db: Database, name: string, version: string): Promise<unknown> {
  const [row] = await db
    .select({ manifest: release.manifest })
    .from(release)
    .where(and(eq(release.name, name), eq(release.version, version)));
  if (!row) throw unknownRelease(`There is no release ${name} ${version}`);
  return row.manifest;
}

/** The bytes of one file of a release, or of its compressed form (`packedName`). Throws RefusalError `release-unknown`, or `release-forgotten`. */
export async function fileOf(db: Database, name: string, version: string, path: string): Promise<Uint8Array> {
  const [row] = await db
    .select({ content: releaseFile.content })
    .from(releaseFile)
    .where(and(eq(releaseFile.name, name), eq(releaseFile.version, version), eq(releaseFile.path, path)));
  if (row) return row.content;
  await mustHaveFiles(db, name, version);
  throw unknownRelease(`There is no file ${path} in the release ${name} ${version}`);
}

/**
 * All files of a release in the forms in which they travel, each under its name: of a text that browsers get, its compressed form
 * where there is one. Throws RefusalError `release-unknown`, or `release-forgotten`.
 */
export async function filesOf(db: Database, name: string, version: string): Promise<FormData> {
  const rows = await db
    .select({ path: releaseFile.path, content: releaseFile.content })
    .from(releaseFile)
    .where(and(eq(releaseFile.name, name), eq(releaseFile.version, version)));
  if (rows.length === 0) await mustHaveFiles(db, name, version);
  const paths = new Set(rows.map(({ path }) => path));
  const files = new FormData();
  for (const { path, content } of rows)
    if (!paths.has(packedName(path))) files.append(path, new Blob([Buffer.from(content)]));
  return files;
}

const signedUpload = z.object({ manifest: z.looseObject({}) });
const unpackedLimit = 256 * 1024 * 1024;

/**
 * The release in the body of an upload: gzipped JSON, files in base64.
 * Throws RefusalError where it is cut off or damaged, ZodError where something in it is missing or wrong.
 */
export async function unpackUpload(body: unknown): Promise<Omit<NewRelease, 'who'> & { force: boolean }> {
  if (!Buffer.isBuffer(body)) throw refused('An upload is gzipped JSON, with the type application/gzip', 415);
  const read = await parse(body);
  const upload = uploadSchema.parse(read);
  const { manifest: said } = signedUpload.parse(read);
  const files = Object.entries(upload.files).map(([path, text]) => [path, Buffer.from(text, 'base64')] as const);
  return { ...upload, ...(upload.manifest.signature && { said }), files: new Map(files) };
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
