/**
 * A name or an address as people type it: small letters, digits and single spaces; `St`, `Sankt`, `Sint` and `Wr.` in full, and
 * `ue` for `ü` is `u`, as `ü` is; after a digit it is a part of a code, as in `M1 1AE`.
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
    .replace(/\bwr(?= )/g, 'wiener')
    .replace(/(?<!\d)([aou])e/g, '$1');

/** Words that join the others of a name: people leave them out, and write them short. */
const joining = new Set(
  'a am an aan aux b bei d de den der des du en et i im in la le les ob of on op s sur the u und under upon v van vor'.split(
    ' ',
  ),
);

/** A folded name without the words that join the others: "la chaux de fonds" is `chaux fonds`. */
export const withoutJoiningWords = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !joining.has(word))
    .join(' ');
