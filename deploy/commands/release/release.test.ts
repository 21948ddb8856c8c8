import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, beforeEach, mock, test } from 'node:test';
import { testRelease } from '../../gateway/testing/release.ts';
import { readStartSettings } from '../../settings/settings.ts';
import { openRegistry } from '../open-registry.ts';
import { publishFolder } from './publish-folder.ts';
import { testBuild } from './test-build.ts';

const folder = await mkdtemp(join(tmpdir(), 'release-'));
const dataDir = join(folder, 'data');
after(() => rm(folder, { recursive: true }));

let said: string[] = [];
beforeEach(() => {
  said = [];
  mock.method(console, 'log', (line: string) => said.push(line));
});
afterEach(() => mock.restoreAll());

const builtFolder = () => testBuild(folder);

const openHere = () => openRegistry(readStartSettings({ DATA_DIR: dataDir }));

/** Runs a command as the npm script does, where no site runs. */
const command = (name: string, ...options: string[]) => commandWith('', name, ...options);

/** As `command`, by somebody with an access token of their own. */
async function commandWith(token: string, name: string, ...options: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...options], {
    env: { DATA_DIR: dataDir, REGISTRY_ACCESS_TOKEN: token, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { output, errors, status };
}

const options = { live: true, by: 'ann', why: 'because' };

test('a folder is published under the version of package.json, then under the next patches', async () => {
  const { client, close } = await openHere();
  try {
    const build = await builtFolder();
    for (const version of ['1.0.0', '1.0.1', '1.0.2'])
      assert.equal((await publishFolder(client, build, options)).version, version);
    assert.equal((await publishFolder(client, build, { ...options, version: '3.0.0', live: false })).live, undefined);
    assert.equal((await client.live()).live['*']?.['mf-search']?.version, '1.0.2');
    await assert.rejects(publishFolder(client, build, { ...options, version: '3.0.0' }), /published already/);
  } finally {
    await close();
  }
});

test('a folder that is not a whole build is refused before anything is sent', async () => {
  const { client, close } = await openHere();
  try {
    const altered = await builtFolder();
    await writeFile(join(altered, 'server.cjs'), 'exports.render = 2');
    await assert.rejects(publishFolder(client, altered, options), /The file server\.cjs has 18 bytes/);
    const partial = await builtFolder();
    await rm(join(partial, 'browser/remoteEntry.js'));
    await assert.rejects(publishFolder(client, partial, options), /remoteEntry\.js of the manifest is missing/);
    await assert.rejects(publishFolder(client, join(folder, 'nothing'), options), /no finished build/);
  } finally {
    await close();
  }
});

test('a rollback says from which version to which, and the list shows it', async () => {
  const back = await command('rollback', 'mf-search', '--why', 'it was red');
  assert.deepEqual([back.status, back.errors], [0, '']);
  assert.match(back.output, /^mf-search: 1\.0\.2 → 1\.0\.1, live now for all countries \(no site runs now/);
  const forward = await command('rollback', 'mf-search', '--to', '3.0.0', '--country', 'be');
  assert.match(forward.output, /^mf-search: nothing → 3\.0\.0, live now for the country be/);

  const again = await command('rollback', 'mf-search', '--to', '3.0.0', '--country', 'be');
  assert.match(again.output, /^mf-search 3\.0\.0 is live already for the country be/);

  const { output } = await command('releases', 'mf-search');
  assert.match(output, /^mf-search +\* +1\.0\.1 .* ann$/m);
  assert.match(output, /^mf-search +be +3\.0\.0 .* ann$/m);
  assert.match(output, /\(admin\) +roll-back +mf-search +\* +1\.0\.2 +1\.0\.1 +- +it was red$/m);
});

test('what is dated is listed, and taken back by its number', async () => {
  const { client, close } = await openHere();
  const liveAt = '2027-11-24T05:00:00Z';
  const version = '3.0.0';
  const { number } = await client.date({ name: 'mf-search', version, liveAt, by: 'ann', why: 'spring' }).finally(close);
  const { output } = await command('releases', 'mf-search');
  assert.match(output, /^\d+ +2027-11-24 05:00:00 +mf-search 3\.0\.0 +\* +ann \(admin\) +spring +waits$/m);
  assert.equal((await command('take-back', String(number))).output, `${number} is taken back: it does not go live.\n`);
  assert.doesNotMatch((await command('releases', 'mf-search')).output, /waits/);
  const twice = await command('take-back', String(number));
  const why = `Nothing is dated as ${number}: it is done, or was taken back\n`;
  assert.deepEqual([twice.status, twice.errors], [1, why]);
});

test('a rollback that cannot be made says why and fails', async () => {
  const nothing = await command('rollback', 'mf-stores');
  const why =
    'mf-stores had nothing live before for all countries: name a version (--to) that npm run releases -- mf-stores lists\n';
  assert.deepEqual([nothing.status, nothing.errors], [1, why]);
  const nowhere = await command('rollback', 'mf-stores', '--country', 'xx');
  assert.match(nowhere.errors, /^There is no country xx; there are fr, be, .*\n$/);
  const stranger = await commandWith('a wrong token', 'rollback', 'mf-search');
  const own = 'The token in REGISTRY_ACCESS_TOKEN is none of this site; without it this folder’s own token is used.\n';
  assert.deepEqual([stranger.status, stranger.errors], [1, own]);
});

test('a team does what its token allows until that is revoked, and the list shows it', async () => {
  const made = await command('tokens', 'create', '--role', 'team', '--remote', 'mf-search', '--name', 'Team Search');
  assert.equal(made.status, 0, made.errors);
  const secret = made.output.trim();
  const id = secret.split('.')[1] ?? '';
  const other = await commandWith(secret, 'rollback', 'mf-stores');
  assert.deepEqual([other.status, other.errors], [1, 'Team Search may release mf-search, not mf-stores\n']);
  const own = await commandWith(secret, 'rollback', 'mf-search', '--to', '1.0.0', '--by', 'Zoé');
  assert.match(own.output, /^mf-search: 1\.0\.1 → 1\.0\.0/);
  assert.match((await command('releases', 'mf-search')).output, /Zoé \(Team Search\) +make-live/);

  await command('tokens', 'revoke', id);
  const { output } = await command('tokens', 'list');
  assert.match(output, new RegExp(`^${id} +Team Search +team +mf-search .*${new Date().getFullYear()}-`, 'm'));
  const late = await commandWith(secret, 'rollback', 'mf-search', '--to', '1.0.1');
  assert.deepEqual([late.status, late.errors], [1, `The token ${id} of Team Search was revoked\n`]);
});

test('several go live by one command and back by one, and nothing is published where the token is not for each', async () => {
  const { client, close } = await openHere();
  try {
    const { manifest, files } = testRelease({ name: 'mf-stores', render: '' });
    const encoded = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
    await client.publish({ manifest, files: Object.fromEntries(encoded), ...options, live: false });
  } finally {
    await close();
  }
  const made = await command('tokens', 'create', '--role', 'team', '--remote', 'mf-search', '--name', 'Team Search');
  const before = (await command('releases')).output;
  const refused = await commandWith(
    made.output.trim(),
    'release',
    'mf-search',
    'mf-stores',
    '--together',
    '--no-build',
  );
  assert.deepEqual([refused.status, refused.errors], [1, 'Team Search may not change mf-stores\n']);
  const nothing = await command('release', 'mf-search', '--together', '--content', '99', '--no-build');
  const list = 'npm run releases -- content lists them';
  assert.deepEqual([nothing.status, nothing.errors], [1, `There is no preview 99 to publish (${list})\n`]);
  assert.equal((await command('releases')).output, before);

  const set = await command('release', 'mf-search=3.0.0', 'mf-stores=1.0.0', '--together', '--why', 'a fair');
  assert.equal(set.status, 0, set.errors);
  assert.match(set.output, /^mf-search: 1\.0\.0 → 3\.0\.0.*\nmf-stores: nothing → 1\.0\.0/);
  const [, number = ''] = /--together (\d+)/.exec(set.output) ?? [];
  const { output } = await command('releases');
  assert.match(
    output,
    /make-live \(together \d+\) +mf-stores \+ mf-search +\* +- \+ 1\.0\.0 +1\.0\.0 \+ 3\.0\.0 .*a fair/,
  );
  const back = await command('rollback', '--together', number, '--why', 'it is over');
  assert.match(back.output, /^mf-search: 3\.0\.0 → 1\.0\.0.*\nmf-stores: 1\.0\.0 → nothing/);
});

test('all that was published is listed by pages, each of which names the next', async () => {
  const first = await command('releases', 'mf-search', '--all', '--limit', '2');
  assert.equal(first.output.match(/^mf-search +\d/gm)?.length, 2);
  const [, before = ''] = /^Older ones: npm run releases -- mf-search --all --before (\S+)$/m.exec(first.output) ?? [];
  const second = await command('releases', 'mf-search', '--all', '--before', before);
  assert.match(second.output, /^mf-search +1\.0\.0 +\d{4}-/m);
  assert.ok(!second.output.includes(`${before.split('@')[1]} `));
  assert.doesNotMatch(second.output, /Older/);
});

test('of what is younger nothing is forgotten, and an age is named in days, weeks or years, 90 days at least', async () => {
  const { output, status } = await command('releases', '--forget-older-than', '1y', '--dry-run');
  assert.deepEqual([output, status], ['Nothing is that old and needed by nobody: nothing is removed.\n', 0]);
  for (const age of ['89d', '1', '1m', 'old']) {
    const wrong = await command('releases', '--forget-older-than', age);
    assert.match(wrong.errors, /^An age is as 90d or 1y, and no less than 90d, not /);
    assert.equal(wrong.status, 2);
  }
  assert.match((await command('releases', 'mf-search', '--forget-older-than', '1y')).errors, /name none/);
});

test('a token for nobody’s role or for no day is refused before anything is asked', async () => {
  const made = (...wrong: string[]) => command('tokens', 'create', '--name', 'Olga', ...wrong);
  const [role, days] = await Promise.all([made('--role', 'boss'), made('--role', 'ops', '--days', '0')]);
  assert.deepEqual([role.status, days.status], [2, 2]);
  assert.match(role.errors, /^--role is one of team, /);
  assert.match(days.errors, /^--days is a whole number from 1 to 3650\. /);
});

test('the secrets that the commands share with the site are made once', async () => {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  assert.equal(readStartSettings({ DATA_DIR: dataDir }).registryToken, secrets.REGISTRY_TOKEN);
});

// Erases the line above, sets the title, is a line of its own, turns the order of letters, begins a sequence in one character.
const acting =
  '\u001b[1A\u001b[2K \u001b]0;title\u0007 \r\nmf-search  *  9.9.9  100 % \u202eevil\u202c \u009b31m \u2028 .';

test('nothing that a team writes acts on the terminal of who lists it, or makes a line of its own', async () => {
  const by = acting.slice(0, 150);
  const { client, close } = await openHere();
  try {
    await client.makeLive('mf-search', { version: '1.0.2', country: '*', force: true, by, why: acting });
    await client.createToken({ name: by, role: 'team', remotes: ['mf-search'], by });
  } finally {
    await close();
  }
  for (const said of [
    await command('releases', 'mf-search'),
    await command('tokens', 'list'),
    await command('rollback', `mf-search${acting}`),
  ]) {
    const all = said.output + said.errors;
    assert.match(all, /\\u001b/);
    assert.doesNotMatch(all, /[^\P{Cc}\n]|[\u2028\u202e]/u);
    assert.doesNotMatch(said.output, /^mf-search {2}\* {2}9/m);
  }
});
