import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cacheAnswers } from './answer-cache.ts';

const access = { url: 'http://127.0.0.1/graphql', token: '' };
const country = { country: 'fr' } as const;

test('renders that ask for the same at the same time share one answer, and what one visitor asks for is shared with none', async () => {
  let asked = 0;
  const waiting: (() => void)[] = [];
  const calls = cacheAnswers(async () => {
    asked += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { status: 200, body: Buffer.from(`{"data":${asked}}`) };
  });
  const ask = (request: string, cacheAs?: string, ending?: AbortSignal) =>
    calls({ ...access, cacheAs }, request, country, ending).then(({ body }) => Buffer.from(body).toString());
  const left = new AbortController();
  const leaving = ask('menu', 'content 1', left.signal);
  const staying = [ask('menu', 'content 1'), ask('menu', 'content 1')];
  assert.equal(asked, 1);
  left.abort();
  await assert.rejects(leaving);
  const newer = ask('menu', 'content 2');
  assert.equal(asked, 2, 'content has changed');
  const own = [ask('menu'), ask('menu')];
  assert.equal(asked, 4);
  for (const answer of waiting) answer();
  assert.deepEqual(new Set(await Promise.all(staying)).size, 1);
  await Promise.all([newer, ...own]);
});

test('an answer for anybody is kept until content changes; one with errors, or for one visitor, is not', async () => {
  const asked: string[] = [];
  const calls = cacheAnswers(async (_, request) => {
    asked.push(request);
    const errors = request === 'broken' ? ',"errors":[{}]' : '';
    return { status: 200, body: Buffer.from(`{"data":${asked.length}${errors}}`) };
  });
  const ask = async (request: string, cacheAs?: string) =>
    Buffer.from((await calls({ ...access, cacheAs }, request, country)).body).toString();
  assert.deepEqual([await ask('menu', 'content 1'), await ask('menu', 'content 1')], ['{"data":1}', '{"data":1}']);
  assert.equal(await ask('menu', 'content 2'), '{"data":2}');
  assert.deepEqual([await ask('menu'), await ask('menu')], ['{"data":3}', '{"data":4}']);
  await ask('broken', 'content 2');
  await ask('broken', 'content 2');
  assert.deepEqual(asked, ['menu', 'menu', 'menu', 'menu', 'broken', 'broken']);
});
