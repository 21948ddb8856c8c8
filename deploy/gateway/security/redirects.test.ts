import assert from 'node:assert/strict';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

/** Texts that a browser may read as another site, or that end a header and begin another. */
const hostile = [
  '//evil.example/fr/cms/there',
  '/\\evil.example/../../fr/cms/there',
  '/\\/evil.example/../../../fr/cms/there',
  '/\t/evil.example/../../fr/cms/there',
  '/.//evil.example/../../fr/cms/there',
  '/fr/cms/there\r\nset-cookie: planted=1',
  '/fr/cms/there\n\n<script>1</script>',
  '/fr/cms/there\0',
  '/fr/cms/日本\u202e',
  'https://evil.example/fr/cms/there',
  '/@evil.example/../fr/cms/there',
];

const release = testRelease({
  name: 'mf-content',
  pages: ['cms'],
  render: `
    const hostile = ${JSON.stringify(hostile)};
    const number = Number(task.visit.route.params.slug ?? task.values?.number);
    if (task.kind === 'forms') return part('', { kind: 'done', to: hostile[Number(JSON.parse(task.props).values.number)] });
    return part('cms', {}, { title: 'x', addresses: [{ language: 'fr', url: hostile[number] ?? '/fr/cms/there' }] });`,
});

let site: TestSite;
let port: number;
before(async () => {
  site = await startTestSite([testShell(), release]);
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
after(() => site.close());

const host = 'be.localhost';
const browser = {
  host,
  origin: `http://${host}`,
  'sec-fetch-site': 'same-origin',
  accept: 'text/html',
  'content-type': 'application/x-www-form-urlencoded',
};
/** An answer to a request whose address is sent as it is. */
const ask = (method: string, path: string, body = '', headers = {}) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const asked = request({ port, method, path, headers: { ...browser, ...headers } }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject);
      });
      asked.on('error', reject);
      asked.end(body);
    },
  );

function staysHere({ headers }: Pick<Awaited<ReturnType<typeof ask>>, 'headers'>, what: string): void {
  assert.ok(!String(headers['set-cookie']).includes('planted'), what);
  if (headers.location === undefined) return;
  const { origin, pathname } = new URL(String(headers.location), `http://${host}/fr/cms/0`);
  assert.equal(origin, `http://${host}`, what);
  assert.ok(!pathname.startsWith('//'), what);
}

test('whatever a release calls the address of its page, a visitor is led to this site', async () => {
  const led = [];
  for (const [number, hostileText] of hostile.entries()) {
    const navigation = await ask('GET', `/_page?url=${encodeURIComponent(`/fr/cms/${number}`)}`);
    const { redirect } = JSON.parse(navigation.body || '{}');
    if (redirect) assert.match(redirect, /^\/fr\/cms\/[^\\\s]*$/, hostileText);
    const answer = await ask('GET', `/fr/cms/${number}`);
    // 503: what the release says is refused as a whole.
    assert.ok([200, 301, 503].includes(answer.status ?? 0), `${hostileText} ${answer.status}`);
    staysHere(answer, hostileText);
    led.push(answer.status);
  }
  assert.ok(led.filter((status) => status === 301).length > 3, `${led}`);
});

test('whatever address a form is posted to, its visitor stays on this site', async () => {
  const addresses = [
    '//evil.example/fr',
    '/\\evil.example/fr',
    '//evil.example',
    '/.//evil.example/',
    '//evil.example/fr/cms/..',
  ];
  const led = [];
  for (const path of addresses)
    for (const form of ['form=mf-nobody%2Fx', 'form=', '']) {
      const answer = await ask('POST', path, form);
      staysHere(answer, path);
      led.push(answer.status);
    }
  assert.ok(led.includes(303));
  for (const path of addresses) staysHere(await ask('GET', path), path);
});

test('nothing that a visitor sends comes back as a header, or changes which site it is', async () => {
  const words = 'a%0d%0aset-cookie:%20planted=1';
  for (const [path, headers] of [
    [`/fr/cms/${words}`, {}],
    [`/FR/CMS/${words}?q=${words}`, {}],
    [
      `/cms/${words}/?q=${words}`,
      { cookie: `locale=${words}; bucket=${words}; formDone=${words}; guestProducts=${words}` },
    ],
    [
      '/cms/x/',
      { 'accept-language': 'fr\u00e9;q=x', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
    ],
    [
      '/cms/x/',
      { referer: 'http://evil.example//', forwarded: 'host=evil.example', 'x-original-url': '//evil.example' },
    ],
  ] as const) {
    const { status, headers: said } = await ask('GET', path, '', headers);
    assert.ok((status ?? 500) < 500, `${path} ${status}`);
    staysHere({ headers: said }, path);
    assert.doesNotMatch(JSON.stringify(said), /evil|"planted|javascript:/, path);
  }
});
