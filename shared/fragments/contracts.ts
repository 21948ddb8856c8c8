import { type Fragments, fragments } from '../contracts/index.ts';
import type { Role } from './roles.ts';

/** The props of every fragment that one remote lends to others, as each `contract.ts` says. Props travel as JSON: plain data only. */
export type FragmentProps = Fragments;

export type FragmentName = keyof FragmentProps;

interface FragmentContract {
  /** Changes when a consumer has to change; written `name@major` where a release says what it uses. */
  major: number;
  /** Whether content editors may write it into their HTML. */
  content: boolean;
  /** The role that it plays: one fragment of all that are live in a country plays it. */
  role?: Role;
  /** In the overlay it takes the whole screen and fades in (R296). */
  fullScreen?: true;
}

export const fragmentContracts = fragments satisfies Record<FragmentName, FragmentContract>;

/** How a release names a fragment that it shows: `mf-content/blocks@1`. */
export type FragmentUse = {
  [Name in FragmentName]: `${Name}@${(typeof fragmentContracts)[Name]['major']}`;
}[FragmentName];

/** Whether a fragment of this name is declared in this repository. */
export const isFragmentName = (name: string): name is FragmentName => Object.hasOwn(fragmentContracts, name);

/** The fragments that this repository lends to content editors. */
export const declaredForEditors: ReadonlySet<string> = new Set(
  Object.entries(fragmentContracts).flatMap(([name, { content }]) => (content ? [name] : [])),
);

/** The contract of a fragment. */
export const contractOf = (name: FragmentName): FragmentContract => fragmentContracts[name];
