import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SignJWT } from 'jose';
import { hasExpired, type QaTicket, signQaTicket, verifyQaTicket } from './qa-ticket.ts';
import { viewInWords } from './qa-view.ts';
import { signService } from './tokens.ts';

const secret = 'a secret for tests, with 32 letters or more';
const inAnHour = () => new Date((Math.floor(Date.now() / 1000) + 3600) * 1000);
const ticket = (): QaTicket => ({
  versions: { 'mf-search': '2.1.0-rc.1', 'mf-stores': 'http://localhost:9001' },
  faults: { 'mf-contact': 'hang' },
  whole: false,
  expires: inAnHour(),
});

test('a ticket says what was signed, until it ends', async () => {
  const signed = ticket();
  assert.deepEqual(await verifyQaTicket(secret, await signQaTicket(secret, signed)), signed);
  assert.equal(await hasExpired(secret, await signQaTicket(secret, signed)), false);
  const ended = await signQaTicket(secret, { ...ticket(), expires: new Date(Date.now() - 2_000) });
  assert.equal(await verifyQaTicket(secret, ended), undefined);
  assert.equal(await hasExpired(secret, ended), true);
  assert.equal(await hasExpired(`${secret}!`, ended), false);
});

test('a ticket of another secret, another kind of token, a changed one and a text that is none say nothing', async () => {
  const own = await signQaTicket(secret, ticket());
  const [head, payload = '', signature] = own.split('.');
  const changed = Buffer.from(payload, 'base64url').toString().replace('hang', 'slow');
  const foreign = new SignJWT({ view: { versions: { shell: 'http://evil.example' }, faults: {}, whole: false } })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('qa view')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
  for (const wrong of [
    await signQaTicket(`${secret}!`, ticket()),
    await signService(secret),
    [head, Buffer.from(changed).toString('base64url'), signature].join('.'),
    await foreign,
    '',
    'off',
  ])
    assert.equal(await verifyQaTicket(secret, wrong), undefined);
});

test('a view is put into words: its content, its versions, its faults, each where it has some', () => {
  const { versions, faults } = ticket();
  assert.equal(
    viewInWords({ content: 42, versions, faults }),
    'content 42, mf-search=2.1.0-rc.1, mf-stores=http://localhost:9001, fault mf-contact=hang',
  );
  assert.equal(viewInWords({ versions: {}, faults }), 'fault mf-contact=hang');
});
