import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
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
    return { status: request === 'away' ? 503 : 200, body: Buffer.from(`{"data":${asked.length}${errors}}`) };
  });
  const ask = async (request: string, cacheAs?: string) =>
    Buffer.from((await calls({ ...access, cacheAs }, request, country)).body).toString();
  assert.deepEqual([await ask('menu', 'content 1'), await ask('menu', 'content 1')], ['{"data":1}', '{"data":1}']);
  assert.equal(await ask('menu', 'content 2'), '{"data":2}');
  assert.deepEqual([await ask('menu'), await ask('menu')], ['{"data":3}', '{"data":4}']);
  await ask('broken', 'content 2');
  await ask('broken', 'content 2');
  await ask('away', 'content 2');
  await ask('away', 'content 2');
  assert.deepEqual(asked, ['menu', 'menu', 'menu', 'menu', 'broken', 'broken', 'away', 'away']);
});

test('an answer that comes after the content has changed is kept for nobody', async () => {
  const waiting: ((text: string) => void)[] = [];
  const calls = cacheAnswers(async () => {
    const text = await new Promise<string>((resolve) => waiting.push(resolve));
    return { status: 200, body: Buffer.from(text) };
  });
  const ask = async (cacheAs: string) =>
    Buffer.from((await calls({ ...access, cacheAs }, 'menu', country)).body).toString();
  const [older, newer] = [ask('content 1'), ask('content 2')];
  waiting[1]?.('new');
  assert.equal(await newer, 'new');
  waiting[0]?.('old');
  assert.equal(await older, 'old');
  assert.equal(await ask('content 2'), 'new');
  const again = ask('content 1');
  assert.equal(waiting.length, 3, 'nothing of before is kept');
  waiting[2]?.('old');
  await again;
});

test('work that was ended since nobody waited for it is begun anew for who asks next', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const endings: (AbortSignal | undefined)[] = [];
  const answers: (() => void)[] = [];
  const calls = cacheAnswers(async (_access, _request, _askedFor, ending) => {
    endings.push(ending);
    await new Promise<void>((resolve) => answers.push(resolve));
    return { status: ending?.aborted ? 500 : 200, body: Buffer.from('{}') };
  });
  const ask = (ending?: AbortSignal) => calls({ ...access, cacheAs: 'content' }, 'menu', country, ending);
  await assert.rejects(ask(AbortSignal.abort()));
  context.mock.timers.tick(3_000);
  assert.equal(endings[0]?.aborted, true);
  const waiting = ask();
  assert.equal(endings.length, 2);
  // The first comes to its end late, and takes the second's place from nobody.
  answers[0]?.();
  await setImmediate();
  await setImmediate();
  const joining = ask();
  assert.equal(endings.length, 2);
  answers[1]?.();
  await Promise.all([waiting, joining]);
});
