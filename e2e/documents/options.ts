import { dirname, join } from 'node:path/posix';
import { isFile, read } from './repository.ts';

/** What a program takes: its options, and whether each wants a value. */
export type Options = Map<string, { takesValue: boolean }>;

/** The options of a program, found in its source without running it; undefined where it reads none. */
export function optionsOf(file: string): Options | undefined {
  const text = read(file);
  const literal = /(?:read(?:Arguments|Options)\(|parseArgs\(\{[^{]*options:\s*)(\{)/.exec(text);
  if (literal) return optionsIn(balanced(text, literal.index + literal[0].length - 1), file);
  const [, named] = /readArguments\((\w+)\)/.exec(text) ?? [];
  return named ? optionsIn(definitionOf(named, file), file) : undefined;
}

/** The words that a program knows: what is in quotes in its source, or as a key, and in the sources that it imports. */
export function knowsWord(file: string, word: string): boolean {
  const isIn = (text: string) => new RegExp(`['"]${word}['"]|\\b${word}:|[{,] ${word} [,}]`).test(text);
  return [file, ...importsOf(file)].some((path) => isIn(withoutUsage(read(path))));
}

const withoutUsage = (text: string): string => text.replace(/const usage = `[^`]*`/, '');

function optionsIn(literal: string, file: string): Options {
  const found: Options = new Map();
  for (const [, spread = ''] of literal.matchAll(/\.\.\.(\w+)/g))
    for (const [name, option] of optionsIn(definitionOf(spread, file), file)) found.set(name, option);
  for (const [, name = '', type] of literal.matchAll(/'?([\w-]+)'?:\s*\{[^{}]*?type:\s*'(\w+)'/g))
    found.set(name, { takesValue: type === 'string' });
  for (const [, name = ''] of literal.matchAll(/'?([\w-]+)'?:\s*\w+Options\.\w+/g))
    found.set(name, { takesValue: true });
  return found;
}

/** The text of a constant object, in this file or in those that it imports. */
function definitionOf(name: string, file: string): string {
  for (const path of [file, ...importsOf(file)]) {
    const text = read(path);
    const start = text.search(new RegExp(`const ${name}\\b[^=]*= \\{`));
    if (start >= 0) return balanced(text, text.indexOf('{', start));
  }
  return '';
}

const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path)).filter(isFile);

/** From the brace at `start` to the one that closes it. */
function balanced(text: string, start: number): string {
  let depth = 0;
  for (let end = start; end < text.length; end++) {
    if (text[end] === '{') depth++;
    if (text[end] === '}' && --depth === 0) return text.slice(start, end + 1);
  }
  return text.slice(start);
}
