import type { Composition } from 'shared/release';

/** The header with the versions that this tab has: the server answers with those, and for those. */
export const ownVersions = ({ remotes }: Pick<Composition, 'remotes'>): { 'x-composition': string } => ({
  'x-composition': Object.entries(remotes)
    .map(([name, { version }]) => `${name}@${version}`)
    .join(','),
});
