import { Tokenizer, TokenizerMode } from 'parse5';
import { isRecord, type UncheckedRecord } from './import/record.ts';

/** A tag, a comment or a sign by its name; "a < b" and "R&D" have none. */
const markup = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;
const unseen = new Set(['script', 'style', 'iframe', 'noscript']);
/** Elements inside of a word; any other begins a new one. */
const inLine = /^(?:a|abbr|b|big|code|del|em|font|i|ins|mark|q|s|small|span|strike|strong|su[bp]|tt|u|wbr)$/;

/** Catalogues have HTML that was escaped, and escaped again. */
const mostEscaped = 4;

/**
 * What a visitor would read of a text that may be HTML: catalogues have tags where only words can be. Escaped HTML becomes words
 * as well, so that the same a second time is the same.
 */
export function wordsOf(text: string): string {
  let words = text;
  for (let times = 0; times < mostEscaped && markup.test(words); times++) words = unescapedOnce(words);
  return words;
}

/** Reads tokens only: no nesting is too deep. */
function unescapedOnce(text: string): string {
  let words = '';
  let inside: string | undefined;
  const add = (chars: string) => {
    if (!inside) words += chars;
  };
  const onTag = ({ tagName }: { tagName: string }) => add(inLine.test(tagName) ? '' : ' ');
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag(tag) {
        onTag(tag);
        if (!unseen.has(tag.tagName)) return;
        inside = tag.tagName;
        tokenizer.state = TokenizerMode.RAWTEXT;
      },
      onEndTag(tag) {
        inside = undefined;
        onTag(tag);
      },
      onCharacter: ({ chars }) => add(chars),
      onWhitespaceCharacter: ({ chars }) => add(chars),
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: () => undefined,
    },
  );
  tokenizer.write(text, true);
  return words.replace(/\s{2,}|[\t\r\n]/g, ' ').trim();
}

/** The same for every text in a value; a record may keep some of its fields as they are. */
export function inWords(value: UncheckedRecord, except?: readonly string[]): UncheckedRecord;
export function inWords(value: unknown): unknown;
export function inWords(value: unknown, except: readonly string[] = []): unknown {
  if (typeof value === 'string') return wordsOf(value);
  if (Array.isArray(value)) return value.map((one) => inWords(one));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, one]) => [name, except.includes(name) ? one : inWords(one)]));
}
