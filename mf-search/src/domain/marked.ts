/** A piece of a title; `marked` where it is what was typed. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** A letter as search compares it: in lower case, without accents, and one that is two as both. */
const folded = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('œ', 'oe').replace('æ', 'ae').replace('ß', 'ss');
const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Highlights in a title the beginnings of words that match a typed word (prefix match). */
export function markedPieces(title: string, typed: string): Piece[] {
  const letters = Array.from(title.normalize('NFC'));
  const plain = letters.map(folded);
  const words =
    Array.from(typed.normalize('NFC'))
      .map(folded)
      .join('')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const marks = letters.map(() => false);
  letters.forEach((_, place) => {
    if (isLetter(plain[place - 1])) return;
    const rest = plain.slice(place).join('');
    for (const word of words) if (rest.startsWith(word)) marks.fill(true, place, place + lengthOf(word, plain, place));
  });
  return letters.reduce<Piece[]>((pieces, letter, place) => {
    const last = pieces.at(-1);
    const marked = marks[place] === true;
    if (last?.marked === marked) last.text += letter;
    else pieces.push({ text: letter, marked });
    return pieces;
  }, []);
}

/** How many letters of the title a typed word covers; a letter may fold to more than one, as "œ". */
function lengthOf(word: string, plain: readonly string[], place: number): number {
  let taken = 0;
  let length = 0;
  while (length < word.length && place + taken < plain.length) {
    length += plain[place + taken]?.length ?? 0;
    taken += 1;
  }
  return taken;
}
