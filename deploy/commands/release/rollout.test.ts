import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { readStartSettings } from '../../settings/settings.ts';
import { openRegistry } from '../open-registry.ts';
import { publishFolder } from './publish-folder.ts';
import { testBuild } from './test-build.ts';

const folder = await mkdtemp(join(tmpdir(), 'rollout-'));
const dataDir = join(folder, 'data');
before(async () => {
  const { client, close } = await openRegistry(readStartSettings({ DATA_DIR: dataDir }));
  const build = await testBuild(folder);
  const about = { by: 'ann', why: 'because' };
  await publishFolder(client, build, { ...about, version: '1.0.0', live: true });
  await publishFolder(client, build, { ...about, version: '1.0.1', live: false });
  await close();
});
after(() => rm(folder, { recursive: true }));

/** What a command says, run as the npm script does, where no site runs. */
async function command(name: string, ...options: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...options], {
    env: { DATA_DIR: dataDir, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { output, errors };
}

const later = '(no site runs now; it is served from the next start)';

test('a rollout says who sees what and what browsers report of it, until it is halted', async () => {
  const out = await command('rollout', 'mf-search', '--percent', '10', '--version', '1.0.1');
  const seen = `mf-search 1.0.1 is seen by 10 % of the visitors of all countries, the rest sees 1.0.0 ${later}.`;
  const silence = 'No browser has reported anything of a new version of mf-search yet.';
  assert.deepEqual(out, { output: `${seen}\n${silence}\n`, errors: '' });
  const halted = await command('halt', 'mf-search');
  const still = `mf-search 1.0.1 is seen by nobody any more; 1.0.0 is live for all countries ${later}.`;
  assert.deepEqual(halted, { output: `${still}\n`, errors: '' });
  assert.deepEqual(await command('rollout', 'mf-search'), { output: `${silence}\n`, errors: '' });
});

test('one that is promoted is live, and how to go back is said', async () => {
  await command('rollout', 'mf-search', '--percent', '50', '--version', '1.0.1', '--country', 'be');
  const promoted = await command('promote', 'mf-search', '--country', 'be');
  const live = `mf-search 1.0.1 is live for the country be ${later}.`;
  const back = 'Before it: 1.0.0. To go back: npm run rollback -- mf-search --country be';
  assert.deepEqual(promoted, { output: `${live}\n${back}\n`, errors: '' });
});

test('a QA link is all that its command prints on stdout; what it shows, and until when, is said beside it', async () => {
  const { output, errors } = await command('qa-link', '--with', 'mf-search=1.0.1', '--for', '30m', '--path', '/fr');
  assert.match(output, /^http:\/\/fr\.localhost:\d+\/_qa\/\S+\n$/, errors);
  assert.match(
    errors,
    /^\nShows mf-search=1\.0\.1 until \S+; http:\/\/fr\.localhost:\d+\/_qa\/off ends it sooner\.\n$/,
  );
});

test('a remote that leaves says what is gone and how it comes back; before that, what would be, and why it may not', async () => {
  const leave = (...options: string[]) => command('retire', 'mf-search', '--why', 'no need', ...options);
  const gone = 'mf-search: 1.0.1 → nothing, for the country be\nmf-search: 1.0.0 → nothing, for all countries\n';
  assert.deepEqual(await leave('--redirect', 'search'), {
    output: '',
    errors: 'A redirect is as store-locator=/fr/contact, not search. See npm run retire -- --help\n',
  });
  assert.deepEqual(await leave('--redirect', 'store-locator=/fr/contact'), {
    output: '',
    errors: 'It has no page store-locator; it has none\n',
  });
  assert.deepEqual(await leave('--dry-run'), {
    output: `${gone}Nothing is changed: this is what would be.\n`,
    errors: '',
  });
  const { output, errors } = await leave();
  const [, together] = /To take all of it back: npm run rollback -- --together (\d+)\n$/.exec(output) ?? [];
  assert.equal(output.startsWith(`${gone}Retired now ${later}; visitors of its pages are led on.\n`), true, errors);
  const back = await command('rollback', '--together', together ?? '', '--why', 'needed after all');
  assert.match(back.output, /mf-search.*1\.0\.0/, back.errors);
});
