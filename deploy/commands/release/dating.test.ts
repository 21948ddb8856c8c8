import assert from 'node:assert/strict';
import { test } from 'node:test';
import { datesOf, sayDated } from './dating.ts';

const year = new Date().getUTCFullYear() + 1;
const [begins, ends] = [`${year}-01-02T06:00`, `${year}-01-09T06:00`];

test('dates are moments, by the clocks of a country where they say no others', () => {
  assert.equal(datesOf({}), undefined);
  assert.equal(datesOf({ country: 'fr', preview: true }), undefined);
  const until = undefined;
  assert.deepEqual(datesOf({ 'live-at': `${begins}Z` }), { liveAt: `${begins}:00Z`, until });
  assert.deepEqual(datesOf({ 'live-at': begins, country: 'uk' }), { liveAt: `${begins}:00Z`, until });
  const both = { liveAt: `${year}-01-02T05:00:00Z`, until: `${year}-01-09T05:00:00Z` };
  assert.deepEqual(datesOf({ 'live-at': begins, until: ends, country: 'fr', preview: false }), both);
});

test('dates that say nothing, or two things, are refused', () => {
  for (const [given, message] of [
    [{ until: `${ends}Z` }, '--until goes with --live-at'],
    [{ 'live-at': `${begins}Z`, preview: true }, /^Either --preview or --live-at: /],
    [{ country: 'uk2' }, /^There is no country uk2: did you mean uk\? /],
    [{ 'live-at': `${ends}Z`, until: `${begins}Z` }, /^It would end .* before it begins/],
    [{ 'live-at': begins }, /is another moment in each country/],
  ] as const)
    assert.throws(() => datesOf(given), { code: 'command-wrong', message });
});

test('what is dated is said with its end, with what is against it, and that a site has to run by then', (t) => {
  const said: string[] = [];
  t.mock.method(console, 'log', (line: string) => said.push(line));
  sayDated({ siteRuns: false }, 7, { liveAt: begins }, ['It would be empty']);
  sayDated({ siteRuns: true }, 8, { liveAt: begins, until: ends });
  assert.deepEqual(said, [
    `It goes live at ${begins} (no site runs now; one has to by then).`,
    'As the site is now, it would be refused then: It would be empty',
    'It is dated as 7. To take it back: npm run take-back -- 7',
    `It goes live at ${begins}, and until ${ends}.`,
    'It is dated as 8. To take it back: npm run take-back -- 8',
  ]);
});
