import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose address a link confirms. */
export interface ProvenAddress {
  /** The numeric id of the account. */
  uid: number;
  email: string;
}

const lifeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * What is in the link of a mail that has an address confirmed: anyone who has it reads the mails of that address. It is
 * good for a week, and for as long as the account has that address; nothing has to be stored.
 */
export const addressProof = (secret: string, address: ProvenAddress, now = Date.now()): string =>
  proofUntil(secret, address, Math.floor((now + lifeMs) / 1000));

/** The numeric id that a proof speaks of, whether it is good or not. */
export const uidOfProof = (proof: string): number | undefined => {
  const uid = /^(\d{1,9})\./.exec(proof)?.[1];
  return uid === undefined ? undefined : Number(uid);
};

/** Whether a proof is for this address, and still valid. */
export function isAddressProof(secret: string, address: ProvenAddress, proof: string, now = Date.now()): boolean {
  const until = Number(proof.split('.')[1]);
  if (!Number.isSafeInteger(until) || until * 1000 < now) return false;
  const [right, given] = [Buffer.from(proofUntil(secret, address, until)), Buffer.from(proof)];
  return right.length === given.length && timingSafeEqual(right, given);
}

function proofUntil(secret: string, { uid, email }: ProvenAddress, until: number): string {
  const text = JSON.stringify(['address proof', uid, email, until]);
  return `${uid}.${until}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/**
 * The code that shows that the owner of an account reads the mails of its wished address. It follows from
 * both and from the hour: nothing has to be stored, and it is void once the account has another address.
 */
export interface AddressChange {
  account: string;
  from: string;
  to: string;
}

/** Without the letters and digits that are taken for one another. */
const readable = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 12;
const hourMs = 60 * 60 * 1000;

/** A code as `k7mp-x2wd-9hfa`, good for one hour at least, and for two at most. */
export const addressCode = (secret: string, change: AddressChange, now = Date.now()): string =>
  codeOfHour(secret, change, Math.floor(now / hourMs));

/** Whether a code is that of a change; however it is typed. */
export function isAddressCode(secret: string, change: AddressChange, code: string, now = Date.now()): boolean {
  const given = Buffer.from(typedCode(code));
  const hour = Math.floor(now / hourMs);
  return [hour, hour - 1].some((one) => {
    const right = Buffer.from(codeOfHour(secret, change, one));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

function codeOfHour(secret: string, { account, from, to }: AddressChange, hour: number): string {
  const text = JSON.stringify(['address change', account, from, to, hour]);
  const bytes = createHmac('sha256', secret).update(text).digest();
  return typedCode(Array.from(bytes.subarray(0, length), (byte) => readable[byte % readable.length]).join(''));
}

/**
 * A code of a mail, as it is compared however somebody has typed it: capital letters, spaces, dots and dashes of any kind do not
 * matter. It is written in groups of four, as `k7mp-x2wd-9hfa`.
 */
export const typedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/.{4}(?=.)/g, '$&-');
