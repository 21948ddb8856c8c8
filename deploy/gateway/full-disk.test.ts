import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../testing/eventually.ts';
import { noSmallDisk, type SmallDisk, smallDisk } from '../testing/small-disk.ts';
import { testRelease, testShell } from './testing/release.ts';
import { startTestSite } from './testing/site.ts';

const skip = noSmallDisk();
const home = (version: string) =>
  testRelease({ name: 'mf-content', version, pages: ['home', 'cms'], render: `return part('<h1>by ${version}</h1>')` });

const ways = {
  'full disk': (disk: SmallDisk) => disk.fill(),
  'read-only folder': (disk: SmallDisk) => disk.seal(),
};

for (const [way, end] of Object.entries(ways))
  test(`on a ${way} visitors see what they saw, ops see which release is missing, and it comes when there is room`, {
    skip,
  }, async (context) => {
    const disk = smallDisk(8);
    context.after(disk.remove);
    const usual = process.env.TMPDIR;
    process.env.TMPDIR = disk.folder;
    const site = await startTestSite([testShell(), home('1.0.0')]);
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
    context.after(site.close);
    const shown = async () => /<h1>by (.*?)<\/h1>/.exec((await site.get(`/fr?${performance.now()}`)).body)?.[1];
    const ready = async () => {
      const { statusCode, body } = await site.get('/health/ready');
      return { statusCode, unopened: JSON.parse(body).unopened };
    };
    assert.equal(await shown(), '1.0.0');

    end(disk);
    site.registry.publish(home('1.1.0'));
    site.registry.makeLive({ 'mf-content': '1.1.0' });
    await eventually(async () => (await ready()).unopened !== undefined);
    assert.deepEqual(await ready(), {
      statusCode: 200,
      unopened: [{ remote: 'mf-content', version: '1.1.0', country: '*' }],
    });
    assert.equal(await shown(), '1.0.0');

    disk.free();
    await eventually(async () => (await shown()) === '1.1.0');
    assert.deepEqual(await ready(), { statusCode: 200, unopened: undefined });
  });
