import { settingContract, stateContracts } from '../bus/topics.ts';
import { fragmentContracts, isFragmentName } from '../fragments/contracts.ts';
import { catchAllCountry } from '../i18n/index.ts';
import { givenCapabilities } from '../platform/capabilities.ts';
import { trustedScripts } from '../release/trusted-scripts.ts';
import type { ServerPart } from '../remote/server-part.ts';
import { declaredRoutes, match, redirectFor } from '../routes/index.ts';

/** What a release gives, each with its major: its fragments, the events that it emits, its states; the shell: the platform. */
export function contractsGiven(name: string, { fragments, emits }: ServerPart['gives']): string[] {
  const lent = fragments
    .map((fragment) => `${name}/${fragment}`)
    .filter(isFragmentName)
    .map((fragment) => `${fragment}@${fragmentContracts[fragment].major}`);
  return [...lent, ...emits, ...statesOf(name), ...(name === 'shell' ? [...givenCapabilities, trustedScripts] : [])];
}

/** Its states, and who may set each. */
const statesOf = (owner: string): string[] =>
  Object.entries(stateContracts)
    .filter(([, contract]) => contract.owner === owner)
    .flatMap(([topic, { major, setBy }]) => {
      const state = `state:${topic}@${major}`;
      return [state, ...setBy.map((remote) => settingContract(state, remote))];
    });

/** The addresses of a remote's pages that are known without knowing any content, and open to everybody. */
export const plainAddresses = (remote: string, pages: readonly string[]): string[] =>
  declaredRoutes
    .flatMap(({ paths }) =>
      paths.fr !== undefined && !paths.fr.includes(':') ? [`/fr${paths.fr && '/'}${paths.fr}`] : [],
    )
    .filter((address) => {
      const route = match(catchAllCountry, address);
      return route?.remote === remote && pages.includes(route.page) && !redirectFor(route.name, false);
    });
