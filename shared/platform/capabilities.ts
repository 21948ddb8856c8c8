import { Observable } from 'rxjs';
import { SiteError } from '../errors/index.ts';
import { noBrand } from './brand.ts';
import type { PlatformCapabilities } from './platform.ts';

/** The major of the platform prop's contract; a release says which one it needs. */
export const platformVersion = 1;

export type Capability = keyof PlatformCapabilities;

/** The major of each capability of the platform: it changes when its users have to change. */
export const platformCapabilities = {
  session: 1,
  consent: 1,
  mapsKey: 1,
  searchMinLength: 1,
  enter: 1,
  onReturn: 1,
  openLayer: 1,
  open: 1,
  keepTab: 1,
  uploads: 1,
  captcha: 1,
  routes: 1,
  brand: 1,
} as const satisfies Record<Capability, number>;

/** How a release names a capability that it uses: `platform:enter@1`. */
export type CapabilityUse = {
  [Name in Capability]: `platform:${Name}@${(typeof platformCapabilities)[Name]}`;
}[Capability];

/** Whether the platform has a capability of this name. */
export const isCapability = (name: string): name is Capability => Object.hasOwn(platformCapabilities, name);

/** All capabilities, as the shell gives them. */
export const givenCapabilities: readonly string[] = Object.entries(platformCapabilities).map(
  ([name, major]) => `platform:${name}@${major}`,
);

const refuse = () => Promise.reject(new SiteError('session-failed', 'This part cannot act for the visitor'));

/**
 * The capabilities of a part that may not act: a render on the server only reads, and is for every visitor, whatever
 * each has agreed to; a remote gets these, too, where it asks for what it has not declared.
 */
export const readOnlyCapabilities: PlatformCapabilities = {
  session: { signIn: refuse, signOut: refuse },
  consent: { allows: () => false, changes$: new Observable(() => undefined), ask: () => undefined },
  enter: () => undefined,
  onReturn: () => () => undefined,
  open: () => false,
  openLayer: () => () => undefined,
  keepTab: () => () => undefined,
  uploads: { send: refuse, remove: refuse },
  captcha: { offer: refuse, show: refuse },
  routes: [],
  brand: noBrand,
};
