import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge } from 'prom-client';
import { SiteError } from 'shared/errors';
import { releaseKey } from 'shared/release';
import { type LiveVersions, liveVersionsSchema, longestWaitMs, type Versions } from '../../registry/contract.ts';
import { type ReleaseName, renderKey } from '../../render/live-releases.ts';
import type { Renderer } from '../../render/renderer.ts';
import { writeAtomically } from '../write-atomically.ts';
import { type RenderedRelease, rendersOf } from './libraries.ts';
import type { Registry } from './registry.ts';
import type { Release, ReleaseCache } from './release-store.ts';
import { openSnapshot, reportUnopened, type Snapshot } from './snapshot.ts';
import type { Trust } from './trust.ts';

/** Between an answer of the registry, which it holds until it has something to say, and the next question. */
const pauseMs = 100;
/** A gateway that goes by keys sees within a second that they have changed. */
const keysMs = 1_000;
/** After how long a release that could not be opened is tried again: a full disk may have room by then. */
const openAgainMs = 5_000;
/** For how long the former releases still render, for page loads that have begun. */
const pageLoadMs = 1_000;
/** For how long what was made from the content is taken to be up to date where the registry does not answer. */
const silenceMs = 10_000;

/** The live snapshot, which follows the registry within a second. */
export interface LiveReleases {
  /** Undefined until the first one is complete. */
  readonly snapshot: Snapshot | undefined;
  /** The versions of the registry and of the content that visitors see. */
  readonly shown: Shown;
  /** What is refused since nobody who may has signed it, in sentences: releases, and what is live. */
  readonly refused: readonly string[];
  /** Whether the registry answers: where it does not, nobody knows what has changed. */
  readonly isFollowed: boolean;
  close(): Promise<void>;
}

/** The versions of the registry and of the content: each write counts them up. */
export type Shown = Pick<Versions, 'registry' | 'content'>;

interface Following {
  registry: Registry;
  store: Pick<ReleaseCache, 'open' | 'remove'>;
  trust: Trust;
  renderer: Pick<Renderer, 'live'>;
  /** The folder of the release cache; the snapshot of what was live last is written there, for a start without the registry. */
  releases: string;
  /** Called with releases that are about to go live for the first time, before they do; not with those of the start. */
  warmUp(releases: readonly RenderedRelease[], patient: boolean): Promise<void>;
  /** Called when content has changed, and when other releases are live, with the writes that are shown from now on, and before. */
  onChange(shown: Shown, before: Shown): void;
  /** Called where the registry has not answered for ten seconds: nobody knows what has changed meanwhile. */
  onSilence(): void;
  log: FastifyBaseLogger;
}

/** Starts to follow the registry; resolves after the first attempt, whether or not there is a snapshot then. */
export async function followRegistry(following: Following): Promise<LiveReleases> {
  const { registry, store, trust, renderer, releases, warmUp, onChange, onSilence, log } = following;
  const stop = new AbortController();
  const snapshotFile = join(releases, 'live.json');
  let snapshot: Snapshot | undefined;
  let seen = { registry: -1, content: -1 };
  let seenKeys = trust.keys();
  let shown = seen;
  let failing = false;
  let openAgainAt = Number.POSITIVE_INFINITY;
  let ending: NodeJS.Timeout | undefined;
  let silence: NodeJS.Timeout | undefined;
  /** The write of the registry up to which copies of what it has forgotten are removed. */
  let removedUntil = -1;
  const known = new Set<string>();
  let renders: RenderedRelease[] = [];

  function show(next: Shown): void {
    const before = shown;
    shown = next;
    onChange(next, before);
  }

  function mayStay({ manifest: { name: remote, version }, said }: Release, country: string): boolean {
    if (trust.isWithdrawn({ remote, country, version })) return false;
    try {
      trust.groundsOf(said);
      return true;
    } catch {
      return false;
    }
  }

  async function change({ live, retired, registry: number }: LiveVersions, content = seen.content): Promise<void> {
    const start = performance.now();
    const took = () => Math.round(performance.now() - start);
    const next = await openSnapshot({ live, retired }, store, snapshot, mayStay);
    const openedMs = took();
    // The current releases go on rendering while the next ones are made ready.
    const nextRenders = rendersOf(next);
    await renderer.live(namesOf([...renders, ...nextRenders]));
    // At a start the pages that are asked for most start what they need.
    const fresh = snapshot ? nextRenders.filter(({ as }) => !known.has(renderKey(as))) : [];
    await warmUp(fresh, false);
    for (const { as } of nextRenders) known.add(renderKey(as));
    reportUnopened(next.unopened, snapshot?.unopened ?? [], log);
    snapshot = next;
    renders = nextRenders;
    show({ registry: number, content });
    clearTimeout(ending);
    ending = setTimeout(() => void renderer.live(namesOf(nextRenders)), pageLoadMs).unref();
    log.info({ openedMs, liveMs: took() }, 'Other releases are live');
  }

  /** For how long nothing else is to be done than to wait for the registry: its keys may change, too, and a release be opened again. */
  function waitMs(): number {
    if (failing) return 0;
    const untilNext = Math.min(openAgainAt - performance.now(), seenKeys ? keysMs : longestWaitMs);
    return Math.max(0, untilNext);
  }

  async function poll(): Promise<void> {
    const { registry: counter, content } = await registry.version({ waitMs: waitMs(), stop: stop.signal });
    const isAsBefore = counter === seen.registry && trust.keys() === seenKeys;
    if (isAsBefore && performance.now() < openAgainAt) {
      if (content === seen.content) return;
      seen = { ...seen, content };
      return show(seen);
    }
    const keys = trust.keys();
    const live = await trust.live(await registry.live());
    // What is in memory stays until the releases are open that new content may have come with, in one write.
    await change(live, content);
    seen = { registry: live.registry, content };
    seenKeys = keys;
    openAgainAt =
      snapshot?.unopened.length || trust.refused.length ? performance.now() + openAgainMs : Number.POSITIVE_INFINITY;
    await writeSnapshot(snapshotFile, { ...live, renders: namesOf(renders) }).catch((error) =>
      log.error(error, 'The snapshot cannot be written for the next start'),
    );
    await removeForgotten(live.registry).catch((error) =>
      log.error(error, 'The copies of forgotten releases cannot be removed'),
    );
  }

  async function removeForgotten(now: number): Promise<void> {
    const forgotten = await registry.forgotten(removedUntil);
    // Whatever the registry says, what somebody may see stays.
    const shown = new Set(snapshot?.all.map(({ manifest }) => releaseKey(manifest)));
    await store.remove(forgotten.filter((one) => !shown.has(releaseKey(one))));
    removedUntil = now;
  }

  async function attempt(): Promise<void> {
    try {
      await poll();
      registryFollowed(seen.registry);
      if (failing) log.info('The registry is followed again');
      clearTimeout(silence);
      failing = false;
    } catch (error) {
      // Logged once, and not at every poll.
      if (!failing && !stop.signal.aborted)
        log.error(error, 'The registry cannot be followed; the last snapshot stays');
      if (!failing) silence = setTimeout(onSilence, silenceMs).unref();
      failing = true;
    }
  }

  async function goOn(): Promise<void> {
    while (!stop.signal.aborted) {
      await delay(pauseMs, undefined, { signal: stop.signal }).catch(() => {});
      if (!stop.signal.aborted) await attempt();
    }
  }

  await attempt();
  if (!snapshot) {
    const last = await readSnapshot(snapshotFile);
    if (last) await change(last).catch((error) => log.error(error, 'The snapshot of the last run cannot be used'));
  }
  const going = goOn();

  return {
    get snapshot() {
      return snapshot;
    },
    get shown() {
      return shown;
    },
    get refused() {
      const unsigned = (snapshot?.unopened ?? []).flatMap(({ error }) =>
        error instanceof SiteError && error.code === 'release-unsigned' ? [error.message] : [],
      );
      return [...new Set([...trust.refused, ...unsigned])];
    },
    get isFollowed() {
      return !failing;
    },
    async close() {
      stop.abort();
      await going;
      clearTimeout(ending);
      clearTimeout(silence);
    },
  };
}

/** Each once. */
const namesOf = (renders: readonly RenderedRelease[]): ReleaseName[] => [
  ...new Map(renders.map(({ as }) => [renderKey(as), as])).values(),
];

async function writeSnapshot(file: string, live: LiveVersions & { renders: ReleaseName[] }): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeAtomically(file, JSON.stringify(live));
}

async function readSnapshot(file: string): Promise<LiveVersions | undefined> {
  try {
    return liveVersionsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** When the registry answered last, in ms since the start. */
let answeredAt: number | undefined;

const liveVersion = new Gauge({ name: 'site_registry_version', help: 'The write of the registry that is served' });

new Gauge({
  name: 'site_registry_lag_seconds',
  help: 'Time since the registry last answered, which takes it ten seconds where nothing changes; above 20 s, a release or rollback does not get here',
  collect() {
    if (answeredAt !== undefined) this.set((performance.now() - answeredAt) / 1000);
  },
});

/** Sets the metrics after a successful poll; `version` is the write of the registry that is served. */
function registryFollowed(version: number): void {
  answeredAt = performance.now();
  liveVersion.set(version);
}
