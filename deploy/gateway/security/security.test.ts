import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import Fastify from 'fastify';
import { trustedScripts } from 'shared/release';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';
import { securityContactRoutes } from './security-contact.ts';

const shellParts = {
  name: 'shell',
  pages: ['not-found', 'unavailable'],
  fragments: ['header', 'footer'],
  render: `return part('')`,
};

/** A document lets in the script and the style sheets that are in it as well. */
const withoutOwn = (policy: unknown) => String(policy).replace(/ 'sha256-(?!47DEQ)[^ ;]+'/g, '');

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell()], { trustedProxies: ['127.0.0.1'] });
});
after(() => site.close());

test('every answer but files of releases carries the security headers, and none says that http has to be https', async () => {
  for (const url of ['/fr', '/releases/shell/1.0.0/missing.js', '/health/live', '/_page?url=/fr']) {
    const { headers } = await site.get(url);
    const plain = withoutOwn(headers['content-security-policy']);
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "style-src-attr 'unsafe-inline'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'report-uri /reports',
    ])
      assert.ok(plain.split(';').includes(rule), `${url}: ${rule}`);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.match(String(headers['permissions-policy']), /camera=\(\)/);
    assert.equal(headers['strict-transport-security'], undefined);
  }
});

test('on https every answer says for a year that this host and those below it are to be asked by https', async () => {
  const { headers } = await site.get('/health/live', { 'x-forwarded-proto': 'https' });
  assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
});

test('the script and the styles that stand in a document are let in by their hashes, and no others', async () => {
  const { body, headers } = await site.get('/fr');
  const hashesOf = (elements: RegExp) =>
    [...body.matchAll(elements)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  const hashes = hashesOf(/<style data-href="[^"]+">(.*?)<\/style>/g);
  const policy = String(headers['content-security-policy']).split(';');
  const styles = policy.find((rule) => rule.startsWith('style-src ')) ?? '';
  assert.deepEqual(styles.split(' ').slice(3), hashes);
  assert.equal(hashes.length, 3, 'those of page, header and footer');
  const [script, ...others] = hashesOf(/<script>(.*?)<\/script>/g);
  assert.deepEqual(others, []);
  assert.ok(policy.includes(`script-src 'self' ${script}`));
});

test('an answer to an error says its code and nothing of the server', async () => {
  const { statusCode, body } = await site.get('/_page?url=nowhere');
  assert.equal(statusCode, 400);
  assert.deepEqual(JSON.parse(body), { code: 'request-refused' });
  const posted = await site.app.inject({
    method: 'POST',
    url: '/nowhere',
    headers: { 'x-requested-with': 'rivelle' },
  });
  assert.deepEqual([posted.statusCode, posted.json()], [404, { code: 'not-found' }]);
});

// R52
test('who loads a page and gets an error sees a sentence, the status and the way home', async () => {
  const accept = 'text/html,application/xhtml+xml';
  const empty = await startTestSite([]);
  try {
    const { statusCode, body, headers } = await empty.get('/nl/producten', { accept });
    assert.deepEqual([statusCode, headers['retry-after'], headers['cache-control']], [503, '5', 'no-store']);
    assert.match(body, /<html lang="nl">[\s\S]*<h1[^>]*>503<\/h1>[\s\S]*href="\/nl"/);
    assert.match(
      (await empty.get('/<script>', { accept, host: 'de.localhost' })).body,
      /<html lang="de">[\s\S]*href="\/de"/,
    );
  } finally {
    await empty.close();
  }
});

test('beside the pictures nothing is served, and a drawing that is opened as a page can run nothing', async () => {
  assert.equal((await site.get('/pictures/make.ts')).statusCode, 404);
  assert.equal((await site.get('/pictures/..%2fseed.ts')).statusCode, 404);
  const drawing = await site.get('/pictures/placeholder.svg');
  assert.equal(drawing.statusCode, 200);
  assert.equal(drawing.headers['content-security-policy'], "default-src 'none'; style-src 'unsafe-inline'");
  assert.equal(drawing.headers['cache-control'], 'public, max-age=86400');
  assert.equal(drawing.headers['content-type'], 'image/svg+xml');
});

test("a country's tag manager is let in on its host, and on no other", async () => {
  const own = await startTestSite([testShell()], { tagManagers: { be: 'GTM-TEST' } });
  try {
    const policyAt = async (host: string) =>
      withoutOwn((await own.get('/fr', { host })).headers['content-security-policy']).split(';');
    const open = await policyAt('be.localhost:8080');
    assert.ok(open.includes("script-src 'self' https://*.googletagmanager.com"), open.join('\n'));
    assert.ok(open.some((rule) => /^connect-src 'self' .*google-analytics\.com/.test(rule)));
    assert.ok(open.includes("default-src 'self'"));
    const closed = await policyAt('fr.localhost:8080');
    assert.ok(closed.includes("script-src 'self'"));
    assert.doesNotMatch(closed.join(), /google/);
  } finally {
    await own.close();
  }
});

test('only files of releases become scripts where the shell sees to it, and no scripts of others are let in', async () => {
  const guarding = testRelease({ ...shellParts, gives: ['shell/header@1', 'shell/footer@1', trustedScripts] });
  const own = await startTestSite([guarding], { tagManagers: { be: 'GTM-TEST' } });
  try {
    const policyAt = async (from: TestSite, host: string) =>
      String((await from.get('/fr', { host })).headers['content-security-policy']);
    assert.match(await policyAt(own, 'fr.localhost'), /;require-trusted-types-for 'script';trusted-types default$/);
    assert.doesNotMatch(await policyAt(own, 'be.localhost'), /trusted-types/, 'a tag manager knows nothing of it');
    assert.doesNotMatch(await policyAt(site, 'fr.localhost'), /trusted-types/, 'nor does a shell from before');
  } finally {
    await own.close();
  }
});

test('the maps service is let in where the site has a key for it, and nowhere else', async () => {
  const own = await startTestSite([testShell()], { mapsKey: 'a-key-of-maps', tagManagers: { be: 'GTM-TEST' } });
  try {
    const policy = async (from: typeof own, host: string) =>
      withoutOwn((await from.get('/fr', { host })).headers['content-security-policy']);
    const maps = 'https://maps.googleapis.com https://maps.gstatic.com';
    assert.ok((await policy(own, 'fr.localhost:8080')).includes(`script-src 'self' ${maps};`));
    assert.ok(
      (await policy(own, 'be.localhost:8080')).includes(`script-src 'self' ${maps} https://*.googletagmanager`),
    );
    assert.doesNotMatch(await policy(site, 'fr.localhost:8080'), /google|gstatic|blob:/);
  } finally {
    await own.close();
  }
});

test('security.txt names whom to tell of a hole, until half a year after the start', async () => {
  const own = await startTestSite([testShell()], {
    securityContact: 'holes@example.org',
    trustedProxies: ['127.0.0.1'],
  });
  try {
    const { body, headers } = await own.get('/.well-known/security.txt', { 'x-forwarded-proto': 'https' });
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    const lines = Object.fromEntries(body.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2)));
    assert.deepEqual(
      [lines.Contact, lines['Preferred-Languages'], lines.Canonical],
      ['mailto:holes@example.org', 'fr, nl, en, de', 'https://be.localhost:8080/.well-known/security.txt'],
    );
    const days = (new Date(lines.Expires ?? '').getTime() - Date.now()) / 86_400_000;
    assert.ok(days > 179 && days <= 180, lines.Expires);
    assert.doesNotMatch((await own.get('/.well-known/security.txt')).body, /http:/);
  } finally {
    await own.close();
  }
  const without = Fastify();
  await without.register(securityContactRoutes, { contact: async () => undefined });
  const { statusCode } = await without.inject('/.well-known/security.txt');
  assert.equal(statusCode, 404, 'without a contact there is none');
});

test('on https browsers report in the newer way, which knows no http', async () => {
  const own = await startTestSite([testShell()], { trustedProxies: ['127.0.0.1'] });
  try {
    const secure = await own.get('/fr', { 'x-forwarded-proto': 'https' });
    assert.match(String(secure.headers['content-security-policy']), /;report-to reports$/);
    assert.equal(secure.headers['reporting-endpoints'], 'reports="/reports"');
    assert.doesNotMatch(String((await own.get('/fr')).headers['content-security-policy']), /report-to/);
  } finally {
    await own.close();
  }
});
