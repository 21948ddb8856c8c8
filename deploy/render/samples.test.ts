import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredPages } from 'shared/routes';
import { samplesOf, samplesToJudge } from './samples.ts';

const none = { addresses: [], fragments: {}, mayShowNothing: [] };
const search = { name: 'mf-search', routes: declaredPages['mf-search'] };
const filled = { hasHome: true, pages: [] };
const placeOf = ({ kind, name, route }: ReturnType<typeof samplesOf>[number]) =>
  `${kind} ${name} ${route.path}${new URLSearchParams(Object(route.query))}`;

test('what warms a release up is what its team names, in one language', () => {
  const samples = { ...none, addresses: ['/fr/recherche?item=banc'], fragments: { results: [{}, { wide: true }] } };
  const found = samplesOf({ ...search, samples });
  assert.deepEqual(found.map(placeOf), [
    'pages search /fr/recherche',
    'pages search /fr/rechercheitem=banc',
    'fragments results /fr',
    'fragments results /fr',
  ]);
  assert.deepEqual(
    found.map(({ props }) => props),
    ['{}', '{}', '{}', '{"wide":true}'],
  );
  assert.deepEqual(samplesOf({ ...search, samples: none }), [], 'a page that nobody names needs content');
});

test('an address that is a page of the release anyway is tried once', () => {
  const { all, wrong } = samplesToJudge(
    { ...search, samples: { ...none, addresses: ['/fr/recherche', '/de/suche?item=bank'] } },
    filled,
    [],
  );
  assert.deepEqual(
    all.map(({ samples }) => samples.map(placeOf)),
    [
      ['/fr/recherche', '/nl/zoeken', '/en/search', '/de/suche'].map((path) => `pages search ${path}`),
      ['/de/suche', '/fr/recherche', '/nl/zoeken', '/en/search'].map((path) => `pages search ${path}item=bank`),
    ],
  );
  assert.deepEqual(wrong, []);
});

test('a part may show nothing where its team says so, or where the site has no content at all', () => {
  const samples = { ...none, fragments: { results: [{}], last: [{}] }, mayShowNothing: ['last'] };
  const mayShowNothing = (hasHome: boolean) =>
    samplesToJudge({ ...search, samples }, { hasHome, pages: [] }, []).all.map((one) => one.mayShowNothing);
  assert.deepEqual(mayShowNothing(true), [false, false, true]);
  assert.deepEqual(mayShowNothing(false), [true, true, true]);
});
