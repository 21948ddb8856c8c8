import {
  type Events as AllEvents,
  events,
  type States as RemoteStates,
  initialStates as remoteInitialStates,
  states as remoteStates,
} from '../contracts/index.ts';
import type { FragmentName, OpenedRole } from '../fragments/contracts.ts';
import type { RemoteName } from '../routes/index.ts';
import type { Seo } from '../seo/seo-record.ts';

/**
 * The state that parts share. Each is a topic: it has a current value, and late subscribers get it. Those of the page as a
 * whole are here; a remote's are in its `contract.ts`.
 */
export interface States extends RemoteStates {
  auth: { signedIn: boolean; userId?: string; backendUserId?: number };
  /**
   * The popin: a modal in the middle of the page that shows a fragment of any remote. It opens by `open` and `content`, or the
   * platform opens it for a role; the fragment closes it by `set('popin', { open: false })`, which also clears the rest.
   * `overlay` works the same. The platform adds the major that the calling remote was written for.
   */
  popin: HostState & { productIdToAdd?: string };
  /** A panel at the right side of the page that shows a fragment of any remote. */
  overlay: HostState;
  /** How the header behaves on this page; distances in px of scrolling. */
  header: {
    plainDefault: boolean;
    plainTrigger: number;
    hideTrigger: number;
    smallTrigger: number;
    disable: boolean;
    transparentDark: boolean;
  };
  /** What the page on screen is, and is up to; the visitor's ids are in `auth`, search in `search`. */
  main: {
    /** The page's record for search engines; undefined while its data is not there. */
    currentSeo?: Seo;
    /** The way to the page, as its breadcrumb shows it. */
    breadcrumb: readonly { label: string; url?: string }[];
    requestDone: boolean;
    imagesLoaded: boolean;
    show404: boolean;
    showLoading: boolean;
    introPlayed: boolean;
  };
}

interface HostState {
  open: boolean;
  content?: FragmentName;
  /** In the place of `content`: what plays this role in the composition. Set by the shell alone. */
  role?: OpenedRole;
  major?: number;
  props?: object;
}

/** What happens once. An event's name begins with what it is about; `emits` in `src/remote.ts` says who emits it. */
export type Events = AllEvents;

/** The major of each event: it changes when subscribers have to change. */
export const eventContracts: typeof events = events satisfies Record<keyof Events, number>;

/** How a release names an event that it listens to, or emits: `account:signed-in@1`. */
export type EventUse = { [Name in keyof Events]: `${Name}@${(typeof eventContracts)[Name]}` }[keyof Events];

interface StateContract {
  /** Changes when its readers or setters have to change. */
  major: number;
  /** Whose meaning it has; its release gives the contract. */
  owner: RemoteName;
  /** The remotes that may set it. They may read it, too. */
  setBy: readonly RemoteName[] | 'everyone';
}

const ofPage = {
  auth: { major: 1, owner: 'shell', setBy: ['shell'] },
  popin: { major: 1, owner: 'shell', setBy: 'everyone' },
  overlay: { major: 1, owner: 'shell', setBy: 'everyone' },
  header: { major: 1, owner: 'shell', setBy: 'everyone' },
  main: { major: 1, owner: 'shell', setBy: 'everyone' },
} as const;

export const stateContracts: typeof ofPage & typeof remoteStates = { ...ofPage, ...remoteStates } satisfies Record<
  keyof States,
  StateContract
>;

/** How a release names a state that it reads, or sets: `state:wishlists@1`. */
export type StateUse = {
  [Topic in keyof States]: `state:${Topic}@${(typeof stateContracts)[Topic]['major']}`;
}[keyof States];

/** Whether a state of this name is declared in this repository. */
export const isTopic = (name: string): name is keyof States => Object.hasOwn(stateContracts, name);

/** What a release needs of a state's owner in order to set it: `state:wishlists:set-by-mf-catalogue@1`; the state where all may. */
export function settingContract(use: string, remote: string): string {
  const [name = '', major] = use.split('@');
  const topic = name.slice('state:'.length);
  if (isTopic(topic) && stateContracts[topic].setBy === 'everyone') return use;
  return `${name}:set-by-${remote}@${major}`;
}

export const initialStates: States = {
  auth: { signedIn: false },
  popin: { open: false },
  overlay: { open: false },
  header: {
    plainDefault: false,
    plainTrigger: 400,
    hideTrigger: 300,
    smallTrigger: 400,
    disable: false,
    transparentDark: false,
  },
  main: {
    breadcrumb: [],
    requestDone: true,
    imagesLoaded: true,
    show404: false,
    showLoading: false,
    introPlayed: false,
  },
  ...remoteInitialStates,
};
