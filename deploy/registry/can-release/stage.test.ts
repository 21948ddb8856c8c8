import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testRelease } from '../../gateway/testing/release.ts';
import { createStage } from './stage.ts';

test('a stage that could not be opened is told to who asked, and opened again for the next', async (context) => {
  const stage = createStage(async () => ({ url: 'http://127.0.0.1:1/graphql', token: '' }));
  context.after(() => stage.close());
  const { manifest, files } = testRelease({ name: 'mf-search', pages: ['search'], render: "return part('found')" });
  const good = files.get('server.cjs') ?? new Uint8Array();

  const { TMPDIR } = process.env;
  process.env.TMPDIR = '/no/such/folder';
  await assert.rejects(stage.failures(manifest, good), { code: 'ENOENT' });
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;

  assert.deepEqual(await stage.failures(manifest, good), []);
});
