import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { openTestDatabase } from '../database/testing.ts';
import { createBackground } from './background.ts';
import { createOutgoing } from './contact/outgoing.ts';
import { createMailer } from './mail/mailer.ts';
import { createMails } from './mail/mails.ts';
import { databaseContactMessages } from './sources/contact-messages.ts';
import { contactMessage, upload } from './tables.ts';
import { testBrand, testLetterhead } from './testing.ts';

const database = await openTestDatabase();
const { db } = database;
after(() => database.close());

/** A real SMTP server that can be closed and opened again on the same port. */
const received: Buffer[] = [];
function openServer(port: number): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part);
      received.push(Buffer.concat(parts));
      done();
    },
  });
  const isAddress = (address: unknown): address is AddressInfo => typeof address === 'object' && address !== null;
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address();
      assert.ok(isAddress(address));
      resolve({ port: address.port, close: () => new Promise((closed) => server.close(closed)) });
    });
  });
}

/** The files of a mail, by their names, as a mail program saves them. */
function filesOf(mail: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  for (const part of mail.toString('latin1').split(/\r\n--[^\r\n]+/)) {
    const [head = '', body = ''] = part.split('\r\n\r\n', 2);
    const name = /Content-Disposition: attachment; filename="?([^"\r\n]+)/.exec(head)?.[1];
    if (name) files[name] = Buffer.from(body, 'base64');
  }
  return files;
}

test('while the mail server is down messages wait; then each leaves once, its files byte for byte', async () => {
  const first = await openServer(0);
  await first.close();
  const files: Record<string, Buffer> = {
    'photo.jpg': randomBytes(300_000),
    'plan du sol.pdf': Buffer.concat([Buffer.from('\r\n.\r\n--boundary\n\0'), randomBytes(1000)]),
    'empty-lines.png': Buffer.from('\r\n\r\n\n\n.\n..\n'),
    'all-bytes.gif': Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  };
  const messages = databaseContactMessages(db);
  const failures: string[] = [];
  const background = createBackground((what) => failures.push(what));
  const mailer = createMailer(
    { smtpUrl: `smtp://127.0.0.1:${first.port}`, from: async () => 'shop@rivelle.example' },
    '/none',
  );
  const outgoing = createOutgoing(
    messages,
    createMails(mailer, testLetterhead),
    { brandOf: async () => testBrand },
    background,
  );

  const ids: string[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const [row] = await db.insert(upload).values({ name, type: 'application/pdf', bytes }).returning({ id: upload.id });
    assert.ok(row);
    ids.push(row.id);
  }
  const written = { civility: 'Mme', firstName: 'Camille', lastName: 'Roy', email: 'c@example.org', phone: '12345678' };
  for (const [index, uploads] of [ids, [], []].entries()) {
    const message = { ...written, language: 'fr', subject: `Message ${index}`, body: 'Bonjour' };
    const stored = await messages.add(message, uploads);
    assert.ok(typeof stored === 'object');
    outgoing.send(stored.id);
  }
  await background.done();
  await assert.rejects(outgoing.sendUnsent());
  assert.equal(failures.length, 3);
  assert.equal(received.length, 0);

  const second = await openServer(first.port);
  await outgoing.sendUnsent();
  await outgoing.sendUnsent();
  assert.equal(received.length, 3);
  assert.deepEqual(filesOf(received[0] ?? Buffer.alloc(0)), files);
  assert.ok((await db.select().from(contactMessage)).every(({ mailedAt }) => mailedAt));
  mailer.close();
  await second.close();
});

test('a message that the mail server refuses for itself holds up none of the later ones', async () => {
  await db.delete(contactMessage);
  const messages = databaseContactMessages(db);
  const left: string[] = [];
  const mailer = {
    async send({ subject }: { subject: string }) {
      if (subject.includes('too large')) throw Object.assign(new Error('552'), { code: 'EMESSAGE' });
      left.push(subject);
    },
    close: () => undefined,
  };
  const outgoing = createOutgoing(
    messages,
    createMails(mailer, testLetterhead),
    { brandOf: async () => testBrand },
    createBackground(assert.fail),
  );
  const written = { civility: 'Mme', firstName: 'Camille', lastName: 'Roy', email: 'c@example.org', phone: '12345678' };
  for (const subject of ['too large', 'small'])
    await messages.add({ ...written, language: 'fr', subject, body: 'Bonjour' }, []);
  await assert.rejects(outgoing.sendUnsent(), { code: 'EMESSAGE' });
  assert.equal(left.length, 1);
  assert.match(left[0] ?? '', /^Contact R-[0-9A-F]{8} – small$/);
});
