import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { lockOf } from './database/lock.ts';

/** What a start says that has to end before it has built or opened anything. */
async function refusalOf(context: TestContext, settings: Record<string, string>, options: string[] = [], status = 1) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), ...options], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  context.after(() => child.kill('SIGKILL'));
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  assert.equal(code, status, said);
  assert.doesNotMatch(said, /Building|^ +at /m);
  return said;
}

test('a start that cannot be says why before it builds anything', async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'start-'));
  const used = createServer().listen(0, '127.0.0.1');
  context.after(async () => {
    used.close();
    await rm(dataDir, { recursive: true });
  });
  await once(used, 'listening');
  const address = used.address();
  const port = String(typeof address === 'object' && address?.port);
  const here = { DATA_DIR: dataDir };
  assert.match(await refusalOf(context, here, ['--mode', 'fast'], 2), /mode fast/);
  assert.match(await refusalOf(context, { ...here, PORT: 'x' }), /PORT/);
  assert.match(await refusalOf(context, { DATA_DIR: join(import.meta.filename, 'x') }), /^DATA_DIR: /m);
  assert.match(
    await refusalOf(context, { ...here, HOST: '127.0.0.1', PORT: port }),
    new RegExp(`Port ${port} is in use`),
  );
  await writeFile(lockOf(dataDir), JSON.stringify({ pid: process.pid }));
  assert.match(await refusalOf(context, here), /A command is at work on the data/);
  assert.equal(existsSync(join(dataDir, 'releases')), false);
});
