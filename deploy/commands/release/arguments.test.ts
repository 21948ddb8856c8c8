import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applications, sharedReleases } from 'shared/build';
import { onePublished, oneRelease, oneRemote, percentOf } from './arguments.ts';

const [react] = sharedReleases;

test('a command is about one remote of ours, one for releases about a library too, and one that builds nothing about any', () => {
  for (const one of [oneRemote, oneRelease, onePublished]) {
    assert.equal(one(['mf-search']), 'mf-search');
    assert.throws(() => one([]), { code: 'command-wrong', message: /^Which remote\? There are: .*mf-search/ });
    assert.throws(() => one(['mf-search', 'shell']), { message: 'One remote at a time, not mf-search and shell' });
    assert.throws(() => one(['react-19.2', 'shell']), { message: 'One remote at a time, not react-19.2 and shell' });
    assert.throws(() => one(['mf-reviews', 'shell']), { message: 'One remote at a time, not mf-reviews and shell' });
    assert.throws(() => one(['mf-serch']), { message: /^There is no mf-serch: did you mean mf-search\? / });
  }
  assert.throws(() => oneRemote(['react']), { code: 'command-wrong' });
  for (const one of [oneRelease, onePublished]) {
    assert.equal(one([react?.library ?? '']), react?.name);
    assert.equal(one(['react-18.3']), 'react-18.3');
  }
  assert.throws(() => oneRelease(['mf-reviews']), { message: /^There is no mf-reviews\. There are: .*, react/ });
  assert.equal(onePublished(['mf-reviews']), 'mf-reviews');
  assert.deepEqual(
    applications.map((name) => onePublished([name])),
    applications,
  );
});

test('a share is a whole number of per cent, from 1 to 100', () => {
  assert.equal(percentOf(undefined), undefined);
  assert.deepEqual(['1', '10%', '10 %', '100'].map(percentOf), [1, 10, 10, 100]);
  for (const text of ['0', '101', '1000', '1.5', '-1', 'half', ''])
    assert.throws(() => percentOf(text), {
      code: 'command-wrong',
      message: `--percent has to be a whole number from 1 to 100, not ${text}`,
    });
});
