/** The longest address, in characters. */
export const longestEmail = 254;

/**
 * The pattern of an address in lower case: the specification's, with endings up to the 63 letters that the name system
 * allows.
 */
export const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,63}$/;

/** The address as it is stored, trimmed and in lower case; undefined where the text is none. */
export function emailAddressOf(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return address.length <= longestEmail && emailPattern.test(address) ? address : undefined;
}
