import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { SiteError } from 'shared/errors';
import type { Entry, ImportOptions } from '../../content-api/import/contract.ts';
import { freePort } from '../../testing/free-port.ts';
import { contentOverHttp } from './open-content.ts';

const options: ImportOptions = {
  ...{ id: 'a'.repeat(64), from: 0, skipBad: false, dryRun: false, create: [], language: 'fr', why: '' },
};
async function* noEntries(): AsyncGenerator<Entry> {}

test('of a site that does not answer that is said, whatever it is asked', async () => {
  const content = contentOverHttp(`http://127.0.0.1:${freePort()}`, 'token');
  for (const asking of [
    () => content.staged(options.id),
    () => content.takeInPending(),
    () => content.import(noEntries(), options),
    () => content.export('products')[Symbol.asyncIterator]().next(),
  ])
    await assert.rejects(asking, { code: 'registry-failed', message: 'The site did not answer' });
});

test('where a file cannot be read that is said, and not that the site did not answer', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const unreadable: AsyncIterable<Entry> = {
    [Symbol.asyncIterator]: () => ({
      next: () => Promise.reject(new SiteError('content-failed', 'Line 1 is not JSON')),
    }),
  };
  try {
    const importing = contentOverHttp(`http://127.0.0.1:${port}`, 'token').import(unreadable, options);
    await assert.rejects(importing, { code: 'content-failed', message: 'Line 1 is not JSON' });
  } finally {
    silent.closeAllConnections();
    silent.close();
  }
});
