import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './applications.ts';
import { declaredText } from './collect-routes.ts';

test('links are typed by what the remotes declare of their pages', async () => {
  const kept = readFileSync(join(repository, 'shared/routes/declared.ts'), 'utf8');
  // Where it is not: `node shared/build/generate-types.ts` writes it again.
  expect(kept).toBe(await declaredText());
});
