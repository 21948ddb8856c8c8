import { type Fragments, fragments } from '../contracts/index.ts';

/** The props of every fragment that one remote lends to others, as each `contract.ts` says. Props travel as JSON: plain data only. */
export type FragmentProps = Fragments;

export type FragmentName = keyof FragmentProps;

interface FragmentContract {
  /** Changes when a consumer has to change; written `name@major` where a release says what it uses. */
  major: number;
  /** Whether content editors may write it into their HTML. */
  content: boolean;
  /** The purpose for which the site opens this fragment. */
  opensFor?: Purpose;
  /** In the overlay it takes the whole screen and fades in (R296). */
  fullScreen?: true;
}

/** Searching; choosing the list that a product is put on; signing in on the way there. */
type Purpose = 'search' | 'choose-list' | 'sign-in';

export const fragmentContracts = fragments satisfies Record<FragmentName, FragmentContract>;

/** How a release names a fragment that it shows: `mf-content/blocks@1`. */
export type FragmentUse = {
  [Name in FragmentName]: `${Name}@${(typeof fragmentContracts)[Name]['major']}`;
}[FragmentName];

export const isFragmentName = (name: string): name is FragmentName => Object.hasOwn(fragmentContracts, name);

/** The contract of a fragment. */
export const contractOf = (name: FragmentName): FragmentContract => fragmentContracts[name];

/** The fragments that the site opens for a purpose. */
export const fragmentsFor = (purpose: Purpose): FragmentName[] =>
  Object.keys(fragmentContracts)
    .filter(isFragmentName)
    .filter((name) => contractOf(name).opensFor === purpose);
