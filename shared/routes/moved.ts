import type { Language } from '../i18n/index.ts';

/** Words that people write for a path that the site has spelt otherwise, by language (C7). */
const movedPaths: Partial<Record<Language, Record<string, string>>> = {
  de: { kollektionen: 'reicht', haendlersuche: 'handlersuche' },
};

/** Where a path has moved to for good, for every path below it: `/de/kollektionen/ligne` is `/de/reicht/ligne`. */
export function movedPath(language: Language, path: string): string | undefined {
  const [, prefix, word = '', ...rest] = path.split('/');
  const moved = movedPaths[language] ?? {};
  if (prefix !== language || !Object.hasOwn(moved, word)) return undefined;
  return [`/${language}`, moved[word], ...rest].join('/');
}
