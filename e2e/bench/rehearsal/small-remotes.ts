import { rm } from 'node:fs/promises';
import { SiteError } from 'shared/errors';
import { countryNames } from 'shared/i18n';
import { type CollectedRelease, collectRelease } from '../../../deploy/commands/release/publish-folder.ts';
import { fossils, unpack } from '../../fossils/fossils.ts';
import { remoteName } from '../remote-name.ts';
import { renameRelease } from './rename-release.ts';

/** What is live for all, what some countries have of their own, and what is released while visitors come. */
export const versions = { general: '1.0.1', own: '1.0.0', next: '1.0.2' } as const;

export interface Size {
  remotes: number;
  countries: number;
  releases: number;
}

/** The small remotes of the rehearsal: one that the newest kit has built, renamed to each of them. */
export async function smallRemotes(count: number) {
  const built = fossils.findLast(({ kit }) => /^\d/.test(kit));
  if (!built) throw new SiteError('start-failed', 'There is no small remote to rename: npm run fossil');
  const folder = unpack(built.archive);
  const original: CollectedRelease = await collectRelease(folder).finally(() => rm(folder, { recursive: true }));
  const shownBy = (number: number): number => (number + 1) % count;
  return {
    names: Array.from({ length: count }, (_, number) => remoteName(number)),
    /** Whose card the page of a remote shows: that of the next, and of the last one the first one's. */
    shownBy,
    release: (number: number, version: string): CollectedRelease =>
      renameRelease(original, { name: remoteName(number), version, shows: remoteName(shownBy(number)) }),
  };
}
export type SmallRemotes = Awaited<ReturnType<typeof smallRemotes>>;

/** The countries by their number: those of the site first, then others, which no host stands for. */
export const countryOf = (number: number): string => countryNames[number] ?? `x${number}`;

/** Every second remote has a version of a country's own, the others in the next country. */
export const hasOwnVersion = (remote: number, country: number): boolean => (remote + country) % 2 === 1;
