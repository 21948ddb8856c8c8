import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Where a file belongs: `shell`, `mf-search`, `shared`, `deploy/gateway`. */
export const roomOf = (file: string): string => /^deploy\/[^/.]+|^[^/]+/.exec(file)?.[0] ?? file;

const named = new Map<string, string[]>();

/** The files of the repository that a file names: what it imports, types aside, and what it starts as a process of its own. */
function filesNamedIn(file: string, repository: string): string[] {
  const before = named.get(file);
  if (before) return before;
  const text = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  const names = new Set([...text.matchAll(/['"`]([\w./@-]+)['"`]/g)].map(([, name = '']) => name));
  const files = [...names].flatMap((name) => {
    const places = [resolve(dirname(file), name), join(repository, name)];
    return places
      .flatMap((place) => [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`])
      .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  });
  named.set(file, files);
  return files;
}

const known = new Map<string, ReadonlySet<string>>();

/** Every file that a file needs, itself too. */
function filesNeededBy(file: string, repository: string): ReadonlySet<string> {
  const before = known.get(file);
  if (before) return before;
  const found = new Set([file]);
  for (const one of found) for (const next of filesNamedIn(one, repository)) found.add(next);
  known.set(file, found);
  return found;
}

const wordsOf = (file: string) => new Set(readFileSync(file, 'utf8').match(/\w{3,}/g));

/** Those first that speak most of what a file speaks of: the fewer of them have a word, the more it says. */
function closestFirst(tests: readonly string[], file: string): string[] {
  const words = wordsOf(file);
  const byTest = tests.map((test) => ({ test, shared: [...wordsOf(test)].filter((word) => words.has(word)) }));
  const others = (word: string) => byTest.filter(({ shared }) => shared.includes(word)).length;
  return byTest
    .map(({ test, shared }) => ({ test, closeness: shared.reduce((sum, word) => sum + 1 / others(word), 0) }))
    .sort((one, other) => other.closeness - one.closeness)
    .map(({ test }) => test);
}

/** Of its room, and of other rooms. */
export interface RelatedTests {
  beside: string[];
  elsewhere: string[];
}

/**
 * The tests that run a file, the closest ones first. Its own, as `pauses.test.ts` of `pauses.ts` and `focus.test.tsx` of
 * `focus/index.ts`, is the first of all, and those of its folder come before others. No journey counts.
 */
export function testsOf(repository: string, file: string): RelatedTests {
  const path = join(repository, file);
  const own = path.replace(/(?:([^/]+)\/index)?\.tsx?$/, (_, name) => (name ? `${name}/${name}.test.` : '.test.'));
  const exclude = (name: string) => name === 'node_modules' || name === 'e2e' || name.startsWith('.');
  const tests = globSync('**/*.test.{ts,tsx}', { cwd: repository, exclude })
    .map((name) => join(repository, name))
    .filter((test) => test.startsWith(own) || filesNeededBy(test, repository).has(path));
  const nearness = (test: string) => Number(test.startsWith(own)) + Number(dirname(test) === dirname(path));
  const sorted = closestFirst(tests, path).sort((one, other) => nearness(other) - nearness(one));
  const isBeside = (test: string) => roomOf(relative(repository, test)) === roomOf(file);
  return { beside: sorted.filter(isBeside), elsewhere: sorted.filter((test) => !isBeside(test)) };
}
