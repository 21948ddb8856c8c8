/** What a document shows as code: words within a line, and lines of their own. */
export interface Code {
  line: number;
  text: string;
}

/** The code within a document's lines, as `npm start`. */
export function codeWords(document: string): Code[] {
  return proseLines(document).flatMap(({ line, text }) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ line, text: word })),
  );
}

/** The addresses that a document links to, as it writes them. */
export function links(document: string): Code[] {
  return proseLines(document).flatMap(({ line, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => ({ line, text: address })),
  );
}

/** Its lines of code, without the remarks behind a `#`. */
export function codeLines(document: string): Code[] {
  return numbered(document)
    .filter(({ text }) => isCodeLine(text))
    .map(({ line, text }) => ({ line, text: text.trim().replace(/(?:^|\s+)# .*$/, '') }))
    .filter(({ text }) => text !== '');
}

const numbered = (document: string): Code[] => document.split('\n').map((text, index) => ({ line: index + 1, text }));
const isCodeLine = (text: string): boolean => text.startsWith('    ');
const proseLines = (document: string): Code[] => numbered(document).filter(({ text }) => !isCodeLine(text));
