import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Manifest, manifestSchema } from 'shared/release';
import type { LiveDecision } from './view.ts';
import { type Change, wouldBreak } from './would-break.ts';

type Given = Partial<
  Pick<Manifest, 'uses' | 'gives' | 'shared' | 'platform' | 'routes' | 'fragments' | 'roles' | 'forEditors'>
>;

const release = (name: string, version: string, given: Given = {}): Manifest =>
  manifestSchema.parse({
    ...{ name, version, source: 'of-a-test', platform: 1, entry: 'browser/entry.js', container: 'x' },
    ...{ startup: { scripts: [], styles: [] }, pages: {}, fragments: {}, locales: {}, operations: {}, files: {} },
    ...{ uses: [], gives: [], ...given },
  });
const shell = (version: string, given: Given = {}) =>
  release('shell', version, {
    gives: ['platform:enter@1', 'shell:navigated@1'],
    shared: { react: { requires: '^19.3.0', provides: '19.3.1' } },
    ...given,
  });
const catalogue = (version: string, given: Given = {}) =>
  release('mf-catalogue', version, { gives: ['mf-catalogue/product-slider@1'], ...given });
const content = (version: string, given: Given = {}) =>
  release('mf-content', version, { uses: ['mf-catalogue/product-slider@1', 'platform:enter@1'], ...given });

/** As in the registry: a release, or one for a country, or one with another beside it. */
const decision = (one: Manifest, { country = '*', candidate }: { country?: string; candidate?: Manifest } = {}) => ({
  row: { remote: one.name, country, version: one.version, candidate: candidate?.version ?? null },
  releases: candidate ? [one, candidate] : [one],
});
type Decision = ReturnType<typeof decision>;
const rowsOf = (decisions: Decision[]): LiveDecision[] => decisions.map(({ row }) => row);

/** What a change would break, as sentences. */
function broken(
  before: Decision[],
  after: Decision[],
  more: Partial<Pick<Change, 'held' | 'content' | 'edited'>> = {},
) {
  const known = [...before, ...after].flatMap(({ releases }) => releases);
  const manifestOf = (name: string, version: string) => {
    const found = known.find((one) => one.name === name && one.version === version);
    assert.ok(found);
    return found;
  };
  const change = {
    before: rowsOf(before),
    after: rowsOf(after),
    manifestOf,
    held: [],
    content: [],
    edited: [],
    retired: [],
    ...more,
  };
  return wouldBreak(change).map(({ message }) => message);
}

const live = [decision(shell('1.0.0')), decision(catalogue('1.0.0')), decision(content('1.0.0'))];
const [liveShell, liveCatalogue, liveContent] = live;
const withCatalogue = (...others: Decision[]) => [liveShell, liveContent, ...others].filter((one) => one !== undefined);
const withContent = (...others: Decision[]) => [liveShell, liveCatalogue, ...others].filter((one) => one !== undefined);

test('a fragment that somebody uses cannot go', () => {
  assert.deepEqual(broken(live, withCatalogue(decision(catalogue('1.0.1', { gives: [] })))), [
    'mf-content 1.0.0 uses mf-catalogue/product-slider@1; mf-catalogue 1.0.1 does not give it',
  ]);
});

test('a fragment that somebody uses cannot change its major', () => {
  const changed = catalogue('2.0.0', { gives: ['mf-catalogue/product-slider@2'] });
  assert.deepEqual(broken(live, withCatalogue(decision(changed))), [
    'mf-content 1.0.0 uses mf-catalogue/product-slider@1; mf-catalogue 2.0.0 gives mf-catalogue/product-slider@2',
  ]);
});

test('a release may not use what nobody gives, be it a fragment, an event or a capability', () => {
  const uses = ['mf-catalogue/product-grid@1', 'search:submitted@1', 'platform:keepTab@1'];
  assert.deepEqual(broken(live, withContent(decision(content('1.0.1', { uses })))), [
    'mf-content 1.0.1 uses mf-catalogue/product-grid@1; mf-catalogue 1.0.0 does not give it',
    'mf-content 1.0.1 uses search:submitted@1; nothing that is live gives it',
    'mf-content 1.0.1 uses platform:keepTab@1; shell 1.0.0 does not give it',
  ]);
});

test('a release may not need another platform than the live shell has', () => {
  assert.deepEqual(broken(live, withContent(decision(content('1.0.1', { platform: 2 })))), [
    'mf-content 1.0.1 uses platform@2; shell 1.0.0 gives platform@1',
  ]);
});

test('a shell may not drop a capability or an event that a live remote uses', () => {
  const listening = decision(catalogue('1.0.0', { uses: ['shell:navigated@1'] }));
  const before = withCatalogue(listening);
  const after = [listening, decision(content('1.0.0')), decision(shell('1.1.0', { gives: [] }))];
  assert.deepEqual(broken(before, after), [
    'mf-catalogue 1.0.0 uses shell:navigated@1; shell 1.1.0 does not give it',
    'mf-content 1.0.0 uses platform:enter@1; shell 1.1.0 does not give it',
  ]);
});

test('a shell may not bring a library in a version that a live remote cannot work with', () => {
  const shared = { react: { requires: '^19.3.0' } };
  const before = withCatalogue(decision(catalogue('1.0.0', { shared })));
  const next = shell('2.0.0', { shared: { react: { requires: '^20.0.0', provides: '20.0.0' } } });
  assert.deepEqual(broken(before, [...before.filter(({ row }) => row.remote !== 'shell'), decision(next)]), [
    'mf-catalogue 1.0.0 needs react ^19.3.0; shell brings 20.0.0',
  ]);
  const own = { react: { requires: '^18.0.0', provides: '18.2.0' } };
  assert.deepEqual(broken(live, withCatalogue(decision(catalogue('1.0.1', { shared: own })))), []);
});

test('what content shows counts like what a remote shows', () => {
  const pages = ['/article/a', '/article/b', '/cms/c', '/cms/d'];
  const uses = pages.map((path) => ({ content: `the page ${path}`, contract: 'mf-catalogue/product-card@1' }));
  const lent = { gives: ['mf-catalogue/product-card@1'], forEditors: ['product-card'] };
  const before = withCatalogue(decision(catalogue('1.0.0', lent)));
  const after = withCatalogue(decision(catalogue('1.0.1', { gives: ['mf-catalogue/product-slider@1'] })));
  assert.deepEqual(broken(before, after, { content: uses }), [
    'mf-catalogue/product-card@1 stands in the page /article/a, the page /article/b, the page /cms/c and 1 more; mf-catalogue 1.0.1 does not give it',
  ]);
  const kept = withCatalogue(decision(catalogue('1.0.2', { ...lent, forEditors: [] })));
  assert.match(broken(before, kept, { content: uses }).join(), /and 1 more; it is not for editors any more$/);
});

test('a version that open tabs still have counts as what is live does', () => {
  const fresh = decision(content('1.0.1', { uses: [] }));
  const held = [{ country: '*', manifest: content('1.0.0') }];
  const without = decision(catalogue('1.0.1', { gives: [] }));
  assert.deepEqual(
    broken(
      withContent(fresh),
      withCatalogue(without).map((one) => (one === liveContent ? fresh : one)),
      { held },
    ),
    [
      'mf-content 1.0.0, which open tabs still have, uses mf-catalogue/product-slider@1; mf-catalogue 1.0.1 does not give it',
    ],
  );
});

test('remotes that change together are one composition, whatever tabs hold of them', () => {
  const changed = [
    decision(shell('1.0.0')),
    decision(catalogue('2.0.0', { gives: ['mf-catalogue/product-slider@2'] })),
    decision(content('2.0.0', { uses: ['mf-catalogue/product-slider@2'] })),
  ];
  const held = [
    { country: '*', manifest: content('1.0.0') },
    { country: '*', manifest: catalogue('1.0.0') },
  ];
  assert.deepEqual(broken(live, changed, { held }), []);
});

test('everything can go live at once where nothing was, and one by one as long as there is no shell', () => {
  assert.deepEqual(broken([], live), []);
  assert.deepEqual(broken([], [decision(content('1.0.0'))]), []);
  assert.deepEqual(broken([decision(content('1.0.0'))], withContent(decision(content('1.0.0')))), []);
});

test('the last shell cannot go: every page would', () => {
  const all = [decision(shell('1.0.0')), decision(catalogue('1.0.0'))];
  assert.deepEqual(broken(all, all.slice(1)), [
    'No page would be left: each is shown in a shell, and none would be live',
  ]);
  assert.deepEqual(broken(all, all.slice(0, 1)), []);
});

test('a rollout is held against what the others have: both versions can be met', () => {
  const candidate = catalogue('1.1.0', { gives: [] });
  const after = withCatalogue(decision(catalogue('1.0.0'), { candidate }));
  assert.deepEqual(broken(live, after), [
    'mf-content 1.0.0 uses mf-catalogue/product-slider@1; mf-catalogue 1.1.0 does not give it',
  ]);
  const using = content('1.1.0', { uses: ['mf-catalogue/product-grid@1'] });
  const giving = catalogue('1.1.0', { gives: ['mf-catalogue/product-slider@1', 'mf-catalogue/product-grid@1'] });
  const rolling = withCatalogue(decision(catalogue('1.0.0'), { candidate: giving }));
  const early = rolling.map((one) => (one === liveContent ? decision(using) : one));
  assert.equal(broken(rolling, early).length, 1, 'the visitors outside of the rollout have no such fragment yet');
});

test('a country is checked by what it has itself, and is named where it alone would break', () => {
  const belgian = decision(catalogue('0.9.0', { gives: [] }), { country: 'be' });
  const before = withContent(belgian, decision(content('0.9.0', { uses: [] })));
  assert.deepEqual(broken(before, withContent(belgian, decision(content('1.0.0')))), [
    'mf-content 1.0.0 uses mf-catalogue/product-slider@1; mf-catalogue 0.9.0 does not give it (in be)',
  ]);
});

test('what is broken already is not the fault of the next release', () => {
  const before = withCatalogue(decision(catalogue('1.0.1', { gives: [] })));
  const after = before.map((one) => (one === liveContent ? decision(content('1.0.1')) : one));
  assert.deepEqual(broken(before, after), []);
});

const contracts = ['mf-catalogue/a@1', 'mf-catalogue/b@1', 'mf-catalogue/c@1', 'mf-catalogue/d@2'];
const some = fc.subarray(contracts);

test('law: dropping what nobody uses is never refused, dropping what somebody uses always is', () => {
  fc.assert(
    fc.property(some, some, some, (given, kept, used) => {
      const uses = used.filter((contract) => given.includes(contract));
      const before = [
        decision(shell('1.0.0')),
        decision(catalogue('1.0.0', { gives: given })),
        decision(content('1.0.0', { uses })),
      ];
      const next = decision(catalogue('1.0.1', { gives: given.filter((contract) => kept.includes(contract)) }));
      const after = before.map((one) => (one.row.remote === 'mf-catalogue' ? next : one));
      const dropped = uses.filter((contract) => !kept.includes(contract));
      assert.equal(broken(before, after).length, dropped.length);
    }),
  );
});

test('law: a release that gives and uses the same as before is never refused, whatever is broken', () => {
  fc.assert(
    fc.property(some, some, fc.boolean(), (given, uses, isCatalogue) => {
      const before = [
        decision(shell('1.0.0')),
        decision(catalogue('1.0.0', { gives: given })),
        decision(content('1.0.0', { uses })),
      ];
      const next = isCatalogue ? decision(catalogue('1.0.1', { gives: given })) : decision(content('1.0.1', { uses }));
      const after = before.map((one) => (one.row.remote === next.row.remote ? next : one));
      assert.deepEqual(broken(before, after), []);
    }),
  );
});

const everywhere = (path: string) => ({ fr: path, nl: path, en: path, de: path });
const product = { name: 'product', paths: everywhere('produits/:slug') };

test('a page that others link to cannot go, nor take something else; its address may change', () => {
  const links = content('1.0.0', { uses: ['page:product:slug@1'] });
  const linked = [decision(shell('1.0.0')), decision(catalogue('1.0.0', { routes: { product } })), decision(links)];
  const after = (routes: Manifest['routes']) => [
    decision(shell('1.0.0')),
    decision(catalogue('1.1.0', { routes })),
    decision(links),
  ];
  const reason = 'mf-content 1.0.0 uses page:product:slug@1; nothing that is live gives it';
  assert.deepEqual(broken(linked, after({})), [reason]);
  assert.deepEqual(broken(linked, after({ product: { ...product, paths: everywhere('produits/:uid') } })), [reason]);
  assert.deepEqual(broken(linked, after({ product: { ...product, paths: everywhere('meubles/:slug') } })), []);
});

test('a tab that is open keeps the pages that its versions link to', () => {
  const links = content('1.0.0', { uses: ['page:product:slug@1'] });
  const linked = [
    decision(shell('1.0.0')),
    decision(catalogue('1.0.0', { routes: { product } })),
    decision(content('1.0.1', { uses: [] })),
  ];
  const held = [{ country: '*', manifest: links }];
  const gone = [
    decision(shell('1.0.0')),
    decision(catalogue('1.1.0', { routes: {} })),
    decision(content('1.0.1', { uses: [] })),
  ];
  assert.deepEqual(broken(linked, gone, { held }), []);
});

test('two remotes cannot have one address', () => {
  const taken = content('1.0.1', { routes: { product: { ...product, name: 'other' } } });
  const linked = [
    decision(shell('1.0.0')),
    decision(catalogue('1.0.0', { routes: { product } })),
    decision(content('1.0.0')),
  ];
  const after = [...linked.slice(0, 2), decision(taken)];
  const [first] = broken(linked, after);
  assert.equal(first, 'mf-catalogue 1.0.0 and mf-content 1.0.1 both have the address /fr/produits/:slug');
  assert.deepEqual(broken(after, after), []);
});

const files = { scripts: [], styles: [] };
const search = (version: string, given: Given) =>
  release('mf-search', version, { fragments: { 'search-overlay': files }, ...given });
const opensSearch = decision(shell('1.0.0', { uses: ['role:search@1'] }));

test('a role that others open cannot go without somebody who plays it', () => {
  const played = [opensSearch, decision(search('1.0.0', { roles: { search: 'search-overlay' } }))];
  const gone = [opensSearch, decision(search('1.0.1', { roles: {} }))];
  const reason = 'shell 1.0.0 uses role:search@1; nothing that is live gives it';
  assert.deepEqual(broken(played, gone), [reason]);
  const another = release('mf-reviews', '1.0.0', { fragments: { panel: files }, roles: { search: 'panel' } });
  assert.deepEqual(broken(played, [...gone, decision(another)]), []);
});

test('two remotes cannot play one role, but where no visitor meets both', () => {
  const played = [opensSearch, decision(search('1.0.0', { roles: { search: 'search-overlay' } }))];
  const another = release('mf-reviews', '1.0.0', { fragments: { panel: files }, roles: { search: 'panel' } });
  const both =
    'mf-reviews 1.0.0 and mf-search 1.0.0 both play the role search (mf-reviews/panel, mf-search/search-overlay)';
  assert.deepEqual(broken(played, [...played, decision(another)]), [both]);
  assert.deepEqual(broken(played, [...played, decision(another, { country: 'be' })]), [`${both} (in be)`]);
  const without = decision(search('1.0.1', { roles: {} }), { country: 'be' });
  assert.deepEqual(broken(played, [...played, decision(another, { country: 'be' }), without]), []);
});

test('what open tabs of a country lack already is not the fault of the next change there', () => {
  const gone = release('mf-reviews', '1.0.0', { uses: ['mf-reviews/card@1'], gives: ['mf-reviews/card@1'] });
  const next = decision(release('mf-later', '1.0.0'), { country: 'be' });
  assert.deepEqual(broken(live, [...live, next], { held: [{ country: 'be', manifest: gone }] }), []);
});

test('a page may not hide one of editors, nor lead away from it', () => {
  const edited = [
    { page: '/page/about', language: 'fr', slug: 'a-propos' },
    { page: '/page/about', language: 'de', slug: 'kontakt' },
  ];
  const contact = (routes: Partial<Manifest['routes'][string]>) =>
    decision(
      release('mf-contact', '1.0.0', {
        routes: { contact: { name: 'contact', paths: everywhere('ecrire'), ...routes } },
      }),
    );
  const before = [decision(shell('1.0.0'))];
  const takes = 'The page contact of mf-contact 1.0.0 takes /de/kontakt, where editors have the page /page/about';
  const reasons = [`${takes}: one of the two needs another address`];
  const de = { ...everywhere('ecrire'), de: 'kontakt' };
  assert.deepEqual(broken(before, [...before, contact({ paths: de })], { edited }), reasons);
  assert.deepEqual(broken(before, [...before, contact({ formerly: { de: ['kontakt'] } })], { edited }), reasons);
  assert.deepEqual(broken(before, [...before, contact({})], { edited }), []);
});
