/**
 * A name or an address as people type it: small letters, digits and single spaces; `St`, `Sankt` and `Sint` in full, and
 * `ue` for `ü` is `u`, as `ü` is.
 */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b(?:st|sankt|sint)(?= )/g, 'saint')
    .replace(/\bste(?= )/g, 'sainte')
    .replace(/([aou])e/g, '$1');
