import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractTexts, pagesText } from './collect-declared.ts';
import { repository } from './index.ts';

// Where a file differs: `node shared/build/generate-types.ts` writes it again.

test('others have the contracts as their owners write them', async () => {
  for (const [path, text] of await contractTexts()) expect(readFileSync(path, 'utf8')).toBe(text);
});

test('links are typed by what the remotes declare of their pages', async () => {
  const written = readFileSync(join(repository, 'shared/contracts/pages.ts'), 'utf8');
  expect(written).toBe(await pagesText());
});
