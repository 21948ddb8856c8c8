import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { contentOf } from '../commands/content/open-content.ts';
import { importFolder, problemLines } from '../commands/content/testing.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

let api: TestContentApi;
let folder: Awaited<ReturnType<typeof importFolder>>;
before(async () => {
  api = await startTestContentApi();
  folder = await importFolder();
});
after(async () => {
  await api.close();
  await folder.remove();
});

const shape = z.object({ brand: z.looseObject({}).nullable() });
const asked = () =>
  api.ask(shape, '{ brand { name tagline { language text } hosts { country host } icon securityContact } }');
const importing = async (record: object) =>
  folder.import(contentOf(api.db), [await folder.write('brand.json', JSON.stringify([record]))]);

test('whose site it is comes by an import, and a second one changes what it mentions', async () => {
  assert.equal((await asked()).brand, null);
  await importing({ name: 'Ostrand', tagline: { de: 'Möbel' }, hosts: { de: 'www.ostrand.example' } });
  await importing({ securityContact: 'security@ostrand.example', icon: '/pictures/icon.svg' });
  assert.deepEqual((await asked()).brand, {
    name: 'Ostrand',
    tagline: [{ language: 'de', text: 'Möbel' }],
    hosts: [{ country: 'de', host: 'www.ostrand.example' }],
    icon: '/pictures/icon.svg',
    securityContact: 'security@ostrand.example',
  });
});

test('hosts of no country, hosts that are addresses and icons that are no drawings are refused', async () => {
  const report = await importing({
    name: 'Ostrand',
    hosts: { de: 'https://www.ostrand.example/', atlantis: 'www.ostrand.example' },
    icon: '/pictures/icon.png',
  });
  assert.equal(report.written, false);
  const problems = problemLines(report).join('\n');
  for (const problem of ['hosts.de: must be a host name', 'atlantis', 'icon: must be a drawing'])
    assert.match(problems, new RegExp(problem));
});
