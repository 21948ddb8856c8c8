import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { refusalOf, unknownRelease } from './refusal.ts';

const full = (code: string) =>
  new Error('Failed query: insert into …', { cause: Object.assign(new Error('no space left'), { code }) });

test('a full disk is told as what it is, whether the database or the system says so', () => {
  for (const code of ['53100', 'ENOSPC']) {
    const { status, message } = refusalOf(full(code));
    assert.deepEqual(
      [status, message],
      [507, 'The disk of the database is full, and nothing was changed: make room there'],
    );
  }
});

test('what is the registry’s own fault keeps its details to the log', () => {
  for (const error of [full('23505'), new Error('secret'), 'secret']) {
    const { status, message } = refusalOf(error);
    assert.deepEqual([status, message], [500, 'The registry failed; its log says why']);
  }
});

test('what a request got wrong is told: by the registry itself, by its schema, or by what serves it', () => {
  const own = unknownRelease('There is no release mf-search 9.9.9');
  assert.equal(refusalOf(own), own);
  const { error } = z.object({ by: z.string() }).safeParse({});
  const tooLarge = Object.assign(new Error('Request body is too large'), { statusCode: 413 });
  const told = [error, tooLarge].map(refusalOf).map(({ status, code, message }) => [status, code, message]);
  assert.deepEqual(told, [
    [400, 'release-refused', z.prettifyError(error ?? assert.fail())],
    [413, 'release-refused', 'Request body is too large'],
  ]);
});
