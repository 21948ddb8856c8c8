import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serveBuild } from './serve-build.ts';

let folder: string;
let serving: Awaited<ReturnType<typeof serveBuild>>;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  serving = await serveBuild(folder, 0);
});
after(async () => {
  await serving.close();
  await rm(folder, { recursive: true });
});

test('the browser files of a build are there for pages of any host, as they are now', async () => {
  for (const build of ['one', 'two']) {
    await writeFile(join(folder, 'browser/remoteEntry.js'), build);
    const answer = await fetch(`${serving.address}/remoteEntry.js`);
    assert.equal(await answer.text(), build);
    assert.equal(answer.headers.get('access-control-allow-origin'), '*');
    assert.equal(answer.headers.get('cache-control'), 'no-store');
  }
});

test('nothing else of the build is there', async () => {
  await writeFile(join(folder, 'server.cjs'), 'server');
  for (const path of ['/server.cjs', '/../server.cjs', '/%2e%2e/server.cjs', '/'])
    assert.equal((await fetch(`${serving.address}${path}`)).status, 404, path);
});
