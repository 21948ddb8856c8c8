import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';

const repository = join(import.meta.dirname, '..');
const listed = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: listed,
  devDependencies: listed,
});
const read = (folder: string) =>
  packageSchema.parse(JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')));

/** What no file imports: programs, and what another package asks for. */
const withoutImport = new Set([
  'jest',
  '@testing-library/dom', // by @testing-library/react
  'zod', // by @hookform/resolvers
  '@fontsource-variable/fraunces',
  '@fontsource-variable/instrument-sans',
]);

const isTest = /\.(?:test|spec)\.tsx?$|arbitraries|under-test/;

// That what is imported is declared, lint says (noUndeclaredDependencies).
test('every package that a folder declares is imported there, and what tests alone import is declared in e2e', () => {
  const unused = read('').workspaces.flatMap((folder) => {
    const files = globSync(`${folder === 'e2e' ? '*' : folder}/**/*.{ts,tsx,css,js,mjs}`, {
      cwd: repository,
      exclude: (path) => path.includes('node_modules') || (folder !== 'e2e' && isTest.test(path)),
    });
    const texts = files.map((file) => readFileSync(join(repository, file), 'utf8'));
    const { dependencies, devDependencies } = read(folder);
    const isUsed = (name: string) =>
      texts.some((text) => [`'${name}'`, `'${name}/`, `"${name}/`].some((one) => text.includes(one)));
    return Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !name.startsWith('@types/') && !withoutImport.has(name) && !isUsed(name))
      .map((name) => `${folder}: ${name}`);
  });
  assert.deepEqual(unused, []);
});

// Other packages ask for these, as optional ones or as peers. npm takes the lock file as it is, and adds them again with a new version of who asks.
test('the lock file has no package of which nothing here loads a file', () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')));
  const unloaded = ['@rspack/core', 'canvg', 'core-js', 'dompurify', 'html2canvas'];
  assert.deepEqual(
    unloaded.filter((name) => `node_modules/${name}` in packages),
    [],
    'Take its entry out of package-lock.json, then npm install: they are a tenth of what is installed',
  );
});
