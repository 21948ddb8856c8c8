import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandsIn } from '../testing.ts';

const run = commandsIn(import.meta.dirname);

const gone = { name: 'mf-stores', from: '1.0.0', to: null };
const changed = [
  { ...gone, country: '*' },
  { ...gone, country: 'be' },
];
const from = 'mf-stores: 1.0.0 → nothing, for all countries\nmf-stores: 1.0.0 → nothing, for the country be\n';
const retire = (words: string, answer: object = { changed, reasons: [], together: 7 }, environment = {}) =>
  run('retire', `mf-stores ${words}`, { 'POST /live/mf-stores/retire': answer }, environment);

test('a remote is retired with where each of its pages leads, in one address or in one of each language', async () => {
  const { asked, output } = await retire(
    '--redirect stores=/fr/contact --redirect article=/fr/a=b --redirect article=/de/b --why old --by ann --force',
  );
  const redirects = { stores: ['/fr/contact'], article: ['/fr/a=b', '/de/b'] };
  const change = { redirects, dryRun: false, by: 'ann', why: 'old', force: true };
  assert.deepEqual(asked, { 'POST /live/mf-stores/retire': change });
  const back = 'To take all of it back: npm run rollback -- --together 7';
  assert.equal(output, `${from}Retired now; visitors of its pages are led on.\n${back}\n`);
});

test('what would be is only said, and what still uses it is said in place of it', async () => {
  const { asked, output } = await retire('--dry-run --by ann');
  const change = { redirects: {}, dryRun: true, by: 'ann', why: '', force: false };
  assert.deepEqual(asked, { 'POST /live/mf-stores/retire': change });
  assert.equal(output, `${from}Nothing is changed: this is what would be.\n`);
  const reasons = [{ kind: 'fragment', consumer: 'mf-content 1.0.0', message: 'mf-content shows its map' }];
  const used = await retire('', { changed, reasons, together: 7 });
  const why = 'mf-stores cannot be retired:\n  - mf-content shows its map\n';
  assert.deepEqual([used.status, used.output, used.errors], [1, '', why]);
});

test('of a site elsewhere it may be a remote that is not of this repository, one at a time', async () => {
  const elsewhere = (words: string) =>
    run(
      'retire',
      `${words} --site https://www.example.com`,
      { 'POST /live/mf-reviews/retire': { changed: [], reasons: [], together: 7 } },
      { REGISTRY_ACCESS_TOKEN: 'mine' },
    );
  assert.equal((await elsewhere('mf-reviews')).status, 0);
  for (const words of ['', 'mf-reviews mf-stores'])
    assert.match((await elsewhere(words)).errors, /^Which remote\? One at a time\. /);
  assert.match((await run('retire', 'mf-reviews')).errors, /^There is no mf-reviews\. /);
  for (const word of ['stores', '=/fr/contact', 'stores=fr/contact'])
    assert.match((await retire(`--redirect ${word}`)).errors, /^A redirect is as store-locator=\/fr\/contact, not /);
});

test('a rollout that is asked about says what browsers report of that remote', async () => {
  const verdict = {
    remote: 'mf-search',
    country: '*',
    version: '1.1.0',
    before: '1.0.0',
    why: '3 of 900 views failed',
  };
  const verdicts = (['go-on', 'hold', 'roll-back'] as const).map((answer) => ({ ...verdict, answer }));
  const registry = { 'GET /verdicts': { verdicts: [{ ...verdict, remote: 'shell', answer: 'hold' }, ...verdicts] } };
  const { output, asked } = await run('rollout', 'mf-search', registry);
  const line = (words: string) => `*  1.1.0 after 1.0.0: ${words}. 3 of 900 views failed.\n`;
  assert.deepEqual([output, asked], [['go on', 'hold', 'roll back'].map(line).join(''), {}]);
});
