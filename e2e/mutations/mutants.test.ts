import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutantsOf, mutated } from './mutants.ts';

const variants = (text: string) => mutantsOf(text).map((mutant) => mutated(text, mutant));

test('conditions, operators, booleans and calls are changed, one at a time', () => {
  assert.deepEqual(variants('if (a < b) go();'), [
    'if (true) go();',
    'if (false) go();',
    'if (a <= b) go();',
    'if (a < b) ;',
  ]);
  assert.deepEqual(variants('const c = !a && b;'), ['const c = !a || b;', 'const c = a && b;']);
  assert.deepEqual(variants('await save(); const on = true;'), [
    '; const on = true;',
    'await save(); const on = false;',
  ]);
  assert.deepEqual(variants('const b = a ? <i /> : null;'), [
    'const b = true ? <i /> : null;',
    'const b = false ? <i /> : null;',
  ]);
});

test('what no test could see is left alone: sums of written numbers, the very millisecond, a timer that holds no process', () => {
  assert.deepEqual(variants('const day = 24 * 60 * 60_000; timer.unref();'), []);
  assert.deepEqual(variants('const isPast = until <= Date.now();'), []);
});

test('types and logs are left alone, and each names its line', () => {
  assert.deepEqual(variants('type On = { on: true };\nlog.warn("slow");'), []);
  assert.deepEqual(
    mutantsOf('const a = 1;\nconst b = a === 2;').map(({ line }) => line),
    [2],
  );
});
