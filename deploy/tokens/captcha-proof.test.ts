import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SignJWT } from 'jose';
import { signCaptchaProof, verifyCaptchaProof } from './captcha-proof.ts';
import { signAnonymous, signUser, verifyToken } from './tokens.ts';

const secret = 'a secret that is long enough to sign tokens with';
const account = { sub: '5f0c1d6e-62a4-4b6e-9f6e-1a2b3c4d5e6f', uid: 7 };

test('a proof says which captcha was passed', async () => {
  assert.equal(await verifyCaptchaProof(secret, await signCaptchaProof(secret, 'a captcha')), 'a captcha');
});

test('a proof of another secret, a changed one, one that is too old and none at all prove nothing', async () => {
  const proof = await signCaptchaProof(secret, 'a captcha');
  assert.equal(await verifyCaptchaProof(`${secret}!`, proof), undefined);
  assert.equal(await verifyCaptchaProof(secret, `${proof.slice(0, -4)}AAAA`), undefined);
  assert.equal(await verifyCaptchaProof(secret, await signCaptchaProof(secret, 'a captcha', -1)), undefined);
  assert.equal(await verifyCaptchaProof(secret, ''), undefined);
  const [head, claims] = proof.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const forged of [`${unsigned}.${claims}.`, `${head}.${claims}.`])
    assert.equal(await verifyCaptchaProof(secret, forged), undefined);
});

test('the token of a visitor is no proof, and a proof is no token', async () => {
  for (const token of [await signAnonymous(secret), await signUser(secret, account)])
    assert.equal(await verifyCaptchaProof(secret, token), undefined);
  assert.equal(await verifyToken(secret, await signCaptchaProof(secret, 'a captcha')), undefined);
  const other = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('something else')
    .setJti('a captcha')
    .sign(new TextEncoder().encode(secret));
  assert.equal(await verifyCaptchaProof(secret, other), undefined, 'a signed token for another purpose');
});
