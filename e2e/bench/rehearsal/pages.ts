import { countryNames, settingsOf } from 'shared/i18n';
import { titleOf } from './rename-release.ts';
import { hasOwnVersion, type SmallRemotes, versions } from './small-remotes.ts';

/** A page as a visitor asks for it, and what its document has to have in it. */
export interface Page {
  host: string;
  path: string;
  /** The page first, then the card that it shows; none of a page that is of no small remote. */
  parts: readonly { of: string; versions: readonly string[] }[];
}

/** The remote that is released and rolled back while visitors come: either version of it is right. */
export const releasedRemote = 0;

/**
 * The page of each remote at each host of the site, in the first language there; the portal where a host has nothing else. The
 * registry knows of so many `countries`.
 */
export function pagesOf(remotes: SmallRemotes, countries: number): Page[] {
  const right = (remote: number, country: number): readonly string[] => {
    if (country < countries && hasOwnVersion(remote, country)) return [versions.own];
    return remote === releasedRemote ? [versions.general, versions.next] : [versions.general];
  };
  return remotes.names.flatMap((name, remote) => {
    const { routes } = remotes.release(remote, versions.general).manifest;
    const [[page = '', route] = []] = Object.entries(routes);
    return countryNames.map((country, number): Page => {
      const host = `${country}.localhost`;
      const { languages, portal } = settingsOf(country);
      if (portal === 'only' || !route) return { host, path: '/', parts: [] };
      const shown = remotes.shownBy(remote);
      return {
        host,
        path: `/${languages[0]}/${route.paths[languages[0] ?? ''] ?? ''}`,
        parts: [
          { of: `${name}/${page}`, versions: right(remote, number) },
          { of: `${remotes.names[shown]}/card`, versions: right(shown, number) },
        ],
      };
    });
  });
}

/** What a visitor got: the right document; none; one in which a part is missing; or a part of a version that is not live there. */
export type Verdict = 'right' | 'failed' | 'part missing' | 'wrong version';

export function verdictOf({ status, body }: { status: number; body: string }, { parts }: Page): Verdict {
  if (status !== 200) return 'failed';
  const shown = parts.map(({ of }) => versionIn(body, of));
  if (shown.includes(undefined)) return 'part missing';
  const isRight = parts.every(({ of, versions: right }, index) => {
    const version = shown[index] ?? '';
    // The document says which versions it is made of; what the page's code rendered says it as well.
    const isRendered = index > 0 || body.includes(`<title>${titleOf({ name: of.split('/')[0] ?? '', version })}`);
    return right.includes(version) && isRendered;
  });
  return isRight ? 'right' : 'wrong version';
}

/** The version of a part in a document; undefined where the document has no such part. */
export const versionIn = (body: string, of: string): string | undefined =>
  new RegExp(`data-of="${of}" data-remote="[^"]*" data-version="([^"]+)"`).exec(body)?.[1];
