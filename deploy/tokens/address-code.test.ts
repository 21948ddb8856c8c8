import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressCode, isAddressCode } from './address-code.ts';

const change = { account: 'a', from: 'old@example.org', to: 'new@example.org' };
const noon = Date.UTC(2026, 10, 22, 12);
const minute = 60_000;

test('a code is good for its change, whatever its case, for an hour at least and for two at most', () => {
  const code = addressCode('secret', change, noon + 59 * minute);
  assert.match(code, /^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/);
  for (const later of [0, 59, 60])
    assert.ok(isAddressCode('secret', change, ` ${code.toUpperCase()} `, noon + (59 + later) * minute));
  assert.ok(!isAddressCode('secret', change, code, noon + 121 * minute));
});

test('it is good for no other account, address or secret', () => {
  const code = addressCode('secret', change, noon);
  for (const other of [{ account: 'b' }, { from: 'newer@example.org' }, { to: 'mine@example.org' }])
    assert.ok(!isAddressCode('secret', { ...change, ...other }, code, noon));
  assert.ok(!isAddressCode('another', change, code, noon));
  assert.ok(!isAddressCode('secret', change, '', noon));
});
