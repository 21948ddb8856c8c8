import fc from 'fast-check';
import { satisfies } from 'semver';
import { chooseLibraries, isLibrary, type LibraryUse, libraryOf, libraryReleaseName } from './libraries.ts';

const react = (version: string): LibraryUse => ({
  name: libraryReleaseName('react', version),
  version,
  shared: {},
  modules: ['react', 'react-dom'],
});
const remote = (name: string, requires: string): LibraryUse => ({
  name,
  version: '1.0.0',
  shared: { react: { requires }, 'react-dom': { requires } },
  modules: [],
});
const taken = (releases: LibraryUse[]) =>
  Object.fromEntries(
    [...chooseLibraries(releases).taken].map(([name, list]) => [name, list.map(({ version }) => version).join()]),
  );

test('a release of a library is called after its minor', () => {
  expect(libraryReleaseName('react', '19.3.1')).toBe('react-19.3');
  expect(libraryOf('react-19.3')).toBe('react');
  for (const name of ['mf-search', 'shell', 'react', 'react-19', 'react-19.3.1', '-19.3'])
    expect(isLibrary(name)).toBe(false);
});

test('one version is chosen where one serves all, the newest such', () => {
  const page = [remote('shell', '^19.2.0'), remote('mf-a', '~19.2.0')];
  expect(taken([...page, react('19.2.8'), react('19.3.1')])).toEqual({ shell: '19.2.8', 'mf-a': '19.2.8' });
  expect(taken([remote('shell', '^19.2.0'), react('19.2.8'), react('19.3.1')])).toEqual({ shell: '19.3.1' });
});

test('two are chosen where no one serves all; what serves nobody on this page is left out', () => {
  const page = [remote('shell', '~19.3.0'), remote('mf-a', '^18.3.0'), remote('mf-b', '^19.0.0')];
  expect(taken([...page, react('18.3.1'), react('19.2.8'), react('19.3.1')])).toEqual({
    shell: '19.3.1',
    'mf-a': '18.3.1',
    'mf-b': '19.3.1',
  });
});

test('a release that carries a library itself takes none; one for whose needs there is none is said, and holds up nobody', () => {
  const old: LibraryUse = {
    ...remote('shell', '^19.0.0'),
    shared: { react: { requires: '^19.0.0', provides: '19.2.0' } },
  };
  const { taken: found, unserved } = chooseLibraries([
    old,
    remote('mf-a', '^20.0.0'),
    remote('mf-b', '^19.0.0'),
    react('19.3.1'),
  ]);
  expect([...found.keys()]).toEqual(['mf-b']);
  expect(unserved.map(({ release, library }) => [release.name, library])).toEqual([['mf-a', 'react']]);
});

/** Versions that are live, and some of them. */
const someOf = (version: fc.Arbitrary<string>) =>
  fc
    .uniqueArray(version)
    .chain((versions) => fc.record({ versions: fc.constant(versions), some: fc.subarray(versions) }));

test('whatever is live and needed, all that can be served are, by as few versions as can be', () => {
  const version = fc.constantFrom('18.2.0', '18.3.1', '19.0.0', '19.1.4', '19.2.8', '19.3.1');
  const range = fc.constantFrom('^18.0.0', '~18.3.0', '^19.0.0', '~19.1.0', '>=18', '^19.2.0', '~19.0.0', '20');
  fc.assert(
    fc.property(someOf(version), fc.array(range, { maxLength: 6 }), ({ versions, some }, ranges) => {
      const remotes = ranges.map((one, index) => remote(`mf-${'abcdef'[index]}`, one));
      const { taken: found, unserved } = chooseLibraries([...remotes, ...versions.map(react)]);
      const used = new Set([...found.values()].flat().map((library) => library.version));
      const canBe = ranges.filter((one) => versions.some((live) => satisfies(live, one)));
      expect(found.size).toBe(canBe.length);
      expect(unserved.length).toBe(versions.length > 0 ? ranges.length - canBe.length : 0);
      for (const { name, shared } of remotes)
        for (const library of found.get(name) ?? [])
          expect(satisfies(library.version, shared.react?.requires ?? '')).toBe(true);
      const isEnough = canBe.every((one) => some.some((live) => satisfies(live, one)));
      if (isEnough) expect(used.size).toBeLessThanOrEqual(some.length);
    }),
  );
});
