import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { decodeJwt, SignJWT } from 'jose';
import { askForToken, signAnonymous, signService, signUser, verifyToken } from './tokens.ts';

const secret = 'a secret that is long enough to sign tokens with';
const account = { sub: '5f0c1d6e-62a4-4b6e-9f6e-1a2b3c4d5e6f', uid: 7, sid: '0b8a4f4e-6f0e-4a8f-9f5b-5b1f4c2f7a10' };

test('a token says who was signed', async () => {
  assert.deepEqual(await verifyToken(secret, await signAnonymous(secret)), { role: 'anonymous' });
  assert.deepEqual(await verifyToken(secret, await signService(secret)), { role: 'service' });
  assert.deepEqual(await verifyToken(secret, await signUser(secret, account)), { role: 'user', ...account });
});

test('a token of another secret, a changed one and no token at all say nothing', async () => {
  const token = await signUser(secret, account);
  assert.equal(await verifyToken(`${secret}!`, token), undefined);
  assert.equal(await verifyToken(secret, `${token.slice(0, -4)}AAAA`), undefined);
  assert.equal(await verifyToken(secret, ''), undefined);
});

test('an empty secret throws: the token is not taken for one that says nothing', async () => {
  await assert.rejects(verifyToken('', await signAnonymous(secret)), { name: 'DataError' });
});

test('a token that is too old, or that claims what we never sign, says nothing', async () => {
  const signed = (claims: Record<string, unknown>, expires: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret));
  assert.equal(await verifyToken(secret, await signed({ role: 'anonymous' }, '-1s')), undefined);
  assert.equal(await verifyToken(secret, await signed({ role: 'admin' }, '1h')), undefined);
});

test('an account stays signed in for 7 days, a visitor without one for an hour, a program for 5 minutes', async (t) => {
  // A token ends at a whole second: a clock that stands still tells no second too few.
  t.mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 });
  const lifeOf = async (token: Promise<string>) => {
    const { exp = 0, iat = 0 } = decodeJwt(await token);
    return Math.round(exp - iat);
  };
  const minute = 60;
  assert.equal(await lifeOf(signUser(secret, account)), 7 * 24 * 60 * minute);
  const inAnHour = new Date(Date.now() + 60 * minute * 1000);
  assert.equal(await lifeOf(signUser(secret, account, inAnHour)), 60 * minute, 'not beyond the end of its session');
  assert.equal(await lifeOf(signAnonymous(secret)), 60 * minute);
  assert.equal(await lifeOf(signService(secret)), 5 * minute);
});

test('a token without a signature says nothing', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  assert.equal(await verifyToken(secret, `${part({ alg: 'none' })}.${part({ role: 'anonymous' })}.`), undefined);
});

test('a token that was good is refused as soon as it is too old, and for another secret at once', async (context) => {
  const token = await signAnonymous(secret);
  for (let time = 0; time < 2; time += 1) assert.deepEqual(await verifyToken(secret, token), { role: 'anonymous' });
  assert.equal(await verifyToken('another secret that is long enough for tokens', token), undefined);
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 61 * 60_000 });
  assert.equal(await verifyToken(secret, token), undefined);
});

test('the signature of a token that comes with each call is looked at once', async (context) => {
  const own = `${secret}, of this test alone`;
  const verify = context.mock.method(crypto.subtle, 'verify');
  const token = await signAnonymous(own);
  for (let time = 0; time < 3; time += 1) assert.deepEqual(await verifyToken(own, token), { role: 'anonymous' });
  assert.equal(verify.mock.callCount(), 1);
});

test('an answer that wants a token says of which kind, and no other answer does', async (t) => {
  const app = Fastify();
  t.after(() => app.close());
  askForToken(app);
  for (const status of [200, 401, 403]) app.get(`/${status}`, (_, reply) => reply.code(status).send());
  const kinds = [];
  for (const status of [200, 401, 403]) kinds.push((await app.inject(`/${status}`)).headers['www-authenticate']);
  assert.deepEqual(kinds, [undefined, 'Bearer', undefined]);
});
