import { satisfies } from 'semver';
import { isTopic, stateContracts } from 'shared/bus/topics';
import type { Manifest } from 'shared/release';
import { isLibrary, libraryOf } from 'shared/release';
import { splitContract } from 'shared/surface';
import type { Problem } from './reason.ts';
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

const named = 3;

/** A fragment that editors have written into texts, and that is not given in its major, or not lent to them any more. */
export function brokenContent(view: View): Problem[] {
  const byContract = Object.groupBy(view.content, ({ contract }) => contract);
  return Object.entries(byContract)
    .filter(([contract]) => !isSurelyGiven(view, contract) || !isLentToEditors(view, contract))
    .map(([contract, uses = []]) => {
      const consumer = listed(uses.map(({ content }) => content));
      const reason = isSurelyGiven(view, contract) ? 'it is not for editors any more' : alternativeTo(view, contract);
      return { kind: 'content', consumer, message: `${contract} stands in ${consumer}; ${reason}`, key: contract };
    });
}

/** Whether every version that visitors can meet of its owner, or of who has it under another name today, does. */
const isLentToEditors = ({ live }: View, contract: string): boolean =>
  [...live.values()].some((versions) => versions.length > 0 && versions.every((one) => lends(one, contract)));

function lends({ name, forEditors, formerly }: Manifest, contract: string): boolean {
  const [owner, fragment = ''] = splitContract(contract).name.split('/');
  const heir = Object.hasOwn(formerly, contract) ? formerly[contract] : undefined;
  return forEditors.includes(heir ?? (owner === name ? fragment : ''));
}

function listed(contents: string[]): string {
  const more = contents.length - named;
  return contents.slice(0, named).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** A module of a library that a release takes from the page, and that no visitor is sure to have in a version that it can work with. */
export function missingLibraries({ live }: View): Problem[] {
  const all = [...live.values()].filter(([one]) => one !== undefined);
  return all.flat().flatMap((release) =>
    Object.entries(release.shared).flatMap(([module, { requires, provides }]) => {
      if (provides !== undefined) return [];
      const givers = all.filter((versions) => versions.some((one) => versionGiven(one, module) !== undefined));
      const isSure = (versions: readonly Manifest[]) =>
        versions.every((one) => satisfies(versionGiven(one, module) ?? '', requires));
      if (givers.some(isSure)) return [];
      const brought = givers.flat().map((one) => `${one.name} brings ${versionGiven(one, module) ?? 'none'}`);
      const consumer = `${release.name} ${release.version}`;
      const message = `${consumer} needs ${module} ${requires}; ${brought.join(', ') || 'nothing that is live brings it'}`;
      return [{ kind: 'shared' as const, consumer, message, key: `${release.name} ${module} ${requires}` }];
    }),
  );
}

/** The version in which a release gives a module: a library its own; what a shell carries, it says. */
const versionGiven = ({ name, version, modules, shared }: Manifest, module: string): string | undefined =>
  modules.includes(module) ? version : name === 'shell' ? shared[module]?.provides : undefined;

/** Versions of libraries that have come with a change, and that nobody takes. */
export function uselessLibraries(before: View | undefined, after: View): Problem[] {
  const isThere = ({ name, version }: Manifest) => before?.live.get(name)?.some((one) => one.version === version);
  const releases = [...after.live.values()].flat();
  return releases
    .filter((library) => isLibrary(library.name) && !isThere(library))
    .filter(
      ({ version, modules }) =>
        !releases.some(({ shared }) =>
          modules.some((module) => shared[module] && satisfies(version, shared[module].requires)),
        ),
    )
    .map(({ name, version, modules }) => {
      const needed = releases.flatMap(({ name: user, shared }) => {
        const use = modules.flatMap((module) => shared[module] ?? [])[0];
        return use ? [`${user} needs ${use.requires}`] : [];
      });
      const consumer = `${name} ${version}`;
      const message = `Nothing that is live works with ${libraryOf(name)} ${version}: ${needed.join(', ') || 'nothing needs it'}`;
      return { kind: 'shared' as const, consumer, message, key: `useless ${consumer}` };
    });
}

/** What a release gives; a shell gives the platform as a whole, too, in the major that it was built with. */
const givenBy = ({ name, gives, platform }: Manifest): string[] =>
  name === 'shell' ? [...gives, `platform@${platform}`] : gives;

/** What a release needs of others. */
const neededBy = ({ name, uses, platform }: Manifest): string[] =>
  name === 'shell' || isLibrary(name) ? uses : [...uses, `platform@${platform}`];

/** Whether a contract is fulfilled whatever a visitor has: every version of some remote that they can meet gives it. */
const isSurelyGiven = ({ live }: View, contract: string): boolean =>
  [...live.values()].some(
    (versions) => versions.length > 0 && versions.every((one) => givenBy(one).includes(contract)),
  );

/** What is there in the place of a contract that is missing, for a sentence. */
function alternativeTo({ live }: View, contract: string): string {
  const { name } = splitContract(contract);
  const lacking = [...live.values()].flat().filter((release) => !givenBy(release).includes(contract));
  const other = lacking.find((release) => givenBy(release).some((given) => splitContract(given).name === name));
  const major = other && givenBy(other).find((given) => splitContract(given).name === name);
  if (other) return `${other.name} ${other.version} gives ${major}`;
  const owner = lacking.find((release) => release.name === giverOf(contract));
  return owner ? `${owner.name} ${owner.version} does not give it` : 'nothing that is live gives it';
}

/** What the names of the shell's capabilities and events begin with: it holds the session. */
const shellPrefixes = ['platform', 'document', 'shell', 'account'];

/**
 * The one remote that may give a contract: a fragment's name begins with it, a state has an owner; capabilities and the
 * session are the shell's, and other events are called after their remote. Undefined where any may: a page or a role is
 * whose it is by what is live, and a state may be newer than this server.
 */
export function giverOf(contract: string): string | undefined {
  const { name } = splitContract(contract);
  const [kind = '', topic = ''] = name.split(':');
  if (name.includes('/')) return name.split('/')[0];
  if (kind === 'page' || kind === 'role') return undefined;
  if (kind === 'state') return isTopic(topic) ? stateContracts[topic].owner : undefined;
  return shellPrefixes.includes(kind) ? 'shell' : `mf-${kind}`;
}

/** What kind of contract it is, by how its name is written. */
function kindOf(contract: string): 'page' | 'role' | 'fragment' | 'platform' | 'event' | 'state' {
  if (contract.startsWith('page:')) return 'page';
  if (contract.startsWith('role:')) return 'role';
  if (contract.includes('/')) return 'fragment';
  if (contract.startsWith('state:')) return 'state';
  return /^platform[:@]/.test(contract) ? 'platform' : 'event';
}
