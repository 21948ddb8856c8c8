const longest = 4_000;
const deepest = 20;
const words = ['string', 'number', 'boolean', 'null', 'undefined', 'object', 'never', 'unknown', 'true', 'false'];
/** Each with the number of types that it takes. */
const generics: Readonly<Record<string, number>> = { Record: 2, Readonly: 1, Partial: 1 };
const token = /\s*(?:([A-Za-z_$][\w$]*)|('[ !#-&(-[\]-_a-~]*')|(-?\d{1,15}(?:\.\d{1,15})?)|(\[\]|[{}()<>|;:?,]))/y;

class NotPlain extends Error {}

/**
 * Whether a text is a TypeScript type of plain data and nothing else: objects, lists, texts, numbers, and what there is of
 * unions of these. Another team's type is written into one's own files: it names nothing outside of itself, holds no comment
 * and no letter that looks like another, and ends where it ends.
 */
export function isPlainType(text: string): boolean {
  if (text.length > longest) return false;
  try {
    const tokens = tokensOf(text);
    readType(tokens, 0);
    return tokens.next() === undefined;
  } catch (error) {
    if (error instanceof NotPlain) return false;
    throw error;
  }
}

interface Tokens {
  peek(): string | undefined;
  next(): string | undefined;
}

function tokensOf(text: string): Tokens {
  const all: string[] = [];
  const end = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < end) {
    const found = token.exec(text);
    if (!found) throw new NotPlain();
    all.push(found[0].trim());
  }
  let at = 0;
  return { peek: () => all[at], next: () => all[at++] };
}

function take(tokens: Tokens, wanted: string): void {
  if (tokens.next() !== wanted) throw new NotPlain();
}

function took(tokens: Tokens, wanted: string): boolean {
  if (tokens.peek() !== wanted) return false;
  tokens.next();
  return true;
}

function readType(tokens: Tokens, depth: number): void {
  if (depth > deepest) throw new NotPlain();
  took(tokens, '|');
  do readList(tokens, depth);
  while (took(tokens, '|'));
}

function readList(tokens: Tokens, depth: number): void {
  took(tokens, 'readonly');
  readOne(tokens, depth);
  while (took(tokens, '[]'));
}

function readOne(tokens: Tokens, depth: number): void {
  const first = tokens.next() ?? '';
  if (words.includes(first) || /^['\d-]/.test(first)) return;
  if (first === '{') readObject(tokens, depth);
  else if (first === '(') {
    readType(tokens, depth + 1);
    take(tokens, ')');
  } else readGeneric(tokens, first, depth);
}

function readGeneric(tokens: Tokens, name: string, depth: number): void {
  if (!Object.hasOwn(generics, name)) throw new NotPlain();
  take(tokens, '<');
  for (let index = 0; index < (generics[name] ?? 0); index += 1) {
    if (index > 0) take(tokens, ',');
    readType(tokens, depth + 1);
  }
  take(tokens, '>');
}

function readObject(tokens: Tokens, depth: number): void {
  while (!took(tokens, '}')) {
    const key = tokens.next() ?? '';
    const isModifier = key === 'readonly' && !['?', ':'].includes(tokens.peek() ?? '');
    if (!/^['A-Za-z_$]/.test(isModifier ? (tokens.next() ?? '') : key)) throw new NotPlain();
    took(tokens, '?');
    take(tokens, ':');
    readType(tokens, depth + 1);
    if (tokens.peek() !== '}') take(tokens, ';');
  }
}
