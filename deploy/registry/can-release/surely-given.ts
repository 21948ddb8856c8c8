import { isTopic, stateContracts } from 'shared/bus/topics';
import type { Manifest } from 'shared/release';
import { splitContract } from 'shared/surface';
import type { View } from './view.ts';

/** What a release gives; a shell gives the platform as a whole, too, in the major that it was built with. */
export const givenBy = ({ name, gives, platform }: Manifest): string[] =>
  name === 'shell' ? [...gives, `platform@${platform}`] : gives;

/** What a release needs of others. */
export const neededBy = ({ name, uses, platform }: Manifest): string[] =>
  name === 'shell' ? uses : [...uses, `platform@${platform}`];

/** Whether a contract is kept whatever a visitor has: every version of some remote that they can meet gives it. */
export const isSurelyGiven = ({ live }: View, contract: string): boolean =>
  [...live.values()].some(
    (versions) => versions.length > 0 && versions.every((one) => givenBy(one).includes(contract)),
  );

/** What is there in the place of a contract that is missing, for a sentence. */
export function alternativeTo({ live }: View, contract: string): string {
  const { name } = splitContract(contract);
  const lacking = [...live.values()].flat().filter((release) => !givenBy(release).includes(contract));
  const other = lacking.find((release) => givenBy(release).some((given) => splitContract(given).name === name));
  const major = other && givenBy(other).find((given) => splitContract(given).name === name);
  if (other) return `${other.name} ${other.version} gives ${major}`;
  const owner = lacking.find((release) => release.name === ownerOf(name));
  return owner ? `${owner.name} ${owner.version} does not give it` : 'nothing that is live gives it';
}

/** What the names of the shell's capabilities and events begin with: it holds the session. */
const shellPrefixes = ['platform', 'shell', 'account'];

/**
 * Who would give a contract: a fragment's name begins with its owner, a state has one; capabilities and the session are the
 * shell's, and other events are called after their remote.
 */
function ownerOf(name: string): string {
  const [kind, topic = ''] = name.split(':');
  // The page, or who plays the role, says itself whose it is, and is gone.
  if (kind === 'page' || kind === 'role') return '';
  if (kind === 'state' && isTopic(topic)) return stateContracts[topic].owner;
  if (name.includes('/')) return name.split('/')[0] ?? '';
  return shellPrefixes.includes(kind ?? '') ? 'shell' : `mf-${kind}`;
}

/** What kind of contract it is, by how its name is written. */
export function kindOf(contract: string): 'page' | 'role' | 'fragment' | 'platform' | 'event' | 'state' {
  if (contract.startsWith('page:')) return 'page';
  if (contract.startsWith('role:')) return 'role';
  if (contract.includes('/')) return 'fragment';
  if (contract.startsWith('state:')) return 'state';
  return /^platform[:@]/.test(contract) ? 'platform' : 'event';
}
