import { SiteError } from 'shared/errors';
import type { LiveVersions, PurgeState } from '../../registry/contract.ts';
import type { Counted } from '../../registry/reports/contract.ts';
import type { Registry } from '../releases/registry.ts';
import type { TestRelease } from './release.ts';

/** A registry in memory. */
export interface TestRegistry extends Registry {
  publish(...releases: TestRelease[]): void;
  makeLive(versions: Record<string, string>, country?: string): void;
  /** As after the rollback of a first release, or as it was retired. */
  takeAway(name: string, as?: LiveVersions['retired'][number]): void;
  /** Shows a version to a share of the visitors who see what `country` sees. */
  rollOut(name: string, version: string, percent: number, country?: string): void;
  changeContent(): void;
  /** Has the files of a release forgotten. */
  forget(name: string, version: string): void;
  /** The previews of content that stand. */
  readonly previews: Set<number>;
  /** From now on it does not answer. */
  goAway(): void;
  comeBack(): void;
  /** What gateways have handed on. */
  readonly reported: Counted[];
  /** What gateways said of their shared cache, the latest last. */
  readonly purges: PurgeState[];
  /** The compositions that it received. */
  readonly remembered: Record<string, string>[];
}

export function createTestRegistry(): TestRegistry {
  const published = new Map<string, TestRelease>();
  const live: LiveVersions['live'] = {};
  let retired: LiveVersions['retired'] = [];
  const everLive = new Set<string>();
  const counters = { registry: 0, content: 0 };
  const reported: Counted[] = [];
  const purges: PurgeState[] = [];
  const remembered: Record<string, string>[] = [];
  const previews = new Set<number>();
  const forgotten: { name: string; version: string }[] = [];
  let away = false;

  function find(name: string, version: string): TestRelease {
    const release = published.get(`${name}@${version}`);
    if (away || !release) throw new SiteError(away ? 'registry-failed' : 'release-unknown');
    return release;
  }
  const answering = <Value>(value: Value): Value => {
    if (away) throw new SiteError('registry-failed');
    return structuredClone(value);
  };

  return {
    publish(...releases) {
      for (const release of releases) published.set(`${release.manifest.name}@${release.manifest.version}`, release);
    },
    makeLive(versions, country = '*') {
      const remotes = Object.entries(versions).map(([name, version]) => [name, { version }] as const);
      for (const [name, version] of Object.entries(versions)) everLive.add(`${name}@${version}`);
      live[country] = { ...live[country], ...Object.fromEntries(remotes) };
      counters.registry += 1;
    },
    takeAway(name, as) {
      const { [name]: _, ...rest } = live['*'] ?? {};
      live['*'] = rest;
      retired = as ? [as] : [];
      counters.registry += 1;
    },
    rollOut(name, version, percent, country = '*') {
      everLive.add(`${name}@${version}`);
      const stable = live[country]?.[name]?.version ?? live['*']?.[name]?.version ?? version;
      live[country] = { ...live[country], [name]: { version: stable, candidate: { version, percent } } };
      counters.registry += 1;
    },
    forget(name, version) {
      published.delete(`${name}@${version}`);
      forgotten.push({ name, version });
      counters.registry += 1;
    },
    changeContent() {
      counters.content += 1;
    },
    reported,
    async report(counted) {
      reported.push(answering(counted));
      return { awaited: [...published.values()].map(({ manifest }) => manifest.name) };
    },
    purges,
    async purged(state) {
      purges.push(answering(state));
    },
    remembered,
    async remember(versions) {
      remembered.push(answering(versions));
    },
    goAway() {
      away = true;
    },
    comeBack() {
      away = false;
    },
    version: async () => answering(counters),
    live: async () => answering({ registry: counters.registry, live, retired }),
    manifest: async (name, version) => find(name, version).manifest,
    history: async () => answering([]),
    previews,
    previewStands: async (number) => answering(previews.has(number)),
    forgotten: async (after) => answering(after < counters.registry ? forgotten : []),
    wasLive: async (name, version) => answering(everLive.has(`${name}@${version}`)),
    files: async (name, version) => find(name, version).files,
    file: async (name, version, path) => find(name, version).files.get(path) ?? new Uint8Array(),
  };
}
