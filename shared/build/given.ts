import { stateContracts } from '../bus/topics.ts';
import { contractOf, fragmentContracts, isFragmentName } from '../fragments/contracts.ts';
import { givenCapabilities } from '../platform/capabilities.ts';
import { formerNames, trustedScripts } from '../release/index.ts';
import type { Given } from '../remote/definition.ts';
import { type PageRoutes, redirectFor } from '../routes/index.ts';

/**
 * What a release gives, each with its major: its fragments, the events that it emits, its states; the shell: the platform.
 */
export function contractsGiven(name: string, { fragments, emits }: Given): string[] {
  const lent = fragments
    .map((fragment) => `${name}/${fragment}`)
    .filter(isFragmentName)
    .map((fragment) => `${fragment}@${fragmentContracts[fragment].major}`);
  return [
    ...lent,
    ...emits,
    ...statesOf(name),
    ...(name === 'shell' ? [...givenCapabilities, trustedScripts, formerNames] : []),
  ];
}

/**
 * The roles that its fragments play, those that take the whole overlay, those that editors may place, and the names that they
 * had before. Throws Error where two play one role.
 */
export function fragmentsOpened(name: string, fragments: readonly string[]) {
  const contracts = fragments.flatMap((fragment) => {
    const whole = `${name}/${fragment}`;
    return isFragmentName(whole) ? [{ fragment, ...contractOf(whole) }] : [];
  });
  const roles: Record<string, string> = {};
  for (const { fragment, role } of contracts) {
    if (role && roles[role]) throw new Error(`${roles[role]} and ${fragment} both play ${role}`);
    if (role) roles[role] = fragment;
  }
  const named = (those: (contract: (typeof contracts)[number]) => boolean | undefined) =>
    contracts.filter(those).map(({ fragment }) => fragment);
  const formerly = contracts.flatMap(({ fragment, formerly = [] }) => formerly.map((former) => [former, fragment]));
  return {
    roles,
    fullScreen: named(({ fullScreen }) => fullScreen),
    forEditors: named(({ content }) => content),
    formerly: Object.fromEntries(formerly),
  };
}

/** Its states, and who may set each. */
const statesOf = (owner: string): string[] =>
  Object.entries(stateContracts)
    .filter(([, contract]) => contract.owner === owner)
    .flatMap(([topic, { major, setBy }]) => {
      const state = `state:${topic}@${major}`;
      const setters = setBy === 'everyone' ? [] : setBy;
      return [state, ...setters.map((remote) => `state:${topic}:set-by-${remote}@${major}`)];
    });

/** The addresses of a remote's pages that are known without knowing any content, and open to everybody in every country. */
export const plainAddresses = (routes: PageRoutes): string[] =>
  Object.values(routes).flatMap(({ name, portal, paths: { fr } }) =>
    fr === undefined || fr.includes(':') || portal || redirectFor(name, false) ? [] : [`/fr${fr && '/'}${fr}`],
  );
