import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The files of the repository that a file names: what it imports, and what it starts as a process of its own. */
function filesNamedIn(file: string, repository: string): string[] {
  const text = readFileSync(file, 'utf8');
  const names = new Set([...text.matchAll(/['"`]([\w./@-]+)['"`]/g)].map(([, name = '']) => name));
  return [...names].flatMap((name) => {
    const places = [resolve(dirname(file), name), join(repository, name)];
    return places
      .flatMap((place) => [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`])
      .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  });
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

/**
 * The tests beside the code that run a file: those of its folder that need it, otherwise those of the nearest folder above
 * that has some. Their own file, as `pauses.test.ts` of `pauses.ts` and `focus.test.tsx` of `focus/index.ts`, comes first.
 */
export function testsBeside(repository: string, file: string): string[] {
  const path = join(repository, file);
  const own = path.replace(/(?:([^/]+)\/index)?\.tsx?$/, (_, name) => (name ? `${name}/${name}.test.` : '.test.'));
  for (let folder = dirname(path); folder.startsWith(repository) && folder !== repository; folder = dirname(folder)) {
    const tests = globSync('**/*.test.{ts,tsx}', { cwd: folder, exclude: (name) => name === 'node_modules' })
      .map((name) => join(folder, name))
      .filter((test) => test.startsWith(own) || filesNeededBy(test, repository).has(path));
    if (tests.length > 0)
      return tests.sort((one, other) => Number(other.startsWith(own)) - Number(one.startsWith(own)));
  }
  return [];
}
