import { declaredForEditors } from 'shared/fragments/contracts';
import type { Country } from 'shared/i18n';
import type { Manifest } from 'shared/release';
import { composeTable, declaredPages, declaredRoutes, type RouteTable } from 'shared/routes';
import { splitContract } from 'shared/surface';
import type { Database } from '../database/index.ts';
import { manifestsOf } from './can-release/read-live-state.ts';
import { everyCountry } from './contract.ts';
import { liveVersions } from './live.ts';
import { readVersions } from './write-lock.ts';

/** What the releases that are live say, and the content system goes by. */
export interface Live {
  /** Where pages are found in the country. */
  routes: RouteTable;
  /** The fragments that some release lends to content editors, as `mf-catalogue/product-slider`. */
  forEditors: ReadonlySet<string>;
}

/**
 * Answers what is live in a country at this moment; or, for who knows of the change `known` and no later one, at that one or
 * later.
 */
export type LiveSite = (country: Country, known?: number) => Promise<Live>;

interface Site {
  tables: ReadonlyMap<string, RouteTable>;
  forEditors: Live['forEditors'];
}

/** The site after a change of what is live, by its number. */
interface Snapshot extends Site {
  change: number;
}

/**
 * What is live, never older than the last change: a gateway that knows of one may keep what it is answered. What a
 * rollout tries counts when it is live for all. A remote that is not live has its pages where this repository has them, and
 * lends what it does here. Where the database does not answer, the last answer holds: the request itself says what is wrong.
 */
export function createLiveSite(db: Database): LiveSite {
  let snapshot: Snapshot | undefined;
  async function newest(): Promise<Snapshot> {
    const { registry: change } = await readVersions(db);
    return snapshot?.change === change ? snapshot : { change, ...(await readSite(db)) };
  }
  return async (country, known) => {
    if (!snapshot || snapshot.change !== known) snapshot = await newest().catch(() => snapshot);
    return {
      routes: snapshot?.tables.get(country) ?? snapshot?.tables.get(everyCountry) ?? declaredRoutes,
      forEditors: snapshot?.forEditors ?? declaredForEditors,
    };
  };
}

async function readSite(db: Database): Promise<Site> {
  const { live, retired } = await liveVersions(db);
  const countries = Object.entries(live).map(([country, own]) => ({
    country,
    versions: Object.entries({ ...live[everyCountry], ...own }).map(([remote, { version }]) => ({ remote, version })),
  }));
  const manifestOf = await manifestsOf(
    db,
    countries.flatMap(({ versions }) => versions),
  );
  const tables = new Map(
    countries.map(({ country, versions }) => {
      const pages = versions.flatMap(({ remote, version }) => {
        const routes = manifestOf(remote, version)?.routes;
        return routes ? [[remote, routes] as const] : [];
      });
      return [country, composeTable({ ...declaredPages, ...Object.fromEntries(pages) })];
    }),
  );
  const releases = countries.flatMap(({ versions }) =>
    versions.flatMap(({ remote, version }) => manifestOf(remote, version) ?? []),
  );
  return { tables, forEditors: lentBy(releases, new Set(retired.map(({ remote }) => remote))) };
}

function lentBy(releases: readonly Manifest[], retired: ReadonlySet<string>): Live['forEditors'] {
  const known = new Set([...releases.map(({ name }) => name), ...retired]);
  const lent = releases.flatMap(({ name, forEditors, formerly }) => [
    ...forEditors.map((fragment) => `${name}/${fragment}`),
    ...Object.entries(formerly).flatMap(([contract, fragment]) =>
      forEditors.includes(fragment) ? splitContract(contract).name : [],
    ),
  ]);
  return new Set([...lent, ...[...declaredForEditors].filter((of) => !known.has(of.split('/')[0] ?? ''))]);
}
