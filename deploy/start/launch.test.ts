import assert from 'node:assert/strict';
import { syncBuiltinESMExports } from 'node:module';
import { BoundSocket } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import timers from 'node:timers/promises';
import { endProcess, launch } from './launch.ts';

/** A server of one script, and what is printed of it. */
function launched(context: TestContext, script: string) {
  const printed: string[] = [];
  for (const name of ['log', 'error'] as const)
    context.mock.method(console, name, (line: string) => printed.push(`${name}: ${line}`));
  const server = launch({ name: 'one', arguments: ['--eval', script], environment: {}, folder: '/' });
  context.after(() => server.child.kill('SIGKILL'));
  return { server, printed };
}

test('what a server writes is printed under its name, in letters that do nothing, but for the line that says it is ready', async (context) => {
  const script = String.raw`console.log('ready: it'); console.log('is ready: so'); console.error('bad \x1b[2J'); process.exitCode = 4;`;
  const { server, printed } = launched(context, script);
  await server.ready;
  assert.equal(await server.ended, 'ended (code 4)');
  assert.deepEqual(printed.sort(), [String.raw`error: [one] bad \u001b[2J`, 'log: [one] is ready: so']);
});

test('a server that is asked to close is waited for', async (context) => {
  const close = "process.on('SIGTERM', () => setTimeout(() => process.exit(6), 30));";
  const { server } = launched(context, `${close} setInterval(() => {}, 1000); console.log('ready: it');`);
  await server.ready;
  await endProcess(server);
  assert.equal(await server.ended, 'ended (code 6)');
});

test('one that does not close is ended', async (context) => {
  const stays = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready: it');";
  const { server } = launched(context, stays);
  await server.ready;
  const { setTimeout } = timers;
  context.mock.method(timers, 'setTimeout', () => setTimeout(20));
  syncBuiltinESMExports();
  context.after(() => {
    context.mock.reset();
    syncBuiltinESMExports();
  });
  await endProcess(server);
  assert.equal(await server.ended, 'ended (SIGKILL)');
});

test('in the place of a gateway that is away a page says so in its language, and a program is told it in JSON', async (context) => {
  const socket = new BoundSocket({ host: '127.0.0.1' });
  const file = join(import.meta.dirname, 'stand-in.ts');
  const { child, ready } = launch({ name: 'stand-in', arguments: [file], environment: {}, folder: '/' }, socket);
  context.after(() => {
    child.kill('SIGKILL');
    socket.close();
  });
  await ready;
  const asked = async (accept: string) => {
    const answer = await fetch(`http://127.0.0.1:${socket.address().port}/nl`, { headers: { accept } });
    const { headers } = answer;
    assert.deepEqual([answer.status, headers.get('retry-after'), headers.get('connection')], [503, '2', 'close']);
    return { type: headers.get('content-type'), text: await answer.text() };
  };
  const page = await asked('text/html');
  assert.equal(page.type, 'text/html; charset=utf-8');
  assert.match(page.text, /<html lang="nl">/);
  assert.deepEqual(await asked('application/json'), { type: 'application/json', text: '{"code":"site-starting"}' });
});
