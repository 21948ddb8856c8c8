import { createHash, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { SiteError } from 'shared/errors';
import { libraryOf } from 'shared/release';
import { z } from 'zod';
import { canonical, isSignedBy, keyIdOf, publicKeySchema, signatureSchema, signText } from '../../tokens/signatures.ts';
import { RefusalError } from '../refusal.ts';

const keySchema = z.object({ holder: z.string(), public: publicKeySchema });
const releaseKeySchema = keySchema.extend({ remotes: z.array(z.string()).min(1) });
type ReleaseKey = z.infer<typeof releaseKeySchema>;

/**
 * The file RELEASE_KEYS: whose signature counts. It is no part of the database, so that who can write there alone has no
 * code served.
 */
const releaseKeysSchema = z.object({
  /** Who may sign the releases of which remotes and libraries; `*` stands for all. */
  keys: z.array(releaseKeySchema).default([]),
  /** Who could: what they have signed counts no more, and their remotes go on needing signatures. */
  revoked: z.array(releaseKeySchema).default([]),
  /** Who may sign what is live. Without any that is taken as the registry says it. */
  live: z.array(keySchema).default([]),
  /** Releases that count without a signature, by their digests: those from before there were keys, and what ops decide on. */
  accepted: z.record(z.string(), z.string().regex(/^sha256-/)).default({}),
});
export type ReleaseKeys = z.infer<typeof releaseKeysSchema>;

/** Reads the file. Throws SiteError `settings-wrong` where it is missing or not one. */
export function readReleaseKeys(file: string): ReleaseKeys {
  try {
    return releaseKeysSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new SiteError('settings-wrong', `RELEASE_KEYS: ${file} cannot be read, or is no file of keys`, { cause });
  }
}

/** How often the file is looked at, in ms. */
const lookMs = 1000;

/**
 * The keys as the file has them now, by a function that answers the same object for as long as the file is the same: a team
 * comes, or a key is revoked, while the site runs. A file that has become wrong is logged, and changes nothing. Throws SiteError
 * `settings-wrong` where it is wrong from the start.
 */
export function followReleaseKeys(file: string, log: Pick<FastifyBaseLogger, 'error'>): () => ReleaseKeys {
  const writtenAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  let takenAt = writtenAt();
  let keys = readReleaseKeys(file);
  let lookedAt = performance.now();
  let refusedAt: number | undefined;
  return () => {
    if (performance.now() - lookedAt < lookMs) return keys;
    lookedAt = performance.now();
    const now = writtenAt();
    if (now === takenAt) return keys;
    try {
      keys = readReleaseKeys(file);
      takenAt = now;
    } catch (err) {
      // It may have been read half written: it is read again, and told of once.
      if (now !== refusedAt) log.error({ err }, 'RELEASE_KEYS is not taken as it is now');
      refusedAt = now;
    }
    return keys;
  };
}

const saidSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  signature: z.unknown().optional(),
});

/** What of a manifest is signed: all that it says, in its own words, but the signature. */
function signedText(said: unknown): { text: string; name: string; version: string; signature: unknown } {
  const { signature, ...rest } = saidSchema.parse(said);
  return { text: canonical(rest), name: rest.name, version: rest.version, signature };
}

/** The digest of a manifest, by which `accepted` names it; it has the hash of every file. */
export const digestOf = (said: unknown): string =>
  `sha256-${createHash('sha256').update(signedText(said).text).digest('base64')}`;

/** A manifest with the signature of this key. */
export const signManifest = <Said extends object>(said: Said, key: KeyObject): Said => ({
  ...said,
  signature: signText('release', signedText(said).text, key),
});

const isOf =
  (name: string) =>
  ({ remotes }: ReleaseKey) =>
    ['*', name, libraryOf(name)].some((one) => one !== undefined && remotes.includes(one));

/** Whether releases of this name have to be signed: from the first key on, and also when that is revoked. */
export const hasKeys = ({ keys, revoked }: ReleaseKeys, name: string): boolean =>
  [...keys, ...revoked].some(isOf(name));

/** Why a release counts: who has signed it, or that it is listed; undefined where its remote has no keys. */
export type Grounds = { holder: string } | { listed: true } | undefined;

/** Why a manifest, as it was published, counts. Throws RefusalError `release-unsigned` where nobody who may has signed it. */
export function groundsFor(trusted: ReleaseKeys, said: unknown): Grounds {
  const { text, name, version, signature } = signedText(said);
  if (!hasKeys(trusted, name)) return undefined;
  const keys = trusted.keys.filter(isOf(name));
  const { data: made } = signatureSchema.safeParse(signature);
  const signer = made && keys.find((key) => isSignedBy('release', text, made, key.public));
  if (signer) return { holder: signer.holder };
  if (trusted.accepted[`${name}@${version}`] === digestOf(said)) return { listed: true };
  const isKnown = made && keys.some((key) => keyIdOf(key.public) === made.key);
  const why = !made
    ? 'is not signed, and its remote has keys (RELEASE_SIGNING_KEY)'
    : isKnown
      ? 'has been changed since it was signed'
      : `is signed with the key ${made.key}, which may not sign it`;
  throw new RefusalError(422, 'release-unsigned', `${name} ${version} ${why}`);
}
