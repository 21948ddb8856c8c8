/** Of an inch; people ask for what they measured. */
const centimetres = 2.54;

/**
 * What somebody typed, with sizes as the catalogue has them: "ligne60" is two words, "1m20", "1,20 m", "1200 mm" and "47
 * inches" are centimetres, and of "l'onde" the article falls away.
 */
export const askedText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<![\p{L}\d])(?:l|d|qu|s|n)['’](?=\p{L})/gu, ' ')
    .replace(/(?<![\d.,])(\d)\s*m\s*(\d\d)(?!\d)/g, '$1$2')
    .replace(/(\d+(?:[.,]\d+)?)\s*(?:inches|inch|in|zoll|pouces?|"|″)(?![\p{L}])/gu, (_all, size: string) =>
      String(Math.round(Number(size.replace(',', '.')) * centimetres)),
    )
    .replace(/(\p{L}{4,})(\d)/gu, '$1 $2');

/** Whether a visitor wants just these words: they are in quotes, as after a correction that was refused. */
export const isQuoted = (text: string): boolean => /^\s*["“„«].+["”“»]\s*$/.test(text);

/** A size in centimetres, and the one next to it by which furniture is named. */
export function nearSizes(word: string): string[] {
  if (!/^\d{2,3}$/.test(word)) return [word];
  const size = Number(word);
  return size < 20 || size % 5 === 0 ? [word] : [word, String(5 * Math.round(size / 5))];
}
