import { libraryModules } from '../release/libraries.ts';
import { sharedReleases } from './index.ts';
import { modulesTaken, sharedContracts, sharedLibraries } from './shared-libraries.ts';

const [shell, remote] = [sharedContracts('shell'), sharedContracts('mf-search')];
const carriedBy = (contracts: typeof shell) =>
  Object.entries(contracts).flatMap(([library, { provides }]) => (provides ? [library] : []));

it('has no application bring a library that is released on its own; the shell lends what loads remotes', () => {
  expect(carriedBy(shell)).toEqual([expect.stringMatching(/^@module-federation\//)]);
  expect(carriedBy(remote)).toEqual([]);
  const modules = Object.values(libraryModules).flatMap(({ browser }) => browser);
  expect(Object.keys(sharedLibraries('mf-search'))).toEqual(modules);
  for (const module of modules)
    expect(sharedLibraries('shell')[module]).toMatchObject({ import: false, singleton: false });
});

it('has an application take a library from the page in the major that is installed', () => {
  const react = sharedReleases.find(({ library }) => library === 'react');
  expect(react?.name).toMatch(/^react-\d+\.\d+$/);
  expect(modulesTaken('mf-search')).toMatchObject({
    react: `^${react?.version}`,
    'react-dom/client': `^${react?.version}`,
  });
});

it('ties remotes to the minor of what loads them', () => {
  const [loader] = Object.keys(shell).filter((library) => library.startsWith('@module-federation/'));
  expect(remote[loader ?? '']).toEqual({ requires: `~${shell[loader ?? '']?.provides}` });
});
