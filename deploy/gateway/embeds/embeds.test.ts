import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { qaTicketHeader, signQaTicket } from '../../tokens/qa-ticket.ts';
import { testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';

const vimeo = 'https://player.vimeo.com/api/player.js';
const blocks = [
  { __typename: 'EditoSimple' },
  { __typename: 'Html', code: '<table><tr><td>40</td></tr></table>', sideEffects: [] },
  {
    __typename: 'Html',
    code: '<figure data-vimeo-id="1"></figure><p>Un film</p>',
    sideEffects: ['https://evil.example/x.js', vimeo],
  },
  { __typename: 'Html', code: '<p>Autre</p>', sideEffects: ['https://evil.example/x.js'] },
];
let asked: { language: string; path: string; ticket?: string }[] = [];
let fails = false;
const content = createServer(async (request, response) => {
  const { variables } = JSON.parse(await text(request));
  const ticket = request.headers[qaTicketHeader];
  asked.push({
    language: String(request.headers['accept-language']),
    path: variables.path,
    ...(ticket && { ticket: String(ticket) }),
  });
  const data = { blocksForPage: variables.path === '/page/l-atelier' ? blocks : null };
  response.end(JSON.stringify(fails ? { errors: [{ message: 'broken' }] } : { data }));
});

let site: TestSite;
before(async () => {
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  const address = content.address();
  assert.ok(address && typeof address === 'object');
  site = await startTestSite([testShell()], { contentApiUrl: `http://127.0.0.1:${address.port}/graphql` });
});
after(async () => {
  await site.close();
  content.close();
});

const film = '/embeds/nl/1?path=%2Fpage%2Fl-atelier';

// R203, C55
test('the frame of a block is a document of its own with its content and the scripts of the list alone', async () => {
  asked = [];
  const { statusCode, headers, body } = await site.get(film);
  assert.equal(statusCode, 200);
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.deepEqual(asked, [{ language: 'nl', path: '/page/l-atelier' }]);
  assert.match(body, /^<!doctype html><html lang="nl">/);
  assert.ok(body.includes('<body><figure data-vimeo-id="1"></figure><p>Un film</p>'));
  assert.ok(body.includes(`<script async src="${vimeo}"></script>`));
  assert.ok(!body.includes('evil.example'));
});

test('the frame of a preview is for its holder alone, and kept nowhere', async () => {
  const ends = new Date((Math.floor(Date.now() / 1000) + 3600) * 1000);
  const ticketFor = (content?: number) =>
    signQaTicket(serviceSecret, { versions: {}, faults: {}, whole: false, content, expires: ends });
  const cacheOf = async (headers: Record<string, string>) => (await site.get(film, headers)).headers['cache-control'];
  assert.match(String(await cacheOf({})), /^public, max-age=\d+$/);
  assert.match(String(await cacheOf({ cookie: `qa=${await ticketFor()}` })), /^public/);
  asked = [];
  site.registry.previews.add(42);
  const ticket = await ticketFor(42);
  assert.equal(await cacheOf({ cookie: `qa=${ticket}` }), 'no-store');
  assert.deepEqual(asked, [{ language: 'nl', path: '/page/l-atelier', ticket }]);
});

test('its policy puts it in a sandbox without an origin, in pages of this site only', async () => {
  const { headers, body } = await site.get(film);
  const policy = String(headers['content-security-policy']).split(';');
  const sandbox = policy.find((rule) => rule.startsWith('sandbox '));
  assert.match(String(sandbox), /allow-scripts/);
  assert.doesNotMatch(String(sandbox), /same-origin|top-navigation|forms/);
  assert.ok(policy.includes("default-src 'none'"));
  assert.ok(policy.includes("frame-ancestors 'self'"));
  assert.ok(policy.includes('frame-src https://player.vimeo.com https://*.vimeocdn.com https://vimeo.com'));
  assert.equal(headers['x-frame-options'], 'SAMEORIGIN');

  const scripts = policy
    .find((rule) => rule.startsWith('script-src '))
    ?.split(' ')
    .slice(1);
  const [, own = ''] = /<script>(.*?)<\/script>/.exec(body) ?? [];
  assert.deepEqual(scripts, [`'sha256-${createHash('sha256').update(own).digest('base64')}'`, vimeo]);
});

// R203, C55
test('a block without a script of the list has no frame, and no more has what does not exist', async () => {
  for (const url of [
    '/embeds/fr/0?path=%2Fpage%2Fl-atelier',
    '/embeds/fr/2?path=%2Fpage%2Fl-atelier',
    '/embeds/fr/9?path=%2Fpage%2Fl-atelier',
    '/embeds/fr/0?path=%2Fpage%2Fgone',
  ])
    assert.equal((await site.get(url)).statusCode, 404, url);
  for (const url of ['/embeds/xx/0?path=%2Fa', '/embeds/fr/x?path=%2Fa', '/embeds/fr/0', '/embeds/fr/0?path=a'])
    assert.equal((await site.get(url)).statusCode, 400, url);
});

test('where the content system fails the frame says to come again', async () => {
  fails = true;
  assert.equal((await site.get(film)).statusCode, 503);
  fails = false;
});

test('pictures may be shown in frames, which belong to no origin; pages of others stay out of frames', async () => {
  const { headers } = await site.get('/pictures/placeholder.svg');
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
  assert.match(String((await site.get('/fr')).headers['content-security-policy']), /frame-ancestors 'none'/);
});
