import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { page } from '../content-api/tables.ts';
import { noSmallDisk, smallDisk } from '../testing/small-disk.ts';
import { openDatabase } from './index.ts';
import { createEmptyDatabase } from './testing.ts';

const skip = noSmallDisk();
const rows = 200;

test('on a full disk writes are refused and reads go on; what was acknowledged is there, and nothing that was refused', {
  skip,
}, async (context) => {
  const disk = smallDisk(200);
  context.after(disk.remove);
  const dataDir = disk.folder;
  await createEmptyDatabase(dataDir);
  let { db, close } = await openDatabase({ dataDir });
  const paths = async () => (await db.select({ path: page.path }).from(page)).map(({ path }) => path).sort();
  const written: string[] = [];
  const write = async (path: string) => {
    const title = { fr: randomBytes(3_000).toString('base64') };
    await db.insert(page).values({ path, seo: { title }, blocks: [] });
    written.push(path);
  };

  await write('before');
  disk.fill();
  const tries = [];
  for (let number = 0; number < rows; number += 1)
    tries.push(await write(`full ${number}`).catch((error: unknown) => error));
  const refusals = tries.filter((one) => one instanceof Error);
  assert.ok(refusals.length > rows / 2, `${refusals.length} were refused`);
  assert.match(String(refusals[0]?.cause), /No space left on device/);
  assert.deepEqual(await paths(), written.toSorted(), 'reads go on');

  disk.free();
  await write('after');
  await close();
  ({ db, close } = await openDatabase({ dataDir }));
  assert.deepEqual(await paths(), written.toSorted());
  await close();
});
