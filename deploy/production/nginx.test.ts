import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import timers from 'node:timers/promises';
import { freeRange } from './machines.ts';
import { hasNginx, nginxConfig, nginxIn, runNginx, startNginx } from './nginx.ts';

const skip = hasNginx() ? false : 'it needs nginx';

async function gatewayThat(context: TestContext, answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A gateway that says by whom it was asked for what. */
const gatewayNamed = (name: string, context: TestContext): Promise<string> =>
  gatewayThat(context, ({ headers, method }, reply) =>
    reply.end(`${name} ${method} ${headers.host} ${headers['x-forwarded-host']} ${headers['x-forwarded-proto']}`),
  );

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

test('what is sent is kept in files of its own until all of it is there, whoever its workers are', {
  skip,
}, async (context) => {
  const port = await freeRange();
  context.after(await startNginx({ port, gateways: [await gatewayNamed('only', context)] }));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(200_000) });
  assert.deepEqual([answer.status, (await answer.text()).split(' ')[1]], [200, 'POST']);
});

test('it ends when it is told to, once the requests that are under way are answered', { skip }, async (context) => {
  const port = await freeRange();
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const gateway = await gatewayThat(context, async (_, reply) => {
    asked.resolve();
    await go.promise;
    reply.end('late');
  });
  const stop = await startNginx({ port, gateways: [gateway] });
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await asked.promise;
  // For as long as it takes, and not for two seconds.
  context.mock.method(timers, 'setTimeout', () => new Promise(() => undefined));
  syncBuiltinESMExports();
  context.after(() => {
    context.mock.reset();
    syncBuiltinESMExports();
  });
  const stopped = stop();
  go.resolve();
  assert.equal(await (await answer).text(), 'late');
  await stopped;
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

test('a configuration that nginx does not take is a start that failed, however little time has passed', {
  skip,
}, async (context) => {
  const port = await freeRange();
  context.mock.timers.enable({ apis: ['Date'] });
  let folder = '';
  const wrong = runNginx(port, (own) => {
    folder = own;
    return nginxIn(folder, 'no_such_word on;');
  });
  await assert.rejects(wrong, { code: 'start-failed' });
  assert.ok(folder && !existsSync(folder), 'nothing is left of it');
});
