import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { eventually } from '../../testing/eventually.ts';
import { signCaptchaProof } from '../../tokens/captcha-proof.ts';
import { openSchema } from '../schema.ts';
import { account, contactMessage, firstAnswer, upload, wishlist } from '../tables.ts';
import {
  type Call,
  newMember,
  ownAddress,
  serviceSecret,
  startTestContentApi,
  type TestContentApi,
  tokenOf,
  writeTestBrand,
} from '../testing.ts';
import { fileIdOf } from '../uploads/uploads.ts';
import { doneOnce } from './done-once.ts';
import { createFirstAnswers } from './first-answers.ts';

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

const newKey = () => crypto.randomUUID();
const row = z.object({ id: z.string() });

async function memberWithPassword() {
  const email = `${crypto.randomUUID()}@example.org`;
  const variables = { email, password: 'un mot de passe' };
  const { made } = await api.ask(
    z.object({ made: z.object({ id: z.uuid(), uid: z.number() }) }),
    'mutation($email: String!, $password: String!) { made: createAccount(email: $email, password: $password) { id uid } }',
    { variables, address: ownAddress() },
  );
  return { ...made, email, token: await tokenOf(api, made) };
}

async function message(): Promise<Call> {
  const file = { name: 'plan.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') };
  const [stored] = await api.db.insert(upload).values(file).returning({ id: upload.id });
  const contact = {
    civility: 'Mme',
    firstName: 'Camille',
    lastName: 'Roy',
    email: 'camille@example.org',
    phone: '+33 6 12 34 56 78',
    subject: `Ligne ${newKey()}`,
    body: 'Existe-t-il en 110 ?',
    files: [fileIdOf(serviceSecret, stored?.id ?? '')],
  };
  return { variables: { contact }, captchaProof: await signCaptchaProof(serviceSecret, newKey()) };
}

async function list(token: string): Promise<string> {
  const { lists } = await api.ask(
    z.object({ lists: z.array(row) }),
    'mutation { lists: createWishlist(title: "Bain") { id } }',
    { token },
  );
  return lists[0]?.id ?? '';
}

async function temporaryPassword(email: string): Promise<string> {
  await api.send('mutation($email: String!) { lostPassword(email: $email) { isError } }', {
    variables: { email },
    language: 'en',
    address,
  });
  return mailed(email, /Temporary password: (\S+)/);
}

/** What a mail says, which leaves after the answer. */
async function mailed(to: string, what: RegExp): Promise<string> {
  const found = () => api.mails.flatMap((mail) => (mail.to === to ? (what.exec(mail.text)?.[1] ?? []) : []))[0];
  await eventually(() => found() !== undefined);
  return found() ?? '';
}

/** Each mutation that is done once, as its sender would send it. */
const writes: Record<string, () => Promise<Call & { query: string }>> = {
  async createAccount() {
    const variables = { email: `${newKey()}@example.org`, password: 'un mot de passe' };
    const query =
      'mutation($email: String!, $password: String!) { createAccount(email: $email, password: $password) { id } }';
    return { query, variables };
  },
  async register() {
    const { variables, query } = await one('createAccount');
    return { variables, query: query.replace('createAccount', 'register') };
  },
  async sendToContact() {
    return {
      query: 'mutation($contact: ContactInput!) { sendToContact(contact: $contact) { isError message } }',
      ...(await message()),
    };
  },
  async submitContactForm() {
    const { query, ...call } = await one('sendToContact');
    return { ...call, query: query.replace('sendToContact', 'submitContactForm') };
  },
  async sendHeldMessage() {
    const email = `${newKey()}@example.org`;
    const { contact } = z.object({ contact: z.looseObject({}) }).parse((await message()).variables);
    const held = { ...contact, email, files: [] };
    await api.send('mutation($contact: ContactInput!) { holdMessage(contact: $contact) { isError } }', {
      variables: { contact: held },
      address,
    });
    const variables = { token: await mailed(email, /\/([\w-]{43})\n/) };
    return { query: 'mutation($token: String!) { sendHeldMessage(token: $token) { isError message } }', variables };
  },
  async createWishlist() {
    const { token } = await newMember(api);
    return { query: 'mutation { createWishlist(title: "Bain") { id } }', token };
  },
  async deleteWishlist() {
    const { token } = await newMember(api);
    return { query: `mutation { deleteWishlist(wishlistUuid: "${await list(token)}") { id } }`, token };
  },
  async shareWishlist() {
    const { token } = await newMember(api);
    return { query: `mutation { shareWishlist(wishlistUuid: "${await list(token)}") { token } }`, token };
  },
  async updatePassword() {
    const { uid, token } = await memberWithPassword();
    const query = `mutation { updatePassword(uid: ${uid}, existingPassword: "un mot de passe", newPassword: "un autre mot") { id } }`;
    return { query, token };
  },
  async resetPassword() {
    const { email } = await memberWithPassword();
    const variables = { email, tempPassword: await temporaryPassword(email) };
    const query = `mutation($email: String!, $tempPassword: String!) {
      resetPassword(email: $email, tempPassword: $tempPassword, password: "un autre mot") { isError message } }`;
    return { query, variables };
  },
  async changeEmail() {
    const { email: from, token } = await memberWithPassword();
    const email = `new-${from}`;
    await api.send(
      'mutation($email: String!) { requestEmailChange(email: $email, password: "un mot de passe") { isError } }',
      { variables: { email }, token, address, language: 'en' },
    );
    const query =
      'mutation($email: String!, $code: String!) { changeEmail(email: $email, code: $code) { isError message } }';
    return { query, token, variables: { email, code: await mailed(email, /Code: (\S+)/) } };
  },
  async deleteAccount() {
    const { token } = await memberWithPassword();
    return { query: 'mutation { deleteAccount(password: "un mot de passe") { isError message } }', token };
  },
};
const one = (name: string) => writes[name]?.() ?? assert.fail(`nothing sends ${name}`);

/** What may come as often as it likes: it comes to the same, or sends another mail or token. */
const repeatable = [
  'addProductToWishlist',
  'deleteProductToWishlist',
  'endSession',
  'holdMessage',
  'login',
  'lostPassword',
  'refreshJwtToken',
  'requestEmailChange',
  'requestEmailVerification',
  'revokeWishlistShares',
  'updateWishlist',
  'verifyEmail',
];

test('every mutation of the schema is either done once or may be repeated', () => {
  const all = Object.keys(openSchema.getMutationType()?.getFields() ?? {}).sort();
  assert.deepEqual([...doneOnce, ...repeatable].sort(), all);
  assert.deepEqual(Object.keys(writes).sort(), [...doneOnce].sort());
});

for (const name of doneOnce)
  test(`${name} that comes again under its key is not done again, and gets its first answer`, async () => {
    const { query, ...call } = await one(name);
    const sent = { ...call, address, key: newKey() };
    const first = await api.send(query, sent);
    assert.deepEqual(first.errors, []);
    assert.deepEqual(await api.send(query, sent), first);
    // As after a minute in a tunnel: from another address.
    assert.deepEqual(await api.send(query, { ...sent, address: ownAddress() }), first);
  });

test('a message with a file that comes four times is stored and mailed once', async () => {
  const { query, ...call } = await one('sendToContact');
  const subject = z.object({ contact: z.object({ subject: z.string() }) }).parse(call.variables).contact.subject;
  const sent = { ...call, address, key: newKey() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.send(query, sent)));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.deepEqual(answers[0]?.errors, []);
  const stored = await api.db.select().from(contactMessage).where(eq(contactMessage.subject, subject));
  assert.equal(stored.length, 1);
});

test('nobody else gets an answer by its key, and another text under it is another write', async () => {
  const { query, token } = await one('createWishlist');
  const key = newKey();
  const first = await api.send(query, { token, key });
  const other = await newMember(api);
  assert.notDeepEqual(await api.send(query, { token: other.token, key }), first);
  const renamed = query.replace('Bain', 'Cuisine');
  assert.notDeepEqual(await api.send(renamed, { token, key }), first);
  assert.equal((await api.db.select().from(wishlist).where(eq(wishlist.title, 'Cuisine'))).length, 1);
});

test('what was refused is judged anew when it comes again', async () => {
  const { query, ...call } = await one('createAccount');
  const sent = { ...call, address, key: newKey() };
  const short = { ...sent, variables: { ...call.variables, password: 'court' } };
  assert.equal(await api.codeOf(query, short), '422');
  assert.equal(await api.codeOf(query, short), '422');
  assert.deepEqual((await api.send(query, sent)).errors, []);
});

test('after a day a key is forgotten, and so are answers beyond the latest fifty of one owner', async () => {
  const { id, token } = await newMember(api);
  const query = 'mutation { createWishlist(title: "Bain") { id } }';
  const key = newKey();
  const send = () => api.send(query, { token, key });
  const first = await send();
  await api.db.update(firstAnswer).set({ begunAt: sql`now() - interval '25 hours'` });
  assert.notDeepEqual(await send(), first);
  for (let count = 0; count < 55; count += 1) await api.send(query, { token, key: newKey() });
  const kept = await api.db.select().from(firstAnswer);
  const byOwner = Map.groupBy(kept, ({ owner }) => owner);
  assert.equal(Math.max(...[...byOwner.values()].map(({ length }) => length)), 50);
  await api.db.delete(account).where(eq(account.id, id));
});

test('what is kept shows nothing of what was sent, nor of the answer, to who reads the database', async () => {
  const { query, token } = await one('shareWishlist');
  const key = newKey();
  const { data } = await api.send(query, { token, key });
  const link = z.object({ shareWishlist: z.object({ token: z.string() }) }).parse(data).shareWishlist.token;
  const rows = await api.db.select().from(firstAnswer);
  const text = rows.map((kept) => `${kept.id} ${kept.owner} ${Buffer.from(kept.answer ?? []).toString('latin1')}`);
  assert.ok(text.length > 0);
  for (const secret of [link, key, token ?? '']) assert.ok(!text.join().includes(secret));
});

test('what a killed process had begun is done by whom it comes to next', async () => {
  const { query, token } = await one('createWishlist');
  const sent = { token, key: newKey() };
  await api.send(query, sent);
  await api.db.update(firstAnswer).set({ answer: null, begunAt: sql`now() - interval '31 seconds'` });
  assert.deepEqual((await api.send(query, sent)).errors, []);
});

test('what was done is answered so, where its answer cannot be kept, as on a full disk; what was not, is not', async () => {
  const update = () => {
    throw new Error('No space left on device');
  };
  const answers = createFirstAnswers(Object.assign(Object.create(api.db), { update }), serviceSecret);
  const write = () => ({ key: newKey(), caller: 'anonymous', owner: address, body: 'a sign-up' });
  assert.deepEqual(
    await answers.to(
      write(),
      async () => ({ account: 'made' }),
      () => true,
    ),
    { account: 'made' },
  );
  const failing = async () => {
    throw new Error('refused');
  };
  await assert.rejects(
    answers.to(write(), failing, () => true),
    /refused/,
  );
});
