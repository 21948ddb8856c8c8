import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { testRelease } from '../../gateway/testing/release.ts';
import { startTestRegistry, type TestRegistryApp } from '../testing.ts';
import { makeAgain } from './re-encode.ts';

let registry: TestRegistryApp;
let [team, others, qa] = ['', '', ''];
before(async () => {
  registry = await startTestRegistry();
  const { manifest, files } = testRelease({ name: 'mf-search', version: '1.0.0', render: 'return part("")' });
  const encoded = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
  await registry.as().publish({ manifest, files: Object.fromEntries(encoded), by: 'ann', why: '', live: false });
  const token = async (role: 'team' | 'qa', remotes: string[]) =>
    (await registry.as().createToken({ name: `${role} of ${remotes}`, role, remotes, by: 'ann' })).secret;
  team = await token('team', ['mf-search']);
  others = await token('team', ['mf-stores']);
  qa = await token('qa', []);
});
after(() => registry.close());

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4b4a' } });
const picture = async (sample = '/fr/recherche') => ({
  sample,
  content: (
    await drawn(1600, 5000)
      .png()
      .withExif({ IFD0: { Copyright: 'secret words' } })
      .toBuffer()
  ).toString('base64'),
});
const send = (token: string, pictures: { sample: string; content: string }[], version = '1.0.0') =>
  registry.as(token).sendPictures('mf-search', version, { by: 'Ana', pictures });

test('a team’s pictures are made again, smaller, and say who sent them', async () => {
  assert.deepEqual(await registry.as(qa).pictures('mf-search', '1.0.0'), { sent: null, pictures: [] });
  assert.deepEqual(await send(team, [await picture(), await picture('/fr/recherche?q=x')]), { kept: 2 });
  const { sent, pictures } = await registry.as(qa).pictures('mf-search', '1.0.0');
  assert.deepEqual([sent?.by, sent?.who], ['Ana', 'team of mf-search']);
  assert.deepEqual(
    pictures.map(({ sample, width, height }) => [sample, width, height]),
    [
      ['/fr/recherche', 800, 2400],
      ['/fr/recherche?q=x', 800, 2400],
    ],
  );
  const kept = Buffer.from(pictures[0]?.content ?? '', 'base64');
  const { format, exif } = await sharp(kept).metadata();
  assert.deepEqual([format, exif], ['webp', undefined]);
  assert.ok(!kept.includes('secret words'));
});

test('the next pictures take the place of the last ones', async () => {
  await send(team, [await picture('/fr/recherche?q=y')]);
  const { pictures } = await registry.as().pictures('mf-search', '1.0.0');
  assert.deepEqual(
    pictures.map(({ sample }) => sample),
    ['/fr/recherche?q=y'],
  );
});

test('nobody but its team sends pictures of a remote, and strangers see none', async () => {
  for (const token of [others, qa]) await assert.rejects(send(token, [await picture()]), { status: 403 });
  await assert.rejects(registry.as('').pictures('mf-search', '1.0.0'), { status: 401 });
  await assert.rejects(send(team, [await picture()], '9.9.9'), { status: 404 });
});

test('what is no picture, holds code, or is too much is refused, and what was there stays', async () => {
  const content = (text: string | Buffer) => Buffer.from(text).toString('base64');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
  const bomb = await drawn(16_000, 16_000).png().toBuffer();
  const cut = (await drawn(400, 400).jpeg().toBuffer()).subarray(0, 300);
  for (const wrong of [svg, '%PDF-1.7', 'GIF89a', '', bomb, cut])
    await assert.rejects(
      send(team, [{ sample: 'a', content: content(wrong) }]),
      { status: 422 },
      String(wrong).slice(0, 9),
    );
  const one = await picture();
  await assert.rejects(send(team, Array(13).fill(one)), { status: 400 });
  await assert.rejects(send(team, [one, one]), { status: 400 });
  await assert.rejects(makeAgain('a', Buffer.alloc(5 * 1024 * 1024)), { status: 413 });
  assert.equal((await registry.as().pictures('mf-search', '1.0.0')).pictures.length, 1);
});

test('what inflates in a picture is not read, and what is hidden in it is not kept', async () => {
  const image = await drawn(16, 16).png().toBuffer();
  const chunk = (type: string, data: Buffer) => {
    const [body, length, sum] = [Buffer.concat([Buffer.from(type), data]), Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const inflating = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200_000_000))]);
  const hidden = Buffer.from('<script>alert(1)</script>');
  // After the head of a PNG, which has 33 bytes; and behind its end.
  const bomb = Buffer.concat([
    image.subarray(0, 33),
    chunk('iCCP', inflating),
    chunk('zTXt', inflating),
    image.subarray(33),
  ]);
  const polyglot = Buffer.concat([image.subarray(0, 33), chunk('tEXt', hidden), image.subarray(33), hidden]);
  const before = process.resourceUsage().maxRSS;
  for (const source of [bomb, polyglot]) {
    const { content } = await makeAgain('a', source);
    assert.ok(!content.includes(hidden) && content.length < 1_000);
  }
  assert.ok(process.resourceUsage().maxRSS - before < 100_000, 'less than 100 MB');
});
