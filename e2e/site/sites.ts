import { join } from 'node:path';

const dataFolder = (name: string) => join(import.meta.dirname, '../../.build/e2e', name);

/** The composed site that the journeys visit, as visitors get it. */
export const site = { port: 8480, dataDir: dataFolder('production'), mode: 'production' };

/** The same site from development builds, in which React speaks of every mistake. */
export const developmentSite = { port: 8490, dataDir: dataFolder('development'), mode: 'development' };

/** An address of a country's host, as `http://be.localhost:8480/nl`. */
export const at = (country: string, path: string, { port } = site): string =>
  `http://${country}.localhost:${port}${path}`;
