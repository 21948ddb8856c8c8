import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { ownAddress, startTestContentApi, type TestContentApi, writeTestBrand } from './testing.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await writeTestBrand(api.db);
});
after(() => api.close());

const oldPassword = 'un mot de passe';
const whoAmI = '{ accountExport { id } }';
const login = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const refresh = 'mutation($token: String!) { refreshJwtToken(token: $token) { token } }';
const reset = `mutation($email: String!, $given: String!, $password: String!) {
  answer: resetPassword(email: $email, tempPassword: $given, password: $password) { isError } }`;
const answered = z.object({ answer: z.object({ isError: z.boolean() }) });

/** An account of its own, with a temporary password. */
async function member(email: string): Promise<string> {
  const create =
    'mutation($email: String!, $password: String!) { createAccount(email: $email, password: $password) { id } }';
  const address = ownAddress();
  await api.send(create, { variables: { email, password: oldPassword }, address });
  const lose = 'mutation($email: String!) { answer: lostPassword(email: $email) { isError } }';
  await api.ask(answered, lose, { variables: { email }, address, language: 'en' });
  const sent = () => api.mails.find(({ to, subject }) => to === email && subject === 'Your temporary password');
  await eventually(() => sent() !== undefined);
  return /Temporary password: (\S+)/.exec(sent()?.text ?? '')?.[1] ?? '';
}

const loggedIn = z.object({ login: z.object({ token: z.string() }).nullable() });
const tokenFor = async (email: string, password: string) => {
  const { data } = await api.send(login, { variables: { email, password }, address: ownAddress() });
  return loggedIn.safeParse(data).data?.login?.token;
};

test('of a temporary password that is used many times at once, one use counts', async () => {
  const email = 'at-once@example.org';
  const given = await member(email);
  const wished = Array.from({ length: 6 }, (_, index) => `the password of try ${index}`);
  const tries = wished.map((password) =>
    api.ask(answered, reset, { variables: { email, given, password }, address: ownAddress() }),
  );
  const done = (await Promise.all(tries)).map(({ answer }) => !answer.isError);
  assert.equal(done.filter(Boolean).length, 1);
  for (const [index, password] of wished.entries())
    assert.equal((await tokenFor(email, password)) !== undefined, done[index], password);
});

test('nobody stays signed in by a password that is replaced while they sign in with it', async () => {
  const email = 'overtaken@example.org';
  const given = await member(email);
  let isReset = false;
  const resetting = api
    .ask(answered, reset, { variables: { email, given, password: 'another password' }, address: ownAddress() })
    .finally(() => {
      isReset = true;
    });
  const signingIn: Promise<string | undefined>[] = [];
  while (!isReset) {
    signingIn.push(tokenFor(email, oldPassword));
    await api.send(whoAmI);
  }
  assert.equal((await resetting).answer.isError, false);
  const tokens = (await Promise.all(signingIn)).filter((token) => token !== undefined);
  for (const token of tokens) assert.equal(await api.codeOf(whoAmI, { token }), '403');
  assert.ok(await tokenFor(email, 'another password'));
});

test('two tabs refresh a session at once and go on; what a refresh beside a log-out answers is worth nothing', async () => {
  const email = 'tabs@example.org';
  await member(email);
  const token = await tokenFor(email, oldPassword);
  const fresh = z.object({ refreshJwtToken: z.object({ token: z.string() }).nullable() }).nullable();
  const refreshed = async () => {
    const { data } = await api.send(refresh, { variables: { token } });
    return fresh.parse(data)?.refreshJwtToken?.token;
  };
  const both = await Promise.all([refreshed(), refreshed()]);
  for (const one of both) assert.equal(await api.codeOf(whoAmI, { token: one }), 'it succeeded');

  const leaving = api.ask(answered, 'mutation { answer: endSession { isError } }', { token });
  const late = await Promise.all([refreshed(), leaving, refreshed(), refreshed()]);
  for (const one of [...both, ...late])
    if (typeof one === 'string') assert.equal(await api.codeOf(whoAmI, { token: one }), '403');
});
