import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import { collection, page, product, productType, searchMeaning, searchWord } from '../../content-api/tables.ts';
import { writeRows } from '../../content-api/writing/testing.ts';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { readVersions } from '../../registry/write-lock.ts';
import { type Content, contentOf } from './open-content.ts';
import { importFolder, problemLines } from './testing.ts';

let database: TestDatabase;
let content: Content;
let folder: Awaited<ReturnType<typeof importFolder>>;

before(async () => {
  folder = await importFolder();
  database = await openTestDatabase();
  content = contentOf(database.db);
  const picture = { url: '/a.svg', alt: { fr: 'a' }, width: 1, height: 1 };
  await writeRows(database.db, 'types', [
    { value: 'Meuble', name: { fr: 'Meuble' }, position: 0 },
    { value: 'Suspendu', parent: 'Meuble', name: { fr: 'Suspendu' }, position: 0 },
    { value: 'Miroir', name: { fr: 'Miroir' }, position: 1 },
  ]);
  await writeRows(database.db, 'materials', [{ value: 'noyer', name: { fr: 'Noyer' }, position: 0 }]);
  await writeRows(database.db, 'collections', [
    {
      id: 'ligne',
      position: 0,
      heading: { fr: 'Ligne' },
      description: { fr: 'Ligne' },
      tailored: false,
      colorScheme: 'dark',
      ...{ heroImage: picture, heroImageMobile: picture, image: picture },
    },
  ]);
});
beforeEach(() => database.db.delete(product));
after(async () => {
  await database.close();
  await folder.remove();
});

const stored = async (uid: string) => (await database.db.select().from(product).where(eq(product.uid, uid)))[0];

test('a product of which little is known gets sensible values, and a page', async () => {
  const file = await folder.write(
    'products.csv',
    'uid,heading.fr,productType\nA-1,Étagère d’angle,Meuble\nA-2,Étagère d’angle,Meuble\n',
  );
  const report = await folder.import(content, [file]);
  assert.deepEqual([report.added, report.pages, report.problems], [2, 2, []]);
  const [first, second] = [await stored('A-1'), await stored('A-2')];
  assert.deepEqual([first?.slug, second?.slug], ['etagere-d-angle', 'etagere-d-angle-a-2']);
  assert.deepEqual([first?.position, second?.position, first?.colorScheme], [0, 1, 'dark']);
  assert.deepEqual(first?.card, {
    url: '/pictures/placeholder.svg',
    alt: { fr: 'Étagère d’angle' },
    width: 688,
    height: 916,
  });
  const [made] = await database.db.select().from(page).where(eq(page.path, '/product/etagere-d-angle'));
  assert.deepEqual(made?.seo.title, { fr: 'Étagère d’angle' });
  assert.deepEqual(
    made?.blocks.map(({ type }) => type),
    ['HeroProduct', 'ProductDetailsAccordion', 'SameTypeSliderProduct'],
  );
});

test('a page that is made is shared with the large picture of its product, or its card where it has no other', async () => {
  const file = await folder.write(
    'products.csv',
    [
      'uid,heading.fr,productType,card.url,heroDesktop.url',
      'P-1,Un pouf,Meuble,/pouf-card.jpg,/pouf-hero.jpg',
      'P-2,Un banc,Meuble,/banc-card.jpg,',
    ].join('\n'),
  );
  assert.deepEqual(problemLines(await folder.import(content, [file])), []);
  const made = await database.db
    .select()
    .from(page)
    .where(inArray(page.path, ['/product/un-pouf', '/product/un-banc']))
    .orderBy(page.path);
  assert.deepEqual(
    made.map(({ seo }) => seo.image),
    ['/banc-card.jpg', '/pouf-hero.jpg'],
  );
});

test('a picture of a host that the site does not fetch from is refused, with its host; one that it does is taken', async () => {
  const file = await folder.write(
    'products.csv',
    'uid,heading.fr,productType,card.url\nA-1,Un banc,Meuble,https://pictures.example/a.jpg\nA-2,Un lit,Meuble,https://cdn.example/a.jpg\n',
  );
  const html = '<p><img src=\\"https://cdn.example/b.jpg\\"></p>';
  const texts = await folder.write(
    'pages.json',
    `{ "path": "/page/a", "seo": { "title": { "fr": "A" } }, "blocks": [{ "type": "Html", "code": { "fr": "${html}" } }] }`,
  );
  const refused = 'lies on cdn.example, which the setting PICTURE_HOSTS does not name';
  assert.deepEqual(problemLines(await folder.import(contentOf(database.db, ['pictures.example']), [file, texts])), [
    `products.csv:3: card.url: ${refused}, is "https://cdn.example/a.jpg"`,
    `pages.json:1: record 1 (/page/a): blocks.0.code.fr: ${refused}, is "https://cdn.example/b.jpg"`,
  ]);
  const both = contentOf(database.db, ['pictures.example', 'cdn.example']);
  assert.deepEqual((await folder.import(both, [file, texts])).added, 3);
  assert.equal((await stored('A-2'))?.card.url, 'https://cdn.example/a.jpg');
});

test('of records on one line, a problem names each by its number and its uid', async () => {
  const records = [
    { uid: 'J-1', heading: { fr: 'Un' }, productType: 'Meuble' },
    { uid: 'J-2', heading: { fr: 'Deux' }, productType: 'Meuble', width: 'large' },
    { heading: { fr: 'Trois' }, productType: 'Meuble' },
    { uid: 'J-2', heading: { fr: 'Encore deux' }, productType: 'Meuble' },
  ];
  const file = await folder.write('products-line.json', JSON.stringify(records));
  assert.deepEqual(problemLines(await folder.import(content, [file])), [
    'products-line.json:1: record 2 (J-2): width: must be a number, is "large"',
    'products-line.json:1: record 3: uid: is missing',
    'products-line.json:1: record 4 (J-2): uid: "J-2" stands on line 1 of products-line.json (record 2) already',
  ]);
});

test('what a file does not mention stays, and a second time nothing changes', async () => {
  const full = await folder.write(
    'products-full.csv',
    'uid,heading.fr,heading.nl,productType,width,materials\nB,Ligne,Lijn,Meuble,80,noyer\n',
  );
  await folder.import(content, [full]);
  const part = await folder.write('products-part.csv', 'uid,heading.fr,width\nB,Ligne 81,"81,5"\n');
  const report = await folder.import(content, [part]);
  assert.deepEqual([report.added, report.changed], [0, 1]);
  const row = await stored('B');
  assert.deepEqual([row?.heading, row?.width, row?.materialValues], [{ fr: 'Ligne 81', nl: 'Lijn' }, 81.5, ['noyer']]);
  assert.equal(row?.slug, 'ligne');

  const counter = await readVersions(database.db);
  const again = await folder.import(content, [part]);
  assert.deepEqual([again.added, again.changed, again.unchanged, again.written], [0, 0, 1, false]);
  assert.deepEqual(await readVersions(database.db), counter);
});

test('every bad row is told with its line, its field and why, and nothing is imported', async () => {
  const file = await folder.write(
    'products.csv',
    [
      'uid,slug,heading.fr,productType,productSubType,collectionId,materials,width',
      'C-1,c-1,Un,Meuble,Suspendu,ligne,noyer,80',
      'C-2,c-2,"Deux',
      'lignes",Meuble,,,,abc',
      'C-3,c 3,Trois,Meuble,,,,80',
      ',c-4,Quatre,Meuble,,,,80',
      'C-5,c-5,,Meuble,,,,80',
      'C-6,c-6,Six,Chaise,,,,-3',
      'C-7,c-7,Sept,Chaise,Suspendu,onde,noyer|laque,80',
      'C-8,c-8,Huit,Miroir,Suspendu,,,80',
      'C-1,c-1,Neuf,Meuble,,,,80',
      'C-10,c-10,Dix,Meuble,,,,80,more',
    ].join('\n'),
  );
  const report = await folder.import(content, [file]);
  assert.deepEqual(problemLines(report), [
    'products.csv:3: width: must be a number, is "abc"',
    'products.csv:5: slug: must be small letters without accents, digits and hyphens, is "c 3"',
    'products.csv:6: uid: is missing',
    'products.csv:7: heading: is missing',
    'products.csv:8: width: must be more than 0, is -3',
    'products.csv:9: productType: there is no type "Chaise"',
    'products.csv:9: productSubType: "Suspendu" is a sub type of "Meuble"',
    'products.csv:9: collectionId: there is no collection "onde"',
    'products.csv:9: materials: there is no material "laque"',
    'products.csv:10: productSubType: "Suspendu" is a sub type of "Meuble"',
    'products.csv:11: uid: "C-1" stands on line 2 of products.csv already',
    'products.csv:12: has 9 cells, but the first line has 8',
  ]);
  assert.deepEqual([report.read, report.bad, report.written], [10, 9, false]);
  assert.equal(await stored('C-1'), undefined);

  const skipping = await folder.import(content, [file], { skipBad: true });
  assert.deepEqual([skipping.added, skipping.bad, skipping.written], [1, 9, true]);
  assert.ok(await stored('C-1'));
});

test('an address that another product has is refused', async () => {
  const first = await folder.write('products.csv', 'uid,slug,heading.fr,productType\nD-1,d,D,Meuble\n');
  await folder.import(content, [first]);
  const second = await folder.write('products.csv', 'uid,slug,heading.fr,productType\nD-2,d,D,Meuble\n');
  assert.deepEqual(problemLines(await folder.import(content, [second])), [
    'products.csv:2: slug: "d" is the address of the product D-1',
  ]);
});

const pagesFile = (...pages: object[]) =>
  folder.write(
    'pages.json',
    `[${pages.map((one) => JSON.stringify({ seo: { title: { fr: 'Titre' } }, blocks: [], ...one })).join(',\n')}]`,
  );

test('two pages that would be at one address in a language are refused, and both are named', async () => {
  const first = await pagesFile({ path: '/page/soin', slugs: { fr: 'soin', de: 'pflege' } });
  assert.deepEqual(problemLines(await folder.import(content, [first])), []);
  const others = await pagesFile(
    { path: '/page/entretien', slugs: { fr: 'entretien', de: 'pflege' } },
    { path: '/page/soigner', slugs: { fr: 'soigner', nl: 'soin' } },
    { path: '/page/pflege' },
    { path: '/page/retours', slugs: { fr: 'retours', en: 'returns' } },
    { path: '/page/renvois', slugs: { fr: 'renvois', en: 'returns' } },
    { path: '/page/catalogue', slugs: { fr: 'produits' } },
  );
  assert.deepEqual(problemLines(await folder.import(content, [others])), [
    'pages.json:1: record 1 (/page/entretien): slugs.de: /page/entretien would be at /de/pflege, where /page/soin is found',
    'pages.json:2: record 2 (/page/soigner): slugs.nl: /page/soigner would be at /nl/soin, where /page/soin is found',
    'pages.json:3: record 3 (/page/pflege): path: /page/pflege would be at /de/pflege, where /page/soin is found',
    'pages.json:5: record 5 (/page/renvois): slugs.en: /page/renvois would be at /nl/returns, where /page/retours is found',
    'pages.json:6: record 6 (/page/catalogue): slugs.fr: /page/catalogue would be at /fr/produits, where the page "overview-product" of the site is found',
  ]);
});

test('pages may share a slug in different languages or kinds, and hand one on', async () => {
  const first = await pagesFile({ path: '/page/bois', slugs: { fr: 'bois', de: 'holz', en: 'wood', nl: 'hout' } });
  await folder.import(content, [first]);
  const others = await pagesFile(
    { path: '/page/bois', slugs: { fr: 'bois', de: 'hoelzer', en: 'wood', nl: 'hout' } },
    { path: '/page/chene', slugs: { fr: 'chene', de: 'holz', en: 'hout', nl: 'eik' } },
    { path: '/cms/bois' },
  );
  assert.deepEqual(problemLines(await folder.import(content, [others])), []);
});

test('an address is refused that a page far above in the same file has', async () => {
  const between = Array.from({ length: 250 }, (_, index) => ({ path: `/article/far-${index}` }));
  const file = await pagesFile({ path: '/cms/loin', slugs: { fr: 'loin', de: 'weit' } }, ...between, {
    path: '/cms/distant',
    slugs: { fr: 'distant', de: 'weit' },
  });
  assert.deepEqual(problemLines(await folder.import(content, [file])), [
    'pages.json:252: record 252 (/cms/distant): slugs.de: /cms/distant would be at /de/cms/weit, where /cms/loin is found',
  ]);
});

test('a product that gets another address takes its page along', async () => {
  const csv = (slug: string) => folder.write('products.csv', `uid,slug,heading.fr,productType\nE,${slug},E,Meuble\n`);
  await folder.import(content, [await csv('before')]);
  const report = await folder.import(content, [await csv('after')]);
  assert.deepEqual([report.changed, report.pages], [1, 0]);
  const paths = (await database.db.select({ path: page.path }).from(page)).map(({ path }) => path);
  assert.ok(paths.includes('/product/after') && !paths.includes('/product/before'));
});

test('a dry run says what would change, and changes nothing', async () => {
  const file = await folder.write('products.csv', 'uid,heading.fr,productType\nF,F,Meuble\n');
  const report = await folder.import(content, [file], { dryRun: true });
  assert.deepEqual([report.added, report.written], [1, false]);
  assert.equal(await stored('F'), undefined);
});

test('of very many bad rows the first 200 are told and all are counted', async () => {
  const rows = Array.from({ length: 700 }, (_, index) => `G-${index},G,Chaise`).join('\n');
  const report = await folder.import(content, [
    await folder.write('products.csv', `uid,heading.fr,productType\n${rows}`),
  ]);
  assert.deepEqual([report.problems.length, report.problemCount, report.bad], [200, 700, 700]);
  assert.deepEqual(report.summary, [{ field: 'productType', message: 'there is no type "…"', rows: 700 }]);
});

test('files of several kinds are taken in the order in which they refer to each other', async () => {
  const products = await folder.write(
    'products.json',
    '[{ "uid": "H", "heading": { "fr": "H" }, "productType": "Banc" }]',
  );
  const types = await folder.write('types.jsonl', '{ "value": "Banc" }\n');
  const pages = await folder.write(
    'pages.json',
    JSON.stringify([
      {
        path: '/cms/h',
        seo: { title: { fr: 'H' } },
        blocks: [{ type: 'CmsContent', content: { fr: '<p>H<script></script></p>' } }],
      },
    ]),
  );
  const report = await folder.import(content, [pages, products, types]);
  assert.deepEqual([report.problems, report.added], [[], 3]);
  const [written] = await database.db.select().from(page).where(eq(page.path, '/cms/h'));
  assert.deepEqual(written?.blocks, [{ type: 'CmsContent', content: { fr: '<p>H</p>' } }]);
});

test('a block with a wrong field is told by its place', async () => {
  const block = {
    type: 'MeaL',
    heading: { fr: 'H' },
    position: 'top',
    text: { fr: 'x' },
    image: { url: 'javascript:x' },
  };
  const json = JSON.stringify(
    [{ path: '/cms/i', seo: { title: { fr: 'I' } }, blocks: [block, { type: 'Carousel' }] }],
    null,
    2,
  );
  const lines = problemLines(await folder.import(content, [await folder.write('pages.json', json)]));
  assert.ok(
    lines.includes('pages.json:2: record 1 (/cms/i): blocks.0.position: must be left or right, is "top"'),
    lines.join('\n'),
  );
  assert.ok(
    lines.includes(
      'pages.json:2: record 1 (/cms/i): blocks.0.image.url: must begin with https:// or /, is "javascript:x"',
    ),
  );
  assert.ok(lines.includes('pages.json:2: record 1 (/cms/i): blocks.1.type: is of no known type'), lines.join('\n'));
});

test('a foreign catalogue is taken as it is, with the types, materials and collections that it names', async () => {
  const file = await folder.write(
    'katalog.csv',
    'Nr;Bez;Gruppe;Unter;Serie;Material\nJ-1;Schrank;Hochschrank;Schmal;Fjord Süd;Eiche hell+noyer\nJ-2;Tisch;Hochschrank;Schmal;Fjord Süd;Eiche hell\n',
  );
  const map = {
    kind: 'products',
    columns: {
      ...{ uid: 'Nr', 'heading.fr': 'Bez', productType: 'Gruppe', productSubType: 'Unter', collectionId: 'Serie' },
      materials: { column: 'Material', split: '+' },
    },
  };
  const closed = await folder.import(content, [file], { map });
  assert.deepEqual(
    [closed.bad, problemLines(closed)[0]],
    [2, 'katalog.csv:2: productType: there is no type "Hochschrank"'],
  );

  const report = await folder.import(content, [file], {
    map: { ...map, create: ['types', 'materials', 'collections'] },
  });
  assert.deepEqual(report.problems, []);
  assert.deepEqual(report.created, [
    'type Hochschrank',
    'sub type Schmal',
    'collection fjord-sud',
    'material eiche-hell',
  ]);
  const row = await stored('J-1');
  assert.deepEqual([row?.collectionId, row?.materialValues], ['fjord-sud', ['eiche-hell', 'noyer']]);
  const [made] = await database.db.select().from(collection).where(eq(collection.id, 'fjord-sud'));
  assert.deepEqual(made?.heading, { fr: 'Fjord Süd' });
  const again = await folder.import(content, [file], { map: { ...map, create: ['materials', 'collections'] } });
  assert.deepEqual([again.unchanged, again.created, again.written], [2, [], false]);
});

test('a repeated key is told once, however late it comes, and says nothing of the address', async () => {
  const between = Array.from({ length: 600 }, (_, index) => `K-${index},K,Meuble`);
  const rows = ['K,K,Meuble', 'K,K,Meuble', ...between, 'K,K,Meuble'];
  const file = await folder.write('products.csv', `uid,heading.fr,productType\n${rows.join('\n')}\n`);
  const told = 'uid: "K" stands on line 2 of products.csv already';
  const lines = [`products.csv:3: ${told}`, `products.csv:604: ${told}`];
  assert.deepEqual(problemLines(await folder.import(content, [file])), lines);
  assert.deepEqual(problemLines(await folder.import(content, [file], { skipBad: true })), lines);
});

test('a catalogue in one language is taken in as it is, with its prices', async () => {
  const file = await folder.write('katalog-de.csv', 'nr;name;art;preis\nN-1;Über-Eck Bank;Sitzbank;"1.290,50"\n');
  const map = {
    kind: 'products',
    columns: { uid: 'nr', 'heading.de': 'name', productType: 'art', 'price.amount': 'preis' },
    constants: { price: { currency: 'EUR' } },
    create: ['types'],
    language: 'de',
  };
  assert.deepEqual(problemLines(await folder.import(content, [file], { map })), []);
  const row = await stored('N-1');
  assert.deepEqual(
    [row?.heading, row?.slug, row?.price],
    [{ de: 'Über-Eck Bank' }, 'uber-eck-bank', { amount: 1290.5, currency: 'EUR' }],
  );
  const unpriced = await folder.write('katalog-neu.csv', 'nr;name;art;preis\nN-3;Hocker;Sitzbank;\n');
  assert.deepEqual(problemLines(await folder.import(content, [unpriced], { map })), []);
  assert.equal((await stored('N-3'))?.price, null);
  const [type] = await database.db.select().from(productType).where(eq(productType.value, 'Sitzbank'));
  assert.deepEqual(type?.name, { de: 'Sitzbank' });
  const empty = await folder.write('products.csv', 'uid,heading.fr,productType,price.amount\nN-2,N,Meuble,12\n');
  assert.deepEqual(problemLines(await folder.import(content, [empty])), ['products.csv:2: price.currency: is missing']);
});

test('columns can be joined; an empty one leaves no gap', async () => {
  const file = await folder.write('joined.csv', 'nr,name,variant\nL-1,Fjord,blanc\nL-2,Fjord,\n');
  const map = {
    kind: 'products',
    columns: { uid: 'nr', 'heading.fr': '{name} {variant}' },
    constants: { productType: 'Meuble' },
  };
  assert.deepEqual(problemLines(await folder.import(content, [file], { map })), []);
  assert.deepEqual([(await stored('L-1'))?.heading.fr, (await stored('L-2'))?.heading.fr], ['Fjord blanc', 'Fjord']);
});

test('a block that names what does not exist is refused, and one that names what comes with it is not', async () => {
  await writeRows(database.db, 'shade-groups', [{ id: 'mat', part: 'furniture', name: { fr: 'Mat' }, position: 0 }]);
  const words = { fr: 'Sauge' };
  const image = { url: '/a.svg', alt: words, width: 1, height: 1 };
  await writeRows(database.db, 'shades', [
    {
      id: 'sauge',
      group: 'mat',
      position: 0,
      name: words,
      image,
      colorFamilyCode: 'vert',
      colorName: words,
      finishName: words,
    },
  ]);
  const blocks = (uid: string) => [
    { type: 'SliderProductInterface', products: [uid] },
    { type: 'ColorChart', heading: { fr: 'Nuancier' }, shades: ['mauve'] },
  ];
  const pages = await folder.write(
    'pages.json',
    JSON.stringify([{ path: '/cms/m', seo: { title: { fr: 'M' } }, blocks: blocks('M-2') }]),
  );
  const products = await folder.write('products.csv', 'uid,heading.fr,productType\nM-1,M,Meuble\n');
  assert.deepEqual(problemLines(await folder.import(content, [pages, products])), [
    'pages.json:1: record 1 (/cms/m): blocks.0.products: there is no product "M-2"',
    'pages.json:1: record 1 (/cms/m): blocks.1.shades: there is no shade "mauve"',
  ]);
  const right = await folder.write(
    'pages.json',
    JSON.stringify([{ path: '/cms/m', seo: { title: { fr: 'M' } }, blocks: blocks('M-1').slice(0, 1) }]),
  );
  assert.deepEqual(problemLines(await folder.import(content, [right, products])), []);
});

test('words that people say are taken in as search compares them', async () => {
  const file = await folder.write('words.csv', 'language,word,means\nfr,Évier,vasque|Plan\n');
  assert.deepEqual(problemLines(await folder.import(content, [file])), []);
  const [row] = await database.db.select().from(searchMeaning).where(eq(searchMeaning.id, 'fr evier'));
  assert.deepEqual([row?.word, row?.means], ['evier', ['vasque', 'plan']]);
});

test('a word is known by what it says, whatever id a file gives it', async () => {
  const file = await folder.write('words.csv', 'id,language,word,means\nW-1,nl,Kraan,wastafel\n');
  assert.deepEqual(problemLines(await folder.import(content, [file])), []);
  const known = await database.db.select().from(searchWord).where(eq(searchWord.word, 'kraan'));
  assert.deepEqual(
    known.map(({ language, named }) => [language, named]),
    [['nl', true]],
  );
});

test('a catalogue in one language names its texts without it', async () => {
  const csv = await folder.write(
    'products-en.csv',
    'uid,heading,description.de,productType\nEN-1,Corner shelf,Regal,Shelf\n',
  );
  const record = { uid: 'EN-2', heading: 'Wall shelf', productType: 'Shelf', card: { url: '/a.svg', alt: 'A shelf' } };
  const json = await folder.write(
    'products-en.json',
    JSON.stringify([{ ...record, card: { ...record.card, width: 1, height: 1 } }]),
  );
  const foreign = await folder.write('products-foreign.csv', 'sku;label;group\nEN-3;Low shelf;Shelf\n');
  const columns = { uid: 'sku', heading: 'label', productType: 'group' };
  assert.deepEqual(problemLines(await folder.import(content, [csv, json], { language: 'en', create: ['types'] })), []);
  assert.deepEqual(
    problemLines(await folder.import(content, [foreign], { language: 'en', map: { columns, create: ['types'] } })),
    [],
  );
  assert.deepEqual((await stored('EN-1'))?.heading, { en: 'Corner shelf' });
  assert.deepEqual((await stored('EN-1'))?.description, { de: 'Regal' });
  assert.deepEqual((await stored('EN-2'))?.heading, { en: 'Wall shelf' });
  assert.deepEqual((await stored('EN-2'))?.card.alt, { en: 'A shelf' });
  assert.deepEqual((await stored('EN-3'))?.heading, { en: 'Low shelf' });
  const [made] = await database.db.select().from(productType).where(eq(productType.value, 'Shelf'));
  assert.deepEqual(made?.name, { en: 'Shelf' });
});
