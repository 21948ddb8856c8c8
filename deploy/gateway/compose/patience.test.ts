import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

/** Pages that wait for their content as long as the embedded database may take to make an import live. */
const slow = testRelease({
  name: 'mf-content',
  pages: ['cms'],
  render: "await new Promise((resolve) => setTimeout(resolve, 1500)); return part('<i>late</i>')",
});

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), slow]);
});
after(() => site.close());

test('while content is imported a page comes late rather than not at all', async () => {
  assert.equal((await site.get('/fr/cms/avant')).statusCode, 503);
  site.registry.setBusy(true);
  let times = 0;
  await eventually(async () => (await site.get(`/fr/cms/pendant-${times++}`)).statusCode === 200);
  site.registry.setBusy(false);
  await eventually(async () => (await site.get(`/fr/cms/apres-${times++}`)).statusCode === 503);
});
