import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';
import { startLaterScript } from './inline-scripts.ts';

const catalogue = testRelease({
  name: 'mf-catalogue',
  pages: ['products', 'product'],
  fragments: ['product-slider'],
  uses: ['mf-content/blocks@1'],
  render: `
    if (task.name === 'product' && task.visit.route.params.slug === 'gone') return { missing: true };
    if (task.name === 'product-slider') return part('<ul><li>' + JSON.parse(task.props).heading + '</li></ul>', { slider: 1 });
    return part('<link rel="preload" as="image" href="/pictures/a.avif"/><h1>' + task.name + '</h1>'
      + '<mf-fragment of="mf-content/blocks" props="{&quot;path&quot;:&quot;/a&quot;}"' + (task.name === 'product' ? ' waits=""' : '')
      + '></mf-fragment><p>end</p>'
      + '<mf-fragment of="mf-nobody/thing" props="{}"></mf-fragment>',
      { closes: '</script><script>alert(1)</script>' }, { title: 'Meubles <3', description: '"Beaux"' });`,
});
const content = testRelease({
  name: 'mf-content',
  pages: ['home', 'generic', 'cms', 'portal'],
  fragments: ['blocks'],
  pieces: ['opening', 'below', 'unasked'],
  files: { 'browser/generic.css': '.mf-content-a{color:red}@media print{.mf-content-b,.mf-content-c{color:blue}}' },
  render: `
    if (task.name === 'portal') return part('<h1>portal in ' + task.visit.route.language + '</h1>');
    if (task.name === 'home') return { ...part('<h1>home</h1>', {}, { title: 'Home', addresses: [{ language: 'fr', url: '/fr/former-home' }] }), structured: [{ '@type': 'Organization', name: '</script><b>' }] };
    if (task.name === 'cms') return part('<h1>legal</h1>', {}, { title: 'Legal', addresses: [
      { language: 'fr', url: '/fr/cms/mentions' }, { language: 'nl', url: '/nl/cms/wettelijk' } ] });
    if (task.name === 'generic' && task.visit.route.params.slug === 'accueil')
      return part('<h1>home</h1>', {}, { title: 'Home', addresses: [{ language: 'fr', url: '/fr' }] });
    if (task.name === 'generic' && task.visit.route.params.slug === 'still') return { ...part('<h1 class="mf-content-a">still</h1>'), still: true };
    if (task.name === 'generic' && task.visit.route.params.slug === 'still-picture') return { ...part('<link rel="preload" as="image" href="/pictures/a.avif"/><h1>still</h1>'), still: true };
    if (task.name === 'generic') return { missing: true };
    const pieces = { first: ['opening', 'nobodys'], later: ['below', 'constructor'] };
    return { ...part('<b>blocks</b><mf-fragment of="mf-catalogue/product-slider" props="{&quot;heading&quot;:&quot;Inside&quot;}"></mf-fragment>', { at: JSON.parse(task.props).path }), pieces };`,
});

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), catalogue, content], {
    tagManagers: { be: 'GTM-BE' },
    mapsKey: 'a-key-of-maps',
    searchMinLength: 3,
  });
});
after(() => site.close());

test('a page is one document: fragments stand inside it two levels deep, each with its state behind its root', async () => {
  const { statusCode, body, headers } = await site.get('/fr/produits?page=2');
  assert.equal(statusCode, 200);
  assert.match(String(headers['content-type']), /^text\/html; charset=utf-8/);
  assert.match(
    body,
    /^<!doctype html><html lang="fr-BE" data-country="be"><head><meta charset="utf-8"><title>Meubles &lt;3, Rivelle<\/title>/,
  );
  const inside =
    '<mf-fragment of="mf-catalogue/product-slider" props="{&quot;heading&quot;:&quot;Inside&quot;}">' +
    '<div class="mf-part" data-of="mf-catalogue/product-slider" data-remote="mf-catalogue" data-version="1.0.0" data-place="p-0-0">' +
    '<ul><li>Inside</li></ul></div><script type="application/json" class="mf-state">{"data":{"slider":1}}</script></mf-fragment>';
  assert.ok(
    body.includes(
      '<main id="content" tabindex="-1"><div id="page"><div class="mf-part" data-of="mf-catalogue/products" data-remote="mf-catalogue"' +
        ' data-version="1.0.0" data-place="p"><h1>products</h1>' +
        '<mf-fragment of="mf-content/blocks" props="{&quot;path&quot;:&quot;/a&quot;}">' +
        '<div class="mf-part" data-of="mf-content/blocks" data-remote="mf-content" data-version="1.0.0" data-place="p-0">' +
        `<b>blocks</b>${inside}</div><script type="application/json" class="mf-state">{"data":{"at":"/a"}}</script></mf-fragment>` +
        '<p>end</p><mf-fragment of="mf-nobody/thing" props="{}"></mf-fragment></div>' +
        '<script type="application/json" class="mf-state">{"data":{"closes":"\\u003c/script>',
    ),
    body,
  );
  assert.match(
    body,
    /<mf-fragment of="shell\/header" props="{}"><div class="mf-part" [^>]*data-place="h"><p>header of shell/,
  );
  assert.match(
    body,
    /<mf-fragment of="shell\/footer" props="{}"><div class="mf-part" [^>]*data-place="f"><p>footer of shell/,
  );
});

test('the head carries the styles of every part, and links the scripts of those that are hydrated at once and the first picture, each once', async () => {
  const { body } = await site.get('/fr/produits');
  const head = body.slice(0, body.indexOf('</head>'));
  assert.equal(head.split('<link rel="preload" as="image" href="/pictures/a.avif"/>').length, 2);
  for (const [release, file, linked] of [
    ['mf-catalogue', 'products', 1],
    ['mf-catalogue', 'product-slider', 0],
    ['mf-content', 'blocks', 1],
    ['shell', 'header', 0],
    ['mf-content', 'opening', 1],
    ['mf-content', 'below', 0],
    ['mf-content', 'unasked', undefined],
    ['shell', 'footer', 0],
  ] as const) {
    const styles = [
      ...head.matchAll(
        new RegExp(
          `<style data-href="http://be.localhost:8080/releases/${release}/1.0.0/${file}.css">/\\* ${file} \\*/</style>`,
          'g',
        ),
      ),
    ];
    const scripts = [
      ...head.matchAll(
        new RegExp(
          `<link rel="preload" as="script" href="http://be.localhost:8080/releases/${release}/1.0.0/${file}.js" integrity="sha256-[^"]+" fetchpriority="low">`,
          'g',
        ),
      ),
    ];
    assert.deepEqual([styles.length, scripts.length], linked === undefined ? [0, 0] : [1, linked], file);
  }
  assert.match(
    head,
    /<script async src="http:\/\/be.localhost:8080\/releases\/shell\/1.0.0\/entry.js" integrity="sha256-[^"]+" fetchpriority="low"><\/script><link rel="preload" as="script" /,
  );
  assert.ok(!head.includes('rel="preload" as="script" href="http://be.localhost:8080/releases/shell/1.0.0/entry.js"'));
  assert.match(head, /<meta name="description" content="&quot;Beaux&quot;" data-head>/);
  const visit = JSON.parse(/<script type="application\/json" id="visit">(.*?)<\/script>/.exec(head)?.[1] ?? '');
  assert.deepEqual(visit.context.route.name, 'overview-product');
  assert.equal(visit.context.signedIn, false);
  assert.equal(visit.composition.remotes['mf-content'].entry, '/releases/mf-content/1.0.0/entry.js');
});

test('the scripts of a fragment that waits for its page are not asked for before it is alive', async () => {
  const { body } = await site.get('/fr/produits/vasque');
  const head = body.slice(0, body.indexOf('</head>'));
  assert.match(body, /<mf-fragment of="mf-content\/blocks" [^>]* waits=""><div class="mf-part"/);
  assert.match(head, /<style data-href="[^"]*\/mf-content\/1.0.0\/blocks.css">/);
  assert.match(head, /<link rel="preload" as="script" href="[^"]*\/mf-catalogue\//);
  assert.doesNotMatch(body, /<link rel="preload" as="script" href="[^"]*\/mf-content\//);
});

test('the scripts of a part that needs none are not asked for, and its root says so', async () => {
  const { body } = await site.get('/fr/still');
  assert.match(body, /data-of="mf-content\/generic" [^>]* data-still><h1 class="mf-content-a">still/);
  assert.doesNotMatch(body, /<link rel="preload" as="script" href="[^"]*\/mf-content\//);
});

test('where the page needs no script and begins with a picture, all scripts wait for that; nowhere else', async () => {
  const { body, headers } = await site.get('/fr/still-picture');
  const [, waiting = '', script = ''] =
    /<template>(<script async src="[^"]*\/shell\/[^>]*><\/script>.*)<\/template><script>([^<]*)<\/script>/.exec(body) ??
    [];
  assert.equal(script, startLaterScript);
  assert.ok(body.indexOf('as="image"') < body.indexOf('<template>'));
  assert.equal(body.replace(waiting, '').split(/<script async|as="script"/).length, 1);
  const hash = createHash('sha256').update(script).digest('base64');
  assert.match(
    String(headers['content-security-policy']).replace(hash, 'its hash'),
    /script-src [^;]*'sha256-its hash'/,
  );
  for (const other of ['/fr/still', '/fr/produits']) assert.doesNotMatch((await site.get(other)).body, /<template>/);
});

test('of a style sheet whose code comes after the page, or never, the document has what it shows', async () => {
  const { body } = await site.get('/fr/still');
  const sheet = 'http://be.localhost:8080/releases/mf-content/1.0.0/generic.css';
  assert.ok(body.includes(`<style data-part-of="${sheet}">.mf-content-a{color:red}</style>`), body);
  assert.ok(!body.includes(`<style data-href="${sheet}">`));
});

// R16
test('where a page has nothing to show, and where no route fits, the not-found page answers 404', async () => {
  for (const [address, language] of [
    ['/fr/produits/gone', 'fr'],
    ['/nl/zomaar', 'nl'],
    ['/en/products', 'fr'],
    ['/nothing/at/all', 'fr'],
    ['//evil.example/fr', 'fr'],
  ]) {
    const { statusCode, body } = await site.get(String(address));
    assert.equal(statusCode, 404, String(address));
    assert.match(body, new RegExp(`<html lang="${language}-BE"`));
    assert.match(body, /data-of="shell\/not-found"[^>]*data-place="p"><p>not-found of shell/);
    assert.match(body, /<meta name="robots" content="noindex" data-head>/);
  }
});

// R12, R13, R15
test('the portal is one document without header and footer: the root of its host, and a page of the catch-all', async () => {
  for (const [host, address, language] of [
    ['com.localhost:8080', '/', 'fr'],
    ['localhost:8080', '/nl/portal', 'nl'],
  ] as const) {
    const { statusCode, body } = await site.get(address, { host });
    assert.equal(statusCode, 200);
    assert.match(body, new RegExp(`<html lang="${language}"`));
    assert.ok(body.includes(`<h1>portal in ${language}</h1>`));
    assert.ok(!body.includes('<mf-fragment'), 'nor a placeholder that the browser would fill');
  }
  const other = await site.get('/fr/produits', { host: 'com.localhost:8080' });
  assert.equal(other.statusCode, 404);
  assert.ok(!other.body.includes('<mf-fragment'));
  const navigation = (await site.get('/_page?url=/', { host: 'com.localhost:8080' })).json();
  assert.deepEqual([navigation.status, navigation.parts[0].of], [200, 'mf-content/portal']);
});

test('what a page is about stands in its head, and cannot end the script that it stands in', async () => {
  const { body } = await site.get('/fr');
  const [, text = ''] = /<script type="application\/ld\+json" data-head>(.*?)<\/script>/.exec(body) ?? [];
  assert.deepEqual(JSON.parse(text), {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name: '</script><b>' }],
  });
  assert.ok(!(await site.get('/fr/produits')).body.includes('ld+json'));
});

// R49
test('the language is remembered of pages that were seen, where it is spoken, and written once', async () => {
  const remembered = async (address: string, headers = {}) => (await site.get(address, headers)).headers['set-cookie'];
  assert.match(String(await remembered('/nl/producten')), /^locale=nl; Max-Age=31536000;/);
  assert.equal(await remembered('/nl/producten', { cookie: 'locale=nl' }), undefined);
  assert.equal(await remembered('/nl/zomaar'), undefined, 'the page does not exist');
  assert.match(String(await remembered('/_page?url=/nl/producten')), /^locale=nl;/);
  assert.equal(await remembered('/_page?url=/nl/producten', { 'sec-purpose': 'prefetch' }), undefined);
});

// R56
test('the tag manager of a country is told to its pages alone', async () => {
  const visitOf = async (host: string) => {
    const { body } = await site.get('/fr', { host });
    return JSON.parse(/<script type="application\/json" id="visit">(.*?)<\/script>/.exec(body)?.[1] ?? '').context;
  };
  assert.equal((await visitOf('be.localhost:8080')).tagManager, 'GTM-BE');
  assert.equal('tagManager' in (await visitOf('fr.localhost:8080')), false);
  assert.equal((await visitOf('fr.localhost:8080')).mapsKey, 'a-key-of-maps', 'the maps key is told to all');
  assert.equal(
    (await visitOf('fr.localhost:8080')).searchMinLength,
    3,
    'so is from which length on search begins (C12)',
  );
});

// R11, C2, C9
test('"/" leads to the language of the last visit, or the first of the country; a slash at the end is taken away', async () => {
  assert.deepEqual(await moved('/'), [302, '/fr']);
  assert.deepEqual(await moved('/', { cookie: 'locale=nl' }), [302, '/nl']);
  assert.deepEqual(await moved('/', { cookie: 'locale=de' }), [302, '/fr'], 'Belgium does not speak it');
  assert.deepEqual(await moved('/', { host: 'ch.localhost' }), [302, '/de']);
  assert.deepEqual(await moved('/fr/produits/?page=2'), [301, '/fr/produits?page=2']);
  assert.deepEqual(await moved('/produits?page=2'), [301, '/fr/produits?page=2']);
  const page = await site.get('/fr/produits', { cookie: 'locale=nl' });
  assert.equal(page.statusCode, 200, 'no deep link is redirected');
  assert.match(String(page.headers['set-cookie']), /^locale=fr; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a page asked for by another slug than its own in this language moves for good to its own', async () => {
  assert.deepEqual(await moved('/nl/cms/mentions?a=b'), [301, '/nl/cms/wettelijk?a=b']);
  assert.equal((await site.get('/nl/cms/wettelijk')).statusCode, 200);
  assert.deepEqual(await moved('/fr/accueil'), [301, '/fr'], 'a page with a route of its own');
  assert.equal((await site.get('/fr')).statusCode, 200, 'however the content system knows its path');
  const asked = encodeURIComponent('/nl/cms/mentions?a=b&utm_source=letter');
  assert.equal((await site.get(`/_page?url=${asked}`)).json().redirect, '/nl/cms/wettelijk?a=b&utm_source=letter');
  const { body } = await site.get('/fr/cms/mentions');
  assert.match(body, /hreflang="nl-BE"[^>]* href="http:\/\/be\.localhost:8080\/nl\/cms\/wettelijk"/);
});

async function moved(address: string, headers = {}): Promise<[number, unknown]> {
  const answer = await site.get(address, headers);
  return [answer.statusCode, answer.headers.location];
}

// R4
test('the host chooses the country; a host that is none is refused', async () => {
  assert.match((await site.get('/fr', { host: 'localhost:8080' })).body, /data-country="nan"/);
  assert.match(
    (await site.get('/nl/producten', { host: 'www.rivelle.nl' })).body,
    /<html lang="nl-NL" data-country="nl">/,
  );
  assert.equal((await site.get('/fr', { host: 'be.localhost"><script>' })).statusCode, 403);
  assert.match(
    (await site.get('/fr/produits', { 'x-forwarded-host': 'evil.example' })).body,
    /href="http:\/\/be.localhost:8080\//,
  );
});

test('a navigation gets the states of the same parts in one answer, without header and footer', async () => {
  const answer = await site.get('/_page?url=%2Ffr%2Fproduits%3Fpage%3D2');
  const visit = answer.json();
  assert.equal(visit.status, 200);
  assert.equal(visit.head.title, 'Meubles <3, Rivelle');
  assert.deepEqual(
    visit.parts.map(({ of, props, version }: Record<string, string>) => [of, props, version]),
    [
      ['mf-catalogue/products', '', '1.0.0'],
      ['mf-content/blocks', '{"path":"/a"}', '1.0.0'],
      ['mf-catalogue/product-slider', '{"heading":"Inside"}', '1.0.0'],
    ],
  );
  assert.deepEqual(visit.parts[1].data, { at: '/a' });
  assert.ok(
    visit.styles.every(({ href }: { href: string }) => href.startsWith('http://be.localhost:8080/releases/mf-')),
  );
  const page = await site.get('/fr');
  assert.ok(page.body.includes(`"composition":{"id":"${visit.live}"`));
  assert.equal((await site.get('/_page?url=/fr/produits/')).json().redirect, '/fr/produits');
  assert.equal((await site.get('/_page?url=/fr/produits/gone')).json().status, 404);
  assert.equal((await site.get('/_page?url=http://evil.example')).statusCode, 400);
});

// C36
test('what a visitor sees is kept by nobody on the way, and HEAD answers as GET without the body', async () => {
  for (const url of ['/fr/produits', '/_page?url=/fr', '/fr/connexion', '/']) {
    const { headers } = await site.get(url, { cookie: 'authToken=x' });
    assert.equal(headers['cache-control'], 'private, no-store', url);
    assert.equal(headers.vary, 'cookie');
  }
  const head = await site.app.inject({ method: 'HEAD', url: '/fr/produits', headers: { host: 'be.localhost' } });
  assert.equal(head.statusCode, 200);
  assert.equal(head.body, '');
});

test('the own browser may bring a page back as it was left, unless it is personal', async () => {
  for (const cookie of ['', 'locale=fr; consent=x; bucket=7'])
    assert.equal((await site.get('/fr/produits', { cookie })).headers['cache-control'], 'private, no-cache');
  const personal: [string, string][] = [
    ['/fr/produits', 'signedIn=1'],
    ['/fr/produits', 'qa=x'],
    ['/fr/produits', 'guestProducts=%5B%221%22%5D'],
  ];
  for (const [url, cookie] of personal)
    assert.equal((await site.get(url, { cookie })).headers['cache-control'], 'private, no-store', `${url} ${cookie}`);
});

test('documents are compressed for browsers that take it', async () => {
  const { headers, rawPayload } = await site.get('/fr/produits', { 'accept-encoding': 'gzip, deflate, br' });
  assert.equal(headers['content-encoding'], 'br');
  assert.match(String(headers.vary), /cookie.*accept-encoding/);
  assert.match(brotliDecompressSync(rawPayload).toString(), /^<!doctype html>.*<\/html>$/s);
});
