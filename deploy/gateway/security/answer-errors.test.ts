import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import Fastify from 'fastify';
import { eventually } from '../../testing/eventually.ts';
import { answerErrors } from './answer-errors.ts';

test('a visitor who leaves before the answer begins is no error in the log', async () => {
  const log: { level: number; msg: string }[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => log.push(JSON.parse(line)) } } });
  answerErrors(app);
  const leaving = new AbortController();
  app.post('/', () => {
    setImmediate(() => leaving.abort());
    return new PassThrough();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json' };
  await fetch(url, { method: 'POST', headers, body: '{}', signal: leaving.signal }).catch(() => {});
  await eventually(async () => log.some(({ msg }) => /premature/i.test(msg)));
  await app.close();
  assert.deepEqual(
    log.filter(({ level }) => level >= 50),
    [],
  );
});
