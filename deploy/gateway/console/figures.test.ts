import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { answeringRegistry, wordsIn } from '../testing/console.ts';
import { countryFigures, everyMinute, linePoints, readFigures, versionFigures } from './figures.ts';

test('a line stays in its box', () => {
  const values = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(values, (line) => {
      const points = linePoints(line, { width: 160, height: 32, top: Math.max(...line, 1) }).split(' ');
      assert.equal(points.length, line.length);
      for (const point of points) {
        const [x = -1, y = -1] = point.split(',').map(Number);
        assert.ok(x >= 0 && x <= 160 && y >= 0 && y <= 32, point);
      }
    }),
  );
});

test('a line goes from edge to edge, and its highest value to the top', () => {
  assert.equal(linePoints([0, 5, 10, 10], { width: 160, height: 32, top: 10 }), '0,32 53.3,16 106.7,0 160,0');
});

test('minutes without a report count as none', () => {
  const minute = 60_000;
  assert.deepEqual(everyMinute(new Map([[3 * minute, 7]]), 5 * minute + 999, 4), [0, 7, 0, 0]);
});

const calm = {
  ...{ remote: 'mf-search', version: '1.1.0', country: 'be', pageViews: 1200, mounts: 40, failures: 10, errors: 3 },
  ...{ renders: 50, renderFailures: 1, lcp: 1000, inp: null, cls: 0.01 },
};
const now = Date.parse('2026-03-02T12:30:30.000Z');
const at = (minute: string, own: object = {}) => ({ ...calm, minute: `2026-03-02T${minute}:00.000Z`, ...own });
const hour = {
  now,
  totals: [
    calm,
    { ...calm, country: 'fr', failures: 0, lcp: null, inp: 80, cls: null },
    { ...calm, version: '1.0.0', pageViews: 0, mounts: 0, failures: 0, renders: 0 },
    { ...calm, remote: 'mf-stores' },
  ],
  minutes: [
    at('12:29', { pageViews: 6, failures: 2 }),
    at('12:29', { country: 'fr', pageViews: 2, failures: 1 }),
    at('12:29', { remote: 'mf-stores' }),
    at('12:30', { version: '1.0.0' }),
    at('11:30'),
  ],
};

test('each version, and each of its countries, says what browsers reported of it in words and as a chart', () => {
  const versions = versionFigures(hour, 'mf-search').html;
  assert.equal(wordsIn(versions), 'Version Views Failures Last hour 1.1.0 2,400 12.5 % 1.0.0 0 –');
  const labels = (html: string) => [...html.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label]) => label);
  const chartOf = (what: string, views: number, failures: number) =>
    `mf-search ${what}: ${views} page views and ${failures} failures in 60 minutes`;
  assert.deepEqual(labels(versions), [chartOf('1.1.0', 8, 3), chartOf('1.0.0', 1200, 10)]);
  assert.match(versions, /class="views" points="0,32 .* 157\.3,0 160,32"><\/polyline>\s*<polyline class="failures"/);

  const countries = countryFigures(hour, 'mf-search').html;
  assert.equal(
    wordsIn(countries),
    'Version Country Views Failures Errors Server failures LCP INP CLS Last hour' +
      ' 1.1.0 Country be 1,200 25.0 % 3 2.0 % 1,000 ms – 0.010' +
      ' 1.1.0 Country fr 1,200 0.0 % 3 2.0 % – 80 ms –' +
      ' 1.0.0 Country be 0 – 3 – 1,000 ms – 0.010',
  );
  assert.deepEqual(labels(countries), [
    chartOf('1.1.0 in be', 6, 2),
    chartOf('1.1.0 in fr', 2, 1),
    chartOf('1.0.0 in be', 1200, 10),
  ]);
  const quiet = { ...hour, minutes: [] };
  assert.doesNotMatch(countryFigures(quiet, 'mf-search').html, /class="failures"/);
  for (const show of [versionFigures, countryFigures])
    assert.match(show(quiet, 'mf-account').html, /No reports yet in the last hour/);
});

test('figures are of the last hour, of one remote or of all', async () => {
  const { registry, asked } = answeringRegistry({ '/reports': { minutes: [], totals: [] } });
  const { now } = await readFigures(registry, 'mf-search');
  await readFigures(registry);
  const [one, all] = asked.map(({ path }) => new URL(path.replace('GET ', ''), 'http://localhost').searchParams);
  assert.equal(Date.parse(one?.get('since') ?? ''), now - 60 * 60_000);
  assert.deepEqual([one?.get('remote'), all?.get('remote')], ['mf-search', null]);
});
