import { join, resolve } from 'node:path';
import { countryOrigin } from '../../deploy/registry/qa/country-origin.ts';
import { isCountry } from '../../shared/i18n/index.ts';
import { elsewhere } from '../elsewhere/elsewhere.ts';

const named = (name: string) => ({ name: `e2e/${name}`, dataDir: join(import.meta.dirname, '../../.build/e2e', name) });

const ownSite = {
  port: 8480,
  ...named('production'),
  mode: 'production',
  settings: {
    // Luxembourg has a tag manager; its address is never reached.
    TAG_MANAGER_IDS: 'lu=GTM-E2E',
    // Browsers beside it on one machine: a page that comes late is no failure of a journey.
    PART_LIMIT_MS: '2000',
    DOCUMENT_LIMIT_MS: '4000',
  },
};

/** The composed site that the journeys visit: our own, or the one that `npm run e2e` names. */
export const site = elsewhere
  ? {
      ...ownSite,
      port: Number(new URL(countryOrigin(elsewhere, 'fr')).port),
      dataDir: resolve(import.meta.dirname, '../..', process.env.DATA_DIR ?? '.data'),
    }
  : ownSite;

/** The site in which suites release, roll back and break remotes: with the limits that visitors have. */
export const releaseSite = {
  port: 8500,
  ...named('releases'),
  mode: 'production',
  // As few visits as the test of it can make quickly, and more than any other suite makes of a broken release.
  settings: { ROLLBACK_MIN_MOUNTS: '12' },
};

/** The same site from development builds, in which React speaks of every mistake. */
export const developmentSite = {
  port: 8490,
  ...named('development'),
  mode: 'development',
  // Development builds render slowly.
  settings: {
    // It has a key of the maps service, whose script never comes from there.
    GOOGLE_MAPS_KEY: 'AIzaSy-of-the-journeys',
    PART_LIMIT_MS: '5000',
    DOCUMENT_LIMIT_MS: '10000',
  },
};

/** An address of a country's host, as `http://be.localhost:8480/nl`. */
export const at = (country: string, path: string, { port }: { port: number } = site): string =>
  elsewhere && port === site.port && isCountry(country)
    ? `${countryOrigin(elsewhere, country)}${path}`
    : `http://${country}.localhost:${port}${path}`;
