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

/**
 * How many typing errors are between two words (Damerau-Levenshtein): a letter too many, too few or wrong, or two neighbours that
 * changed places.
 */
export function typingErrors(typed: string, word: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let column = 1; column <= word.length; column++) {
      const at = (list: number[], index: number) => list[index] ?? 0;
      const isSame = typed[row - 1] === word[column - 1];
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last[word.length] ?? 0;
}
