import { join, resolve } from 'node:path';
import { isCountry } from 'shared/i18n';
import { countryOrigin } from '../../deploy/registry/qa/qa-link.ts';
import { elsewhere } from '../elsewhere/elsewhere.ts';

const named = (name: string) => ({ name: `e2e/${name}`, dataDir: join(import.meta.dirname, '../../.build/e2e', name) });

/** A page that comes late is no failure of a journey: browsers run beside the site, on a machine that may be slow. */
const patient = { PART_LIMIT_MS: '5000', DOCUMENT_LIMIT_MS: '10000' };

const ownSite = {
  port: 8480,
  ...named('production'),
  mode: 'production',
  settings: {
    ...patient,
    // Luxembourg has a tag manager; its address is never reached.
    TAG_MANAGER_IDS: 'lu=GTM-E2E',
    // Nobody answers there.
    PICTURE_HOSTS: 'pictures.example',
    // As few visits as the test of it can make quickly, from as many networks as it says.
    ROLLBACK_MIN_VISITS: '12',
    METRICS_PORT: '8488',
    TRUST_PROXY: '127.0.0.1,::1,::ffff:127.0.0.1',
  },
};

/** The composed site that the tests visit: our own, or the one that `npm run e2e` names. */
export const site = elsewhere
  ? {
      ...ownSite,
      port: Number(new URL(countryOrigin(elsewhere, 'fr')).port),
      dataDir: resolve(import.meta.dirname, '../..', process.env.DATA_DIR ?? '.data'),
    }
  : ownSite;

/** The same site from development builds, in which React speaks of every mistake: for `npm run e2e:full`. */
export const developmentSite = { port: 8490, ...named('development'), mode: 'development', settings: patient };

/** An address of a country's host, as `http://be.localhost:8480/nl`. */
export const at = (country: string, path: string, { port }: { port: number } = site): string =>
  elsewhere && port === site.port && isCountry(country)
    ? `${countryOrigin(elsewhere, country)}${path}`
    : `http://${country}.localhost:${port}${path}`;
