import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { readableUrl } from './readable-request.ts';
import { testShell } from './testing/release.ts';
import { startTestSite } from './testing/site.ts';

test('an address that can be read stays as it is', () => {
  for (const url of ['/fr/caf%C3%A9?q=%e9', '/', '/fr/a%2Fb', '/fr?a=1?b=%']) assert.equal(readableUrl({ url }), url);
});

// R16
test('what stands for no character is taken for itself', () => {
  assert.equal(readableUrl({ url: '/fr/caf%e9?q=%e9?' }), '/fr/caf%25e9?q=%e9?');
  assert.equal(readableUrl({ url: '/fr/%' }), '/fr/%25');
});

/** The status of what a gateway answers to these lines, on a connection of its own. */
async function statusOf(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
  const answer = Buffer.concat(await socket.toArray()).toString();
  return answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
}

test('a request says once which site it is for', async (context) => {
  const site = await startTestSite([testShell()]);
  context.after(() => site.close());
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  // Both what is composed and what is answered from memory.
  for (const path of [
    '/fr',
    '/fr',
    '/releases/shell/1.0.0/entry.js',
    '/releases/shell/1.0.0/entry.js',
    '/health/live',
  ]) {
    const status = (...headers: string[]) => statusOf(port, [`GET ${path} HTTP/1.1`, ...headers]);
    for (const sound of ['fr.localhost:8080', 'www.rivelle.fr', '127.0.0.1', '[::1]:8080'])
      assert.match(await status(`Host: ${sound}`), /^(?:200|404|503)$/, sound);
    assert.equal(await status('Host: fr.localhost', 'Host: be.localhost'), '400');
    assert.equal(await status('Host: fr.localhost', 'host: fr.localhost'), '400');
    assert.equal(await status(), '400');
    for (const odd of ['', 'fr.localhost/x', 'a@b', 'a b', 'a,b', '"x"', '<b>', 'a:b', 'a:1:2', 'x?y', 'x#y', 'a\\b'])
      assert.equal(await status(`Host: ${odd}`), '400', odd);
  }
});

test('no file of a release becomes a service worker, which would outlive its rollback', async (context) => {
  const site = await startTestSite([testShell()]);
  context.after(() => site.close());
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  for (const path of ['/releases/shell/1.0.0/entry.js', '/releases/shell/1.0.0/header.js', '/health/live']) {
    const lines = [`GET ${path} HTTP/1.1`, 'Host: fr.localhost'];
    // The second time it comes from memory.
    for (const _ of [1, 2]) {
      assert.equal(await statusOf(port, lines), '200', path);
      assert.equal(await statusOf(port, [...lines, 'Service-Worker: script']), '403', path);
    }
  }
});
