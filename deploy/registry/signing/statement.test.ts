import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { test } from 'node:test';
import { makePrivateKey, signText } from '../../tokens/signatures.ts';
import { changed, isWithdrawn, liveOf, publicOf, readStatement, type Statement, signStatement } from './statement.ts';

const key = createPrivateKey(makePrivateKey());
const start: Statement = {
  ...{ of: 'a database', number: 1, withdrawn: {} },
  live: { '*': { shell: { version: '1.0.0' }, 'mf-search': { version: '1.0.0' } } },
};
type Entry = Statement['live'][string][string];
const change = (before: Statement, country: string, entry: Entry | undefined, withdrawn?: string) =>
  changed(before, { remote: 'mf-search', entries: new Map([[country, entry]]), withdrawn });

test('a statement is what the key has signed, and nothing that is changed since or signed as something else', () => {
  const signed = signStatement(start, key);
  const keys = [publicOf(key)];
  assert.deepEqual(readStatement(signed, keys), start);
  assert.deepEqual(readStatement(signed, [publicOf(createPrivateKey(makePrivateKey())), ...keys]), start);
  const { text } = signed;
  for (const wrong of [
    undefined,
    { ...signed, text: text.replace('1.0.0', '1.0.1') },
    { text, signature: signText('release', text, key) },
    { text: '{}', signature: signText('live', '{}', key) },
  ])
    assert.equal(readStatement(wrong, keys), undefined);
  assert.equal(readStatement(signed, []), undefined);
});

test('a change has the next number and leaves other remotes, countries, and what was said before as they are', () => {
  const next = change(start, 'be', { version: '2.0.0' });
  assert.deepEqual(next, {
    ...{ of: 'a database', number: 2, withdrawn: { be: { 'mf-search': [] } } },
    live: { ...start.live, be: { 'mf-search': { version: '2.0.0' } } },
  });
  assert.deepEqual(change(next, '*', undefined).live, {
    '*': { shell: { version: '1.0.0' } },
    be: { 'mf-search': { version: '2.0.0' } },
  });
  assert.deepEqual([start.number, Object.keys(start.live)], [1, ['*']]);
});

test('what is rolled back stays withdrawn, there or everywhere, until somebody shows it again', () => {
  const isGone = (statement: Statement, country: string, version = '1.0.0') =>
    isWithdrawn(statement, { remote: 'mf-search', country, version });
  const back = change(change(start, 'be', { version: '0.9.0' }, '1.0.0'), 'be', { version: '0.8.0' }, '0.9.0');
  assert.deepEqual(
    [isGone(back, 'be'), isGone(back, 'be', '0.9.0'), isGone(back, 'be', '0.8.0'), isGone(back, 'fr')],
    [true, true, false, false],
  );
  const everywhere = change(start, '*', { version: '0.9.0' }, '1.0.0');
  assert.deepEqual([isGone(everywhere, 'fr'), isGone(everywhere, '*')], [true, true]);
  for (const shown of [{ version: '1.0.0' }, { version: '0.9.0', candidate: { version: '1.0.0', percent: 5 } }])
    assert.equal(isGone(change(everywhere, '*', shown), 'fr'), false);
});

test('visitors see what their country has of its own, beside the version of all where it only tries one', () => {
  const candidate = { version: '2.0.0', percent: 5 };
  assert.deepEqual(
    liveOf({
      '*': { shell: { version: '1.0.0' } },
      be: { shell: { version: null, candidate }, 'mf-search': { version: null, candidate } },
      fr: { shell: { version: '0.9.0' } },
      nl: { 'mf-search': { version: null } },
    }),
    {
      '*': { shell: { version: '1.0.0' } },
      be: { shell: { version: '1.0.0', candidate } },
      fr: { shell: { version: '0.9.0' } },
    },
  );
});
