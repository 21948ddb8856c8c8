import type { Country } from '../../shared/i18n/index.ts';
import { composeTable, declaredPages, declaredRoutes, type RouteTable } from '../../shared/routes/index.ts';
import type { Database } from '../database/index.ts';
import { manifestsOf } from './can-release/read-live-state.ts';
import { everyCountry } from './contract.ts';
import { readVersions } from './counter.ts';
import { liveVersions } from './live.ts';

/**
 * Answers where pages are found in a country at this moment; or, for who knows of the change `known` and no later one, at that
 * one or later.
 */
export type LiveRoutes = (country: Country, known?: number) => Promise<RouteTable>;

type Tables = ReadonlyMap<string, RouteTable>;

/** The tables after a change of what is live, by its number. */
interface Kept {
  change: number;
  tables: Tables;
}

/**
 * The tables of what is live, never older than the last change: a gateway that knows of one may keep what it is answered. What a
 * rollout tries counts when it is live for all. A remote that is not live has its pages where this repository has them. Where
 * the database does not answer, the last tables hold: the request itself says what is wrong.
 */
export function createLiveRoutes(db: Database): LiveRoutes {
  let kept: Kept | undefined;
  async function newest(): Promise<Kept> {
    const { registry: change } = await readVersions(db);
    return kept?.change === change ? kept : { change, tables: await readTables(db) };
  }
  return async (country, known) => {
    if (!kept || kept.change !== known) kept = await newest().catch(() => kept);
    return kept?.tables.get(country) ?? kept?.tables.get(everyCountry) ?? declaredRoutes;
  };
}

async function readTables(db: Database): Promise<Tables> {
  const { live } = await liveVersions(db);
  const countries = Object.entries(live).map(([country, own]) => ({
    country,
    versions: Object.entries({ ...live[everyCountry], ...own }).map(([remote, { version }]) => ({ remote, version })),
  }));
  const manifestOf = await manifestsOf(
    db,
    countries.flatMap(({ versions }) => versions),
  );
  return new Map(
    countries.map(({ country, versions }) => {
      const pages = versions.map(({ remote, version }) => [remote, manifestOf(remote, version).routes] as const);
      return [country, composeTable({ ...declaredPages, ...Object.fromEntries(pages) })];
    }),
  );
}
