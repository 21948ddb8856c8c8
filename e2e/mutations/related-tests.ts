import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Which files a file imports, of this repository. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].flatMap(([, path = '']) => {
    const found = resolve(dirname(file), path);
    return [found, `${found}.ts`, `${found}.tsx`].filter((one) => /\.tsx?$/.test(one) && existsSync(one));
  });
}

const known = new Map<string, ReadonlySet<string>>();

/** Every file that a file needs, itself too. */
function allImportsOf(file: string): ReadonlySet<string> {
  const before = known.get(file);
  if (before) return before;
  const found = new Set([file]);
  for (const one of found) for (const next of importsOf(one)) found.add(next);
  known.set(file, found);
  return found;
}

/**
 * The tests beside the code that run a file: those of its folder that need it, otherwise those of the nearest folder above
 * that has some. Their own file, as `pauses.test.ts` of `pauses.ts`, comes first.
 */
export function testsBeside(repository: string, file: string): string[] {
  const path = join(repository, file);
  for (let folder = dirname(path); folder.startsWith(repository) && folder !== repository; folder = dirname(folder)) {
    const tests = globSync('**/*.test.{ts,tsx}', { cwd: folder, exclude: (name) => name === 'node_modules' })
      .map((name) => join(folder, name))
      .filter((test) => allImportsOf(test).has(path));
    const own = path.replace(/\.tsx?$/, '.test.');
    if (tests.length > 0)
      return tests.sort((one, other) => Number(other.startsWith(own)) - Number(one.startsWith(own)));
  }
  return [];
}
