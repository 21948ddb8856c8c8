import type { PlatformCapabilities } from './platform.ts';

export type Capability = keyof PlatformCapabilities;

/** The major of each capability of the platform: it changes when its users have to change. */
export const platformCapabilities = {
  session: 1,
  consent: 1,
  mapsKey: 1,
  enter: 1,
  onReturn: 1,
  openLayer: 1,
  open: 1,
  keepTab: 1,
  uploads: 1,
  captcha: 1,
  routes: 1,
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
