import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { signCaptchaProof } from '../tokens/captcha-proof.ts';
import { createBackground } from './background.ts';
import { createOutgoing } from './contact/outgoing.ts';
import { createMails } from './mail/mails.ts';
import { databaseContactMessages } from './sources/contact-messages.ts';
import { account, contactMessage, upload } from './tables.ts';
import {
  ownAddress,
  serviceSecret,
  startTestContentApi,
  type TestContentApi,
  testBrand,
  testLetterhead,
  tokenOf,
  writeTestBrand,
} from './testing.ts';
import { fileIdOf } from './uploads/uploads.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await writeTestBrand(api.db);
});
after(() => api.close());

let address = '';
beforeEach(async () => {
  address = ownAddress();
  // Mails leave after the answer: those of the test before have to be out of the way.
  await eventually(async () => (await stored()).every(({ mailedAt }) => mailedAt));
  api.mails.length = 0;
});

const message = {
  civility: 'Mme',
  firstName: 'Camille',
  lastName: 'Roy',
  email: 'Camille@Example.org',
  phone: '+33 6 12 34 56 78',
  subject: 'Ligne 120',
  body: 'Existe-t-il en 110 ?',
};
const send = 'mutation($contact: ContactInput!) { answer: sendToContact(contact: $contact) { isError message } }';
const answered = z.object({ answer: z.object({ isError: z.boolean(), message: z.string() }) });
const sending = async (contact: object, language = 'en') => ({
  variables: { contact },
  address,
  language,
  captchaProof: await signCaptchaProof(serviceSecret, crypto.randomUUID()),
});
const toBrand = () => api.mails.filter(({ to }) => to === 'contact@rivelle.example');
const toSender = () => api.mails.filter(({ to }) => to === 'camille@example.org');
const stored = () => api.db.select().from(contactMessage);

async function fieldsOf(contact: object): Promise<unknown> {
  const { errors } = await api.send(send, await sending(contact));
  assert.equal(errors[0]?.code, '422');
  return errors[0]?.extensions.fields;
}

async function newUpload(): Promise<string> {
  const file = { name: 'plan.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') };
  const [row] = await api.db.insert(upload).values(file).returning({ id: upload.id });
  return row ? fileIdOf(serviceSecret, row.id) : assert.fail('no file was stored');
}

test('a message is stored and mailed, and the visitor is thanked in his language', async () => {
  const { answer } = await api.ask(
    answered,
    send,
    await sending({ ...message, company: ' ', reseller: 'Bains du Nord' }),
  );
  assert.equal(answer.isError, false);
  const reference = /^Your message has been sent! Its reference: (R-[0-9A-F]{8})\.$/.exec(answer.message)?.[1];
  await eventually(() => toBrand().length === 1);
  const [mail] = toBrand();
  assert.deepEqual(
    [mail?.to, mail?.replyTo, mail?.subject],
    [
      'contact@rivelle.example',
      { name: 'Camille Roy', address: 'camille@example.org' },
      `Contact ${reference} – Ligne 120`,
    ],
  );
  await eventually(async () => (await stored())[0]?.mailedAt !== null);
  const [row] = await stored();
  assert.deepEqual([row?.company, row?.reseller, row?.language], [null, 'Bains du Nord', 'en']);
});

test('the sender gets a receipt with the reference, and the message only on request', async () => {
  const { answer } = await api.ask(answered, send, await sending(message, 'fr'));
  const reference = /R-[0-9A-F]{8}/.exec(answer.message)?.[0] ?? '';
  await eventually(() => toSender().length === 1);
  const [receipt] = toSender();
  assert.equal(receipt?.subject, `Nous avons reçu votre message (${reference})`);
  for (const body of [receipt?.text, receipt?.html]) {
    assert.ok(body?.includes(reference));
    assert.ok(!body?.includes('Existe-t-il'));
  }
  await api.ask(answered, send, await sending({ ...message, copy: true }, 'fr'));
  await eventually(() => toSender().length === 2);
  for (const body of [toSender()[1]?.text, toSender()[1]?.html]) assert.ok(body?.includes('Existe-t-il en 110 ?'));
});

// C20
test('the older names of the operation and of the subject are taken', async () => {
  const { subject: object, ...rest } = message;
  const older = send.replace('sendToContact', 'submitContactForm');
  const { answer } = await api.ask(answered, older, await sending({ ...rest, object }, 'nl-BE'));
  assert.match(answer.message, /^Uw bericht is verzonden\. Uw referentienummer: R-/);
});

// C20, C22
test('each field that is missing or wrong is named, and nothing is stored', async () => {
  const before = (await stored()).length;
  assert.deepEqual(await fieldsOf({}), {
    civility: 'required',
    firstName: 'required',
    lastName: 'required',
    email: 'required',
    phone: 'required',
    subject: 'required',
    body: 'required',
  });
  assert.deepEqual(await fieldsOf({ ...message, email: 'camille@example' }), { email: 'email' });
  assert.deepEqual(await fieldsOf({ ...message, body: ' \n ' }), { body: 'required' });
  assert.deepEqual(await fieldsOf({ ...message, body: 'x'.repeat(5001), subject: 'x'.repeat(256) }), {
    body: 'too-long',
    subject: 'too-long',
  });
  assert.equal((await stored()).length, before);
});

test('a phone number has 8 to 12 digits in its country, whatever stands between them', async () => {
  for (const phone of ['1234567', '+33 6 12 34', '1-2.3 (4) 5 6 7'])
    assert.deepEqual(await fieldsOf({ ...message, phone }), { phone: 'phone' });
  for (const phone of ['12345678', '0475.12.34.56', '(02) 123-45-67', '+49 1512 3456789'])
    await api.ask(answered, send, await sending({ ...message, phone }));
});

test('a line holds one line only, and the body keeps its own', async () => {
  const subject = 'a\r\nBcc: all@example.org';
  await api.ask(answered, send, await sending({ ...message, subject, body: 'one\r\ntwo\0\n\nthree' }));
  const row = (await stored()).at(-1);
  assert.deepEqual([row?.subject, row?.body], ['a Bcc: all@example.org', 'one\ntwo\n\nthree']);
});

test('a message takes up to four files, each for itself', async () => {
  const files = await Promise.all([1, 2, 3, 4, 5].map(newUpload));
  assert.deepEqual(await fieldsOf({ ...message, files }), { files: 'files-too-many' });
  assert.deepEqual(await fieldsOf({ ...message, files: [(files[0] ?? '').slice(0, 36)] }), { files: 'files-unknown' });
  assert.deepEqual(await fieldsOf({ ...message, files: ['no id'] }), { files: 'files-unknown' });
  const guessed = `${(files[0] ?? '').slice(0, 36)}.${'A'.repeat(22)}`;
  assert.deepEqual(
    await fieldsOf({ ...message, files: [guessed] }),
    { files: 'files-unknown' },
    'its number, and a guess',
  );
  await api.ask(answered, send, await sending({ ...message, files: [...files.slice(0, 4), files[0]] }));
  await eventually(() => toBrand().length === 1);
  assert.deepEqual(
    toBrand()[0]?.attachments?.map(({ filename, contentType, content }) => [filename, contentType, String(content)]),
    Array(4).fill(['plan.pdf', 'application/pdf', '%PDF-1.4']),
  );
  const before = (await stored()).length;
  assert.deepEqual(await fieldsOf({ ...message, files: [files[4], files[0]] }), { files: 'files-unknown' });
  assert.equal((await stored()).length, before);
  await api.ask(answered, send, await sending({ ...message, files: [files[4]] }));
});

test('without a proof that the captcha was passed nothing is stored, whoever asks', async () => {
  const before = (await stored()).length;
  const call = await sending(message);
  const [row] = await api.db.insert(account).values({ email: 'proof@example.org', passwordHash: '' }).returning();
  assert.ok(row);
  const token = await tokenOf(api, row);
  for (const captchaProof of [
    undefined,
    'forged',
    token,
    await signCaptchaProof('another secret that is long enough', 'one'),
    await signCaptchaProof(serviceSecret, 'one', -1),
  ])
    assert.equal(await api.codeOf(send, { ...call, captchaProof, token }), '403');
  assert.equal((await stored()).length, before);
});

test('one captcha is worth one message, even when many ask with it at once, or with a second proof of it', async () => {
  const call = { ...(await sending(message)), captchaProof: await signCaptchaProof(serviceSecret, 'the same captcha') };
  const codes = await Promise.all(Array.from({ length: 6 }, () => api.codeOf(send, call)));
  assert.deepEqual(codes.toSorted(), [...Array(5).fill('403'), 'it succeeded']);
  const second = { ...call, captchaProof: await signCaptchaProof(serviceSecret, 'the same captcha', 100) };
  assert.equal(await api.codeOf(send, second), '403');
});

test('a message that was not accepted leaves the proof for the next try', async () => {
  const call = await sending({ ...message, email: 'camille' });
  assert.equal(await api.codeOf(send, call), '422');
  await api.ask(answered, send, { ...call, variables: { contact: message } });
});

test('what fills in the field that people do not see is a program', async () => {
  assert.deepEqual(await fieldsOf({ ...message, homepage: 'https://spam.example' }), { homepage: 'not-empty' });
  await api.ask(answered, send, await sending({ ...message, homepage: '' }));
});

test('one file goes to one message, even when two ask for it at once', async () => {
  const file = await newUpload();
  const codes = await Promise.all(
    Array.from({ length: 6 }, async () => api.codeOf(send, await sending({ ...message, files: [file] }))),
  );
  assert.deepEqual(codes.toSorted(), [...Array(5).fill('422'), 'it succeeded']);
});

test('the message of somebody signed in belongs to the account, and goes with it; others are kept', async () => {
  const [row] = await api.db.insert(account).values({ email: 'own@example.org', passwordHash: '' }).returning();
  assert.ok(row);
  const token = await tokenOf(api, row);
  const files = [await newUpload()];
  await api.ask(answered, send, { ...(await sending({ ...message, files })), token });
  const mine = () => api.db.select().from(contactMessage).where(eq(contactMessage.accountId, row.id));
  assert.equal((await mine()).length, 1);
  await eventually(() => toBrand().length === 1);
  const before = (await stored()).length;
  await api.db.delete(account).where(eq(account.id, row.id));
  assert.equal((await stored()).length, before - 1);
  await api.ask(answered, send, { ...(await sending(message)), token });
  assert.equal((await stored()).at(-1)?.accountId, null);
});

test('a message is kept for three years, and no longer', async () => {
  await api.db.delete(contactMessage);
  const messages = databaseContactMessages(api.db);
  const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);
  for (const years of [1, 2, 3, 4])
    await messages.add({ ...message, language: 'fr', createdAt: yearsAgo(years), mailedAt: yearsAgo(years) }, []);
  await createOutgoing(
    messages,
    { contactMessage: async () => undefined },
    { brandOf: async () => testBrand },
    createBackground(() => undefined),
  ).removeOld();
  assert.equal((await stored()).length, 2);
});

test('a mail that could not leave is sent again, once, for three days', async () => {
  await api.db.delete(contactMessage);
  const messages = databaseContactMessages(api.db);
  const language = 'fr';
  const fresh = await messages.add({ ...message, language }, []);
  const old = await messages.add({ ...message, language, createdAt: new Date(Date.now() - 73 * 3_600_000) }, []);
  assert.ok(typeof fresh === 'object' && typeof old === 'object');
  let isDown = true;
  const sent: string[] = [];
  const failures: string[] = [];
  const mailer = {
    close: () => undefined,
    send: async ({ subject }: { subject: string }) => {
      if (isDown) throw new Error('the mail server is down');
      sent.push(subject);
    },
  };
  const background = createBackground((what) => failures.push(what));
  const outgoing = createOutgoing(
    messages,
    createMails(mailer, testLetterhead),
    { brandOf: async () => testBrand },
    background,
  );
  outgoing.send(fresh.id);
  await background.done();
  assert.deepEqual(failures, ['a contact message could not be mailed']);
  assert.equal((await stored()).find(({ id }) => id === fresh.id)?.mailedAt, null);

  isDown = false;
  await Promise.all([outgoing.sendUnsent(), outgoing.sendUnsent(), outgoing.sendUnsent()]);
  await outgoing.sendUnsent();
  assert.equal(sent.length, 1);
  assert.notEqual((await stored()).find(({ id }) => id === fresh.id)?.mailedAt, null);
  assert.equal((await stored()).find(({ id }) => id === old.id)?.mailedAt, null);
});
