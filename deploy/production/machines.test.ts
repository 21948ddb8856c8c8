import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freeRange, machineEnvironment } from './machines.ts';

test('a range in which one port is in use is passed over, and nothing of the one that was found is in use', async (context) => {
  const free = await freeRange();
  const used = createServer().listen(free + 20);
  context.after(() => used.close());
  await once(used, 'listening');
  const tries = [free, free + 20, free + 21];
  context.mock.method(crypto, 'randomInt', () => tries.shift());
  syncBuiltinESMExports();
  context.after(() => {
    context.mock.reset();
    syncBuiltinESMExports();
  });
  const found = await freeRange();
  assert.deepEqual([found, tries], [free + 21, []]);
  const server = createServer().listen(found);
  await once(server, 'listening');
  server.close();
});

test('machines that are all this one have no port and no folder in common, and find the same content', () => {
  const given = {
    SERVICE_SECRET: 's'.repeat(32),
    PORT: '9000',
    DATA_DIR: '/data',
    METRICS_PORT: '9003',
    HOST: '0.0.0.0',
  };
  const machines = [1, 2, 3].map((number) => machineEnvironment(given, number));
  const own = machines.flatMap(({ PORT, RENDER_PORT, METRICS_PORT, DATA_DIR }) => [
    PORT,
    RENDER_PORT,
    METRICS_PORT,
    DATA_DIR,
  ]);
  assert.equal(new Set([...own, '9000', '9001', '9002']).size, 12 + 3);
  for (const { CONTENT_PORT, MEDIA_DIR, HOST, TRUST_PROXY, SERVICE_SECRET } of machines)
    assert.deepEqual(
      [CONTENT_PORT, MEDIA_DIR, HOST, TRUST_PROXY, SERVICE_SECRET],
      ['9001', '/data/media', '127.0.0.1', '127.0.0.1', given.SERVICE_SECRET],
    );
});
