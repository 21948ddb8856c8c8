import assert from 'node:assert/strict';
import { PassThrough, Readable } from 'node:stream';
import { beforeEach, mock, test } from 'node:test';
import { withIdleTimeout } from './ndjson.ts';

const turn = () => new Promise(setImmediate);

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

test('a body comes through as it was sent', async () => {
  const body = new PassThrough();
  body.write('one');
  body.end('two');
  const chunks: Uint8Array[] = await Readable.from(withIdleTimeout(body, 60_000)).toArray();
  assert.equal(Buffer.concat(chunks).toString(), 'onetwo');
});

test('a body that stops in the middle is refused', async () => {
  const body = new PassThrough();
  const chunks = withIdleTimeout(body, 60_000);
  body.write('one');
  await chunks.next();
  const refused = assert.rejects(chunks.next(), { status: 408, message: 'Nothing came for 60 s' });
  await turn();
  mock.timers.tick(60_000);
  await refused;
});

test('it may wait as long as it likes while what came is being written', async () => {
  const body = new PassThrough();
  const chunks = withIdleTimeout(body, 60_000);
  body.write('one');
  await chunks.next();
  mock.timers.tick(600_000);
  body.end('two');
  assert.equal(String((await chunks.next()).value), 'two');
});
