import { isLibrary, libraryOf, type Manifest } from 'shared/release';
import type { Database } from '../../database/index.ts';
import { copiesBrought } from '../libraries-in-use.ts';
import { pack } from '../packed-texts.ts';
import { fileOf } from '../releases.ts';
import type { Copy } from './sizes.ts';
import { librariesFor, liveReleases } from './trials.ts';

/** What a release would have pages load twice that they load once now. */
export async function copiesOf(db: Database, release: Manifest): Promise<Copy[]> {
  const live = await liveReleases(db);
  const known = live.filter(({ name }) => isLibrary(name));
  const arriving = isLibrary(release.name) ? [] : await librariesFor(db, release, known);
  const all = [...live, ...arriving.filter((one) => !known.includes(one))];
  const pagesOf = (remote: string) => Object.keys(all.find(({ name }) => name === remote)?.pages ?? {});
  const ownPages = (remote: string) => (remote === release.name ? Object.keys(release.pages) : pagesOf(remote));
  return Promise.all(
    copiesBrought(all, release).map(async ({ library, remotes }) => ({
      library: `${libraryOf(library.name)} ${library.version}`,
      pages: remotes.flatMap(ownPages),
      bytes: (await pack(await fileOf(db, library.name, library.version, library.entry))).length,
      isOwn: arriving.includes(library),
    })),
  );
}

/** What a copy costs, in a line for people: `brings react 18.3.1: 45 kB more on home and 2 other pages`. */
export function copyInWords({ library, pages: [first = '', ...others], bytes }: Copy): string {
  const more = others.length > 0 ? ` and ${others.length} other page${others.length > 1 ? 's' : ''}` : '';
  return `brings ${library}: ${Math.round(bytes / 1000)} kB more on ${first}${more}`;
}
