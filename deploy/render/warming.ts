/** The channel between the pool and all its workers; a worker answers `{ warmed: id }` once it has loaded a list. */
export const warmingChannel = 'warming';

export interface ReleaseName {
  name: string;
  version: string;
}

/** The releases that every worker is to have loaded, those that start later too. */
export interface Warming {
  id: number;
  list: ReleaseName[];
}

/** `name@version`. */
export const releaseKey = ({ name, version }: ReleaseName): string => `${name}@${version}`;
