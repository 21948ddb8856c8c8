import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kinds } from './index.ts';
import { recordOf, tableRowOf } from './kind.ts';

const whole = { value: 'Plan', name: { fr: 'Plan' }, plural: null, parent: undefined, id: 7 };

test('a row of a table is told as the fields of its kind that are filled', () => {
  assert.deepEqual(recordOf(kinds.types, whole), { value: 'Plan', name: { fr: 'Plan' } });
});

test('a record that one column holds is read from there, and written there under the name of its kind', () => {
  const [field = ''] = Object.keys(kinds.header.schema.shape);
  const content = { [field]: ['shown'], strange: 1 };
  assert.deepEqual(recordOf(kinds.header, { name: 'header', content }), { [field]: ['shown'] });
  assert.deepEqual(recordOf(kinds.header, { name: 'header', content: null }), {});
  assert.deepEqual(tableRowOf(kinds.header, { [field]: [] }), { name: 'header', content: { [field]: [] } });
  assert.deepEqual(tableRowOf(kinds.types, { value: 'Plan' }), { value: 'Plan' });
});
