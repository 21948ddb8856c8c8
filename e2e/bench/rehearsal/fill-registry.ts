import type { KeyObject } from 'node:crypto';
import type { CollectedRelease } from '../../../deploy/commands/release/publish-folder.ts';
import type { Database } from '../../../deploy/database/index.ts';
import { everyCountry } from '../../../deploy/registry/contract.ts';
import { packTexts } from '../../../deploy/registry/packed-texts.ts';
import { signManifest } from '../../../deploy/registry/signing/release-keys.ts';
import { history, live, release, releaseFile } from '../../../deploy/registry/tables.ts';
import { countryOf, hasOwnVersion, type Size, type SmallRemotes, versions } from './small-remotes.ts';

const who = { publishedBy: 'rehearsal', why: 'a rehearsal' };
const rowsAtOnce = 200;
/** Each a minute after the one before. */
const publishedAt = (number: number): Date => new Date(Date.UTC(2026, 0, 1) + number * 60_000);

/**
 * Adds small remotes to a registry: two versions of each remote, one live for all and one in half of the countries, and so many
 * releases from before that were forgotten. It writes the rows as the registry does: to publish 10,000 takes hours.
 */
export async function fillRegistry(db: Database, remotes: SmallRemotes, size: Size, key?: KeyObject): Promise<void> {
  const add = async ({ manifest, files }: CollectedRelease, number: number) => {
    const { name, version, source } = manifest;
    const said = key ? signManifest(manifest, key) : manifest;
    await db
      .insert(release)
      .values({ name, version, manifest: said, source, publishedAt: publishedAt(number), ...who });
    const rows = [...files, ...(await packTexts(files))].map(([path, content]) => ({ name, version, path, content }));
    await db.insert(releaseFile).values(rows);
  };
  const former = Math.max(0, size.releases - 2 * size.remotes);
  for (const [number, name] of remotes.names.entries()) {
    const [own, general] = [versions.own, versions.general].map((version) => remotes.release(number, version));
    if (!own || !general) continue;
    const old = Array.from({ length: Math.ceil((former - number) / size.remotes) }, (_, patch) => ({
      ...{ name, version: `0.0.${patch}`, manifest: own.manifest, source: `rehearsal of ${name} 0.0.${patch}` },
      ...{ ...who, publishedAt: publishedAt(patch * size.remotes + number), forgotten: 1 },
    }));
    for (let from = 0; from < old.length; from += rowsAtOnce)
      await db.insert(release).values(old.slice(from, from + rowsAtOnce));
    await add(own, former + number);
    await add(general, former + size.remotes + number);
    await makeLive(db, number, name, size.countries);
  }
  await db.execute('analyze');
}

async function makeLive(db: Database, number: number, remote: string, countries: number): Promise<void> {
  const { own, general } = versions;
  const line = { who: 'rehearsal', action: 'make-live', remote, why: who.why } as const;
  const withOwn = Array.from({ length: countries }, (_, country) => country)
    .filter((country) => hasOwnVersion(number, country))
    .map(countryOf);
  await db
    .insert(history)
    .values([
      { ...line, country: everyCountry, toVersion: own },
      { ...line, country: everyCountry, fromVersion: own, toVersion: general },
      ...withOwn.map((country) => ({ ...line, country, toVersion: own })),
    ]);
  await db
    .insert(live)
    .values([
      { remote, country: everyCountry, version: general },
      ...withOwn.map((country) => ({ remote, country, version: own })),
    ]);
}
