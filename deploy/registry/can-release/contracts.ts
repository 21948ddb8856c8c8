import type { Problem } from './reason.ts';
import { alternativeTo, isSurelyGiven, kindOf, neededBy } from './surely-given.ts';
import type { View } from './view.ts';

/** A page that is linked to, a role that is opened, a fragment, an event or a capability of the platform that a release uses, and that is not given in its major. */
export function brokenContracts(view: View): Problem[] {
  const live = [...view.live.values()].flat().map((release) => ({ release, inTabs: false }));
  const held = view.held.map((release) => ({ release, inTabs: true }));
  return [...live, ...held].flatMap(({ release, inTabs }) =>
    neededBy(release)
      // A tab that is open keeps the pages and roles of its own composition.
      .filter((contract) => !(inTabs && isComposed(contract)) && !isSurelyGiven(view, contract))
      .map((contract) => ({
        kind: kindOf(contract),
        consumer: `${release.name} ${release.version}`,
        message: `${release.name} ${release.version}${inTabs ? ', which open tabs still have,' : ''} uses ${contract}; ${alternativeTo(view, contract)}`,
        key: `${release.name} ${contract}`,
      })),
  );
}

const isComposed = (contract: string): boolean => kindOf(contract) === 'page' || kindOf(contract) === 'role';
