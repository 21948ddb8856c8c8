import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressProof, isAddressProof, uidOfProof } from './address-proof.ts';

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
});

test('what is no proof proves nothing', () => {
  for (const text of ['', '7', '7.9999999999.', 'x.1.y', addressProof(secret, anna).replace(/\.\d+\./, '.9999999999.')])
    assert.ok(!isAddressProof(secret, anna, text));
  assert.equal(uidOfProof('nonsense'), undefined);
});
