import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { catchAllCountry } from 'shared/i18n';
import { firstProduct } from 'shared/remote';
import { composeTable, declaredPages } from 'shared/routes';
import { eventually } from '../testing/eventually.ts';
import type { NamedByContent } from './named-by-content.ts';
import { renderSamples } from './render-samples.ts';
import { serverPartOf } from './testing.ts';

const content = { url: 'http://127.0.0.1:1/graphql', token: '' };
const filled: NamedByContent = { hasHome: true, pages: [{ url: '/fr' }], product: 'brygga-90' };
const failuresOf = (
  render: string,
  samples: { addresses?: string[]; fragments?: Record<string, object[]>; mayShowNothing?: string[] } = {},
  { name = 'mf-search', routes = declaredPages['mf-search'], named = filled, live = undefined } = {} as {
    name?: string;
    routes?: Record<string, { name: string; paths: Record<string, string> }>;
    named?: NamedByContent;
    live?: ReturnType<typeof composeTable>;
  },
) =>
  renderSamples(
    {
      manifest: {
        ...{ name, version: '1.0.0', operations: {}, routes },
        samples: { addresses: [], fragments: {}, mayShowNothing: [], ...samples },
      },
      serverPart: Buffer.from(serverPartOf(render)),
    },
    content,
    named,
    live,
  );
const nothingFound =
  'its load finds nothing in the content; where that is right without such content, name it in samples.mayShowNothing of src/remote.ts';
const nothingShown = nothingFound.replace('its load finds nothing in the content', 'it shows nothing');
const drawn = "return part('<p>a part</p>')";
/** What it rendered, by an error for each. */
const telling = "throw new Error(task.visit.route.path + ' ' + task.props)";
const tried = (failures: { why: string }[]) => failures.map(({ why }) => why.replace(/^[\w-]+: /, ''));

const offers = {
  offer: { name: 'offer', paths: { fr: 'offres/:slug', en: 'offers/:slug', de: 'angebote/:slug', nl: 'acties/:slug' } },
};

test('samples that a server part does not render are named, each with the reason', async () => {
  const render = `if (JSON.parse(task.props).fails) throw new Error('no products'); ${drawn}`;
  assert.deepEqual(await failuresOf(render, { fragments: { results: [{}, { fails: true }] } }), [
    { sample: 'its fragment results with {"fails":true}', why: 'results: no products' },
  ]);
});

test('a page of which load finds no record is refused in every language, though nobody has named it as a sample', async () => {
  const all = '/fr/recherche, /nl/zoeken, /en/search, /de/suche';
  assert.deepEqual(await failuresOf('return { missing: true }'), [{ sample: all, why: nothingFound }]);
  const inGerman = `if (task.visit.route.language === 'de') return { missing: true }; ${drawn}`;
  assert.deepEqual(await failuresOf(inGerman), [{ sample: '/de/suche', why: nothingFound }]);
});

test('what shows nothing is refused, too; letters show, and so do a picture and a place for another part', async () => {
  const fragments = { results: [{}] };
  for (const html of ['', ' <div class="grid"><p> </p></div>'])
    assert.deepEqual(await failuresOf(`return part('${html}')`, { fragments }), [
      { sample: '/fr/recherche, /nl/zoeken, /en/search, /de/suche', why: nothingShown },
      { sample: 'its fragment results with {}', why: nothingShown },
    ]);
  for (const html of [
    '<p>oak</p>',
    '<img src="/oak.jpg" alt="">',
    '<mf-fragment of="mf-content/blocks"></mf-fragment>',
  ])
    assert.deepEqual(await failuresOf(`return part('${html}')`, { fragments }), []);
});

test('an address that is no page of the release, or is redirected, is refused with the reason', async () => {
  const addresses = ['/fr/nulle/part/ici', '/fr/contact', '/fr/recherche?item=banc'];
  assert.deepEqual(await failuresOf(drawn, { addresses }), [
    { sample: '/fr/nulle/part/ici', why: 'there is no page at this address' },
    { sample: '/fr/contact', why: 'it is a page of mf-contact' },
  ]);
  const catalogue = { name: 'mf-catalogue', routes: { collections: declaredPages['mf-catalogue'].collections } };
  assert.deepEqual(await failuresOf(drawn, { addresses: ['/de/kollektionen'] }, catalogue), [
    { sample: '/de/kollektionen', why: 'it is redirected to /de/reicht: name that' },
  ]);
  const account = { name: 'mf-account', routes: { wishlist: declaredPages['mf-account'].wishlist } };
  assert.deepEqual(
    (await failuresOf(drawn, { addresses: ['/fr/liste-de-souhaits'] }, account)).map(({ why }) => why),
    ['who is not signed in is redirected to the page login; it is rendered without being named'],
  );
});

test('samples are rendered for somebody who is not signed in, in a process that ends with them', async () => {
  const [first] = await failuresOf("throw new Error(task.visit.country + ' ' + task.visit.signedIn)");
  assert.equal(first?.why, `search: ${catchAllCountry} false`);
  await eventually(() => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim() === '');
});

test('an address is tried in every language, with its query', async () => {
  const render = "throw new Error(task.visit.route.path + ' ' + (task.visit.route.query.item ?? 'plain'))";
  assert.deepEqual(tried(await failuresOf(render, { addresses: ['/fr/recherche?item=banc'] })), [
    ...['/fr/recherche plain', '/nl/zoeken plain', '/en/search plain', '/de/suche plain'],
    ...['/fr/recherche banc', '/en/search banc', '/de/suche banc', '/nl/zoeken banc'].sort(
      (one, other) => order(one) - order(other),
    ),
  ]);
});
const order = (path: string) => ['fr', 'nl', 'en', 'de'].indexOf(path.slice(1, 3));

test('a page with a slug is tried at the first address that the content of this site has of it, and has to be there', async () => {
  const pages = [
    { url: '/fr/produits/vik' },
    { url: '/fr/offres/ete', addresses: [{ language: 'de', url: '/de/angebote/sommer' }] },
    { url: '/fr/offres/hiver' },
  ];
  const given = {
    name: 'mf-offers',
    routes: offers,
    named: { ...filled, pages },
    live: composeTable({ 'mf-offers': offers }),
  };
  assert.deepEqual(tried(await failuresOf(telling, {}, given)), [
    ...['/fr/offres/ete {}', '/nl/acties/ete {}', '/en/offers/ete {}', '/de/angebote/sommer {}'],
  ]);
  const missing = await failuresOf('return { missing: true }', { mayShowNothing: ['offer'] }, given);
  assert.deepEqual(
    missing.map(({ why }) => why),
    [nothingFound],
  );
});

test('where its path has changed since, it is tried at the new one', async () => {
  const old = { offer: { ...offers.offer, paths: { ...offers.offer.paths, fr: 'promotions/:slug' } } };
  const named = { ...filled, pages: [{ url: '/fr/promotions/ete' }] };
  const given = { name: 'mf-offers', routes: offers, named, live: composeTable({ 'mf-offers': old }) };
  assert.deepEqual(tried(await failuresOf(telling, {}, given))[0], '/fr/offres/ete {}');
});

test('one that the content does not name needs an address of its team, unless a brand may go without', async () => {
  const given = { name: 'mf-offers', routes: offers };
  assert.match((await failuresOf(drawn, {}, given))[0]?.why ?? '', /^the content names no address of it; name one in/);
  assert.deepEqual(await failuresOf(drawn, { addresses: ['/fr/offres/ete'] }, given), []);
  assert.deepEqual(await failuresOf('return { missing: true }', { mayShowNothing: ['offer'] }, given), []);
});

test('a sample names the first product of whatever brand the site shows; without products it is left out', async () => {
  const samples = { fragments: { card: [{ product: firstProduct }] } };
  const [, ...failures] = await failuresOf(`if (task.kind === 'fragments') ${telling}; return part('')`, samples);
  assert.match(failures[0]?.why ?? '', /\{"product":"brygga-90"\}$/);
  const named = { hasHome: true, pages: [] };
  assert.deepEqual(await failuresOf(`if (task.kind === 'fragments') ${telling}; ${drawn}`, samples, { named }), []);
});

test('on a site without any content nothing can be found: what renders is not refused', async () => {
  const named = { hasHome: false, pages: [] };
  assert.deepEqual(await failuresOf('return { missing: true }', {}, { named }), []);
  assert.equal((await failuresOf(telling, {}, { named })).length, 4);
});

test('a sample whose HTML reaches beyond its place is named, with what is wrong with it', async () => {
  const [swallows, leads] = await Promise.all([
    failuresOf("return part('<p>no end<!--')"),
    failuresOf('return part(\'<base href="//evil.example">\')'),
  ]);
  assert.match(swallows[0]?.why ?? '', /^search: it has no end/);
  assert.match(leads[0]?.why ?? '', /^search: a part may not have the element <base>/);
});

test('one that loops or ends its process is found out in some seconds, at its first sample', async () => {
  const samples = { addresses: ['/fr/recherche?item=oak'] };
  const [loops, ends] = await Promise.all([
    failuresOf('for (;;);', samples),
    failuresOf("process.kill(process.pid, 'SIGKILL')", samples),
  ]);
  assert.match(loops[0]?.why ?? '', /^search: it is in a loop/);
  assert.equal(loops.length, 1);
  assert.match(ends[0]?.why ?? '', /kill is not a function/);
});

test('where no process can be started, who asked is told', async (context) => {
  const { execPath } = process;
  context.after(() => {
    process.execPath = execPath;
  });
  process.execPath = '/no/such/program';
  assert.match((await failuresOf(''))[0]?.why ?? '', /it ended .code 127/);
});

test('a sample that fails once, as where content comes late on a busy machine, is tried again before it is refused', async () => {
  const render = `globalThis.tries ??= 0; globalThis.tries += 1;
    if (globalThis.tries === 2) throw new Error('The operation was aborted due to timeout'); ${drawn}`;
  assert.deepEqual(await failuresOf(render, { fragments: { results: [{}] } }), []);
});
