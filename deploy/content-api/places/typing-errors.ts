/** How many typing errors are between two words: a letter too many, too few or wrong, or two neighbours that changed places. */
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
