import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typingErrors } from './spelling.ts';

test('a letter too many, too few or wrong is one error, and so are two that changed places', () => {
  for (const [typed, word, errors] of [
    ['lyon', 'lyon', 0],
    ['lyonn', 'lyon', 1],
    ['lyn', 'lyon', 1],
    ['lyen', 'lyon', 1],
    ['lyno', 'lyon', 1],
    ['deikirch', 'diekirch', 1],
    ['saarluois', 'saarlouis', 1],
    ['', 'lyon', 4],
  ] as const)
    assert.equal(typingErrors(typed, word), errors, typed);
});
