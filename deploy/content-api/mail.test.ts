import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { escapeUTF8 } from 'entities';
import type { Language } from 'shared/i18n';
import { SMTPServer } from 'smtp-server';
import type { Reader } from './mail/letterhead.ts';
import { createMailer, type Mail } from './mail/mailer.ts';
import { createMails, type Mails } from './mail/mails.ts';
import type { MessageToSend } from './sources/contact-messages.ts';
import { testLetterhead } from './testing.ts';

const mailsBy = (mailer: Parameters<typeof createMails>[0]) => createMails(mailer, testLetterhead);
const reader = (language: Language): Reader => ({ language, country: 'nan' });
const from = async () => 'Rivelle <no-reply@rivelle.example>';

interface Received {
  from: string;
  to: string[];
  message: string;
}

/** A real SMTP server on a free port, which keeps what it is sent. */
const received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'site' && password === 'p@ss' ? done(null, { user: 'site' }) : done(new Error('no')),
  async onData(stream, { envelope }, done) {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    const { mailFrom, rcptTo } = envelope;
    received.push({
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      message: Buffer.concat(parts).toString(),
    });
    done();
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const isAddress = (address: unknown): address is AddressInfo => typeof address === 'object' && address !== null;
const address = server.server.address();
assert.ok(isAddress(address));
const { port } = address;
const folder = await mkdtemp(join(tmpdir(), 'mail-'));
after(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const decoded = (message: string): string =>
  message
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
const headOf = (message: string): string => message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ');

const message: MessageToSend = {
  id: crypto.randomUUID(),
  accountId: null,
  language: 'fr',
  civility: 'Mme',
  firstName: 'Zoë',
  lastName: 'D’Hondt',
  company: null,
  email: 'zoe@example.org',
  phone: '0475 12 34 56',
  commandNumber: null,
  resellerType: 'magasin',
  reseller: null,
  subject: 'Une question',
  body: 'Bonjour,\n<script>alert("1")</script> & merci.',
  createdAt: new Date(),
  mailedAt: null,
  mailTriedAt: null,
  captcha: null,
  heldBy: null,
  copy: false,
  files: [{ name: 'plan du sol.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4 test') }],
};

test('a message leaves through an SMTP server, from the brand, with its files, and is answered to the visitor', async () => {
  const mailer = createMailer({ smtpUrl: `smtp://site:p%40ss@127.0.0.1:${port}`, from }, folder);
  await mailsBy(mailer).contactMessage('contact@rivelle.example', message);
  mailer.close();
  const [mail] = received.splice(0);
  assert.ok(mail);
  assert.deepEqual([mail.from, mail.to], ['no-reply@rivelle.example', ['contact@rivelle.example']]);
  const head = headOf(mail.message);
  assert.match(head, /^From: Rivelle <no-reply@rivelle\.example>$/m);
  assert.match(head, /^Reply-To: .*<zoe@example\.org>$/m);
  assert.match(mail.message, /filename="?plan du sol\.pdf/);
  assert.ok(mail.message.includes(Buffer.from('%PDF-1.4 test').toString('base64')));
});

test('the HTML of a message shows what the visitor wrote, and runs nothing of it', async () => {
  const { text, html } = await written((mails) => mails.contactMessage('contact@rivelle.example', message));
  assert.ok(text.includes('Message\u00a0:\nBonjour,\n<script>alert("1")</script> & merci.'));
  assert.ok(html.includes('Bonjour,<br>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; merci.'));
  assert.ok(!text.includes('Société'), 'what was left empty is left out');
});

test('nothing that a visitor writes becomes a head of the message', async () => {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from }, folder);
  const evil = 'x\r\nBcc: all@example.org\r\n\r\nbody';
  await mailsBy(mailer).contactMessage('contact@rivelle.example', {
    ...message,
    firstName: evil,
    lastName: `${evil}" <all@example.org>,`,
    subject: evil,
    files: [{ name: `${evil}.pdf`, type: 'application/pdf', bytes: Buffer.from('x') }],
  });
  mailer.close();
  const [mail] = received.splice(0);
  assert.deepEqual(mail?.to, ['contact@rivelle.example']);
  assert.doesNotMatch(headOf(mail?.message ?? ''), /^Bcc:/im);
  assert.match(headOf(mail?.message ?? ''), /^Reply-To: [^,]*<zoe@example\.org>$/m);
});

test('no message has a file or an address read by this server, whatever is in it', async () => {
  const letter = { to: 'a@example.org', subject: 'x', text: 'x', html: 'x' };
  const mailer = createMailer({ smtpUrl: undefined, from }, folder);
  for (const place of [{ path: import.meta.filename }, { href: 'http://127.0.0.1:1/' }]) {
    const attachments = [{ filename: 'a', contentType: 'text/plain', content: Buffer.from(''), ...place }];
    await assert.rejects(mailer.send({ ...letter, attachments }), /(?:File|Url) access rejected/);
  }
  assert.deepEqual(await readdir(folder), []);
});

test('a mail server that does not answer, or refuses, is an error', async () => {
  const closed = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from }, folder);
  await assert.rejects(mailsBy(closed).temporaryPassword('a@example.org', reader('en'), 'secret'), { code: 'ESOCKET' });
  const refused = createMailer({ smtpUrl: `smtp://site:wrong@127.0.0.1:${port}`, from }, folder);
  await assert.rejects(mailsBy(refused).temporaryPassword('a@example.org', reader('en'), 'secret'), { code: 'EAUTH' });
});

test('without a mail server messages are files in the outbox, for their owner alone', async () => {
  const outbox = join(folder, 'outbox');
  const mailer = createMailer({ smtpUrl: undefined, from }, outbox);
  await mailsBy(mailer).temporaryPassword('anna@example.org', reader('fr'), 'k7mp-x2wd-9hfa');
  await mailsBy(mailer).temporaryPassword('bert@example.org', reader('de'), 'k7mp-x2wd-9hfb');
  assert.equal((await stat(outbox)).mode & 0o777, 0o700);
  const files = (await readdir(outbox)).toSorted();
  assert.equal(files.length, 2);
  for (const file of files) assert.match(file, /^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[\da-f-]{36}\.eml$/);
  const first = await readFile(join(outbox, files[0] ?? ''), 'utf8');
  assert.match(headOf(first), /^To: anna@example\.org$/m);
  assert.ok(decoded(first).includes('k7mp-x2wd-9hfa'));
});

/** The one mail that is sent. */
async function written(write: (mails: Mails) => Promise<void>): Promise<Mail> {
  const sent: Mail[] = [];
  await write(mailsBy({ send: async (mail) => void sent.push(mail) }));
  return sent[0] ?? assert.fail('nothing was sent');
}

test('the mails about an account are in the language of its owner, as text and as HTML', async () => {
  const subjects = await Promise.all(
    (['fr', 'nl', 'en', 'de'] as const).map(
      async (language) =>
        (await written((mails) => mails.temporaryPassword('a@example.org', reader(language), 'k'))).subject,
    ),
  );
  assert.deepEqual(subjects, [
    'Votre mot de passe provisoire',
    'Uw tijdelijke wachtwoord',
    'Your temporary password',
    'Ihr vorläufiges Passwort',
  ]);
  const { html } = await written((mails) => mails.welcome('a@example.org', reader('de'), '7.1.x'));
  assert.match(html, /^<!doctype html>\n<html lang="de">/);
});

test('where mails are listed one reads the first sentence of each, not its greeting', async () => {
  const { text, html } = await written((mails) => mails.passwordChanged('a@example.org', reader('fr')));
  const [greeting, sentence = ''] = text.split('\n\n');
  assert.match(greeting ?? '', /Bonjour/);
  assert.equal(/<div style="display:none">(.*)<\/div>/.exec(html)?.[1], escapeUTF8(sentence));
});

test('the temporary password comes with a link to where it is used, which holds the address and no secret', async () => {
  const mail = await written((mails) => mails.temporaryPassword('anna+b@example.org', reader('fr'), 'k7mp-x2wd-9hfa'));
  const link = 'https://www.rivelle.example/fr/reinitialisation-mot-de-passe?email=anna%2Bb%40example.org';
  assert.ok(mail.text.includes(`Choisir mon mot de passe\u00a0:\n${link}`));
  assert.equal(/<a [^>]*href="([^"]*)"[^>]*>Choisir mon mot de passe<\/a>/.exec(mail.html)?.[1], link);
  assert.equal(mail.text.split('k7mp-x2wd-9hfa').length, 2);
});
