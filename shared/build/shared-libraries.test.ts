import { sharedContracts, sharedLibraries } from './shared-libraries.ts';

const [shell, remote] = [sharedContracts('shell'), sharedContracts('mf-search')];
const carriedBy = (contracts: typeof shell) =>
  Object.entries(contracts ?? {}).flatMap(([library, { provides }]) => (provides ? [library] : []));

it('has the shell bring what a page loads once, and remotes bring what may be there in several versions', () => {
  expect(carriedBy(shell)).toEqual(Object.keys(shell ?? {}));
  expect(carriedBy(remote)).toEqual(['i18next']);
  expect(Object.keys(remote ?? {})).toEqual(Object.keys(shell ?? {}));
});

it('has remotes take React from the page, by the major of the shell’s', () => {
  const { react } = sharedLibraries(false);
  expect(react).toMatchObject({ singleton: true, import: false });
  expect(remote?.react?.requires).toBe(`^${shell?.react?.provides}`);
});

it('ties remotes to the minor of what loads them', () => {
  const [loader] = Object.keys(shell ?? {}).filter((library) => library.startsWith('@module-federation/'));
  expect(remote?.[loader ?? '']).toEqual({ requires: `~${shell?.[loader ?? '']?.provides}` });
});
