import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { kindNames } from '../../content-api/import/contract.ts';
import { startTestContentApi, type TestContentApi } from '../../content-api/testing.ts';
import { openTestDatabase } from '../../database/testing.ts';
import { type Content, contentOf } from './open-content.ts';
import { importFolder, problemLines } from './testing.ts';

let api: TestContentApi;
let content: Content;
let folder: Awaited<ReturnType<typeof importFolder>>;
before(async () => {
  folder = await importFolder();
  api = await startTestContentApi();
  content = contentOf(api.db);
});
after(async () => {
  await api.close();
  await folder.remove();
});

const write = (name: string, records: object) => folder.write(name, JSON.stringify(records));
const words = (fr: string) => ({ fr });

test('what a product can be had with is brought by files, and its overlays show it', async () => {
  const files = [
    await folder.write('types.csv', 'value\nMiroir\n'),
    await folder.write('shade-groups.csv', 'id,part,name.fr\nlaque,furniture,Laque\n'),
    await folder.write('shades.csv', 'id,group,name.fr,colorFamilyCode\nsauge,laque,Sauge,vert\n'),
    await folder.write('handle-categories.csv', 'id,heading.fr\nbarres,Barres\n'),
    await folder.write('handles.csv', 'category,heading.fr\nbarres,Barre noire\n'),
    await folder.write('washbasins.csv', 'heading.fr,link\nVasque,/page/vasques\n'),
    await folder.write(
      'products.csv',
      'uid,heading.fr,productType,shades,handles,washbasins\nM-1,Lune,Miroir,sauge,barre-noire,vasque\n',
    ),
  ];
  const report = await folder.import(content, files.toReversed());
  assert.deepEqual([problemLines(report), report.added], [[], 7]);
  const query = `{ overlays(extID: "M-1") {
    overlayNuancier { furnitureMaterials { materials { name } } } overlayHandles { handles { heading } }
    overlayVasques { heading } } }`;
  const answer = JSON.stringify(await api.ask(z.unknown(), query));
  for (const name of ['Sauge', 'Barre noire', 'Vasque']) assert.ok(answer.includes(`"${name}"`), answer);
});

test('menus, popular searches and the mirror finder are one record each, without a list around it or with one', async () => {
  const link = { to: '/overview/product', label: words('Meubles') };
  const files = [
    await write('header.json', { menuItems: [{ ...link, key: 'products', submenuCategories: [] }] }),
    await write('footer.json', [{ menus: [link], address: words('Nantes'), copyright: words('© {year}') }]),
    await write('popular-searches.json', {
      groups: [{ name: words('Miroirs'), data: [{ title: words('Ronds'), to: '/page/ronds' }] }],
    }),
    await write('mirror-finder.json', { steps: [], mapping: [{ combination: '1a', products: ['M-1'] }] }),
  ];
  const report = await folder.import(content, files);
  assert.deepEqual([problemLines(report), report.added], [[], 4]);
  const shape = z.object({
    header: z.object({ headerMenu: z.object({ menuItems: z.array(z.object({ label: z.string() })) }) }),
    footer: z.object({ footerMenu: z.object({ address: z.string() }) }),
  });
  const shown = async () => {
    const { header, footer } = await api.ask(
      shape,
      '{ header { headerMenu { menuItems { label } } } footer { footerMenu { address } } }',
    );
    return [header.headerMenu.menuItems[0]?.label, footer.footerMenu.address];
  };
  assert.deepEqual(await shown(), ['Meubles', 'Nantes']);

  const changed = await folder.import(content, [await write('footer.json', { address: words('Lyon') })]);
  assert.deepEqual([changed.changed, problemLines(changed)], [1, []]);
  assert.deepEqual(await shown(), ['Meubles', 'Lyon']);
  const twice = await folder.import(content, [await write('footer.json', [{ menus: [] }, { menus: [] }])]);
  assert.deepEqual(problemLines(twice), [
    'footer.json:1: record 2: name: "footer" stands on line 1 of footer.json (record 1) already',
  ]);
});

test('surfaces and family situations are told apart, and projects name them', async () => {
  const files = [
    await write('inspirations.json', [{ heading: words('Matin') }]),
    await folder.write('surfaces.csv', 'id,name.fr\npetit,Petit\n'),
    await folder.write('family-situations.csv', 'id,name.fr\npetit,Seul\n'),
    await folder.write(
      'projects.csv',
      'id,heading.fr,surface,familySituation,inspiration,products\np,Projet,petit,petit,matin,M-1\n',
    ),
  ];
  const report = await folder.import(content, files);
  assert.deepEqual([problemLines(report), report.added], [[], 4]);
  assert.equal((await folder.import(content, files)).unchanged, 4);
});

test('what a row of any kind names has to exist', async () => {
  const picture = { url: 'a.svg', alt: words('a'), width: 1, height: 1 };
  const step = { first: true, type: 'single', label: words('a'), question: words('a') };
  const answer = { title: words('a'), value: '1a', resultLabel: words('a') };
  const files = [
    await folder.write('shades.csv', 'id,group,name.fr,colorFamilyCode\nbleu,metal,Bleu,bleu\n'),
    await folder.write('handles.csv', 'category,heading.fr\nanneaux,Anneau\n'),
    await folder.write(
      'products.csv',
      'uid,heading.fr,productType,shades,handles,washbasins\nM-2,Lune,Miroir,sauge|bleu,anneau,plan\n',
    ),
    await folder.write('articles.csv', 'heading.fr,category,date\nUn,matieres,2026-01-01\n'),
    await write('surfaces.json', [{ id: 'grand', name: words('Grand'), image: picture }]),
    await folder.write(
      'projects.csv',
      'id,heading.fr,surface,familySituation,inspiration,products\nq,Projet,grand,seul,soir,M-1|M-3\n',
    ),
    await write('pages.json', [
      { path: '/cms/a', seo: { title: words('a') }, blocks: [{ type: 'HeroProduct', product: 'M-9' }] },
    ]),
    await write('header.json', [
      { menuItems: [{ key: 'a', to: 'produits', label: words('a'), submenuCategories: [] }] },
    ]),
    await write('mirror-finder.json', [
      { steps: [{ ...step, id: 'one', answers: [{ ...answer, goTo: 'two' }] }], mapping: [] },
    ]),
  ];
  const report = await folder.import(content, files);
  assert.deepEqual(problemLines(report), [
    'shades.csv:2: group: there is no shade group "metal"',
    'handles.csv:2: category: there is no handle category "anneaux"',
    'products.csv:2: shades: there is no shade "bleu"',
    'products.csv:2: handles: there is no handle "anneau"',
    'products.csv:2: washbasins: there is no washbasin "plan"',
    'articles.csv:2: category: there is no category "matieres"',
    'surfaces.json:1: record 1 (grand): image.url: must begin with https:// or /, is "a.svg"',
    'projects.csv:2: surface: there is no surface "grand"',
    'projects.csv:2: familySituation: there is no family situation "seul"',
    'projects.csv:2: inspiration: there is no inspiration "soir"',
    'projects.csv:2: products: there is no product "M-3"',
    'pages.json:1: record 1 (/cms/a): blocks.0.product: there is no product "M-9"',
    'header.json:1: record 1: menuItems.0.to: must begin with /, https://, mailto: or tel:, is "produits"',
    'mirror-finder.json:1: record 1: steps.0.answers.0.goTo: must be the id of a step, is "two"',
  ]);
  assert.equal(report.written, false);
});

test('the example of every kind in docs/content.md can be imported, in an empty site, as a folder', async (t) => {
  const target = await openTestDatabase();
  t.after(() => target.close());
  const text = await readFile(join(import.meta.dirname, '../../../docs/content.md'), 'utf8');
  const examples = [...text.matchAll(/^\| `([a-z-]+)` \|.*? \| `(\{.+\})` \|$/gm)];
  assert.deepEqual(
    examples.map(([, kind]) => kind),
    [...kindNames],
  );
  const examplesFolder = await mkdtemp(join(tmpdir(), 'examples-'));
  t.after(() => rm(examplesFolder, { recursive: true }));
  for (const [, kind = '', record = ''] of examples) {
    const path = kind === 'pages' ? 'pages/legal.json' : `${kind}.json`;
    await mkdir(dirname(join(examplesFolder, path)), { recursive: true });
    await writeFile(join(examplesFolder, path), record);
  }
  const report = await folder.import(contentOf(target.db), [examplesFolder]);
  assert.deepEqual([problemLines(report), report.added], [[], kindNames.length]);
});
