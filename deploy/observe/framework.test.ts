import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { registryToken, serviceSecret, startTestContentApi, type TestContentApi } from '../content-api/testing.ts';
import { testShell } from '../gateway/testing/release.ts';
import { startTestSite, type TestSite } from '../gateway/testing/site.ts';
import { buildRenderApp } from '../render/app.ts';
import { eventually } from '../testing/eventually.ts';
import { signService } from '../tokens/tokens.ts';

let site: TestSite;
let content: TestContentApi;
const servers: { name: string; app: FastifyInstance; token?: string; port?: number }[] = [];
before(async () => {
  site = await startTestSite([testShell()]);
  content = await startTestContentApi();
  const { app: render } = buildRenderApp({ releases: site.releases, logLevel: 'silent' });
  servers.push({ name: 'gateway', app: site.app }, { name: 'render', app: render });
  servers.push({ name: 'content', app: content.app, token: await signService(serviceSecret) });
  servers.push({ name: 'registry', app: content.app, token: registryToken });
  for (const server of servers) {
    const { app } = server;
    const address = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' });
    server.port = Number(new URL(address).port);
  }
});
after(async () => {
  await servers.find(({ name }) => name === 'render')?.app.close();
  await content.close();
  await site.close();
});

const paths = [
  ...['/fr', '/session', '/_ops/sign-in', '/graphql', '/uploads', '/registry/releases', '/content/import', '/render'],
];
const json = 'application/json';
/** Requests that the framework refuses by itself: their headers, and their body. */
const refused: [string, string][] = [
  ['', '{'],
  [json, '{'],
  [json, ''],
  [json, '{"__proto__": 1}'],
  ['application/xml', '<a/>'],
  ['no type', 'x'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=x', '--x\r\n'],
  ['application/x-www-form-urlencoded', '%'],
  ['application/gzip', 'x'],
  [`${json}; charset=x`, '{}'],
];
/** All that a server answers on a connection of its own. */
async function answerTo(port: number, head: string, body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const answer = socket.toArray();
  socket.write(`${head}\r\nHost: fr.localhost\r\nConnection: close\r\n\r\n${body}`);
  return Buffer.concat(await answer.catch(() => [])).toString();
}

test('no answer says which framework refused a request, whatever is wrong with it', async () => {
  for (const { name, port = 0, token } of servers) {
    const authorization = token ? `\r\nAuthorization: Bearer ${token}` : '';
    const seen: Promise<[string, string]>[] = [];
    const ask = (head: string, body = '') =>
      seen.push(answerTo(port, `${head}${authorization}`, body).then((answer) => [head.slice(0, 100), answer]));
    for (const path of paths) {
      for (const method of ['POST', 'DELETE'])
        for (const [type, body] of refused)
          ask(
            `${method} ${path} HTTP/1.1\r\nOrigin: http://fr.localhost${type && `\r\nContent-Type: ${type}`}\r\nContent-Length: ${body.length}`,
            body,
          );
      for (const type of [json, 'application/gzip', 'application/x-www-form-urlencoded', 'text/plain'])
        ask(`POST ${path} HTTP/1.1\r\nContent-Type: ${type}\r\nContent-Length: 999999999`);
      for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']) ask(`${method} ${path} HTTP/1.1`);
      for (const more of ['%', '/%ff', `/${'a'.repeat(2_000)}`, '/%2e%2e', '?%', ';x'])
        ask(`GET ${path}${more} HTTP/1.1`);
      ask(`GET ${path} HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}`);
      ask(`GET ${path} HTTP/1.1\r\nAccept-Version: 9`);
      await Promise.all(seen);
    }
    const answers = await Promise.all(seen);
    assert.ok(answers.filter(([, answer]) => /^HTTP\/1.1 4/.test(answer)).length > 200, name);
    for (const [request, answer] of answers) assert.doesNotMatch(answer, /FST_|fastify/i, `${name}: ${request}`);
  }
});

test('a server that ends does not wait for the connections of requests that were under way', async () => {
  for (const { name, app, port = 0, token } of servers.filter(({ name }) => name !== 'registry')) {
    const caller = connect(port, '127.0.0.1');
    const answered = caller.toArray();
    const authorization = token ? `\r\nAuthorization: Bearer ${token}` : '';
    caller.write(
      `POST ${name === 'render' ? '/render' : '/graphql'} HTTP/1.1\r\nHost: fr.localhost\r\nOrigin: http://fr.localhost${authorization}` +
        '\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n',
    );
    await once(caller, 'readable');
    const startedAt = performance.now();
    const closed = app.close();
    await eventually(() => !app.server.listening);
    caller.write('{}');
    assert.match(Buffer.concat(await answered).toString(), /^HTTP\/1.1 100 Continue\s+HTTP\/1.1 [24]/, name);
    await closed;
    assert.ok(performance.now() - startedAt < 20_000, name);
  }
});
