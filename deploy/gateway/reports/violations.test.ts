import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { register } from 'prom-client';
import { testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';
import { createViolationLog, violationsIn } from './violations.ts';

const host = 'be.localhost:8080';
const at = (path: string) => `http://${host}${path}`;
/** As Chromium sends it. */
const violation = (body: object = {}, own: object = {}) => ({
  type: 'csp-violation',
  age: 3,
  url: at('/fr/contact'),
  user_agent: 'a browser',
  body: {
    documentURL: at('/fr/contact?email=ann@example.org'),
    effectiveDirective: 'img-src',
    blockedURL: 'https://elsewhere.example/pixel.gif?visitor=ann',
    sourceFile: at('/releases/shell/1.0.0/page.js'),
    lineNumber: 7,
    disposition: 'enforce',
    ...body,
  },
  ...own,
});
/** As browsers send it that know the older form only. */
const older = {
  'csp-report': {
    'document-uri': at('/fr'),
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'inline',
  },
};

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell()]);
});
after(() => site.close());

const send = (payload: object | string, type = 'application/reports+json') =>
  site.app.inject({
    method: 'POST',
    url: '/reports',
    headers: { host, 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const counted = async () =>
  (await register.getSingleMetricAsString('site_policy_violations_total'))
    .split('\n')
    .filter((line) => line[0] !== '#');

test('a violation is told with the remote whose file it was, and without anything that names the visitor', () => {
  assert.deepEqual(violationsIn([violation()], host), [
    {
      directive: 'img-src',
      blocked: 'https://elsewhere.example/pixel.gif',
      page: '/fr/contact',
      file: at('/releases/shell/1.0.0/page.js:7'),
      remote: 'shell',
      version: '1.0.0',
      sink: undefined,
    },
  ]);
  const [text] = violationsIn(
    [
      violation({
        effectiveDirective: 'require-trusted-types-for',
        blockedURL: 'trusted-types-sink',
        sample: 'eval|1+1',
      }),
    ],
    host,
  );
  assert.deepEqual([text?.blocked, text?.sink], ['trusted-types-sink', 'eval']);
});

test('what a browser says of other sites, of its extensions and of other matters is left out', () => {
  const told = violationsIn(
    [
      violation({ documentURL: 'https://elsewhere.example/' }),
      violation({ sourceFile: 'chrome-extension://abc/x.js' }),
      violation({ sourceFile: undefined, blockedURL: 'moz-extension' }),
      violation({}, { type: 'deprecation' }),
      violation({ sourceFile: 'https://elsewhere.example/releases/shell/1.0.0/x.js', blockedURL: 'data:text/html,x' }),
    ],
    host,
  );
  assert.deepEqual(
    told.map(({ remote, blocked }) => [remote, blocked]),
    [[undefined, 'data']],
  );
});

test('browsers report to /reports in both forms, and it counts in the metrics alone', async () => {
  assert.equal((await send([violation()])).statusCode, 204);
  assert.equal((await send(older, 'application/csp-report')).statusCode, 204);
  assert.deepEqual(await counted(), [
    'site_policy_violations_total{remote="shell",directive="img-src"} 1',
    'site_policy_violations_total{remote="page",directive="script-src"} 1',
  ]);
  assert.equal((await send([violation({ effectiveDirective: 'made-up' })])).statusCode, 204);
  assert.ok((await counted()).some((line) => line.includes('directive="other"')));
  assert.deepEqual(
    site.registry.reported.flatMap(({ counts, errors }) => [
      ...counts.filter(({ kind }) => kind !== 'page-view'),
      ...errors,
    ]),
    [],
  );
});

test('a report that is none is refused, and other calls still need the header of a page', async () => {
  for (const wrong of [
    '{',
    '7',
    '{"csp-report":{}}',
    JSON.stringify({ 'csp-report': { 'document-uri': 'x'.repeat(5_000) } }),
  ])
    assert.equal((await send(wrong, 'application/csp-report')).statusCode, 400, wrong.slice(0, 40));
  assert.equal((await send('x'.repeat(20_000))).statusCode, 413);
  assert.equal((await send({}, 'application/json')).statusCode, 403);
  const elsewhere = {
    method: 'POST',
    url: '/session',
    headers: { host, 'content-type': 'application/csp-report' },
  } as const;
  assert.equal((await site.app.inject({ ...elsewhere, payload: '{}' })).statusCode, 403);
});

test('the log hears of each kind once a minute, and of fifty kinds at most', () => {
  const lines: object[] = [];
  let now = 1;
  const tell = createViolationLog({ warn: (line: object) => lines.push(line) }, () => true, { now: () => now });
  const [one] = violationsIn([violation()], host);
  assert.ok(one);
  for (let times = 0; times < 3; times += 1) tell(one);
  assert.equal(lines.length, 1);
  for (let kind = 0; kind < 100; kind += 1) tell({ ...one, blocked: `https://elsewhere.example/${kind}` });
  assert.equal(lines.length, 50);
  now = 60_002;
  tell(one);
  assert.equal(lines.length, 51);
});
