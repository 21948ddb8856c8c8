import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { SiteError } from 'shared/errors';
import { listenAt, settingsOrExit } from './start-server.ts';

/** What a server prints that cannot read its settings, and how it ends. */
function startWith(t: TestContext, error: Error) {
  const printed = t.mock.method(console, 'error', () => {});
  const ended = t.mock.method(process, 'exit', (code?: number) => {
    throw new Error(`ended with ${code}`);
  });
  const read = () => {
    throw error;
  };
  const start = () => settingsOrExit(read);
  return { start, ended, lines: () => printed.mock.calls.map(({ arguments: [line] }) => line) };
}

test('a server with good settings starts with them, and one with wrong ones ends with the sentence that says so', (t) => {
  assert.equal(
    settingsOrExit(() => 8080),
    8080,
  );
  const cause = Object.assign(new Error(''), { code: 'EACCES' });
  const { start, lines } = startWith(t, new SiteError('start-failed', 'PORT must be a port', { cause }));
  assert.throws(start, /^Error: ended with 1$/);
  assert.deepEqual(lines(), ['PORT must be a port', 'cause: EACCES']);
});

test('a fault of the code itself is shown whole', (t) => {
  const { start, ended, lines } = startWith(t, new TypeError('settings is not a function'));
  assert.throws(start, TypeError);
  assert.deepEqual([lines(), ended.mock.callCount()], [[], 0]);
});

test('a server listens on the socket that it was handed, and otherwise at its own address', () => {
  const address = { port: 8080, host: '127.0.0.1' };
  assert.deepEqual(listenAt(address, undefined), address);
  assert.deepEqual(listenAt(address, 0), { ...address, fd: 0 });
});
