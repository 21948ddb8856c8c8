const longest = 120;

/** What no system takes in a file's name goes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go.
const plain = (text: string): string => text.replace(/[\u0000-\u001f\u007f\\/:*?"<>|\s]+/g, ' ').trim();

/** The name of a list's PDF: the brand and the list's title. */
export function pdfName(brand: string, title: string): string {
  const short = [...plain(title)].slice(0, longest).join('');
  return `${plain(`${brand} ${short}`).replace(/[\s.]+$/, '')}.pdf`;
}

/** The name of a file of data, in small letters, as `rivelle-my-data.json`. */
export const dataName = (text: string): string => plain(text).replaceAll(' ', '-').toLowerCase();
