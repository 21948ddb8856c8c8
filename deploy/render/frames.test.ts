import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import fc from 'fast-check';
import { frameOf, readFrames } from './frames.ts';

/** What is read of bytes that come in pieces of these lengths. */
async function readIn(bytes: Buffer, pieces: readonly number[]) {
  const stream = new PassThrough();
  const read: { head: unknown; body: string }[] = [];
  const wrong: string[] = [];
  readFrames(
    stream,
    ({ head, body }) => read.push({ head, body: body.toString() }),
    (why) => wrong.push(why),
  );
  let at = 0;
  for (const length of [...pieces, bytes.length]) {
    stream.write(bytes.subarray(at, at + length));
    at += length;
    await new Promise(setImmediate);
  }
  return { read, wrong };
}

test('messages come out as they went in, however their bytes arrive', async () => {
  const message = fc.tuple(fc.nat(), fc.string({ unit: 'grapheme' })).map(([id, body]) => ({ head: { id }, body }));
  const pieces = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 5 }), pieces, async (messages, pieces) => {
      const bytes = Buffer.concat(messages.map(({ head, body }) => frameOf(head, body)));
      const { read, wrong } = await readIn(bytes, pieces);
      assert.deepEqual(read, messages);
      assert.deepEqual(wrong, []);
    }),
    { numRuns: 50 },
  );
});

test('bytes that are no message are told of once, and nothing more is read', async () => {
  const good = frameOf({ id: 1 }, 'good');
  const endless = Buffer.alloc(8, 0xff);
  const noJson = Buffer.concat([Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), Buffer.from('{')]);
  for (const bad of [endless, noJson]) {
    const { read, wrong } = await readIn(Buffer.concat([good, bad, good]), [good.length, bad.length]);
    assert.equal(read.length, 1);
    assert.equal(wrong.length, 1);
  }
});

test('a message may be just as large as its limit', () => {
  const codes = [4, 5].map((length) => {
    const stream = new PassThrough();
    const said: string[] = [];
    readFrames(
      stream,
      ({ body }) => said.push(body.toString()),
      (why) => said.push(why),
      4,
    );
    stream.emit('data', frameOf({ id: 1 }, 'x'.repeat(length)));
    return said;
  });
  assert.deepEqual(codes, [['xxxx'], ['a message is too large']]);
  // The head of the first is as long as a head may be, as JSON.
  const longest = 16 * 1024;
  const heads = [longest - 2, longest - 1].map((length) => {
    const stream = new PassThrough();
    const wrong: string[] = [];
    readFrames(
      stream,
      () => {},
      (why) => wrong.push(why),
    );
    const head = Buffer.from(JSON.stringify('x'.repeat(length)));
    const prefix = Buffer.alloc(8);
    prefix.writeUInt32BE(head.length);
    stream.emit('data', Buffer.concat([prefix, head]));
    return wrong.length;
  });
  assert.deepEqual(heads, [0, 1]);
});
