import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import Fastify from 'fastify';
import { socialPicture, variantAddress } from 'shared/pictures';
import sharp from 'sharp';
import { eventually } from '../../testing/eventually.ts';
import { pathOfPictureElsewhere } from '../../tokens/picture-address.ts';
import { isPublicAddress } from './fetch-picture.ts';
import { createVariantMemory, variantRoutes } from './routes.ts';

const secret = 'a secret for tests, with 32 letters or more';
const photograph = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#93A08A' } })
  .jpeg()
  .toBuffer();

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const sends =
  (content: Buffer | string, type = 'image/jpeg'): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(content);

/** A gateway, and two hosts elsewhere, of which pictures.example is allowed; both are on this machine. */
async function open(t: TestContext, answers: Record<string, Answer>, given: object = {}) {
  const asked: IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request);
    const answer = answers[request.url ?? ''];
    return answer ? answer(request, response) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  const { port } = address;
  const folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  const kept = join(folder, 'elsewhere');
  const app = Fastify();
  const inMemory: string[] = [];
  await app.register(variantRoutes, {
    pictures: join(folder, 'own'),
    cache: join(folder, 'variants'),
    memory: { ...createVariantMemory(), keep: (url) => inMemory.push(url) },
    elsewhere: {
      folder: kept,
      secret,
      hosts: [`pictures.example:${port}`],
      // Without a certificate: the rest is as with https.
      request: http.request,
      addressesOf: async () => [{ address: '127.0.0.1', family: 4 }],
      isPublic: () => true,
      ...given,
    },
  });
  t.after(async () => {
    server.closeAllConnections();
    server.close();
    await app.close();
    await rm(folder, { recursive: true });
  });
  const addressOf = (path: string, host = 'pictures.example') =>
    `/pictures/${pathOfPictureElsewhere(secret, `https://${host}:${port}${path}`)}`;
  return {
    asked,
    inMemory,
    port,
    addressOf,
    get: (url: string) => app.inject({ url }),
    picture: (path: string, host?: string) => app.inject({ url: addressOf(path, host) }),
    kept: () => readdir(kept),
    /** As if everything that is kept had been fetched two days ago. */
    async wait() {
      const before = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
      for (const name of await readdir(kept)) await utimes(join(kept, name), before, before);
    },
  };
}

test('a picture of another host is shown from here, in every width and format, and asked for once', async (t) => {
  const site = await open(t, { '/a.jpg?v=1': sends(photograph) });
  const address = site.addressOf('/a.jpg?v=1');
  const sizes = [
    variantAddress(address, 344, 'avif'),
    variantAddress(address, 1920, 'webp'),
    socialPicture(address),
  ].map(String);
  const shown: string[] = [];
  for (const url of [...sizes, address]) {
    const { statusCode, headers, rawPayload } = await site.get(String(url));
    assert.equal(statusCode, 200, url);
    const { width, height } = await sharp(rawPayload).metadata();
    shown.push(`${headers['content-type']} ${width}×${height}`);
  }
  assert.deepEqual(shown, ['image/avif 344×172', 'image/webp 600×300', 'image/jpeg 600×300', 'image/webp 600×300']);
  assert.equal(site.asked.length, 1);
  assert.deepEqual(site.inMemory, [], 'what would never be fetched again');
});

test('the other host learns nothing of the visitor', async (t) => {
  const site = await open(t, { '/a.jpg': sends(photograph) });
  await site.picture('/a.jpg');
  assert.deepEqual(Object.keys(site.asked[0]?.headers ?? {}).sort(), ['accept', 'connection', 'host', 'user-agent']);
});

test('nothing is fetched that no content names, nor from a host that is not allowed', async (t) => {
  const site = await open(t, { '/a.jpg': sends(photograph) });
  const signed = site.addressOf('/a.jpg');
  const [, , , proof = '', name = ''] = signed.split('/');
  const other = Buffer.from(`https://pictures.example:${site.port}/b.jpg`).toString('base64url');
  const forged = [`${proof}/${other}.webp`, `${'A'.repeat(22)}/${name}`, `${name}`, `${proof}/..%2F..%2Fa.webp`];
  for (const path of forged) {
    assert.equal((await site.get(`/pictures/elsewhere/${path}`)).statusCode, 404, path);
    assert.equal((await site.get(`/variants/344/elsewhere/${path}.avif`)).statusCode, 404, path);
  }
  assert.equal((await site.picture('/a.jpg', 'evil.example')).statusCode, 404);
  assert.deepEqual(site.asked, []);
});

test('a name that leads into a network leads nowhere', async (t) => {
  const site = await open(t, { '/a.jpg': sends(photograph) }, { isPublic: undefined });
  assert.equal((await site.picture('/a.jpg')).statusCode, 404);
  assert.deepEqual(site.asked, []);
});

test('only addresses of the open internet are public, however they are written', () => {
  const inside = ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
  for (const address of [...inside, '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::'])
    assert.ok(!isPublicAddress(address), address);
  for (const address of inside) assert.ok(!isPublicAddress(`::ffff:${address}`), address);
  for (const address of ['93.184.216.34', '::ffff:93.184.216.34', '2606:2800:220:1::1'])
    assert.ok(isPublicAddress(address), address);
});

test('a redirect is followed where its end is allowed, three times at most', async (t) => {
  const to =
    (location: string): Answer =>
    (request, response) =>
      response.writeHead(302, { location: location.replace('PORT', String(request.socket.localPort)) }).end();
  const site = await open(t, {
    '/moved.jpg': to('/a.jpg'),
    '/a.jpg': sends(photograph),
    '/away.jpg': to('https://evil.example:PORT/a.jpg'),
    '/plain.jpg': to('http://pictures.example:PORT/a.jpg'),
    '/wrong.jpg': to('https://'),
    '/round.jpg': to('/round.jpg'),
  });
  assert.equal((await site.picture('/moved.jpg')).statusCode, 200);
  for (const path of ['/away.jpg', '/plain.jpg', '/wrong.jpg']) {
    const before = site.asked.length;
    assert.equal((await site.picture(path)).statusCode, 404, path);
    assert.equal(site.asked.length, before + 1, path);
  }
  const before = site.asked.length;
  assert.equal((await site.picture('/round.jpg')).statusCode, 404);
  assert.equal(site.asked.length, before + 4);
});

test('what is no picture of pixels, too large, or has too many pixels is not shown, whatever it is called', async (t) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const huge = { create: { width: 9_000, height: 9_000, channels: 3, background: '#000000' } } as const;
  const site = await open(t, {
    '/drawing.png': sends(drawing, 'image/png'),
    '/page.jpg': sends('<!doctype html><script>alert(1)</script>'),
    '/half.jpg': sends(photograph.subarray(0, 400)),
    '/heavy.jpg': (_, response) => response.end(Buffer.concat([photograph, Buffer.alloc(21_000_000)])),
    '/pixels.png': sends(await sharp(huge).png({ compressionLevel: 9 }).toBuffer(), 'image/png'),
    '/empty.jpg': sends(''),
  });
  for (const path of ['/drawing.png', '/page.jpg', '/half.jpg', '/heavy.jpg', '/pixels.png', '/empty.jpg'])
    assert.equal((await site.picture(path)).statusCode, 404, path);
  assert.deepEqual(await site.kept(), []);
});

test('a moving picture stands still, and what a photograph tells beside its pixels is not passed on', async (t) => {
  const frames = [0, 1].map(
    (grey) => ({ create: { width: 20, height: 10, channels: 3, background: { r: grey * 200, g: 9, b: 9 } } }) as const,
  );
  const pictures = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const moving = await sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer();
  const turned = sharp(photograph)
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withIccProfile('p3')
    .jpeg();
  const site = await open(t, { '/moving.gif': sends(moving, 'image/gif'), '/own.jpg': sends(await turned.toBuffer()) });
  const still = await sharp((await site.picture('/moving.gif')).rawPayload).metadata();
  assert.deepEqual([still.width, still.height, still.pages ?? 1], [20, 10, 1]);
  const { exif, icc } = await sharp((await site.picture('/own.jpg')).rawPayload).metadata();
  assert.deepEqual([exif, icc], [undefined, undefined]);
});

test('a host that does not answer is given up, and nobody asks it again for that picture for a while', async (t) => {
  const site = await open(t, { '/slow.jpg': () => {}, '/a.jpg': sends(photograph) }, { limitMs: 100 });
  const answers = await Promise.all([1, 2, 3].map(() => site.picture('/slow.jpg')));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [404, 404, 404],
  );
  assert.equal((await site.picture('/slow.jpg')).statusCode, 404);
  assert.equal(site.asked.length, 1);
  assert.equal((await site.picture('/a.jpg')).statusCode, 200);
});

test('a picture that is a day old is shown, and looked after again; where it is gone, what is kept goes on', async (t) => {
  const answers = { '/a.jpg': sends(photograph) };
  const site = await open(t, answers);
  await site.picture('/a.jpg');
  const red = sharp({ create: { width: 60, height: 30, channels: 3, background: '#ff0000' } }).jpeg();
  answers['/a.jpg'] = sends(await red.toBuffer());
  await site.wait();
  const widthNow = async () => (await sharp((await site.picture('/a.jpg')).rawPayload).metadata()).width;
  assert.equal(await widthNow(), 600);
  await eventually(async () => (await widthNow()) === 60);
  answers['/a.jpg'] = (_, response) => response.writeHead(410).end();
  await site.wait();
  assert.equal(await widthNow(), 60);
  await eventually(() => site.asked.length === 3);
  assert.equal(await widthNow(), 60);
});
