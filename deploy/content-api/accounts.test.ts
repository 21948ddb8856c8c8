import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { signCaptchaProof } from '../tokens/captcha-proof.ts';
import { signAnonymous, signUser, verifyToken } from '../tokens/tokens.ts';
import { account, accountSession, temporaryPassword } from './tables.ts';
import {
  ownAddress,
  serviceSecret,
  siteUrl,
  startTestContentApi,
  type TestContentApi,
  writeTestBrand,
} from './testing.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await writeTestBrand(api.db);
});
after(() => api.close());

let address = '';
beforeEach(() => {
  address = ownAddress();
});

const credentials = (email: string, password = 'un mot de passe') => ({
  variables: { email, password },
  address,
});
const createAccount =
  'mutation($email: String!, $password: String!) { createAccount(email: $email, password: $password) { id uid email } }';
const login = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const created = z.object({ createAccount: z.object({ id: z.uuid(), uid: z.number(), email: z.string() }) });
const loggedIn = z.object({ login: z.object({ token: z.string() }) });

async function member(email: string) {
  const { createAccount: made } = await api.ask(created, createAccount, credentials(email));
  return { ...made, token: (await api.ask(loggedIn, login, credentials(email))).login.token };
}

const answered = z.object({ answer: z.object({ isError: z.boolean(), message: z.string() }) });
const lose = (email: string, language = 'en') =>
  api.ask(answered, 'mutation($email: String!) { answer: lostPassword(email: $email) { isError message } }', {
    variables: { email },
    address,
    language,
  });
const reset = (email: string, tempPassword: string, password = 'a fresh password', language = 'en') =>
  api.ask(
    answered,
    `mutation($email: String!, $tempPassword: String!, $password: String!) {
       answer: resetPassword(email: $email, tempPassword: $tempPassword, password: $password) { isError message } }`,
    { variables: { email, tempPassword, password }, address, language },
  );

/** The temporary password of the mail that leaves after the answer. */
async function mailedPassword(email: string): Promise<string> {
  await lose(email);
  return /Temporary password: (\S+)/.exec(await mailed(email, 'Your temporary password'))?.[1] ?? '';
}

/** Takes the latest mail to somebody with a subject. */
async function mailed(email: string, subject: string): Promise<string> {
  const mailIndex = () => api.mails.findLastIndex((mail) => mail.to === email && mail.subject === subject);
  await eventually(() => mailIndex() >= 0);
  const [mail] = api.mails.splice(mailIndex(), 1);
  return mail?.text ?? '';
}

// R346
test('a sign-up says that an address has an account in five tries an hour, and in twenty of one network about any', async () => {
  const email = 'known@example.org';
  await api.ask(created, createAccount, { ...credentials(email), address: ownAddress() });
  for (let count = 1; count < 5; count += 1)
    assert.equal(await api.codeOf(createAccount, { ...credentials(email), address: ownAddress() }), '422');
  assert.equal(await api.codeOf(createAccount, { ...credentials(email), address: ownAddress() }), '429');
  const codes = [];
  for (let count = 0; count < 21; count += 1)
    codes.push(await api.codeOf(createAccount, credentials(`guess-${count}@example.org`)));
  assert.deepEqual(codes, [...Array(20).fill('it succeeded'), '429']);
});

test('an account is made once, under its address in lower case, by either name of the operation', async () => {
  const { createAccount: made } = await api.ask(created, createAccount, credentials(' Camille@Example.ORG '));
  assert.equal(made.email, 'camille@example.org');
  assert.equal(await api.codeOf(createAccount, credentials('CAMILLE@example.org')), '422');
  const register = createAccount.replace('{ createAccount(', '{ createAccount: register(');
  assert.equal(
    (await api.ask(created, register, credentials('jan@example.org'))).createAccount.email,
    'jan@example.org',
  );
  const [row] = await api.db.select().from(account).where(eq(account.id, made.id));
  assert.match(row?.passwordHash ?? '', /^\$argon2id\$/);
  await mailed('camille@example.org', 'Bienvenue chez Rivelle');
});

// R286
test('an account needs an e-mail address and a password of 8 to 200 characters', async () => {
  for (const wrong of [
    credentials('no address'),
    credentials('a@example'),
    credentials('a\0@example.org'),
    credentials('a@example.org', '1234567'),
    credentials('a@example.org', 'x'.repeat(201)),
  ])
    assert.equal(await api.codeOf(createAccount, wrong), '422');
  await api.ask(created, createAccount, credentials('long.password@photography.museum', 'x'.repeat(200)));
});

// R275
test('a log-in answers a token with both ids, and older clients the account itself', async () => {
  const { id, uid } = await member('older@example.org');
  const { login: result } = await api.ask(
    z.object({ login: z.object({ token: z.string(), account: z.looseObject({ id: z.string() }) }) }),
    login.replace('{ token }', '{ token account { id uid email wishlists { id } } }'),
    credentials('Older@example.org'),
  );
  const claims = await verifyToken(serviceSecret, result.token);
  assert.ok(claims?.role === 'user');
  assert.deepEqual([claims.sub, claims.uid], [id, uid]);
  assert.deepEqual(result.account, { id, uid, email: 'older@example.org', wishlists: [] });
});

// R345
test('a wrong password, an unknown address and what is no address are refused with 403', async () => {
  await member('noor@example.org');
  for (const wrong of [
    credentials('noor@example.org', 'iets anders'),
    credentials('nobody@example.org'),
    credentials('no\0body'),
  ])
    assert.equal(await api.codeOf(login, wrong), '403');
});

test('a good token is exchanged for a fresh one, as a mutation or a query; another is refused with 403', async () => {
  const { token, id } = await member('fresh@example.org');
  for (const kind of ['mutation', 'query']) {
    const refresh = `${kind}($token: String!) { refreshJwtToken(token: $token) { token } }`;
    const shape = z.object({ refreshJwtToken: z.object({ token: z.string() }) });
    const { refreshJwtToken } = await api.ask(shape, refresh, { variables: { token } });
    const claims = await verifyToken(serviceSecret, refreshJwtToken.token);
    assert.equal(claims?.role === 'user' && claims.sub, id);
    for (const wrong of [
      await signAnonymous(serviceSecret),
      'nonsense',
      await signUser('another secret', { sub: id, uid: 1 }),
    ])
      assert.equal(await api.codeOf(refresh, { variables: { token: wrong } }), '403');
  }
});

const endSession =
  'mutation($everywhere: Boolean!) { answer: endSession(everywhere: $everywhere) { isError message } }';
const whoAmI = '{ accountExport { id } }';
const another = async (email: string) => (await api.ask(loggedIn, login, credentials(email))).login.token;

test('a log-out ends every copy of a session, refreshed ones too, and no other session', async () => {
  const { token } = await member('copies@example.org');
  const other = await another('copies@example.org');
  const refresh = 'mutation($token: String!) { refreshJwtToken(token: $token) { token } }';
  const shape = z.object({ refreshJwtToken: z.object({ token: z.string() }) });
  const copy = (await api.ask(shape, refresh, { variables: { token } })).refreshJwtToken.token;
  const { answer } = await api.ask(answered, endSession, {
    variables: { everywhere: false },
    token: copy,
    language: 'nl',
  });
  assert.deepEqual(answer, { isError: false, message: 'U bent uitgelogd.' });
  for (const ended of [token, copy]) {
    assert.equal(await api.codeOf(whoAmI, { token: ended }), '403');
    assert.equal(await api.codeOf(refresh, { variables: { token: ended } }), '403');
  }
  assert.equal(await api.codeOf(whoAmI, { token: other }), 'it succeeded');
  const again = await api.ask(answered, endSession, { variables: { everywhere: false }, token });
  assert.equal(again.answer.isError, false, 'an ended session can be ended again');
});

test('a log-out everywhere ends all sessions of the account, and of nobody else', async () => {
  const { token } = await member('everywhere@example.org');
  const other = await another('everywhere@example.org');
  const { token: neighbour } = await member('neighbour@example.org');
  await api.ask(answered, endSession, { variables: { everywhere: true }, token });
  for (const ended of [token, other]) assert.equal(await api.codeOf(whoAmI, { token: ended }), '403');
  assert.equal(await api.codeOf(whoAmI, { token: neighbour }), 'it succeeded');
});

test('a change of password ends every session but the one that it is made in', async () => {
  const { token, uid } = await member('elsewhere@example.org');
  const other = await another('elsewhere@example.org');
  const update = `mutation($uid: Int!) {
    updatePassword(uid: $uid, existingPassword: "un mot de passe", newPassword: "another one") { id } }`;
  assert.equal(await api.codeOf(update, { variables: { uid }, token, address }), 'it succeeded');
  assert.equal(await api.codeOf(whoAmI, { token }), 'it succeeded');
  assert.equal(await api.codeOf(whoAmI, { token: other }), '403');
});

test('a session ends after 30 days, however often it is refreshed', async () => {
  const { id, token } = await member('month@example.org');
  const mine = eq(accountSession.accountId, id);
  const day = 24 * 60 * 60 * 1000;
  const [started] = await api.db.select().from(accountSession).where(mine);
  assert.ok(started && Math.abs(started.endsAt.getTime() - Date.now() - 30 * day) < 60_000);
  await api.db
    .update(accountSession)
    .set({ endsAt: new Date(Date.now() + day) })
    .where(mine);
  const refresh = 'mutation($token: String!) { refreshJwtToken(token: $token) { token } }';
  const shape = z.object({ refreshJwtToken: z.object({ token: z.string() }) });
  const last = (await api.ask(shape, refresh, { variables: { token } })).refreshJwtToken.token;
  const { exp = 0 } = decodeJwt(last);
  assert.ok(Math.abs(exp * 1000 - Date.now() - day) < 60_000, 'no token outlives its session');
  await api.db
    .update(accountSession)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(mine);
  assert.equal(await api.codeOf(refresh, { variables: { token: last } }), '403');
  assert.equal(await api.codeOf(whoAmI, { token: last }), '403');
  await another('month@example.org');
  assert.equal(await api.db.$count(accountSession, mine), 1, 'what has ended is not kept');
});

test('a token without a session, as those from before there were any, or with the one of somebody else is refused', async () => {
  const mine = await member('old.token@example.org');
  const { token } = await member('rich@example.org');
  const claims = await verifyToken(serviceSecret, token);
  assert.ok(claims?.role === 'user');
  for (const sid of [undefined, claims.sid, crypto.randomUUID()]) {
    const old = await signUser(serviceSecret, { sub: mine.id, uid: mine.uid, sid });
    assert.equal(await api.codeOf(whoAmI, { token: old }), '403');
  }
});

test('an address is confirmed by the link of the mail, which can be asked for again; nothing waits for it', async () => {
  const { token } = await member('verify@example.org');
  const state = async () =>
    (
      await api.ask(
        z.object({ accountExport: z.object({ emailVerified: z.boolean() }) }),
        '{ accountExport { emailVerified } }',
        { token },
      )
    ).accountExport.emailVerified;
  const verify = async (proof: string) =>
    (
      await api.ask(answered, 'mutation($proof: String!) { answer: verifyEmail(proof: $proof) { isError message } }', {
        variables: { proof },
        address,
      })
    ).answer.isError;
  const linked = (mail: string) => /confirmer-adresse\/(\S+)/.exec(mail)?.[1] ?? '';
  const first = linked(await mailed('verify@example.org', 'Bienvenue chez Rivelle'));
  assert.equal(await state(), false);
  assert.equal(await verify(`${first}x`), true);
  assert.equal(await verify(''), true);
  assert.equal(await state(), false);
  const again = 'mutation { answer: requestEmailVerification { isError message } }';
  assert.equal((await api.ask(answered, again, { token, address })).answer.isError, false);
  assert.equal(await api.codeOf(again), '403');
  assert.equal(await verify(linked(await mailed('verify@example.org', 'Confirmez votre adresse e-mail'))), false);
  assert.equal(await state(), true);
  assert.equal(await verify(first), false, 'it can be confirmed twice');
});

test('who has set a password with a mailed one has shown to read the mails', async () => {
  const { id } = await member('reads@example.org');
  await reset('reads@example.org', await mailedPassword('reads@example.org'));
  const [row] = await api.db.select().from(account).where(eq(account.id, id));
  assert.ok(row?.verifiedAt);
});

test('a password is changed by its owner, with the existing one', async () => {
  const { uid, token } = await member('change@example.org');
  const other = await member('other@example.org');
  const update = `mutation($uid: Int!, $existingPassword: String!, $newPassword: String!) {
    updatePassword(uid: $uid, existingPassword: $existingPassword, newPassword: $newPassword) { id } }`;
  const change = (existingPassword: string, newPassword: string, of = uid, by = token) =>
    api.codeOf(update, { variables: { uid: of, existingPassword, newPassword }, token: by, address });
  const old = 'un mot de passe';
  assert.equal(await change(old, 'another one', other.uid), '403');
  assert.equal(await change(old, 'another one', uid, await signAnonymous(serviceSecret)), '403');
  assert.equal(await change('a wrong one', 'another one'), '422');
  assert.equal(await change(old, old), '422');
  assert.equal(await change(old, 'short'), '422');
  assert.equal(await change(old, 'another one'), 'it succeeded');
  assert.equal(await api.codeOf(login, credentials('change@example.org')), '403');
  await api.ask(loggedIn, login, credentials('change@example.org', 'another one'));
  await mailed('change@example.org', 'Votre mot de passe a été changé');
});

// C50, R421
test('a lost password is answered the same for every address, in the language of the visitor', async () => {
  await member('lost@example.org');
  const known = await lose('lost@example.org');
  assert.deepEqual(await lose('nobody@example.org'), known);
  assert.equal(known.answer.isError, false);
  assert.match((await lose('nobody@example.org', 'nl-NL')).answer.message, /tijdelijk wachtwoord/);
  assert.deepEqual((await lose('no address')).answer, {
    isError: true,
    message: 'An error happened, check your email and resend.',
  });
});

test('links in mails lead to the site of the country, whatever host a caller names', async () => {
  await member('country@example.org');
  const national = await startTestContentApi({
    mail: {
      mailer: { send: async (mail) => void api.mails.push(mail), close: () => undefined },
      siteUrl: 'https://www.rivelle.fr',
    },
  });
  await writeTestBrand(national.db);
  await national.ask(created, createAccount, credentials('country@example.org'));
  const linkAt = async (host: string) => {
    const lost = 'mutation { lostPassword(email: "country@example.org") { isError } }';
    await national.ask(z.unknown(), lost, { address, host, language: 'nl' });
    return /https?:\/\/[^/]+/.exec(await mailed('country@example.org', 'Uw tijdelijke wachtwoord'))?.[0];
  };
  assert.equal(await linkAt('www.rivelle.be'), 'https://www.rivelle.be');
  assert.equal(await linkAt('evil.example.be'), 'https://www.rivelle.be');
  assert.equal(await linkAt('evil.example'), 'https://www.rivelle.fr');
  await national.close();
});

// C50
test('a lost password is answered before its mail has left', async () => {
  const mail = Promise.withResolvers<void>();
  const slow = { send: () => mail.promise, close: () => undefined };
  const other = await startTestContentApi({ mail: { mailer: slow, siteUrl } });
  await other.ask(created, createAccount, credentials('slow@example.org'));
  const lost = 'mutation { answer: lostPassword(email: "slow@example.org") { isError message } }';
  assert.equal((await other.ask(answered, lost, { address })).answer.isError, false);
  mail.resolve();
  await other.close();
});

// C50
test('a temporary password sets a new one, once; it is stored hashed, and the old one holds until then', async () => {
  const { id } = await member('reset@example.org');
  const temporary = await mailedPassword('reset@example.org');
  assert.match(temporary, /^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/);
  const [row] = await api.db.select().from(temporaryPassword).where(eq(temporaryPassword.accountId, id));
  assert.match(row?.passwordHash ?? '', /^\$argon2id\$/);
  assert.ok(row && Math.abs(row.expiresAt.getTime() - Date.now() - 3_600_000) < 60_000);
  await api.ask(loggedIn, login, credentials('reset@example.org'));

  assert.equal((await reset('reset@example.org', temporary, 'short')).answer.isError, true);
  assert.deepEqual((await reset('Reset@example.org', ` ${temporary.toUpperCase()} `)).answer.isError, false);
  assert.equal(await api.codeOf(login, credentials('reset@example.org')), '403');
  await api.ask(loggedIn, login, credentials('reset@example.org', 'a fresh password'));
  const again = await reset('reset@example.org', temporary);
  assert.deepEqual(again.answer, {
    isError: true,
    message: 'This temporary password is wrong, or has expired. Check it in the e-mail, or ask for another.',
  });
  await mailed('reset@example.org', 'Your password has been changed');
  assert.deepEqual((await reset('nobody@example.org', temporary)).answer, again.answer);
});

test('a reset refuses the tokens from before it, and takes those from after it', async () => {
  const { token } = await member('stolen@example.org');
  const wishlists = 'mutation { createWishlist(title: "Mine") { title } }';
  assert.equal(await api.codeOf(wishlists, { token }), 'it succeeded');
  await reset('stolen@example.org', await mailedPassword('stolen@example.org'));
  assert.equal(await api.codeOf(wishlists, { token }), '403');
  const refresh = 'mutation($token: String!) { refreshJwtToken(token: $token) { token } }';
  assert.equal(await api.codeOf(refresh, { variables: { token } }), '403');
  const { login: fresh } = await api.ask(loggedIn, login, credentials('stolen@example.org', 'a fresh password'));
  assert.equal(await api.codeOf(wishlists, { token: fresh.token }), 'it succeeded');
});

test('a newer temporary password replaces the older one', async () => {
  await member('newer@example.org');
  const older = await mailedPassword('newer@example.org');
  const newer = await mailedPassword('newer@example.org');
  assert.equal((await reset('newer@example.org', older)).answer.isError, true);
  assert.equal((await reset('newer@example.org', newer)).answer.isError, false);
});

// C50
test('a temporary password is taken however it is typed, and a wrong one typed in many ways is one try of the five', async () => {
  await member('typed@example.org');
  const mailed = await mailedPassword('typed@example.org');
  for (const typed of [
    'k7mp-x2wd-9hfb',
    'K7MP X2WD 9HFB',
    'k7mpx2wd9hfb',
    'k7mp.x2wd.9hfb',
    ' k7mp–x2wd—9hfb ',
    'k7mp−x2wd‑9hfb',
  ])
    assert.match((await reset('typed@example.org', typed)).answer.message, /is wrong, or has expired/);
  assert.equal(
    (await reset('typed@example.org', ` ${mailed.replaceAll('-', ' – ').toUpperCase()}.`)).answer.isError,
    false,
  );
});

// C50
test('who types the password of an older mail is told that a newer one was sent', async () => {
  const email = 'two-mails@example.org';
  await member(email);
  const older = await mailedPassword(email);
  const newer = await mailedPassword(email);
  const { answer } = await reset(email, older.toUpperCase());
  assert.match(answer.message, /^A newer temporary password was sent/);
  assert.match((await reset(email, 'k7mp-x2wd-9hfa')).answer.message, /^This temporary password is wrong/);
  assert.equal((await reset(email, newer)).answer.isError, false);
});

// C50
test('a temporary password is void after an hour', async () => {
  const { id } = await member('void@example.org');
  const late = await mailedPassword('void@example.org');
  const past = { expiresAt: new Date(Date.now() - 1000) };
  await api.db.update(temporaryPassword).set(past).where(eq(temporaryPassword.accountId, id));
  assert.equal((await reset('void@example.org', late)).answer.isError, true);
});

test('a stranger who tries wrong temporary passwords does not void the one of the owner', async () => {
  await member('tried@example.org');
  const mailed = await mailedPassword('tried@example.org');
  const stranger = { variables: { email: 'tried@example.org' }, address: '198.51.100.77' };
  const wrong = (text: string) => `mutation($email: String!) {
    answer: resetPassword(email: $email, tempPassword: "${text}", password: "a password") { isError message } }`;
  const tries: string[] = [];
  for (let index = 0; index < 7; index += 1) tries.push(await api.codeOf(wrong(`wrong ${index}`), stranger));
  assert.deepEqual(tries.slice(4), ['it succeeded', '429', '429']);
  assert.equal((await reset('tried@example.org', mailed)).answer.isError, false);
});

test('an account shows all that it holds, to its owner only', async () => {
  const { id, uid, token } = await member('export@example.org');
  await api.ask(z.unknown(), 'mutation { createWishlist(title: "Salle de bains") { id } }', { token });
  const contact = `{ civility: "Mme", firstName: "Camille", lastName: "Roy", email: "c@example.org",
    phone: "0475 12 34 56", subject: "Bonjour", body: "Une question." }`;
  const captchaProof = await signCaptchaProof(serviceSecret, 'export');
  await api.ask(z.unknown(), `mutation { sendToContact(contact: ${contact}) { isError } }`, {
    token,
    address,
    captchaProof,
  });
  const query = `{ accountExport { id uid email createdAt wishlists { title products { uid } }
    messages { createdAt civility firstName company subject body files } } }`;
  const { accountExport } = await api.ask(
    z.object({
      accountExport: z.looseObject({
        createdAt: z.iso.datetime(),
        messages: z.tuple([z.looseObject({ createdAt: z.iso.datetime() })]),
      }),
    }),
    query,
    { token },
  );
  const { createdAt: _, messages, ...rest } = accountExport;
  assert.deepEqual(rest, {
    id,
    uid,
    email: 'export@example.org',
    wishlists: [{ title: 'Salle de bains', products: [] }],
  });
  const { createdAt: __, ...message } = messages[0];
  assert.deepEqual(message, {
    civility: 'Mme',
    firstName: 'Camille',
    company: null,
    subject: 'Bonjour',
    body: 'Une question.',
    files: [],
  });
  assert.equal(await api.codeOf(query), '403');
});

test('an account is deleted with its password, and its token is worth nothing then', async () => {
  const { id, token } = await member('gone@example.org');
  await api.ask(z.unknown(), 'mutation { createWishlist(title: "") { id } }', { token });
  const remove = 'mutation($password: String!) { answer: deleteAccount(password: $password) { isError message } }';
  const by = (password: string, of?: string) => ({ variables: { password }, token: of, address, language: 'de' });
  assert.equal(await api.codeOf(remove, by('un mot de passe')), '403');
  assert.equal(await api.codeOf(remove, by('a wrong one', token)), '422');
  const { answer } = await api.ask(answered, remove, by('un mot de passe', token));
  assert.deepEqual(answer, {
    isError: false,
    message: 'Ihr Konto wurde gelöscht, mitsamt Ihren Listen und Nachrichten.',
  });
  assert.equal((await api.db.select().from(account).where(eq(account.id, id))).length, 0);
  await mailed('gone@example.org', 'Ihr Konto ist gelöscht');
  assert.equal(await api.codeOf(remove, by('un mot de passe', token)), '403');
  assert.equal(await api.codeOf('{ accountExport { id } }', { token }), '403');
  assert.equal(await api.codeOf(login, credentials('gone@example.org')), '403');
});

const requestEmailChange = `mutation($email: String!, $password: String!) {
  answer: requestEmailChange(email: $email, password: $password) { isError message } }`;
const changeEmail = `mutation($email: String!, $code: String!) {
  answer: changeEmail(email: $email, code: $code) { isError message } }`;

test('an address is changed with a code that is mailed to the new one, and both are told', async () => {
  const { token } = await member('before@example.org');
  await member('taken@example.org');
  const asked = (email: string, password = 'un mot de passe') => ({
    variables: { email, password },
    token,
    address,
    language: 'en',
  });
  assert.equal(await api.codeOf(requestEmailChange, asked('after@example.org', 'a wrong one')), '422');
  for (const wrong of ['taken@example.org', 'no address'])
    assert.equal((await api.ask(answered, requestEmailChange, asked(wrong))).answer.isError, true);
  assert.equal((await api.ask(answered, requestEmailChange, asked(' After@example.org '))).answer.isError, false);
  const code = /Code: (\S+)/.exec(await mailed('after@example.org', 'Confirm your e-mail address'))?.[1] ?? '';

  const change = (email: string, text: string) =>
    api.ask(answered, changeEmail, { variables: { email, code: text }, token, address, language: 'en' });
  assert.equal((await change('after@example.org', 'aaaa-bbbb-cccc')).answer.isError, true);
  assert.equal((await change('taken@example.org', code)).answer.isError, true);
  assert.deepEqual((await change('after@example.org', code.toUpperCase())).answer, {
    isError: false,
    message: 'Your e-mail address has been changed.',
  });
  assert.equal((await change('after@example.org', code)).answer.isError, true, 'the code is good once');
  for (const told of ['before@example.org', 'after@example.org'])
    assert.match(await mailed(told, 'Your e-mail address has been changed'), /is now after@example\.org/);
  assert.equal(await api.codeOf(login, credentials('before@example.org')), '403');
  await api.ask(loggedIn, login, credentials('after@example.org'));
});

test('an address is changed by its owner only, and of two that ask for one, one gets it', async () => {
  assert.equal(await api.codeOf(requestEmailChange, credentials('x@example.org')), '403');
  const [one, other] = [await member('one@example.org'), await member('other-one@example.org')];
  for (const { token } of [one, other]) {
    const variables = { email: 'both@example.org', password: 'un mot de passe' };
    await api.ask(answered, requestEmailChange, { variables, token, address, language: 'en' });
  }
  await eventually(() => api.mails.filter(({ to }) => to === 'both@example.org').length === 2);
  const codes = api.mails
    .filter(({ to }) => to === 'both@example.org')
    .map(({ text }) => /Code: (\S+)/.exec(text)?.[1] ?? '');
  const answers = await Promise.all(
    [one, other].flatMap(({ token }) =>
      codes.map((code) =>
        api.ask(answered, changeEmail, { variables: { email: 'both@example.org', code }, token, address }),
      ),
    ),
  );
  assert.equal(answers.filter(({ answer }) => !answer.isError).length, 1);
});
