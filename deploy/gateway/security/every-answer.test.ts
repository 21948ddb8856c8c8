import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

/** A release with a file of each kind that could run something where it is opened as a page, a worker or a style. */
const endings = ['js', 'css', 'json', 'txt', 'svg', 'html', 'xhtml', 'xml', 'xsl', 'wasm', 'webmanifest', 'pdf', 'mjs'];
const files = Object.fromEntries(endings.map((ending) => [`browser/x.${ending}`, '<script>alert(1)</script>']));
const hostile = testRelease({ name: 'mf-search', pages: ['search'], render: `return part('')`, files });

let site: TestSite;
let port: number;
before(async () => {
  site = await startTestSite([testShell(), hostile]);
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
after(() => site.close());

/** The whole answer to a request, as its bytes come. */
async function answerTo(path: string, ...headers: string[]): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  const answer = socket.toArray();
  socket.write(
    `${[`GET ${path} HTTP/1.1`, 'Host: fr.localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`,
  );
  const [head = '', ...body] = Buffer.concat(await answer)
    .toString()
    .split('\r\n\r\n');
  return { head: head.toLowerCase(), body: body.join('') };
}

test('no answer lends a page’s script a document or a worker that the page’s policy does not bind', async () => {
  const addresses = [
    ...endings.map((ending) => `/releases/mf-search/1.0.0/x.${ending}`),
    ...['/fr', '/fr/nowhere', '/fr/recherche', '/_page?url=/fr', '/_page', '/graphql', '/health/live', '/health/ready'],
    ...['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/favicon.ico', '/.well-known/security.txt', '/session'],
    ...[
      '/pictures/placeholder.svg',
      '/pictures/none.png',
      '/variants/320/placeholder.svg.webp',
      '/uploads',
      '/reports',
    ],
    ...[
      '/_qa/off',
      '/_qa/bar.js',
      '/_qa/x',
      '/_ops',
      '/_ops/console.css',
      '/_registry/live',
      '/embeds/x',
      '/captcha',
      '/_kit/',
      '/_kit/x',
      '/_kit/types.json',
    ],
    ...['/%', '/fr/%ff', `/fr/${'x'.repeat(3_000)}`, `/_qa/history/${'x'.repeat(300)}`],
    ...[`/releases/${'x'.repeat(300)}/1/x.js`, `/${'x'.repeat(40_000)}`, '/releases/mf-search/1.0.0/none.js'],
  ];
  // The second answer may come from memory.
  for (const address of addresses)
    for (const headers of [[], [], ['Accept: text/html'], ['Accept-Encoding: br']]) {
      const { head, body } = await answerTo(address, ...headers);
      const [status = '', policy = ''] = [head.slice(9, 12), /content-security-policy: (.*)/.exec(head)?.[1]];
      const what = `${status} ${address.slice(0, 80)}`;
      assert.match(status, /^[2-5]\d\d$/, what);
      if (status.startsWith('3')) continue;
      assert.match(policy, /default-src '(?:none|self)'/, what);
      assert.match(policy, /^(?!.*(?:script|connect|worker)-src[^;]*(?:http|\*|blob|unsafe)).*$/, what);
      if (body) assert.match(head, /x-content-type-options: nosniff/, what);
    }
});

test('a file of a release that could be a page of its own is none', async () => {
  for (const ending of endings) {
    const { head } = await answerTo(`/releases/mf-search/1.0.0/x.${ending}`);
    assert.match(head, /^http\/1.1 200/, ending);
    assert.match(head, /content-security-policy: default-src 'none'/, ending);
    assert.doesNotMatch(head, /content-type: (?:text\/html|application\/xhtml|text\/xml|application\/xml)/, ending);
    assert.doesNotMatch(head, /service-worker-allowed/);
  }
});
