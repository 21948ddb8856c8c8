import { readFileSync } from 'node:fs';
import { contractTexts } from './collect-contracts.ts';

test('others have the contracts as their owners write them', async () => {
  // Where they do not: `node shared/build/generate-types.ts` writes them again.
  for (const [path, text] of await contractTexts()) expect(readFileSync(path, 'utf8')).toBe(text);
});
