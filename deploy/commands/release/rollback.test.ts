import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContentChanged } from '../../registry/contract.ts';
import { commandsIn } from '../testing.ts';

const run = commandsIn(import.meta.dirname);

const changed = { name: 'mf-search', country: '*', from: '1.1.0', to: '1.0.0' };
const figures = {
  ...{ remote: 'mf-search', country: 'fr', pageViews: 10, mounts: 0, failures: 0, errors: 0, renders: 0 },
  ...{ renderFailures: 0, lcp: null, inp: null, cls: null },
};
const live = (remotes: object) => ({ 'GET /live': { registry: 1, live: { '*': remotes }, retired: [] } });

test('a remote goes back to what was live before, or to a version that is named', async () => {
  const back = await run('rollback', 'mf-search --by ann --why red', { 'POST /live/mf-search/rollback': changed });
  const change = { country: '*', by: 'ann', why: 'red', force: false };
  assert.deepEqual(back.asked, { 'POST /live/mf-search/rollback': change });
  assert.equal(back.output, 'mf-search: 1.1.0 → 1.0.0, live now for all countries.\n');
  const to = await run('rollback', 'mf-search --to 1.0.0 --country be --by ann --force', {
    'PUT /live/mf-search': { ...changed, country: 'be', from: null },
  });
  const named = { country: 'be', by: 'ann', why: '', force: true, version: '1.0.0' };
  assert.deepEqual(to.asked, { 'PUT /live/mf-search': named });
  assert.equal(to.output, 'mf-search: nothing → 1.0.0, live now for the country be.\n');
  const same = await run('rollback', 'mf-search --to 1.0.0', { 'PUT /live/mf-search': { ...changed, from: '1.0.0' } });
  assert.equal(same.output, 'mf-search 1.0.0 is live already for all countries.\n');
  assert.deepEqual(back.read, ['/version'], 'nobody waits for browsers');
});

test('with --confirm it is waited for what browsers report, and the exit code says whether that came', async () => {
  const confirmed = (version: string, more: object = {}) => {
    let views = 0;
    const reports = () => {
      views += 10;
      return { minutes: [], totals: [{ ...figures, version, pageViews: views }] };
    };
    return run('rollback', 'mf-search --confirm --wait 0', {
      ...live({ 'mf-search': { version: '1.0.0' } }),
      ...{ 'GET /reports': reports, 'GET /purges': { purges: [] }, 'POST /live/mf-search/rollback': changed, ...more },
    });
  };
  const came = await confirmed('1.0.0');
  assert.deepEqual([came.status, came.errors], [0, '']);
  const watching = 'Watching what browsers report, for 0 s at most …';
  assert.deepEqual(came.output.split('\n').slice(1), [watching, '100 % of page views on 1.0.0 after 0 s', '']);
  const not = await confirmed('1.1.0');
  assert.equal(not.status, 1);
  assert.match(not.output, /\n0 % of page views on 1\.0\.0 after 0 s\n$/);

  const away = { 'POST /live/mf-search/rollback': { ...changed, to: null } };
  assert.match((await confirmed('1.0.0', away)).output, /\n100 % of page views on 1\.0\.0 /, 'what all countries see');
  const nothing = await confirmed('1.0.0', { ...away, ...live({}) });
  const silent = 'No browser can confirm it: nothing is live that would report.';
  assert.deepEqual([nothing.status, nothing.output.split('\n')[1]], [0, silent]);
});

const content: ContentChanged = {
  ...{ number: 44, undone: [43, 42], counts: { products: { added: 0, changed: 2, removed: 0 } } },
  ...{ left: [{ kind: 'products', key: 'onde-60' }], notes: ['A link of /cms/onde leads nowhere'] },
};

test('content goes back to a change, or by one alone; what somebody has changed since is named', async () => {
  const site = { 'POST /content/rollback': content };
  for (const [words, wanted] of [
    ['--to 41', { to: 41 }],
    ['--only 43', { only: 43 }],
    ['', {}],
  ] as const) {
    const { asked, output } = await run('rollback', `content ${words} --by ann --why red --force`, site);
    assert.deepEqual(asked, { 'POST /content/rollback': { ...wanted, by: 'ann', why: 'red', force: true } });
    assert.deepEqual(output.split('\n'), [
      'A link of /cms/onde leads nowhere',
      'products onde-60: somebody has changed it since; it is left alone (--force puts it back)',
      'Put back: change 43, change 42. products: 2 changed. This is change 44, live now.',
      '',
    ]);
  }
});

test('what went live together goes back together, content too', async () => {
  const all = { changed: [changed, { ...changed, name: 'mf-stores', to: null }], together: 8, content };
  const { asked, output } = await run('rollback', '--together 3 --by ann', { 'POST /together/3/rollback': all });
  assert.deepEqual(asked, { 'POST /together/3/rollback': { by: 'ann', why: '', force: false } });
  assert.deepEqual(output.split('\n'), [
    'A link of /cms/onde leads nowhere',
    'mf-search: 1.1.0 → 1.0.0, for all countries',
    'mf-stores: 1.1.0 → nothing, for all countries',
    'content: products: 2 changed (change 44)',
    'Live together now, in one write.',
    'To take all of it back: npm run rollback -- --together 8',
    '',
  ]);
});

test('what is dated is taken back, and it is said whether it stays', async () => {
  for (const [isLive, fate] of [
    [true, 'it stays live'],
    [false, 'it does not go live'],
  ] as const) {
    const { asked, output } = await run('take-back', '7 --by ann', { 'DELETE /dated/7': { isLive } });
    assert.deepEqual(asked, { 'DELETE /dated/7': { by: 'ann', why: '' } });
    assert.equal(output, `7 is taken back: ${fate}.\n`);
  }
});

test('a rollback that says two things at once is refused before anything is asked', async () => {
  const together = '--together takes back all that went live in one write: leave everything else out.';
  for (const [words, sentence] of [
    ['--together 3 mf-search', together],
    ['--together 3 --to 1.0.0', together],
    ['--together 3 --confirm', together],
    ['--together 3 --country be', together],
    ['--together 0', '--together is the number of what went live together, not 0.'],
    ['content --country be', 'All countries show one content: leave --country out.'],
    ['content --to 41 --only 42', 'Either --to or --only.'],
    ['mf-search --only 41', '--only is for content.'],
    ['mf-search --wait soon', '--wait is a number of seconds, not soon.'],
    ['mf-search mf-stores', 'One remote at a time, not mf-search and mf-stores.'],
  ] as const) {
    const { status, errors, read } = await run('rollback', words);
    assert.deepEqual([status, errors, read], [2, `${sentence} See npm run rollback -- --help\n`, []]);
  }
  for (const words of ['', 'seven', '0', '7 8'])
    assert.match((await run('take-back', words)).errors, /^Which one\? Name its number\. See npm run take-back /);
});
