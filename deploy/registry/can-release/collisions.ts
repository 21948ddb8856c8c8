import type { Manifest } from 'shared/release';
import { claimsOf, collide } from 'shared/routes';
import { isFree } from '../retired.ts';
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

type Pages = Pick<Manifest, 'name' | 'version' | 'routes'>;

/** What two releases both have is the same in each of a hundred countries, and before and after a change. */
const compared = new WeakMap<Pages, WeakMap<Pages, Problem[]>>();

function taken(one: Pages, other: Pages): Problem[] {
  const known = compared.get(one) ?? new WeakMap<Pages, Problem[]>();
  const found = known.get(other) ?? whatBothHave(one, other);
  compared.set(one, known.set(other, found));
  return found;
}

function whatBothHave(one: Pages, other: Pages): Problem[] {
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

/** Addresses and names of pages of a retired remote that another one would have before they are free. */
export function namesHeld({ live, retired }: View): Problem[] {
  const held = retired
    .filter((one) => !isFree(one))
    .map(({ remote: name, freeFrom, pages }) => ({
      name,
      version: `(retired, its names are free from ${freeFrom.slice(0, 10)} on)`,
      routes: Object.fromEntries(pages.map((page) => [page.name, { ...page, paths: {} }])),
    }));
  return held.flatMap((one) => [...live.values()].flat().flatMap((release) => taken(release, one)));
}

/** Pages that visitors of a retired one are led to, and that are not there for everybody. */
export const lostRedirects = ({ live, retired }: View): Problem[] =>
  retired.flatMap(({ remote, pages }) =>
    pages.flatMap(({ name, leadsTo }) => {
      const isThere = [...live.values()].some(
        (versions) =>
          versions.length > 0 &&
          versions.every(({ routes }) => Object.values(routes).some((route) => route.name === leadsTo.name)),
      );
      const message = `Visitors of ${name} of ${remote}, which is retired, are led to ${leadsTo.name}; nothing that is live gives it`;
      return isThere
        ? []
        : [{ kind: 'page' as const, consumer: `${name} of ${remote}`, message, key: `${remote} leads ${name}` }];
    }),
  );

/** Pages of editors that the page of a release would hide: nobody would find them any more. */
export function hiddenPages({ live, edited }: View): Problem[] {
  const pageAt = new Map(edited.map(({ page, language, slug }) => [`/${language}/${slug}`, page]));
  return [...live.values()].flat().flatMap(({ name, version, routes }) =>
    claimsOf(routes).flatMap(({ language, pattern, page }) => {
      const address = `/${language}/${pattern}`;
      const hidden = pageAt.get(address);
      if (hidden === undefined) return [];
      return {
        kind: 'address',
        consumer: `the page ${hidden}`,
        message: `The page ${page} of ${name} ${version} takes ${address}, where editors have the page ${hidden}: one of the two needs another address`,
        key: `${name} hides ${address}`,
      };
    }),
  );
}

/** Names of fragments that one remote goes on with while another one still gives them: which one is shown would be chance. */
export function namesGivenTwice({ live }: View): Problem[] {
  const releases = [...live.values()].flat();
  return releases.flatMap((heir) =>
    releases
      .filter(({ name }) => name !== heir.name)
      .flatMap((other) =>
        Object.keys(heir.formerly)
          .filter((contract) => other.gives.includes(contract))
          .map((contract) => ({
            kind: 'fragment' as const,
            consumer: `${heir.name} ${heir.version}`,
            message: `${heir.name} ${heir.version} goes on with ${contract}, which ${other.name} ${other.version} gives, too`,
            key: `${heir.name} ${other.name} ${contract}`,
          })),
      ),
  );
}

/** Roles that two remotes play at once: which one the site opens would be chance. */
export function rolesPlayedTwice({ live }: View): Problem[] {
  const releases = [...live.values()].flat();
  return releases.flatMap((one) =>
    releases.filter(({ name }) => one.name < name).flatMap((other) => playedByBoth(one, other)),
  );
}

const playedByBoth = (one: Manifest, other: Manifest): Problem[] =>
  Object.keys(one.roles)
    .filter((role) => Object.hasOwn(other.roles, role))
    .map((role) => {
      const both = `${one.name} ${one.version} and ${other.name} ${other.version}`;
      return {
        kind: 'role',
        consumer: both,
        message: `${both} both play the role ${role} (${one.name}/${one.roles[role]}, ${other.name}/${other.roles[role]})`,
        key: `${one.name} ${other.name} role ${role}`,
      };
    });
