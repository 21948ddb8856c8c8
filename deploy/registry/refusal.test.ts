import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf } from './refusal.ts';

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
