import { type Fragments, fragments } from '../contracts/index.ts';

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
  /** In the overlay it takes the whole screen and fades in. */
  fullScreen?: true;
  /** The contracts that it goes on to fulfil under names of before, here or in another remote: `mf-a/card@1`. */
  formerly?: readonly string[];
}

// With its type named: a team on its own has other fragments.
export const fragmentContracts: typeof fragments = fragments satisfies Record<FragmentName, FragmentContract>;

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

/**
 * What the site shows a fragment for, and where: searching; signing in, and putting a product on a list;
 * beside the heart in the header, how many are on one. Which fragment plays a role is said by the releases of the
 * composition; their `contract.ts` has it as `role`.
 */
export const roles = { search: 'overlay', 'sign-in': 'popin', save: 'popin', saved: 'header' } as const;

export type Role = keyof typeof roles;

/** Those that the popin or the overlay opens when somebody asks for it. */
export type OpenedRole = Exclude<Role, 'saved'>;

/** The name of a role where a fragment's may stand: `role:saved`. */
export type RoleName = `role:${Role}`;

/** Whether a name stands for a role, as `role:saved`. */
export const isRoleName = (name: string): name is RoleName =>
  Object.keys(roles).some((role) => name === `role:${role}`);

/** A role as a contract between who shows it and who plays it. No release names the fragment of another for it. */
export const roleContract = <Name extends string>(role: Name): `role:${Name}@1` => `role:${role}@1`;

/** How a release names a role that it shows or opens: `role:search@1`. */
export type RoleUse = `role:${Role}@1`;
