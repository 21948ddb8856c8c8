import { createHmac, timingSafeEqual } from 'node:crypto';

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

/** Whether a code is that of a change; case and spaces around it do not matter. */
export function isAddressCode(secret: string, change: AddressChange, code: string, now = Date.now()): boolean {
  const given = Buffer.from(code.trim().toLowerCase());
  const hour = Math.floor(now / hourMs);
  return [hour, hour - 1].some((one) => {
    const right = Buffer.from(codeOfHour(secret, change, one));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

function codeOfHour(secret: string, { account, from, to }: AddressChange, hour: number): string {
  const text = JSON.stringify(['address change', account, from, to, hour]);
  const bytes = createHmac('sha256', secret).update(text).digest();
  const letters = Array.from(bytes.subarray(0, length), (byte) => readable[byte % readable.length]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}
