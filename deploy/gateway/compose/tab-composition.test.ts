import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTabCompositions } from './tab-composition.ts';

test('a list of releases that never were costs the registry one question', async () => {
  let questions = 0;
  const tabs = createTabCompositions({
    live: { snapshot: undefined },
    store: { open: () => Promise.reject(new Error('None of them is opened')) },
    registry: {
      async wasLive() {
        questions += 1;
        return false;
      },
    },
  });
  const header = Array.from({ length: 50 }, (_, number) => `mf-search@9.9.${number}`).join();
  await assert.rejects(tabs(header), { code: 'release-unknown' });
  assert.equal(questions, 1);
});
