import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testRelease } from '../gateway/testing/release.ts';
import { createSampleRenders } from './render-samples.ts';

test('rendering that could not be started is told to who asked, and started again for the next', async (context) => {
  const samples = createSampleRenders(async () => ({ url: 'http://127.0.0.1:1/graphql', token: '' }));
  context.after(() => samples.close());
  const { manifest, files } = testRelease({ name: 'mf-search', pages: ['search'], render: "return part('found')" });
  const good = files.get('server.cjs') ?? new Uint8Array();

  const { TMPDIR } = process.env;
  process.env.TMPDIR = '/no/such/folder';
  await assert.rejects(samples.failures(manifest, good), { code: 'ENOENT' });
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;

  assert.deepEqual(await samples.failures(manifest, good), []);
});

test('where no process can be started, who asked is told, and the server goes on', async (context) => {
  const samples = createSampleRenders(async () => ({ url: 'http://127.0.0.1:1/graphql', token: '' }));
  const { manifest } = testRelease({ name: 'mf-search', pages: ['search'], render: '' });
  const { execPath } = process;
  context.after(() => {
    process.execPath = execPath;
  });
  process.execPath = '/no/such/program';
  await assert.rejects(samples.failures(manifest, new Uint8Array()), /could not be started/);
  await samples.close();
});

test('a release that ends the rendering of samples does not fail the next one', async (context) => {
  const samples = createSampleRenders(async () => ({ url: 'http://127.0.0.1:1/graphql', token: '' }));
  context.after(() => samples.close());
  const addresses = { addresses: ['/fr/recherche'], fragments: {} };
  const failures = (render: string) => {
    const { manifest, files } = testRelease({ name: 'mf-search', pages: ['search'], samples: addresses, render });
    return samples.failures(manifest, files.get('server.cjs') ?? new Uint8Array());
  };
  assert.equal((await failures("process.kill(process.pid, 'SIGKILL')")).length, 1);
  assert.deepEqual(await failures("return part('found')"), []);
});
