import { and, inArray, isNull } from 'drizzle-orm';
import { chooseLibraries, isLibrary, type Manifest } from 'shared/release';
import type { Database } from '../../database/index.ts';
import { everyCountry } from '../contract.ts';
import { publishedNames } from '../live-rows.ts';
import { fileOf } from '../releases.ts';
import { release } from '../tables.ts';
import { liveDecisions, manifestsOf } from './read-live-state.ts';

/** A release that is rendered before a change goes live. */
export interface Trial {
  manifest: Manifest;
  serverPart: Uint8Array;
  /** The server parts of its libraries, by `name@version`. */
  libraries: ReadonlyMap<string, Uint8Array>;
}

interface Upload {
  manifest: Manifest;
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * What is rendered of an upload before it goes live: the release itself, with the libraries that are live, or else with what
 * is published; of a library everything live that would take it.
 */
export async function trialsOf(db: Database, upload: Upload): Promise<Trial[]> {
  const live = await liveReleases(db);
  const own = upload.manifest;
  const libraries = live.filter(({ name }) => isLibrary(name));
  const partOf = async ({ name, version }: Manifest) =>
    name === own.name && version === own.version
      ? (upload.files.get('server.cjs') ?? new Uint8Array())
      : fileOf(db, name, version, 'server.cjs');
  const trial = async (manifest: Manifest, taken: readonly Manifest[]): Promise<Trial> => ({
    manifest,
    serverPart: await partOf(manifest),
    libraries: new Map(
      await Promise.all(taken.map(async (one) => [`${one.name}@${one.version}`, await partOf(one)] as const)),
    ),
  });
  if (!isLibrary(own.name)) return [await trial(own, await librariesFor(db, own, libraries))];
  const withOwn = [own, ...libraries.filter(({ name }) => name !== own.name)];
  const users = live.flatMap((release) => {
    const taken = chooseLibraries([release, ...withOwn]).taken.get(release.name) ?? [];
    return taken.includes(own) ? [{ release, taken }] : [];
  });
  return Promise.all(users.map(({ release, taken }) => trial(release, taken)));
}

/** What is live in all countries that have nothing of their own. */
export async function liveReleases(db: Database): Promise<Manifest[]> {
  const decisions = (await liveDecisions(db)).flatMap(({ remote, country, version }) =>
    country === everyCountry && version !== null ? [{ remote, version }] : [],
  );
  const manifestOf = await manifestsOf(db, decisions);
  return decisions.flatMap(({ remote, version }) => manifestOf(remote, version) ?? []);
}

/** The libraries that a release takes: live ones, or, of those that no live one serves, the newest that is published. */
export async function librariesFor(
  db: Database,
  own: Manifest,
  live: readonly Manifest[],
): Promise<readonly Manifest[]> {
  const modules = live.flatMap((library) => library.modules);
  const needed = Object.entries(own.shared).filter(([, { provides }]) => provides === undefined);
  const { taken, unserved } = chooseLibraries([own, ...live]);
  if (unserved.length === 0 && needed.every(([module]) => modules.includes(module))) return taken.get(own.name) ?? [];
  const names = (await publishedNames(db)).filter(isLibrary);
  const published = await db
    .select({ remote: release.name, version: release.version })
    .from(release)
    .where(and(inArray(release.name, names), isNull(release.forgotten)));
  const manifestOf = await manifestsOf(db, published);
  const all = published.flatMap(({ remote, version }) => manifestOf(remote, version) ?? []);
  return chooseLibraries([own, ...all]).taken.get(own.name) ?? [];
}
