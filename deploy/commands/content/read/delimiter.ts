export const delimiters = [',', ';', '\t', '|'] as const;

/** What is between the cells of a CSV file: of the signs that may, the one that its first line has most. */
export function delimiterOf(beginning: string): (typeof delimiters)[number] {
  const [line = ''] = beginning.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, 1);
  const count = (sign: string) => line.split(sign).length;
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
