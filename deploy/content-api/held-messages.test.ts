import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { createBackground } from './background.ts';
import { createOutgoing } from './contact/outgoing.ts';
import { databaseContactMessages } from './sources/contact-messages.ts';
import { contactMessage } from './tables.ts';
import { ownAddress, siteUrl, startTestContentApi, type TestContentApi, testBrand, writeTestBrand } from './testing.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await writeTestBrand(api.db);
});
after(() => api.close());

let address = '';
let people = 0;
beforeEach(async () => {
  address = ownAddress();
  people += 1;
  await eventually(async () => (await stored()).every(({ mailedAt, heldBy }) => mailedAt ?? heldBy));
  await api.db.delete(contactMessage);
  api.mails.length = 0;
});

const written = () => ({
  civility: 'Mme',
  firstName: 'Camille',
  lastName: 'Roy',
  email: `camille${people}@example.org`,
  phone: '+33 6 12 34 56 78',
  subject: 'Ligne 120',
  body: 'Existe-t-il en 110 ?',
});
const holding = 'mutation($contact: ContactInput!) { answer: holdMessage(contact: $contact) { isError message } }';
const confirming = 'mutation($token: String!) { answer: sendHeldMessage(token: $token) { isError message } }';
const answered = z.object({ answer: z.object({ isError: z.boolean(), message: z.string() }) });
const stored = () => api.db.select().from(contactMessage);
const toBrand = () => api.mails.filter(({ to }) => to === testBrand.contactMailTo);
const linkOf = (text = '') => /https:\/\/\S+\/([\w-]{43})\n/.exec(text) ?? assert.fail(`no link in ${text}`);

/** Sends a message without a captcha; answers the token in the mail that came of it. */
async function hold(contact: object = written(), language = 'fr'): Promise<string> {
  const { answer } = await api.ask(answered, holding, { variables: { contact }, address, language });
  assert.equal(answer.isError, false);
  return linkOf(api.mails.at(-1)?.text)[1] ?? '';
}
const confirm = async (token: string) =>
  (await api.ask(answered, confirming, { variables: { token }, address })).answer.isError ? 'refused' : 'sent';

test('a message without a captcha is held until the link in a mail to its sender hands it on, as any other', async () => {
  const token = await hold({ ...written(), copy: true });
  const outgoing = createOutgoing(
    databaseContactMessages(api.db),
    { contactMessage: async () => assert.fail('a held message was mailed') },
    { brandOf: async () => testBrand },
    createBackground(() => undefined),
  );
  await outgoing.sendUnsent();
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [written().email],
  );

  const { answer } = await api.ask(answered, confirming, { variables: { token }, address, language: 'en' });
  const reference = /R-[0-9A-F]{8}/.exec(answer.message)?.[0] ?? assert.fail(answer.message);
  await eventually(() => api.mails.length === 3);
  assert.deepEqual(
    [toBrand()[0]?.subject, toBrand()[0]?.replyTo?.address],
    [`Contact ${reference} – Ligne 120`, written().email],
  );
  const receipt = api.mails.find(({ to, subject }) => to === written().email && subject.includes(reference));
  assert.match(receipt?.text ?? '', /Existe-t-il en 110/, 'the copy that was asked for');
});

test('the mail speaks the language of the page, leads to its site, and holds nothing of what was written', async () => {
  for (const [language, path, subject] of [
    ['fr', '/fr/confirmer-message/', 'Envoyez-vous ce message\u00a0?'],
    ['en', '/en/confirm-message/', 'Is this message yours?'],
    ['de', '/de/nachricht-bestaetigen/', 'Ist diese Nachricht von Ihnen?'],
    ['nl', '/nl/bericht-bevestigen/', 'Is dit bericht van u?'],
  ] as const) {
    const contact = {
      ...written(),
      email: `${language}@example.org`,
      subject: 'Buy now',
      body: 'https://spam.example',
    };
    await hold({ ...contact, firstName: 'Free', lastName: 'Money' }, language);
    const mail = api.mails.at(-1);
    assert.equal(mail?.subject, subject);
    assert.ok(linkOf(mail?.text)[0].startsWith(`${siteUrl}${path}`));
    for (const body of [mail?.text, mail?.html]) {
      assert.match(body ?? '', /Rivelle/);
      assert.doesNotMatch(body ?? '', /Buy now|spam|Free|Money/);
    }
  }
});

test('a link hands a message on once, even when it is used by many at once', async () => {
  const token = await hold();
  const all = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
  assert.deepEqual(all.toSorted(), ['refused', 'refused', 'refused', 'refused', 'sent']);
  assert.equal(await confirm(token), 'refused');
  await eventually(() => toBrand().length === 1);
  assert.equal((await stored()).length, 1);
});

test('the same message once more is the same one: the latest link is good, and one message arrives', async () => {
  const first = await hold();
  const second = await hold();
  assert.equal((await stored()).length, 1);
  assert.deepEqual([await confirm(first), await confirm(second)], ['refused', 'sent']);
  // Written again later, it is another one.
  assert.equal(await confirm(await hold()), 'sent');
  assert.equal((await stored()).length, 2);
});

test('nobody guesses a link, and the database does not hold it', async () => {
  const token = await hold();
  const rows = JSON.stringify(await stored());
  assert.ok(!rows.includes(token));
  const [row] = await stored();
  for (const guess of ['', 'x', row?.id ?? '', row?.heldBy ?? '', row?.captcha ?? '', `${token} `, token.slice(0, -1)])
    assert.equal(await confirm(guess), 'refused');
  assert.equal(await confirm(token), 'sent');
});

test('after a day a held message goes nowhere and is deleted, and one that was handed on stays', async () => {
  assert.equal(await confirm(await hold()), 'sent');
  const late = await hold();
  const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000);
  await api.db.update(contactMessage).set({ createdAt: dayAgo });
  assert.equal(await confirm(late), 'refused');
  await createOutgoing(
    databaseContactMessages(api.db),
    { contactMessage: async () => undefined },
    { brandOf: async () => testBrand },
    createBackground(() => undefined),
  ).removeOld();
  assert.deepEqual(
    (await stored()).map(({ heldBy }) => heldBy),
    [null],
  );
});

test('nobody floods a stranger with mails by naming that address, from many networks either, nor the database from one', async () => {
  const codes = (tries: object[]) =>
    tries.reduce<Promise<string[]>>(
      async (before, contact, place) => [
        ...(await before),
        await api.codeOf(holding, { variables: { contact: { ...contact, body: `${place}` } }, address: ownAddress() }),
      ],
      Promise.resolve([]),
    );
  const ok = 'it succeeded';
  assert.deepEqual(await codes(Array(5).fill(written())), [ok, ok, ok, '429', '429']);
  assert.equal(api.mails.length, 3);
  const fromHere = [];
  for (const place of Array.from({ length: 11 }).keys()) {
    const contact = { ...written(), email: `flood${place}@example.org` };
    fromHere.push(await api.codeOf(holding, { variables: { contact }, address }));
  }
  assert.deepEqual(fromHere, [...Array(10).fill(ok), '429']);
});

test('line breaks, several addresses and files get nowhere', async () => {
  const email = written().email;
  for (const wrong of [
    { email: `${email}\r\nBcc: all@example.org` },
    { email: `${email}, all@example.org` },
    { email: `"x" <${email}>` },
    { body: 'x'.repeat(5001) },
    { homepage: 'https://spam.example' },
    { files: [`${crypto.randomUUID()}.${'s'.repeat(22)}`] },
  ])
    assert.equal(
      await api.codeOf(holding, { variables: { contact: { ...written(), ...wrong } }, address: ownAddress() }),
      '422',
    );
  assert.deepEqual([api.mails.length, (await stored()).length], [0, 0]);
  assert.equal(await confirm(await hold({ ...written(), subject: 'a\r\nBcc: all@example.org' })), 'sent');
  await eventually(() => toBrand().length === 1);
  assert.match(toBrand()[0]?.subject ?? '', /^Contact R-\w+ – a Bcc: all@example.org$/);
});

test('where the mail cannot leave, nobody is told that it has', async () => {
  const send = async () => {
    throw new Error('the mail server is down');
  };
  const down = await startTestContentApi({ mail: { mailer: { close: () => undefined, send }, siteUrl } });
  try {
    assert.equal(await down.codeOf(holding, { variables: { contact: written() }, address }), '500');
  } finally {
    await down.close();
  }
});
