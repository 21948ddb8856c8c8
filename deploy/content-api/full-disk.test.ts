import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { openDatabase } from '../database/index.ts';
import { createEmptyDatabase } from '../database/testing.ts';
import { eventually } from '../testing/eventually.ts';
import { noSmallDisk, type SmallDisk, smallDisk } from '../testing/small-disk.ts';
import { createBackground } from './background.ts';
import { createMailer } from './mail/mailer.ts';
import { page } from './tables.ts';
import { ownAddress, startTestContentApi } from './testing.ts';

const skip = noSmallDisk();

function disk(context: TestContext, megabytes: number): SmallDisk {
  const made = smallDisk(megabytes);
  context.after(made.remove);
  return made;
}

const createAccount =
  'mutation($email: String!, $password: String!) { createAccount(email: $email, password: $password) { id } }';
const login = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';

test('a sign-up on a full disk is whole or refused: who was told so has an account, and who was not has none', {
  skip,
}, async (context) => {
  const full = disk(context, 200);
  const dataDir = full.folder;
  await createEmptyDatabase(dataDir);
  const open = async () => ({ ...(await openDatabase({ dataDir })), dataDir, databaseUrl: undefined });
  let api = await startTestContentApi({}, open);
  const signUp = async (email: string) => {
    const key = randomBytes(12).toString('hex');
    return api.codeOf(createAccount, { variables: { email, password: 'correct horse' }, address: ownAddress(), key });
  };
  const canLogIn = async (email: string) =>
    (await api.codeOf(login, { variables: { email, password: 'correct horse' }, address: ownAddress() })) ===
    'it succeeded';

  full.fill();
  // What room is left inside of the database's files is taken, too, but not to the last row.
  for (let count = 0; count < 20; count += 1)
    await api.db
      .insert(page)
      .values({ path: `/page/${count}`, seo: { title: { fr: randomBytes(2_000).toString('hex') } }, blocks: [] })
      .catch(() => undefined);
  const told: Record<string, string> = {};
  for (let number = 0; number < 80; number += 1)
    told[`v${number}@example.org`] = await signUp(`v${number}@example.org`);
  const refused = Object.entries(told).filter(([, code]) => code !== 'it succeeded');
  assert.ok(refused.length > 0, 'some were refused');
  assert.deepEqual([...new Set(refused.map(([, code]) => code))], ['500']);

  full.free();
  await api.close();
  api = await startTestContentApi({}, open);
  context.after(() => api.close());
  for (const [email, code] of Object.entries(told)) assert.equal(await canLogIn(email), code === 'it succeeded', email);
  assert.equal(await signUp(refused[0]?.[0] ?? ''), 'it succeeded');
});

const mail = { to: 'anna@example.org', subject: 'Welcome', text: 'x'.repeat(50_000), html: '' };

test('a mail that cannot be written leaves no file, and is written when there is room', { skip }, async (context) => {
  const full = disk(context, 2);
  const mailer = createMailer({ smtpUrl: undefined, from: async () => 'a@example.org' }, full.folder);
  const said: string[] = [];
  const background = createBackground((what) => said.push(what), Array(1_000).fill(20));
  const written = () => readdirSync(full.folder).filter((name) => name !== 'filler');
  full.fill();
  background.mail('a welcome could not be mailed', () => mailer.send(mail));
  await eventually(() => said.length > 1);
  assert.deepEqual(written(), []);
  full.free();
  await eventually(() => written().length === 1);
  assert.match(written()[0] ?? '', /\.eml$/);
  assert.equal(said[0], 'a welcome could not be mailed; it is tried again');
});

test('a mail that the mail server refuses is not tried again, and one that waits is tried once more before the end', async () => {
  const said: string[] = [];
  const background = createBackground((what) => said.push(what), [60_000]);
  let tries = 0;
  const failing = (code: string) => async () => {
    tries += 1;
    throw Object.assign(new Error('no'), { code });
  };
  background.mail('refused', failing('EMESSAGE'));
  await eventually(() => said.length === 1);
  background.mail('late', failing('ECONNECTION'));
  await background.done();
  assert.deepEqual([said, tries], [['refused', 'late; it is tried again', 'late'], 3]);
});
