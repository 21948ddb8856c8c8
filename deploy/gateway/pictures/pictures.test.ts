import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import Fastify from 'fastify';
import sharp from 'sharp';
import { eventually } from '../../testing/eventually.ts';
import { answeringFromMemory } from '../from-memory.ts';
import { makeVariant } from './make-variant.ts';
import { createVariantMemory, variantRoutes } from './routes.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 10" width="240" height="100"><rect width="24" height="10" fill="#1F4B4A"/></svg>';

/** A gateway with one drawing, one photograph of 600 × 300 pixels and one file that is no picture. */
async function open(t: TestContext, make = makeVariant, inMemory = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const [pictures, kept] = [join(folder, 'sources'), join(folder, 'kept')];
  await mkdir(join(pictures, 'scenes'), { recursive: true });
  const photograph = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#93A08A' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(pictures, 'scenes/evening.svg'), drawing);
  await writeFile(join(pictures, 'scenes/morning.jpg'), photograph);
  await writeFile(join(pictures, 'broken.png'), 'no picture');
  const log: string[] = [];
  const memory = createVariantMemory(inMemory);
  let fromMemory = 0;
  const app = Fastify({
    logger: { stream: { write: (line: string) => log.push(line) } },
    serverFactory: answeringFromMemory({
      sources: [memory.fromMemory],
      ending: new AbortController().signal,
      answered: () => fromMemory++,
    }),
  });
  await app.register(variantRoutes, {
    pictures,
    cache: kept,
    memory,
    make,
    elsewhere: { folder: join(folder, 'elsewhere'), hosts: [], secret: '' },
  });
  t.after(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  return {
    get: (url: string, headers = {}) => app.inject({ url: `/variants/${url}`, headers }),
    /** As `get`, over a connection: only there may an answer come from memory. */
    async fetch(url: string, headers = {}) {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      const before = fromMemory;
      const answer = await fetch(`${app.listeningOrigin}/variants/${url}`, { headers });
      const { date: _, 'keep-alive': __, ...rest } = Object.fromEntries(answer.headers);
      const content = await answer.text();
      return { status: answer.status, headers: rest, content, isFromMemory: fromMemory > before };
    },
    change: (name: string, content: string) => writeFile(join(pictures, name), content),
    kept: () => readdir(kept),
    remove: (name: string) => rm(join(pictures, name)),
    /** As on a disk that may only be read. */
    async forbidKeeping() {
      await rm(kept, { recursive: true });
    },
    log,
  };
}

const sizeOf = async (content: Buffer) => {
  const { width, height, format, compression } = await sharp(content).metadata();
  return `${width}×${height} ${compression === 'av1' ? 'avif' : format}`;
};

test('a drawing becomes a picture in the width and format that are asked for', async (t) => {
  const site = await open(t);
  for (const [ending, format, type] of [
    ['avif', 'avif', 'image/avif'],
    ['webp', 'webp', 'image/webp'],
    ['jpg', 'jpeg', 'image/jpeg'],
  ]) {
    const answer = await site.get(`768/scenes/evening.svg.${ending}`);
    assert.equal(answer.headers['content-type'], type);
    assert.equal(await sizeOf(answer.rawPayload), `768×320 ${format}`);
  }
});

test('a photograph is made smaller, and never larger than it is', async (t) => {
  const site = await open(t);
  assert.equal(await sizeOf((await site.get('344/scenes/morning.jpg.webp')).rawPayload), '344×172 webp');
  assert.equal(await sizeOf((await site.get('1920/scenes/morning.jpg.webp')).rawPayload), '600×300 webp');
});

test('a hero is at most 60 kB: one full of detail has a lower quality', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 28 } as const;
  const sharpest = sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#93A08A', noise } });
  const detailed = await sharpest.blur(2.5).jpeg({ quality: 90 }).toBuffer();
  const hero = await makeVariant(detailed, 1920, 'avif');
  assert.equal(await sizeOf(hero), '1920×1080 avif');
  assert.ok(hero.length <= 60_000, `${hero.length} bytes`);
});

test('no other width, format or file is given', async (t) => {
  const site = await open(t);
  for (const address of [
    '767/scenes/evening.svg.avif',
    '768/scenes/evening.svg.gif',
    '768/scenes/evening.svg',
    '768/scenes/absent.svg.avif',
    '768/..%2Fsecret.svg.avif',
    '768/scenes/..%2F..%2Fsecret.svg.avif',
  ])
    assert.equal((await site.get(address)).statusCode, 404, address);
  assert.deepEqual(await site.kept(), []);
});

test('what many ask for at once is made once, and kept for the next', async (t) => {
  let made = 0;
  const site = await open(t, (...task) => {
    made++;
    return makeVariant(...task);
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('688/scenes/evening.svg.avif')));
  assert.equal(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size, 1);
  await site.get('688/scenes/evening.svg.avif');
  assert.equal(made, 1);
  assert.equal((await site.kept()).length, 1);
});

test('one picture is made at a time, so that pages keep the other processors', async (t) => {
  let [now, most] = [0, 0];
  const site = await open(t, async (...task) => {
    most = Math.max(most, ++now);
    const content = await makeVariant(...task);
    now--;
    return content;
  });
  await Promise.all([344, 688, 768, 960].map((width) => site.get(`${width}/scenes/morning.jpg.jpg`)));
  assert.equal(most, 1);
});

test('nobody waits long for a picture that is being made: the picture itself is shown, and kept by nobody', async (t) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  const site = await open(t, async (...task) => {
    await allowed;
    return makeVariant(...task);
  });
  const first = await site.get('960/scenes/evening.svg.avif');
  assert.equal(first.headers['content-type'], 'image/svg+xml');
  assert.equal(first.headers['cache-control'], 'no-store');
  assert.match(String(first.headers['content-security-policy']), /default-src 'none'/);
  assert.equal(first.body, drawing);
  allow();
  await eventually(
    async () => (await site.get('960/scenes/evening.svg.avif')).headers['content-type'] === 'image/avif',
  );
});

test('a social network gets a picture that it can show, however long that takes to make', async (t) => {
  const site = await open(t, async (...task) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return makeVariant(...task);
  });
  assert.equal(await sizeOf((await site.get('1200/scenes/evening.svg.jpg')).rawPayload), '1200×500 jpeg');
});

test('a file that is no picture is passed on as it is, and others are still made', async (t) => {
  const site = await open(t);
  assert.equal((await site.get('344/broken.png.webp')).body, 'no picture');
  assert.equal((await site.get('344/scenes/morning.jpg.webp')).headers['content-type'], 'image/webp');
});

test('a browser asks again after a day, and gets the content only if the picture has changed', async (t) => {
  const site = await open(t);
  const address = '344/scenes/evening.svg.webp';
  const { headers } = await site.get(address);
  assert.match(String(headers['cache-control']), /^public, max-age=86400,/);
  assert.equal((await site.get(address, { 'if-none-match': headers.etag })).statusCode, 304);
  await site.change('scenes/evening.svg', drawing.replace('#1F4B4A', '#A3271F'));
  const after = await site.get(address, { 'if-none-match': headers.etag });
  assert.equal(after.statusCode, 200);
  assert.notEqual(after.headers.etag, headers.etag);
});

test('the log says why a picture cannot be made smaller', async (t) => {
  const site = await open(t);
  await site.get('344/broken.png.webp');
  const line = site.log.find((one) => one.includes('cannot be made smaller')) ?? '';
  assert.match(JSON.parse(line).err.message, /unsupported image format/);
});

test('where nothing can be written, visitors get their pictures all the same, and the log says why they take longer', async (t) => {
  const site = await open(t);
  await site.forbidKeeping();
  for (let times = 0; times < 2; times += 1) {
    const answer = await site.get('768/scenes/evening.svg.webp');
    assert.equal(await sizeOf(answer.rawPayload), '768×320 webp');
  }
  assert.equal(site.log.filter((line) => line.includes('A picture cannot be kept')).length, 2);
});

test('a picture that was asked for before comes from memory, until it has changed or is no more', async (t) => {
  const site = await open(t, makeVariant, { lookMs: 20 });
  const address = '344/scenes/evening.svg.webp';
  const { isFromMemory, ...first } = await site.fetch(address);
  assert.equal(isFromMemory, false);
  assert.deepEqual(await site.fetch(address), { ...first, isFromMemory: true });
  assert.equal((await site.fetch(address, { 'if-none-match': first.headers.etag })).status, 304);

  await site.fetch(`${address}?a`);
  assert.equal((await site.fetch(`${address}?a`)).isFromMemory, false, 'a query must not fill the memory');

  await site.change('scenes/evening.svg', drawing.replace('#1F4B4A', '#A3271F'));
  await eventually(async () => (await site.fetch(address)).headers.etag !== first.headers.etag);
  const changed = await site.fetch(address);
  assert.equal(changed.isFromMemory, true);
  assert.notEqual(changed.content, first.content);

  await site.remove('scenes/evening.svg');
  await eventually(async () => (await site.fetch(address)).status === 404);
});

test('a picture whose file nobody looked at for a while does not come from memory', async (t) => {
  const site = await open(t, makeVariant, { freshMs: 0 });
  await site.fetch('344/scenes/evening.svg.webp');
  assert.equal((await site.fetch('344/scenes/evening.svg.webp')).isFromMemory, false);
});
