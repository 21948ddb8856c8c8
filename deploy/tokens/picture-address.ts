import { createHmac, timingSafeEqual } from 'node:crypto';

const prefix = 'elsewhere/';
const written = /^elsewhere\/([\w-]{22})\/([\w-]+)\.webp$/;

const proofOf = (secret: string, url: string): string =>
  createHmac('sha256', secret).update(`picture elsewhere ${url}`).digest().subarray(0, 16).toString('base64url');

/**
 * The path below `/pictures/` of a picture that lies on another host: the gateway fetches no other than those that carry
 * our proof, so that nobody can have it fetch what no content names.
 */
export const pathOfPictureElsewhere = (secret: string, url: string): string =>
  `${prefix}${proofOf(secret, url)}/${Buffer.from(url).toString('base64url')}.webp`;

/** The address of any picture on our own site: those of other hosts are fetched for it. */
export const localAddress = (secret: string, url: string): string =>
  url.startsWith('https:') ? `/pictures/${pathOfPictureElsewhere(secret, url)}` : url;

/** Whether a path below `/pictures/` is that of a picture on another host, with a good proof or without. */
export const isPictureElsewhere = (path: string): boolean => path.startsWith(prefix);

/** The address that such a path stands for; undefined where its proof is not ours. */
export function pictureElsewhere(secret: string, path: string): string | undefined {
  const [, proof = '', name = ''] = written.exec(path) ?? [];
  const url = Buffer.from(name, 'base64url').toString();
  const right = Buffer.from(proofOf(secret, url));
  const given = Buffer.from(proof);
  return right.length === given.length && timingSafeEqual(right, given) ? url : undefined;
}
