import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFairQueue } from './fair-queue.ts';

/** Whatever may begin has begun. */
const settled = () => new Promise(setImmediate);

/** A queue whose work ends when the test says so, and what has begun so far. */
function held(atOnce: number, waiting: number, ofAll: number) {
  const queue = createFairQueue({ atOnce, waiting }, ofAll);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  let visits = 0;
  /** Each visit is named by its address and number. */
  const visit = (address: string, isGone?: () => boolean) => {
    visits += 1;
    const name = `${address} ${visits}`;
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    };
    return { name, done: queue.inTurn(address, work, isGone) };
  };
  const end = async ({ name, done }: ReturnType<typeof visit>) => {
    await settled();
    ends.get(name)?.();
    assert.equal(await done, name);
  };
  return { queue, begun, visit, end };
}

test('one address has so many documents composed at once, and whoever comes from another does not wait for it', async () => {
  const { queue, begun, visit, end } = held(2, 10, 4);
  const many = Array.from({ length: 5 }, () => visit('192.0.2.1'));
  await settled();
  assert.deepEqual(begun, ['192.0.2.1 1', '192.0.2.1 2']);
  assert.deepEqual([queue.isBusy('192.0.2.1'), queue.isBusy('192.0.2.2')], [true, false]);
  const other = visit('192.0.2.2');
  await settled();
  assert.equal(begun.at(-1), '192.0.2.2 6');
  for (const one of [...many, other]) await end(one);
  assert.equal(queue.isBusy('192.0.2.1'), false);
});

test('where all places are taken, addresses take turns: one document of each, however many one has asked for', async () => {
  const { queue, begun, visit, end } = held(2, 10, 1);
  const many = Array.from({ length: 4 }, () => visit('192.0.2.1'));
  const others = [visit('192.0.2.2'), visit('192.0.2.3')];
  await settled();
  assert.deepEqual([begun.length, queue.isBusy('192.0.2.9')], [1, true]);
  const [first, second, third, fourth] = many;
  for (const one of [first, second, ...others, third, fourth]) if (one) await end(one);
  assert.deepEqual(begun, ['192.0.2.1 1', '192.0.2.1 2', '192.0.2.2 5', '192.0.2.3 6', '192.0.2.1 3', '192.0.2.1 4']);
});

test('beyond a length an address is told to come again, also from the many addresses of one IPv6 connection', async () => {
  for (const [one, same, other] of [
    ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2'],
    ['2001:db8::1', '2001:db8:0:0:5::', '2001:db8:0:1::1'],
  ] as const) {
    const { begun, visit, end } = held(1, 1, 4);
    const [first, second] = [visit(one), visit(same)];
    await assert.rejects(visit(one).done, { code: 'too-often', retryAfterSeconds: 1 });
    await assert.rejects(visit(same).done, { code: 'too-often' });
    const third = visit(other);
    await settled();
    assert.equal(begun.length, 2);
    for (const each of [first, second, third]) await end(each);
    await end(visit(one));
  }
});

test('for visitors who have gone nothing is composed, and work that fails leaves its place', async () => {
  const { queue, begun, visit, end } = held(1, 10, 4);
  const first = visit('192.0.2.1');
  const gone = visit('192.0.2.1', () => true);
  const last = visit('192.0.2.1');
  await Promise.all([end(first), assert.rejects(gone.done, { code: 'request-refused' })]);
  await end(last);
  assert.deepEqual(begun, [first.name, last.name]);
  await assert.rejects(
    queue.inTurn('192.0.2.1', () => Promise.reject(new Error('no'))),
    { message: 'no' },
  );
  assert.equal(queue.isBusy('192.0.2.1'), false);
});
