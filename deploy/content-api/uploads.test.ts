import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { fileId, largestFile } from 'shared/contact';
import sharp from 'sharp';
import { z } from 'zod';
import { signAnonymous } from '../tokens/tokens.ts';
import { databaseUploads } from './sources/contact-messages.ts';
import { contactMessage, upload } from './tables.ts';
import { ownAddress, serviceSecret, startTestContentApi, type TestContentApi } from './testing.ts';
import { cleanName, isWhole, kindOf } from './uploads/files.ts';
import { createUploads } from './uploads/uploads.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
});
after(() => api.close());

let address = '';
beforeEach(() => {
  address = ownAddress();
});

const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a87' } });
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

async function post(name: string | undefined, payload: Buffer | undefined, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${await signAnonymous(serviceSecret)}`;
  const query = name === undefined ? '' : `?${new URLSearchParams({ name })}`;
  const answer = await api.app.inject({
    method: 'POST',
    url: `/uploads${query}`,
    headers: { authorization, 'content-type': 'image/x-anything', 'x-forwarded-for': address, ...headers },
    payload,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

async function remove(id: string): Promise<number> {
  const headers = { authorization: `Bearer ${await signAnonymous(serviceSecret)}` };
  return (await api.app.inject({ method: 'DELETE', url: `/uploads/${id}`, headers })).statusCode;
}

test('pictures and PDF files are stored by what their bytes show, whatever the call says', async () => {
  const files: [string, string, Buffer][] = [
    ['plan.jpg', 'image/jpeg', await square.clone().jpeg().toBuffer()],
    ['Plan.JPEG', 'image/jpeg', await square.clone().jpeg().toBuffer()],
    ['plan.png', 'image/png', await square.clone().png().toBuffer()],
    ['plan.webp', 'image/webp', await square.clone().webp().toBuffer()],
    ['plan.gif', 'image/gif', await square.clone().gif().toBuffer()],
    ['plan.avif', 'image/avif', await square.clone().avif().toBuffer()],
    ['plan.pdf', 'application/pdf', pdf],
  ];
  for (const [name, type, bytes] of files) {
    const { status, body } = await post(name, bytes);
    assert.equal(status, 201, name);
    const { id } = z.object({ id: fileId }).parse(body);
    assert.deepEqual(body, { id, name, type, bytes: bytes.length });
    const [row] = await api.db
      .select()
      .from(upload)
      .where(eq(upload.id, id.slice(0, 36)));
    assert.ok(row && Buffer.from(row.bytes).equals(bytes));
  }
  const plain = await post('plan.pdf', pdf, { 'content-type': 'application/json' });
  assert.equal(plain.status, 201);
});

test('a file is taken for what it is, and named so, whichever of the taken kinds its name says', async () => {
  const png = await square.clone().png().toBuffer();
  const jpeg = await square.clone().jpeg().toBuffer();
  for (const [name, bytes, stored, type] of [
    ['photo.jpg', png, 'photo.png', 'image/png'],
    ['photo.jfif', jpeg, 'photo.jfif', 'image/jpeg'],
    ['plan.v2.png', pdf, 'plan.v2.pdf', 'application/pdf'],
  ] as const) {
    const { status, body } = await post(name, bytes);
    assert.equal(status, 201, name);
    assert.deepEqual([body.name, body.type], [stored, type]);
  }
});

test('the pictures of a telephone are known by their bytes, too', async () => {
  const telephone = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(4), Buffer.from('mif1heic')]);
  assert.equal(await kindOf('photo.heic', telephone('heic')), 'image/heic');
  assert.equal(await kindOf('photo.HEIF', telephone('mif1')), 'image/heif');
  assert.equal(await kindOf('photo.jpg', telephone('heic')), 'image/heic');
});

test('drawings that can run scripts, other kinds, and names of other kinds are refused', async () => {
  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const png = await square.clone().png().toBuffer();
  for (const [name, bytes] of [
    ['drawing.svg', svg],
    ['drawing.png', svg],
    ['page.html', Buffer.from('<!doctype html><p>')],
    ['plan.exe', png],
    ['plan', png],
    ['plan.png.html', png],
    ['plan.pdf', Buffer.from('text')],
    ['plan.pdf', Buffer.alloc(0)],
    ['plan.pdf', undefined],
    [undefined, pdf],
  ] as const) {
    const { status, body } = await post(name, bytes);
    assert.deepEqual([status, body.code], [422, '422'], `${name}`);
  }
});

test('a file that was cut off on its way is refused, wherever it was', async () => {
  const noise = sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#a87',
    },
  });
  const whole: [string, Buffer][] = [
    ['plan.jpg', await noise.clone().jpeg().toBuffer()],
    ['progressive.jpg', await noise.clone().jpeg({ progressive: true }).toBuffer()],
    ['plan.png', await noise.clone().png().toBuffer()],
    ['plan.webp', await noise.clone().webp().toBuffer()],
    ['plan.gif', await noise.clone().gif().toBuffer()],
    ['plan.avif', await noise.clone().avif().toBuffer()],
    ['plan.pdf', Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(5000), pdf.subarray(9)])],
  ];
  for (const [name, bytes] of whole) {
    assert.notEqual(await kindOf(name, bytes), undefined, name);
    for (const share of [0.2, 0.5, 0.7])
      assert.equal(await kindOf(name, bytes.subarray(0, bytes.length * share)), undefined, `${share} of ${name}`);
  }
});

test('a GIF that was cut off behind a byte that could be its end is refused', async () => {
  const gif = await square.clone().gif().toBuffer();
  assert.equal(await kindOf('plan.gif', gif), 'image/gif');
  const cut = gif.subarray(0, gif.length / 2);
  cut[cut.length - 2] = 0xa8;
  cut[cut.length - 1] = 0x3b;
  assert.equal(await kindOf('plan.gif', cut), undefined);
});

test('a photo with a small one inside is whole only when its own end is there', async () => {
  const small = await square.clone().jpeg().toBuffer();
  const large = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a87' } })
    .jpeg()
    .toBuffer();
  const length = small.length + 2;
  const inside = Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 255]), small]);
  const photo = Buffer.concat([large.subarray(0, 2), inside, large.subarray(2)]);
  assert.equal(await kindOf('photo.jpg', photo), 'image/jpeg');
  assert.equal(await kindOf('photo.jpg', photo.subarray(0, photo.length - 20)), undefined);
});

test('what makes a file whole is looked for where its kind has it, and nowhere else', () => {
  const box = (length: number, ...more: number[]) => [...[0, 0, 0, length], ...Buffer.from('free'), ...more];
  const long = (length: number) => box(1, 0, 0, 0, 0, 0, 0, 0, length);
  const riff = (length: number) => [...Buffer.from('RIFF'), length, 0, 0, 0];
  const end = [...Buffer.from('%%EOF')];
  const zeros = (count: number) => new Array<number>(count).fill(0);
  for (const [type, bytes, isIt] of [
    ['image/avif', box(8), true],
    ['image/avif', [...box(8), ...box(12, 1, 2, 3, 4)], true],
    ['image/avif', [...box(8), ...box(12, 1, 2, 3)], false],
    ['image/avif', [...box(8), 0, 0, 0, 8], false],
    ['image/avif', [...box(8), ...box(0, 1, 2, 3)], true],
    ['image/avif', box(7), false],
    ['image/heic', long(16), true],
    ['image/heic', [...long(20), 1, 2, 3, 4], true],
    ['image/heic', [...long(20), 1, 2, 3], false],
    ['image/heic', long(16).slice(0, 15), false],
    ['image/webp', riff(0), true],
    ['image/webp', [...riff(4), 1, 2, 3, 4], true],
    ['image/webp', [...riff(4), 1, 2, 3], false],
    ['image/webp', [...Buffer.from('RIFF'), 0, 0, 0], false],
    ['image/gif', [0, 0x3b], true],
    ['image/gif', [0, 0x3b, 0, 0], true],
    ['image/gif', [1, 0x3b], false],
    ['image/gif', [0, 1], false],
    ['image/jpeg', [0xff, 0xda, 0xff, 0xd9], true],
    ['image/jpeg', [0xff, 0xd9, 0xff, 0xda], false],
    ['image/jpeg', [1, 2, 3], false],
    ['image/png', end, false],
    ['application/pdf', [...end, ...zeros(1019)], true],
    ['application/pdf', [...end, ...zeros(1020)], false],
  ] as const)
    assert.equal(isWhole(type, Uint8Array.from(bytes)), isIt, `${type}: ${bytes.slice(0, 24)}`);
});

test('a file has 5 MB at most', async () => {
  const sized = (bytes: number) =>
    Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(bytes - pdf.length), pdf.subarray(9)]);
  assert.equal((await post('plan.pdf', sized(largestFile))).status, 201);
  const { status, body } = await post('plan.pdf', sized(largestFile + 1));
  assert.deepEqual([status, body.code], [413, '413']);
});

test('callers without a token are refused', async () => {
  const { status, body } = await post('plan.pdf', pdf, { authorization: 'Bearer nonsense' });
  assert.deepEqual([status, body.code], [401, '401']);
  assert.equal((await api.app.inject({ method: 'DELETE', url: `/uploads/${crypto.randomUUID()}` })).statusCode, 401);
});

test('a name is only a name', () => {
  for (const [given, clean] of [
    ['plan.pdf', 'plan.pdf'],
    ['C:\\fakepath\\mon plan.pdf', 'mon plan.pdf'],
    ['../../etc/passwd.png', 'passwd.png'],
    ['a\r\nb\0\u202Efdp.exe"<>|?*.png', 'abfdp.exe.png'],
    ['.png', 'file.png'],
    ['..pdf', 'file.pdf'],
    [`${'é'.repeat(200)}.jpeg`, `${'é'.repeat(115)}.jpeg`],
  ] as const)
    assert.equal(cleanName(given), clean);
});

test('a file is removed by whoever has its id and not by its number alone, until a message names it', async () => {
  const { id } = (await post('plan.pdf', pdf)).body;
  const number = id.slice(0, 36);
  for (const stranger of [number, `${number}.`, `${number}.${'x'.repeat(22)}`, `${crypto.randomUUID()}${id.slice(36)}`])
    assert.equal(await remove(stranger), 404);
  assert.equal(await remove(id), 204);
  assert.equal(await remove(id), 404);
  assert.equal(await remove('no-id'), 404);

  const { id: kept } = (await post('plan.pdf', pdf)).body;
  const message = { language: 'fr', civility: 'M', firstName: 'A', lastName: 'B', email: 'a@b.be', phone: '12345678' };
  const [row] = await api.db
    .insert(contactMessage)
    .values({ ...message, subject: 'S', body: 'B', mailedAt: new Date() })
    .returning();
  await api.db
    .update(upload)
    .set({ messageId: row?.id })
    .where(eq(upload.id, kept.slice(0, 36)));
  assert.equal(await remove(kept), 404);
});

test('files that no message names go after a day', async () => {
  const past = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const file = { name: 'plan.pdf', type: 'application/pdf', bytes: pdf };
  const rows = await api.db
    .insert(upload)
    .values([
      { ...file, createdAt: past(25) },
      { ...file, createdAt: past(23) },
    ])
    .returning();
  await createUploads(databaseUploads(api.db), serviceSecret).removeUnnamed();
  const left = new Set((await api.db.select({ id: upload.id }).from(upload)).map(({ id }) => id));
  assert.deepEqual(
    rows.map(({ id }) => left.has(id)),
    [false, true],
  );
});
