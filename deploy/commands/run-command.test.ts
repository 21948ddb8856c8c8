import assert from 'node:assert/strict';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { SiteError } from 'shared/errors';
import { RefusalError } from '../registry/refusal.ts';
import { oneOf, personHere, portOf, readArguments, readOptions, remoteAnywhere, runCommand } from './run-command.ts';
import { commandsIn } from './testing.ts';

const run = commandsIn(join(import.meta.dirname, 'release'));

/** What a command prints that does this with these words, and its exit code. */
async function ran(context: TestContext, words: string, work: () => unknown, usage = 'npm run this -- x') {
  const { argv } = process;
  const { log, error } = console;
  const said: string[] = [];
  for (const name of ['log', 'error'] as const)
    context.mock.method(console, name, (text: string) => said.push(`${name}: ${text}`));
  process.argv = ['node', 'command', ...words.split(' ').filter(Boolean)];
  try {
    await runCommand(usage, async () => {
      await work();
    });
    return [Number(process.exitCode ?? 0), ...said];
  } finally {
    process.exitCode = undefined;
    Object.assign(process, { argv });
    Object.assign(console, { log, error });
  }
}

test('who runs a command is who they say, or the user of the system, by a number where that has no name', (context) => {
  assert.equal(personHere('ann'), 'ann');
  assert.equal(personHere(), os.userInfo().username);
  context.mock.method(os, 'userInfo', () => assert.fail('no such user'));
  syncBuiltinESMExports();
  context.after(() => {
    context.mock.reset();
    syncBuiltinESMExports();
  });
  assert.equal(personHere(), `user ${process.getuid?.()}`);
});

test('a command that fails says why in plain words, and its exit code whether it was typed wrongly', async (context) => {
  const failing = (error: unknown, usage?: string) => ran(context, '', () => Promise.reject(error), usage);
  const wrong = (message: string) => new SiteError('command-wrong', message);
  const help = 'See npm run this -- --help';
  assert.deepEqual(await failing(wrong('Name a file')), [2, `error: Name a file. ${help}`]);
  assert.deepEqual(await failing(wrong('Which file?')), [2, `error: Which file? ${help}`]);
  assert.deepEqual(await failing(wrong('No.'), 'npx --no -- kit release x'), [
    2,
    'error: No. See npx --no -- kit release --help',
  ]);
  assert.deepEqual(await failing(new SiteError('registry-failed', 'It is away')), [1, 'error: It is away']);
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const sentence = 'The disk of this machine is full: make room there, then try again.';
  assert.deepEqual(await failing(full), [1, `error: ${sentence}`]);
  await assert.rejects(failing(new TypeError('a mistake')), /^TypeError: a mistake$/);
});

test('with --help a command says how it is used, and does nothing; what others wrote does not act on the terminal', async (context) => {
  assert.deepEqual(await ran(context, 'x --help', assert.fail), [0, 'log: npm run this -- x']);
  assert.deepEqual(await ran(context, '', () => console.log('%s\u001b[2J', 'a')), [0, String.raw`log: a\u001b[2J`]);
});

test('an option that is not known, lacks its value or takes none is named in one sentence', async (context) => {
  const options = { site: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  for (const [words, sentence] of [
    ['--sit x', 'There is no option --sit: did you mean --site?'],
    ['--colour', 'There is no option --colour.'],
    ['--site', '--site needs a value.'],
    ['--dry-run=yes', '--dry-run takes no value.'],
  ] as const)
    for (const read of [readArguments, readOptions])
      assert.deepEqual(await ran(context, words, () => read(options)), [
        2,
        `error: ${sentence} See npm run this -- --help`,
      ]);
  const stray = 'error: What is a? Only options are taken here. See npm run this -- --help';
  assert.deepEqual(await ran(context, 'a --dry-run', () => readOptions(options)), [2, stray]);
  await ran(context, 'a --dry-run', () => {
    const { values, positionals } = readArguments(options);
    assert.deepEqual([{ ...values }, positionals], [{ 'dry-run': true }, ['a']]);
  });
});

test('a word that is nearly one of some is taken for a slip: two letters, or half of them, may differ', () => {
  const meant = (word: string, one: string) => {
    assert.throws(() => oneOf('kind ', word, ['zzzzzzzzzzzzzzzzz', one]), { code: 'command-wrong' });
    try {
      oneOf('kind ', word, ['zzzzzzzzzzzzzzzzz', one]);
    } catch (error) {
      return String(error).includes(`There is no kind ${word}: did you mean ${one}? There are: zzzzzzzzzzzzzzzzz, `);
    }
  };
  const slips = ['ab abcd', 'ab abcde', 'abcdefgh abcdefghijkl', 'abcdefgh abcdefghijklm'];
  assert.deepEqual(
    slips.map((pair) => meant(...(pair.split(' ') as [string, string]))),
    [true, false, true, false],
  );
  assert.equal(oneOf('kind ', 'b', ['a', 'b']), 'b');
});

test('a remote may be one of a team elsewhere, unless its name is nearly one of ours', () => {
  const ours = ['shell', 'mf-search'];
  for (const name of ['mf-search', 'mf-reviews', 'mf-searchabc']) assert.equal(remoteAnywhere(name, ours), name);
  for (const name of ['mf-serch', 'mf-searchab', 'reviews'])
    assert.throws(() => remoteAnywhere(name, ours), { code: 'command-wrong' });
});

test('a port is a number of four or five digits that there is', () => {
  assert.deepEqual(
    ['1000', '65535'].map((text) => portOf('--port', text)),
    [1000, 65_535],
  );
  for (const text of ['999', '65536', '100000', 'many', '9001x'])
    assert.throws(() => portOf('--port', text), { message: `--port is a port as 9001, not ${text}` });
});

const halted = { 'POST /live/mf-search/halt': { name: 'mf-search', country: '*', from: '1.1.0', to: '1.0.0' } };
const own = { REGISTRY_ACCESS_TOKEN: 'mine' };

test('a site elsewhere is asked by its address, with a token of one’s own', async () => {
  const at = async (site: string, environment: NodeJS.ProcessEnv = own) => {
    const { origin, errors } = await run('halt', `mf-search --site ${site}`, halted, environment);
    return origin || errors.replace(' See npm run halt -- --help\n', '');
  };
  assert.equal(await at('https://www.example.com/fr'), 'https://www.example.com');
  assert.equal(await at('http://fr.localhost:8080'), 'http://localhost:8080', 'only browsers resolve the other');
  for (const site of ['www.example.com', 'ftp://www.example.com'])
    assert.equal(await at(site), `--site is an address as https://www.example.com, not ${site}.`);
  const token = 'To ask https://www.example.com, put your token into REGISTRY_ACCESS_TOKEN.';
  assert.equal(await at('https://www.example.com/fr', {}), token);
});

test('a site that does not answer, and a token that it does not take, are named with what to do', async () => {
  const site = 'https://www.example.com';
  const silent = { 'POST /live/mf-search/halt': () => assert.fail('away') };
  const strange = { 'POST /live/mf-search/halt': new RefusalError(401, 'registry-token-wrong', 'Who are you?') };
  const unanswered = 'The registry did not answer POST /live/mf-search/halt';
  const none = 'The token in REGISTRY_ACCESS_TOKEN is none of this site;';
  for (const [words, answers, environment, sentence] of [
    [`--site ${site}`, silent, own, `${unanswered} at ${site}: is that the site?`],
    ['', silent, own, unanswered],
    [`--site ${site}`, strange, own, `${none} ask operations for another.`],
    ['', strange, own, `${none} without it this folder’s own token is used.`],
    ['', strange, {}, 'Who are you?'],
    [`--site ${site}`, {}, own, 'There is no /live/mf-search/halt'],
  ] as const) {
    const { status, errors } = await run('halt', `mf-search ${words}`, answers, environment);
    assert.deepEqual([status, errors], [1, `${sentence}\n`]);
  }
});
