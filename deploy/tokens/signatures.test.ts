import assert from 'node:assert/strict';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  canonical,
  isSignedBy,
  keyIdOf,
  makePrivateKey,
  publicKeySchema,
  publicTextOf,
  readPrivateKey,
  readPublicKey,
  signText,
} from './signatures.ts';

const [key, other] = [makePrivateKey(), makePrivateKey()].map((pem) => createPrivateKey(pem));
assert.ok(key && other);
const half = publicTextOf(key);
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });

test('a signature holds for its text, its kind and its key alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, changed) => {
      const signature = signText('release', text, key);
      assert.equal(isSignedBy('release', text, signature, half), true);
      assert.equal(isSignedBy('release', changed, signature, half), text === changed);
    }),
  );
  const signature = signText('release', 'a text', key);
  assert.equal(isSignedBy('live', 'a text', signature, half), false);
  assert.equal(isSignedBy('release', 'a text', signature, publicTextOf(other)), false);
  // Who names another's key has not signed with it.
  const named = { ...signText('release', 'a text', other), key: keyIdOf(half) };
  assert.equal(isSignedBy('release', 'a text', named, half), false);
  assert.equal(isSignedBy('release', 'a text', { ...signature, key: keyIdOf(publicTextOf(other)) }, half), false);
});

test('a public key is the same from either half, and has one name', () => {
  assert.equal(publicTextOf(readPublicKey(half)), half);
  assert.match(keyIdOf(half), /^[0-9a-f]{16}$/);
  assert.notEqual(keyIdOf(half), keyIdOf(publicTextOf(other)));
  assert.equal(publicKeySchema.safeParse(half).success, true);
  for (const none of ['', 'AAAA', publicTextOf(ec.privateKey)])
    assert.equal(publicKeySchema.safeParse(none).success, false, none);
});

test('a private key is read from a file or from its text; anything else is a wrong setting that names itself', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'keys-'));
  context.after(() => rm(folder, { recursive: true }));
  const pem = makePrivateKey();
  const [file, wrong] = [join(folder, 'key.pem'), join(folder, 'ec.pem')];
  await writeFile(file, pem);
  const ofEc = ec.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await writeFile(wrong, ofEc);
  assert.equal(publicTextOf(readPrivateKey(file, 'KEY')), publicTextOf(readPrivateKey(pem, 'KEY')));
  for (const [given, said] of [
    [wrong, `KEY: the key in ${wrong} is not Ed25519`],
    [ofEc, 'KEY: the key in its text is not Ed25519'],
    [join(folder, 'none'), `KEY: ${join(folder, 'none')} has no private key that can be read`],
    ['-----BEGIN nothing', 'KEY: its text has no private key that can be read'],
  ] as const)
    assert.throws(() => readPrivateKey(given, 'KEY'), { code: 'settings-wrong', message: said });
});

test('a value has one text, in whatever order its keys were written', () => {
  assert.equal(
    canonical({ b: [1, { d: null, c: 'é"' }], a: undefined, B: false }),
    '{"B":false,"b":[1,{"c":"é\\"","d":null}]}',
  );
  assert.equal(canonical([undefined, 2]), '[null,2]');
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());
      assert.equal(canonical(turned), canonical(value));
      assert.deepEqual(JSON.parse(canonical(value)), JSON.parse(JSON.stringify(value)));
    }),
  );
});
