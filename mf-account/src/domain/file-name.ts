const brand = 'Rivelle';
const longest = 120;

/** The name of a list's PDF: the brand and the list's title, without what no system takes in a file's name. */
export function pdfName(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go.
  const plain = title.replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ');
  const short = [...plain.replace(/\s+/g, ' ')].slice(0, longest).join('');
  return `${`${brand} ${short}`.replace(/[\s.]+$/, '')}.pdf`;
}
