import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SiteError } from 'shared/errors';
import { z } from 'zod';

/** What a signature says something of: one of a release is none of what is live. */
type SignedKind = 'release' | 'live';

/** An Ed25519 signature in base64, and the id of the key that it was made with. */
export const signatureSchema = z.object({ key: z.string().max(64), value: z.base64().max(200) });
export type Signature = z.infer<typeof signatureSchema>;

/** A public key as files and people pass it on: SPKI in base64, in one line. */
export const publicKeySchema = z.string().refine((text) => {
  try {
    return readPublicKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}, 'is no Ed25519 public key (SPKI in base64)');

/** The public key in a text of `publicKeySchema`. Throws where it is none. */
export const readPublicKey = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

/** A private or public key as a text of `publicKeySchema`. */
export const publicTextOf = (key: KeyObject): string =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'der', type: 'spki' }).toString('base64');

/** What a key is called: the first 16 hex digits of the SHA-256 of its public half. */
export const keyIdOf = (publicText: string): string =>
  createHash('sha256').update(Buffer.from(publicText, 'base64')).digest('hex').slice(0, 16);

/** A new Ed25519 key: the private half as PEM, for a file of its holder. */
export const makePrivateKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

/** The private key in a PEM file, or in the text of one; `setting` names it to people. Throws SiteError `settings-wrong`. */
export function readPrivateKey(given: string, setting: string): KeyObject {
  const isText = given.startsWith('-----BEGIN ');
  const place = isText ? 'its text' : given;
  try {
    const key = createPrivateKey(isText ? given : readFileSync(given));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new SiteError('settings-wrong', `${setting}: ${place} has no private key that can be read`, { cause });
  }
  throw new SiteError('settings-wrong', `${setting}: the key in ${place} is not Ed25519`);
}

/** JSON with its keys in order and without spaces, as RFC 8785 has it: the same value has the same text, whoever wrote it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const said = Object.entries(value).filter(([, one]) => one !== undefined);
  said.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${said.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join()}}`;
}

/** What is signed of a text: its kind before it, each with its length, as DSSE has it. */
const signedBytes = (kind: SignedKind, text: string): Buffer =>
  Buffer.from(`DSSEv1 ${kind.length} ${kind} ${Buffer.byteLength(text)} ${text}`);

/** Signs a text with a private key. */
export const signText = (kind: SignedKind, text: string, key: KeyObject): Signature => ({
  key: keyIdOf(publicTextOf(key)),
  value: sign(null, signedBytes(kind, text), key).toString('base64'),
});

/** Whether a signature is of this text, by the holder of the private half of this key. */
export const isSignedBy = (kind: SignedKind, text: string, { key, value }: Signature, publicText: string): boolean =>
  key === keyIdOf(publicText) &&
  verify(null, signedBytes(kind, text), readPublicKey(publicText), Buffer.from(value, 'base64'));
