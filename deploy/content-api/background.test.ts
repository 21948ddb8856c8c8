import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBackground, isRefusal } from './background.ts';

/** A mail that is sent after so many tries that fail; `hour` is longer than any test. */
const hour = 3_600_000;
function mail(failures: number, error: Error = new Error('the disk is full')) {
  const sent = { tries: 0 };
  return {
    sent,
    send: async () => {
      sent.tries += 1;
      if (sent.tries <= failures) throw error;
    },
  };
}
const refusal = (code: string) => Object.assign(new Error('refused'), { code });

test('work that fails is logged, and those that wait for it go on', async () => {
  const logged: string[] = [];
  const background = createBackground((what, error) => logged.push(`${what}: ${error}`));
  await background.run('a', () => Promise.reject(new Error('b')));
  await background.done();
  assert.deepEqual(logged, ['a: Error: b']);
});

test('a server that ends waits for what runs, and for what that begins', async () => {
  const { run, done } = createBackground(() => assert.fail('nothing failed'));
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  run('first', async () => {
    await first.promise;
    order.push('first');
    run('second', async () => {
      await Promise.resolve();
      order.push('second');
    });
  });
  const ended = done().then(() => order.push('ended'));
  first.resolve();
  await ended;
  assert.deepEqual(order, ['first', 'second', 'ended']);
});

test('a mail that could not leave is tried again after a while, and each failure but the last says so', async () => {
  for (const [failures, tries, said] of [
    [0, 1, []],
    [2, 3, ['a; it is tried again', 'a; it is tried again']],
    [9, 3, ['a; it is tried again', 'a; it is tried again', 'a']],
  ] as const) {
    const logged: string[] = [];
    const { sent, send } = mail(failures);
    const last = Promise.withResolvers<void>();
    const { mail: post, done } = createBackground((what) => logged.push(what), [1, 1]);
    post('a', async () => {
      if (sent.tries + 1 === tries) last.resolve();
      await send();
    });
    await last.promise;
    await done();
    assert.deepEqual([sent.tries, logged], [tries, said]);
  }
});

test('a mail that the server refuses is not tried again', async () => {
  for (const code of ['EENVELOPE', 'EMESSAGE']) {
    const logged: string[] = [];
    const { mail: post, done } = createBackground((what) => logged.push(what), [hour]);
    const { sent, send } = mail(9, refusal(code));
    post('a', send);
    await done();
    assert.deepEqual([sent.tries, logged], [1, ['a']], code);
  }
  assert.deepEqual(
    [refusal('ESOCKET'), new Error('x'), { code: 'EMESSAGE' }, undefined].map(isRefusal),
    Array(4).fill(false),
  );
});

test('at the end what waits is tried once more, and what comes afterwards waits as before', async () => {
  const logged: string[] = [];
  const { mail: post, done } = createBackground((what) => logged.push(what), [hour, hour]);
  for (let round = 0; round < 2; round += 1) {
    const { sent, send } = mail(1);
    const failed = Promise.withResolvers<void>();
    post('a', () => send().finally(failed.resolve));
    await failed.promise;
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(sent.tries, 1);
    await done();
    assert.equal(sent.tries, 2);
  }
  assert.deepEqual(logged, ['a; it is tried again', 'a; it is tried again']);
});
