import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { freeRange } from './machines.ts';
import { hasNginx, nginxConfig, nginxIn, runNginx, startNginx } from './nginx.ts';

const skip = hasNginx() ? false : 'it needs nginx';

/** A gateway that says by whom it was asked for what. */
async function gatewayNamed(name: string, context: TestContext): Promise<string> {
  const server = createServer(({ headers, method }, reply) =>
    reply.end(`${name} ${method} ${headers.host} ${headers['x-forwarded-host']} ${headers['x-forwarded-proto']}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('it listens once it is started, and asks the next gateway where one does not answer', {
  skip,
}, async (context) => {
  const port = await freeRange();
  const gateways = [`127.0.0.1:${port + 1}`, await gatewayNamed('second', context)];
  const stop = await startNginx({ port, gateways });
  context.after(stop);
  for (const method of ['GET', 'POST', 'GET']) {
    const answer = await fetch(`http://127.0.0.1:${port}/fr`, { method });
    assert.equal(await answer.text(), `second ${method} 127.0.0.1:${port} 127.0.0.1:${port} http`);
  }
});

test('nothing is left of it when it is stopped', { skip }, async (context) => {
  const port = await freeRange();
  const gateways = [await gatewayNamed('only', context)];
  let folder = '';
  const stop = await runNginx(port, (own) => {
    folder = own;
    return nginxConfig({ port, gateways, folder });
  });
  assert.ok(existsSync(folder));
  await stop();
  assert.ok(!existsSync(folder));
  const refused = await new Promise((resolve) => {
    connect({ port, host: '127.0.0.1' })
      .once('error', ({ message }) => resolve(message))
      .once('connect', () => resolve('connected'));
  });
  assert.match(String(refused), /ECONNREFUSED/);
});

test('a configuration that nginx does not take is a start that failed', { skip }, async () => {
  const port = await freeRange();
  let folder = '';
  const wrong = runNginx(port, (own) => {
    folder = own;
    return nginxIn(folder, 'no_such_word on;');
  });
  await assert.rejects(wrong, { code: 'start-failed' });
  assert.ok(folder && !existsSync(folder), 'nothing is left of it');
});
