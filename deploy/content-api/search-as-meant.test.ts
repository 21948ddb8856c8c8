import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { seed } from '../demo/seed.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

/** What a shopper types, and what has to be among the first five finds of a kind. */
type Expected = Partial<Record<'product' | 'collection' | 'article' | 'pages', string>>;

const french: [text: string, expected: Expected][] = [
  ['meuble 120', { product: 'Terre 120', collection: 'Ligne' }],
  ['meuble 60cm', { product: 'Brume 60' }],
  ['meuble 1200 mm', { product: 'Terre 120' }],
  ['meuble 1,20 m', { product: 'Terre 120' }],
  ['meuble 120 x 46', { product: 'Lisière 120' }],
  ['120x46', { product: 'Ondine 120' }],
  ['miroir rond 60 cm', { product: 'Miroir Lune 60', collection: 'Escale' }],
  ['meuble salle de bain', { product: 'Meuble bas Atelier', article: 'Du croquis au meuble' }],
  ['meuble sous-vasque suspendu', { product: 'Ligne 60' }],
  ['meuble double vasque', { product: 'Ligne 120' }],
  ['lavabo', { product: 'Ligne 120', article: 'Nettoyer un plan vasque, sans y penser' }],
  ['lave-mains', { product: 'Escale 40' }],
  ['lave-linge', { product: 'Buanderie Ligne' }],
  ['glace ronde', { product: 'Miroir Lune 80' }],
  ['miroir lumineux', { product: 'Miroir Ligne 120', pages: 'Trouver mon miroir' }],
  ['armoire de toilette', { product: 'Armoire de toilette Escale' }],
  ['porte serviette', { product: 'Porte-serviettes Nocturne' }],
  ['étagère métal noir', { product: 'Étagère Halle 80' }],
  ['sur mesure', { product: 'Atelier 120', collection: 'Atelier' }],
  ['RV-1120', { product: 'Ligne 120' }],
  ['rv1120', { product: 'Ligne 120' }],
  ['RV 1120', { product: 'Ligne 120' }],
  ['ligne 80', { product: 'Ligne 80' }],
  ['noyer', { product: 'Nocturne 100', article: 'Le noyer, un bois pour le soir' }],
  ['vert sauge', { product: 'Ondine 80', collection: 'Lisière', pages: 'Inspiration\u00a0: Vert sauge' }],
  ['petite salle de bain', { collection: 'Escale', pages: 'Inspiration\u00a0: Petite salle de bains' }],
  ['placer miroir', { article: 'Bien placer le miroir' }],
  ['livraison', { pages: 'Livraison' }],
  ['mirior', { product: 'Miroir Lune 60' }],
  ['colone', { product: 'Colonne Ligne' }],
  ['suspndu', { product: 'Ligne 60' }],
  ['miroir zzzzzz', { product: 'Miroir Lune 60' }],
];

const dutch: typeof french = [
  ['meubel 120', { product: 'Terre 120' }],
  ['ronde spiegel 60 cm', { product: 'Spiegel Lune 60' }],
  ['badkamermeubel', { product: 'Ligne 60', pages: 'Inspiratie: Kleine badkamer' }],
  ['kast', { product: 'Kolomkast Ligne' }],
  ['kolomkast', { product: 'Kolomkast Ondine' }],
  ['lavabo', { product: 'Ligne 120' }],
  ['dubbele wastafel', { product: 'Ligne 140' }],
  ['toiletkast', { product: 'Spiegelkast Ligne' }],
  ['handdoekhouder', { product: 'Handdoekrek Halle' }],
  ['plank', { product: 'Wandplank Ligne 60' }],
  ['krukken', { product: 'Kruk Terre' }],
  ['op maat', { collection: 'Atelier' }],
  ['eiken', { product: 'Garrigue 120', article: 'Eiken oliën, één keer per jaar' }],
  ['garantie', { pages: 'Vijf jaar garantie' }],
  ['spiegle', { product: 'Spiegelkast Ligne' }],
  ['kolomkst', { product: 'Kolomkast Ligne' }],
];

const english: typeof french = [
  ['vanity 120', { product: 'Garrigue 120' }],
  ['round mirror 60 cm', { product: 'Lune 60 mirror' }],
  ['bathroom furniture', { product: 'Ligne 40 wall cabinet' }],
  ['tall unit', { product: 'Ondine tall unit' }],
  ['sink', { product: 'Ligne 120' }],
  ['mirror cabinet', { product: 'Escale mirror cabinet' }],
  ['towel rack', { product: 'Halle towel rail' }],
  ['shelves', { product: 'Ligne 60 shelf' }],
  ['mirror with light', { product: 'Ligne 120 mirror', article: 'Light without glare' }],
  ['made to measure', { product: 'Atelier 120', collection: 'Atelier' }],
  ['walnut', { product: 'Nocturne tall unit' }],
  ['laundry', { product: 'Halle laundry unit' }],
  ['delivery', { pages: 'Delivery' }],
  ['miror', { product: 'Lune 60 mirror' }],
  ['cabinit', { product: 'Ligne mirror cabinet' }],
];

const german: typeof french = [
  ['Unterschrank 120', { product: 'Unterschrank Terre 120' }],
  ['runder Spiegel 60 cm', { product: 'Spiegel Lune 60' }],
  ['Badmöbel', { product: 'Hochschrank Garrigue' }],
  ['Schränke', { product: 'Hochschrank Garrigue' }],
  ['Hochschrank', { product: 'Hochschrank Ondine' }],
  ['Waschbecken', { product: 'Ligne 60', article: 'Den Waschtisch reinigen, ganz nebenbei' }],
  ['Doppelwaschtisch', { product: 'Ligne 120' }],
  ['Handtuchstange', { product: 'Handtuchhalter Halle' }],
  ['Regal', { product: 'Regal Ligne 60' }],
  ['Spiegel mit Licht', { product: 'Spiegel Ligne 160', article: 'Licht, das nicht blendet' }],
  ['gruen', { product: 'Ondine 80', collection: 'Lisière' }],
  ['Nussbaum', { product: 'Nocturne 100' }],
  ['Lieferung', { pages: 'Lieferung' }],
  ['Spigel', { product: 'Spiegel Arche' }],
  ['Hochshcrank', { product: 'Hochschrank Ondine' }],
];

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await seed(api.db);
});
after(() => api.close());

const found = z.object({ items: z.array(z.object({ name: z.string() })) });

async function firstFive(text: string, language: string) {
  const kind = (name: string) =>
    `${name}: searchByNodeType(query: $text, nodeType: "${name}", limit: 5) { items {
      ... on Product { name: heading } ... on Collection { name: heading } ... on Article { name: heading } ... on CmsPage { name: title } } }`;
  const query = `query ($text: String!) { ${['product', 'collection', 'article', 'pages'].map(kind).join(' ')} }`;
  const shape = z.object({ product: found, collection: found, article: found, pages: found });
  return api.ask(shape, query, { variables: { text }, language });
}

for (const [language, queries] of Object.entries({ fr: french, 'nl-NL': dutch, 'en-US': english, 'de-DE': german }))
  test(`what shoppers mean is among the first five (${language}, ${queries.length} queries)`, async () => {
    const missed: string[] = [];
    for (const [text, expected] of queries) {
      const answer = await firstFive(text, language);
      for (const kind of ['product', 'collection', 'article', 'pages'] as const) {
        const names = answer[kind].items.map(({ name }) => name);
        const wanted = expected[kind];
        if (wanted && !names.includes(wanted)) missed.push(`${text}: ${wanted} is not among ${names.join(', ')}`);
      }
    }
    assert.deepEqual(missed, []);
  });

const spelling = z.object({ spelling: z.object({ corrected: z.string().nullable(), nearest: z.array(z.string()) }) });
const spelt = async (text: string, language = 'fr') => {
  const query = 'query ($text: String!) { spelling: searchSpelling(query: $text) { corrected nearest } }';
  return (await api.ask(spelling, query, { variables: { text }, language })).spelling;
};

test('a corrected text is written as the site writes it, and what is right or a shopper’s word is left alone', async () => {
  assert.equal((await spelt('etagére metl')).corrected, 'étagère métal');
  assert.equal((await spelt('mirior rond 60 cm')).corrected, 'miroir rond 60');
  for (const text of ['étagère', 'miroirs', 'lavabo', 'RV-9999', 'zzzzzz'])
    assert.equal((await spelt(text)).corrected, null);
});

test('one typing error is put right from four letters on, two from eight', async () => {
  assert.equal((await spelt('noyr')).corrected, 'noyer');
  assert.equal((await spelt('suspnud')).corrected, null);
  assert.equal((await spelt('susspndu')).corrected, 'suspendu');
  assert.equal((await spelt('nuo')).corrected, null);
});

test('where no word is known, the words that look most like it are proposed', async () => {
  const { corrected, nearest } = await spelt('mirwarr');
  assert.equal(corrected, null);
  assert.ok(nearest.length > 0 && nearest.length <= 3, nearest.join());
  assert.deepEqual((await spelt('zzzzzz')).nearest, []);
});
