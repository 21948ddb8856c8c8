import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { libraryModules } from 'shared/release';
import { keyIdOf } from '../../tokens/signatures.ts';
import { commandsIn, linesOf } from '../testing.ts';

const run = commandsIn(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
after(() => rmSync(folder, { recursive: true }));

const token = {
  ...{ id: '0123456789ab', name: 'Olga', role: 'ops', remotes: [], createdAt: '2026-11-21T07:45:00Z' },
  ...{ createdBy: 'ann', expiresAt: null, revokedAt: null, lastUsedAt: null },
};
const team = { ...token, name: 'Team', role: 'team', remotes: ['mf-a', 'mf-b'], expiresAt: '2027-02-19T07:45:00Z' };

test('a token is printed alone on stdout, once, and until when it lasts is said beside it', async () => {
  const made = (words: string, answer: object) =>
    run('tokens', `create ${words} --by ann`, { 'POST /tokens': { ...answer, secret: 'a.secret' } });
  const ops = await made('--role ops --name Olga --why new', token);
  assert.deepEqual(ops.asked, { 'POST /tokens': { name: 'Olga', role: 'ops', remotes: [], by: 'ann', why: 'new' } });
  const kept = 'It is shown this once: keep it as a password.';
  assert.deepEqual(
    [ops.status, ops.output, ops.errors],
    [0, 'a.secret\n', `\nThis is the token 0123456789ab of Olga. ${kept}\n`],
  );
  const ending = await made('--role team --name Team --remote mf-a --remote mf-b --days 90', team);
  const wanted = { name: 'Team', role: 'team', remotes: ['mf-a', 'mf-b'], days: 90, by: 'ann', why: '' };
  assert.deepEqual(ending.asked, { 'POST /tokens': wanted });
  assert.match(ending.errors, /keep it as a password\. It ends on 2027-02-19\.\n$/);
});

test('with a signing key its holder signs the remotes of the token, and a key is revoked by its id', async () => {
  const file = join(folder, 'keys.json');
  const registry = { 'GET /releases': { releases: [] }, 'GET /live': { registry: 1, live: {} } };
  const environment = { RELEASE_KEYS: file, LIVE_KEY: '' };
  for (const [role, words, remotes] of [
    ['team', '--remote mf-a', ['mf-a']],
    ['platform', '', Object.keys(libraryModules)],
    ['ops', '', ['*']],
  ] as const) {
    writeFileSync(file, '{}');
    const key = `--signing-key ${join(folder, `${role}.pem`)}`;
    const answers = { ...registry, 'POST /tokens': { ...token, role, secret: 'a.secret' } };
    const { errors } = await run('tokens', `create --role ${role} --name Olga ${words} ${key}`, answers, environment);
    const { keys } = JSON.parse(readFileSync(file, 'utf8'));
    assert.deepEqual(keys[0].remotes, remotes);
    const id = keyIdOf(keys[0].public);
    assert.match(errors, new RegExp(`\nThe key ${id} of Olga may sign ${remotes.join(', ').replace('*', '.')}: `));
    const revoked = await run('tokens', `revoke ${id}`, registry, environment);
    assert.match(
      revoked.output,
      new RegExp(`^The key ${id} of Olga counts no more: .*\nNothing was signed with it.\n`),
    );
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')).keys, []);
  }
});

test('tokens are listed with whose they are and what became of them, and revoked with a reason', async () => {
  const used = { ...team, revokedAt: '2026-12-01T00:00:00Z', lastUsedAt: '2026-11-30T00:00:00Z' };
  assert.deepEqual(linesOf(await run('tokens', 'list', { 'GET /tokens': { tokens: [token, used] } })), [
    'id | holder | role | remotes | made | by | last used | ends | revoked',
    '0123456789ab | Olga | ops | all | 2026-11-21 | ann | - | - | -',
    '0123456789ab | Team | team | mf-a, mf-b | 2026-11-21 | ann | 2026-11-30 | 2027-02-19 | 2026-12-01',
    '',
  ]);
  const { asked, output } = await run('tokens', 'revoke 0123456789ab --why lost --by ann', {
    'DELETE /tokens/0123456789ab': token,
  });
  assert.deepEqual(asked, { 'DELETE /tokens/0123456789ab': { by: 'ann', why: 'lost' } });
  assert.equal(output, 'The token 0123456789ab of Olga is refused from now on.\n');
});

test('what is no token is refused before anything is asked', async () => {
  const what = 'What shall be done: create, list, or revoke with an id?';
  for (const [words, sentence] of [
    ['', what],
    ['make', what],
    ['revoke', what],
    ['list 0123456789ab', what],
    ['create 0123456789ab --role ops --name Olga', what],
    ['revoke a b c', 'What is b c?'],
    ['create --role boss --name Olga', '--role is one of team, platform, ops, qa, content.'],
    ['create --role ops', 'Whose token is it? --name "Team Search".'],
    ['create --role ops --name Olga --days 3651', '--days is a whole number from 1 to 3650.'],
    [
      'create --role qa --name Olga --signing-key x',
      'A token of the role qa releases nothing: leave --signing-key out.',
    ],
  ] as const) {
    const { status, errors, read } = await run('tokens', words);
    assert.deepEqual([status, errors, read], [2, `${sentence} See npm run tokens -- --help\n`, []]);
  }
});
