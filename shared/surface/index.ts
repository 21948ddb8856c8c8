import type { States } from '../bus/topics.ts';
import { SiteError } from '../errors/index.ts';

/** A contract in its two halves: `mf-content/blocks@1` is `mf-content/blocks` in its major 1. */
export function splitContract(contract: string): { name: string; major: number } {
  const at = contract.lastIndexOf('@');
  return { name: contract.slice(0, at), major: Number(contract.slice(at + 1)) };
}

/** The major of a contract in a list of them; undefined where the list does not have it. */
export function usedMajor(contracts: readonly string[], name: string): number | undefined {
  const found = contracts.find((contract) => contract.startsWith(`${name}@`));
  return found === undefined ? undefined : splitContract(found).major;
}

/** Where a remote touches others, each with the major that it was written for, as `mf-content/blocks@1`. */
export interface Surface {
  name: string;
  /** Fragments, events, states that it reads, and capabilities of the platform. */
  uses: readonly string[];
  /** The events that it emits. */
  emits: readonly string[];
  /** The states of the bus that it sets. */
  sets: readonly string[];
  /** How remotes' states begin as it knows them: the tab's shell may be older than some of them. */
  initial?: Partial<States>;
}

/** Reports that a remote uses something that it does not declare: throws in development and in tests, logs in production. */
export function undeclared(remote: string, what: string): void {
  const error = new SiteError('contract-undeclared', `${remote} uses ${what}, which its remote.ts does not declare`);
  if (process.env.NODE_ENV !== 'production') throw error;
  console.error(error.message);
}

/** A fragment that is to be shown: what the element says. Content editors write none: they mean the first major. */
export interface AskedFragment {
  of: string;
  major?: number;
  /** By what contract, where that is not its own: a role that it plays, or its former name. */
  by?: string;
}

/**
 * Why a fragment may not be shown; undefined where it may. Its owner has to give the major that the
 * part asks for, and the part has to declare it; fragments that it lends to content editors need no declaration.
 */
export function incompatibilityOf(
  { of, major = 1, by }: AskedFragment,
  owner: { gives: readonly string[]; forEditors?: readonly string[] } | undefined,
  consumer: { name: string; uses: readonly string[] } | undefined,
): string | undefined {
  const given = usedMajor(owner?.gives ?? [], of);
  if (given === undefined) return `no live release gives ${of}`;
  if (given !== major) return `${of} is asked for in its major ${major}, and given in ${given}`;
  const isOpen = owner?.forEditors?.includes(of.slice(of.indexOf('/') + 1));
  const use = by ?? `${of}@${major}`;
  return !consumer || isOpen || consumer.uses.includes(use) ? undefined : `${consumer.name} does not declare ${use}`;
}

/** What a release of a composition says of the names of its fragments. */
interface Release {
  roles?: Readonly<Record<string, string>>;
  formerly?: Readonly<Record<string, string>>;
  gives: readonly string[];
}

/** A fragment by its own name, in the major that its release gives. */
interface Named {
  of: string;
  major?: number;
}

/** The fragment that plays a role in a composition, by remote; the registry refuses a second one. */
export const playerOf = (role: string, composition: Readonly<Record<string, Release>>): Named | undefined =>
  fragmentBy(composition, ({ roles = {} }) => (Object.hasOwn(roles, role) ? roles[role] : undefined));

/** The fragment that a release has named otherwise before, or that another remote had: `mf-a/card@1` is its former name. */
const heirOf = (contract: string, composition: Readonly<Record<string, Release>>): Named | undefined =>
  fragmentBy(composition, ({ formerly = {} }) => (Object.hasOwn(formerly, contract) ? formerly[contract] : undefined));

function fragmentBy(
  composition: Readonly<Record<string, Release>>,
  nameIn: (release: Release) => string | undefined,
): Named | undefined {
  for (const [remote, release] of Object.entries(composition)) {
    const fragment = nameIn(release);
    const of = `${remote}/${fragment}`;
    if (fragment !== undefined) return { of, major: usedMajor(release.gives, of) };
  }
  return undefined;
}

/**
 * What is asked for, by its own name: a role, as `role:saved`, stands for the fragment that plays it, where there is one, and a
 * former name for the fragment that has another one today.
 */
export function askedByName<Asked extends Named>(
  asked: Asked,
  composition: Readonly<Record<string, Release>>,
): Asked & { by?: string } {
  const [kind, role] = asked.of.split(':');
  if (kind === 'role' && role) return { ...asked, ...playerOf(role, composition), by: `role:${role}@1` };
  const contract = `${asked.of}@${asked.major ?? 1}`;
  const heir = heirOf(contract, composition);
  return heir ? { ...asked, ...heir, by: contract } : asked;
}
