import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { type Content, contentOf } from './open-content.ts';
import { exported, importFolder, problemLines } from './testing.ts';

/** Catalogues as other trades have them, from programs that are not ours, by a mapping each. */

let database: TestDatabase;
let content: Content;
let folder: Awaited<ReturnType<typeof importFolder>>;
before(async () => {
  folder = await importFolder();
  database = await openTestDatabase();
  content = contentOf(database.db, ['pictures.example']);
});
after(async () => {
  await database.close();
  await folder.remove();
});

const localised = z.record(z.string(), z.string());
const record = z.looseObject({
  uid: z.string(),
  slug: z.string(),
  heading: localised,
  description: localised,
  materials: z.array(z.looseObject({ material: z.string() })),
  card: z.looseObject({ url: z.string(), alt: localised }),
  price: z.unknown().optional(),
});
async function imported(uid: string) {
  const lines = (await exported(content, 'products', 'json')).trim().split('\n');
  return lines.map((line) => record.parse(JSON.parse(line))).find((one) => one.uid === uid);
}

/** What Windows-1252 has where Latin-1 has nothing that can be read. */
const ownOfWindows = new Map([...'€‚„“”’–'].map((sign, at) => [sign, [0x80, 0x82, 0x84, 0x93, 0x94, 0x92, 0x96][at]]));
const windows1252 = (text: string) =>
  Buffer.from([...text].map((sign) => ownOfWindows.get(sign) ?? sign.charCodeAt(0)));
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

const common = { constants: { 'price.currency': 'EUR' }, create: ['types', 'materials', 'collections'] };

test('garden tools in Windows-1252, with HTML in their cells and sizes in millimetres', async () => {
  const kinds = ['Astschere', 'Bügelsäge', 'Gießkanne'];
  const description =
    '"<p>Für <b>Hobby</b> &amp; Profi – mit Griff.</p><ul><li>rostfrei</li></ul><script>alert(1)</script><p style=""color:red"" onclick=""x()"">Rot, 3 < 4</p>"';
  const rows = Array.from({ length: 12 }, (_, at) => {
    const kind = kinds[at % 3];
    const cells = [`G-${at}`, `${kind} „Öko“ ${at}`, description, 'Hand<wbr>geräte', `<i>${kind}</i>`, 'Stahl+Esche'];
    return [...cells, 100 + at * 13, `${19 + at},90`, `g/${at}.jpg`].join(';');
  });
  const head = 'Art.-Nr.;Bezeichnung;Beschreibung;Gruppe;Untergruppe;Material;Breite mm;Preis €;Bild';
  const file = await folder.write('garten.txt', windows1252([head, ...rows].join('\r\n')));
  const map = {
    ...{ ...common, kind: 'products', language: 'de' },
    columns: {
      ...{ uid: 'Art.-Nr.', heading: 'Bezeichnung', description: 'Beschreibung', productType: 'Gruppe' },
      ...{ productSubType: 'Untergruppe', materials: { column: 'Material', split: '+' } },
      ...{ width: { column: 'Breite mm', scale: 0.1 }, 'price.amount': 'Preis €' },
      'card.url': { column: 'Bild', prefix: 'https://pictures.example/' },
    },
  };
  const report = await folder.import(content, [file], { map });
  assert.deepEqual([report.problems, report.added], [[], 12]);
  const names = ['type Handgeräte', ...kinds.map((kind) => `sub type ${kind}`), 'material stahl', 'material esche'];
  assert.deepEqual(report.created.toSorted(), names.toSorted());
  const saw = await imported('G-1');
  assert.deepEqual(saw?.heading, { de: 'Bügelsäge „Öko“ 1' });
  assert.equal(saw?.slug, 'bugelsage-oko-1');
  assert.deepEqual(saw?.description, { de: 'Für Hobby & Profi – mit Griff. rostfrei Rot, 3 < 4' });
  assert.deepEqual([saw?.width, saw?.price], [11.3, { amount: 20.9, currency: 'EUR' }]);
  assert.equal(saw?.card.url, 'https://pictures.example/g/1.jpg');
  assert.match(await exported(content, 'pages', 'json'), /"image": ?"https:\/\/pictures\.example\/g\/1\.jpg"/);
  assert.equal((await folder.import(content, [file], { map })).unchanged, 12);
});

test('books in UTF-16 with tabs, some without a price, one twice, and texts without an end', async () => {
  const summary = 'Il était une fois un résumé sans fin, où chaque phrase en appelait une autre. '.repeat(110).trim();
  const title = 'Anticonstitutionnellement '.repeat(8).trim();
  const rows = Array.from({ length: 12 }, (_, at) => {
    const uid = `978-2-07-0${3000 + (at === 9 ? 8 : at)}`;
    const words = at === 5 ? [title, 'Anne', summary] : [`Le vent n° ${at}`, 'Anne', 'La mer &amp; le vent.'];
    return [uid, ...words, 'Roman', 'Éditions de l’Œuvre', at % 5 ? `1 2${at},50` : '', `c/${at}.jpg`].join('\t');
  });
  const head = 'ISBN\tTitre\tAutrice\tRésumé\tGenre\tÉditeur\tPrix\tCouverture';
  const file = await folder.write('livres.csv', utf16([head, ...rows].join('\n')));
  const map = {
    ...{ ...common, kind: 'products', language: 'fr' },
    columns: {
      ...{ uid: 'ISBN', heading: 'Titre', description: '{Autrice} – {Résumé}', productType: 'Genre' },
      ...{ collectionId: 'Éditeur', 'price.amount': 'Prix' },
      'card.url': { column: 'Couverture', prefix: 'https://pictures.example/' },
    },
  };
  const report = await folder.import(content, [file], { map, skipBad: true });
  assert.deepEqual(problemLines(report), [
    'livres.csv:11: uid: "978-2-07-03008" stands on line 10 of livres.csv already',
  ]);
  assert.deepEqual([report.added, report.created], [11, ['type Roman', 'collection editions-de-l-oeuvre']]);
  const long = await imported('978-2-07-03005');
  assert.deepEqual(long?.description, { fr: `Anne – ${summary}` });
  assert.deepEqual(long?.heading, { fr: title });
  assert.ok(long.slug.length <= 80, long.slug);
  assert.deepEqual(
    [long.price, (await imported('978-2-07-03006'))?.price],
    [undefined, { amount: 126.5, currency: 'EUR' }],
  );
  assert.equal((await folder.import(content, [file], { map, skipBad: true })).unchanged, 11);
});

test('bicycles in one line of JSON: words become addresses, and a problem names its record', async () => {
  const bikes = Array.from({ length: 12 }, (_, at) => ({
    sku: at === 11 ? 'B-10' : `B-${at}`,
    name: `Roadster ${at} <em>Carbon</em>`,
    body: `<h1>Fast</h1><img src="http://evil.example/x.png"><p>Frame &nbsp; no. ${at}</p><a href="javascript:x()">x</a>`,
    cat: { main: 'Bicycles &amp; more', sub: at % 2 ? 'Road' : 'Mountain' },
    dims: { w: at === 9 ? 'wide' : 170 },
    img: `https://${at === 8 ? 'elsewhere' : 'pictures'}.example/b/${at}.jpg?a=1&copy=2`,
    price: 1999.5 + at,
  }));
  const file = await folder.write('bikes.json', JSON.stringify(bikes));
  const map = {
    ...{ ...common, kind: 'products', language: 'en' },
    columns: {
      ...{ uid: 'sku', heading: 'name', description: 'body', productType: 'cat.main', productSubType: 'cat.sub' },
      ...{ width: 'dims.w', 'price.amount': 'price', 'card.url': 'img' },
    },
  };
  const report = await folder.import(content, [file], { map, skipBad: true });
  assert.deepEqual(problemLines(report), [
    'bikes.json:1: record 9 (B-8): card.url: lies on elsewhere.example, which the setting PICTURE_HOSTS does not name, is "https://elsewhere.example/b/8.jpg?a=1&copy=2"',
    'bikes.json:1: record 10 (B-9): width: must be a number, is "wide"',
    'bikes.json:1: record 12 (B-10): uid: "B-10" stands on line 1 of bikes.json (record 11) already',
  ]);
  assert.deepEqual(report.created, ['type Bicycles & more', 'sub type Mountain', 'sub type Road']);
  const bike = await imported('B-3');
  assert.deepEqual([bike?.heading, bike?.slug], [{ en: 'Roadster 3 Carbon' }, 'roadster-3-carbon']);
  assert.deepEqual(bike?.card.alt, { en: 'Roadster 3 Carbon' });
  assert.deepEqual(bike?.description, { en: 'Fast Frame no. 3 x' });
  assert.equal(bike?.card.url, 'https://pictures.example/b/3.jpg?a=1&copy=2');
});

test('HTML stays where visitors see it as such, and becomes words beside it', async () => {
  const html = '<p>Un <strong>mot</strong> &amp; un lien<script>x()</script></p>';
  const plain = '<b>Mer</b> &amp; vent';
  const image = { url: '/pictures/a.svg', alt: { fr: plain }, width: 1, height: 1 };
  const inspirations = await folder.write(
    'inspirations.json',
    JSON.stringify({ heading: { fr: plain }, text: { fr: html }, image }),
  );
  const blocks = [
    { type: 'CmsContent', content: { fr: html } },
    { type: 'Accordion', items: [{ heading: { fr: plain }, text: { fr: html } }] },
    { type: 'HeroCms', heading: { fr: plain }, image },
  ];
  const pages = await folder.write(
    'pages.json',
    JSON.stringify({ path: '/cms/vent', seo: { title: { fr: plain } }, blocks }),
  );
  assert.deepEqual((await folder.import(content, [inspirations, pages])).problems, []);
  const kept = await Promise.all((['inspirations', 'pages'] as const).map((kind) => exported(content, kind, 'json')));
  const stored = kept.join('');
  const rich = JSON.stringify('<p>Un <strong>mot</strong> &amp; un lien</p>');
  assert.equal(stored.split(rich).length - 1, 3);
  assert.equal(stored.split('"Mer & vent"').length - 1, 7);
  assert.doesNotMatch(stored, /<b>|<script/);
  assert.match(stored, /"id": ?"mer-vent"/);
});
