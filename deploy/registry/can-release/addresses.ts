import type { Manifest } from 'shared/release';
import { claimsOf, collide } from 'shared/routes';
import type { Problem } from './reason.ts';
import type { View } from './view.ts';

/**
 * Addresses, names and the portal that two remotes have at once: a page would hide the other one. Who is live has them; what
 * would go live beside it is refused.
 */
export function takenAddresses({ live }: View): Problem[] {
  const releases = [...live.values()].flat();
  return releases.flatMap((one) =>
    releases.filter(({ name }) => one.name < name).flatMap((other) => taken(one, other)),
  );
}

function taken(one: Manifest, other: Manifest): Problem[] {
  const both = `${one.name} ${one.version} and ${other.name} ${other.version}`;
  const problem = (what: string): Problem => ({
    kind: 'address',
    consumer: both,
    message: `${both} both have ${what}`,
    key: `${one.name} ${other.name} ${what}`,
  });
  const theirs = claimsOf(other.routes);
  const paths = claimsOf(one.routes).flatMap((claim) => {
    const found = theirs.find((against) => collide(claim, against));
    return found
      ? [`the address ${addressOf(claim)}${found.pattern === claim.pattern ? '' : ` (${addressOf(found)})`}`]
      : [];
  });
  const [mine, their] = [Object.values(one.routes), Object.values(other.routes)];
  const names = mine
    .filter(({ name }) => their.some((route) => route.name === name))
    .map(({ name }) => `a page of the name ${name}`);
  const portals = mine.some(({ portal }) => portal) && their.some(({ portal }) => portal) ? ['the portal'] : [];
  return [...paths, ...names, ...portals].map(problem);
}

const addressOf = ({ language, pattern }: { language: string; pattern: string }): string => `/${language}/${pattern}`;
