import { billOfMaterialsSchema, sidesOf } from './bill-of-materials.ts';
import { contractSaid } from './contract-said.ts';
import { containerName, fileAddress, manifestSchema, pageRoutes, releaseKey, versionSchema } from './index.ts';
import { hasIntegrity, integrityOf } from './integrity.ts';

const nothing = { scripts: [], styles: [] };
const release = {
  ...{ name: 'mf-search', version: '1.2.3', source: 'a digest', platform: 1, entry: 'browser/entry.js' },
  ...{ startup: nothing, pages: {}, fragments: {}, locales: {}, uses: [], operations: {}, files: {} },
};

it('gives what a release says, and what follows from it, each once', () => {
  const said = {
    ...release,
    gives: ['mf-search/overlay@1', 'page:somebody-elses@1', 'role:save@1'],
    roles: { search: 'overlay' },
    formerly: { 'mf-old/overlay@1': 'overlay' },
    routes: {
      search: { name: 'search', paths: { fr: 'recherche' } },
      lost: { name: 'not-found', paths: {} },
    },
  };
  expect(manifestSchema.parse(said)).toMatchObject({
    container: 'mf_search',
    gives: ['mf-search/overlay@1', 'page:search@1', 'role:search@1', 'mf-old/overlay@1'],
  });
  expect(manifestSchema.parse(release)).toMatchObject({ gives: [], samples: { addresses: [] } });
});

it.each(['1.2', 'v1.2.3', '1.2.3 ', 'latest'])('takes %j for no version', (version) => {
  expect(versionSchema.safeParse(version).success).toBe(false);
  expect(versionSchema.safeParse('1.2.3-beta.1').success).toBe(true);
});

it('puts the files of a release where its name and version say', () => {
  expect([releaseKey(release), containerName('react-19.3')]).toEqual(['mf-search@1.2.3', 'react_19_3']);
  expect(fileAddress(release, 'browser/entry.js')).toBe('/releases/mf-search/1.2.3/entry.js');
});

it('takes what is special about a page, and not its opposite', () => {
  const isTaken = (special: object) => pageRoutes.safeParse({ page: { name: 'page', paths: {}, ...special } }).success;
  const always = ['portal', 'personal', 'neverKept', 'service'];
  expect([{ indexed: false }, ...always.map((name) => ({ [name]: true }))].filter(isTaken)).toHaveLength(5);
  expect([{ indexed: true }, ...always.map((name) => ({ [name]: false }))].filter(isTaken)).toEqual([]);
});

it('takes a beginning of a state that is a small object, and a hundred states at most', () => {
  const state = (initial: unknown) => ({ type: 'object', major: 1, setBy: 'everyone', initial });
  const isTaken = (states: object) => contractSaid.safeParse({ states }).success;
  const ofLength = (length: number) => ({ a: 'b'.repeat(length - '{"a":""}'.length) });
  for (const initial of [{}, { lists: [] }, ofLength(3_999)]) expect(isTaken({ some: state(initial) })).toBe(true);
  for (const initial of [null, [], 'text', undefined, ofLength(4_000), JSON.parse('{ "__proto__": {} }')])
    expect(isTaken({ some: state(initial) })).toBe(false);
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = letters.flatMap((one) => letters.map((other) => one + other));
  const many = (count: number) => Object.fromEntries(names.slice(0, count).map((name) => [name, state({})]));
  expect([100, 101].map((count) => isTaken(many(count)))).toEqual([true, false]);
});

it('takes a fragment for the whole screen or says nothing of it', () => {
  const isTaken = (fullScreen: unknown) =>
    contractSaid.safeParse({ fragments: { 'mf-a/b': { type: 'object', major: 1, content: false, fullScreen } } })
      .success;
  expect([true, undefined, false].map(isTaken)).toEqual([true, true, false]);
});

it('knows a file by the hash of its time', () => {
  const file = new TextEncoder().encode('a file');
  const other = new TextEncoder().encode('another');
  for (const algorithm of ['sha256', 'sha384'] as const) {
    const integrity = integrityOf(file, algorithm);
    expect(integrity.startsWith(`${algorithm}-`)).toBe(true);
    expect([hasIntegrity(file, integrity), hasIntegrity(other, integrity)]).toEqual([true, false]);
  }
  expect(hasIntegrity(file)).toBe(false);
});

it('says on which sides of a release a package is', () => {
  const property = (name: string, value: string) => ({ name, value });
  const properties = [property('bundle', 'browser'), property('size', '12'), property('bundle', 'server')];
  const component = { type: 'library', name: 'rxjs', version: '7.8.2', purl: 'pkg:npm/rxjs@7.8.2', properties };
  const bom = billOfMaterialsSchema.parse({
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    ...{ metadata: { component: { type: 'application', name: 'mf-search' } }, components: [component] },
  });
  expect(bom.components.map(sidesOf)).toEqual(['browser and server']);
});
