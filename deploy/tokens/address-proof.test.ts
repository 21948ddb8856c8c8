import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressCode, addressProof, isAddressCode, isAddressProof, uidOfProof } from './address-proof.ts';

const secret = 'a secret that is long enough to sign proofs with';
const anna = { uid: 7, email: 'anna@example.org' };

test('a proof is of one account and one address, for a week', () => {
  const proof = addressProof(secret, anna);
  assert.equal(uidOfProof(proof), 7);
  assert.ok(isAddressProof(secret, anna, proof));
  assert.ok(!isAddressProof(secret, { ...anna, email: 'bert@example.org' }, proof));
  assert.ok(!isAddressProof(secret, { ...anna, uid: 8 }, proof));
  assert.ok(!isAddressProof('another secret', anna, proof));
  const week = 7 * 24 * 60 * 60 * 1000;
  assert.ok(isAddressProof(secret, anna, proof, Date.now() + week - 60_000));
  assert.ok(!isAddressProof(secret, anna, proof, Date.now() + week + 60_000));
  const ofMidnight = addressProof(secret, anna, 1_800_000_000_000);
  for (const [more, isGood] of [
    [0, true],
    [1, false],
  ] as const)
    assert.equal(isAddressProof(secret, anna, ofMidnight, 1_800_000_000_000 + week + more), isGood);
});

test('what is no proof proves nothing', () => {
  for (const text of ['', '7', '7.9999999999.', 'x.1.y', addressProof(secret, anna).replace(/\.\d+\./, '.9999999999.')])
    assert.ok(!isAddressProof(secret, anna, text));
  assert.equal(uidOfProof('nonsense'), undefined);
});

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
