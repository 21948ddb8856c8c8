import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { integrityOf } from 'shared/release/integrity';
import { beginRecipe } from './recipe.ts';

/** The hash of each file of a build, by its path. */
function hashesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map((one) => join(one.parentPath, one.name)).sort();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), integrityOf(readFileSync(path))]));
}

test('a build in another folder, at another time, has the same bytes', async () => {
  test.setTimeout(20 * 60_000);
  const names = ['mf-search', 'shell'];
  const recipes = [beginRecipe(), beginRecipe()];
  try {
    const [first, second] = recipes.map(({ copy, run }) => {
      run('shared/build/generate-types.ts');
      run('shared/build/cli.ts', ...names);
      return names.map((name) => hashesIn(join(copy, '.build/production', name)));
    });
    expect(Object.keys(first?.[0] ?? {})).toContain('bom.json');
    expect(second).toEqual(first);
  } finally {
    for (const { remove } of recipes) remove();
  }
});
