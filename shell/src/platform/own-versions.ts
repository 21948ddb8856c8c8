import type { Composition } from 'shared/release';

/** The header that tells the server which versions this tab has: it answers with those, and for those. */
export const ownVersions = ({ remotes }: Pick<Composition, 'remotes'>): { 'x-composition': string } => ({
  'x-composition': Object.entries(remotes)
    .map(([name, { version }]) => `${name}@${version}`)
    .join(','),
});
