import type { Manifest } from 'shared/release';
import { everyCountry, type Retired, type RetiredPage } from '../contract.ts';

/** What was decided for a remote in a country, or for all others in `*`. */
export interface LiveDecision {
  remote: string;
  country: string;
  /** Null: it follows `*`. */
  version: string | null;
  candidate: string | null;
}

export interface VersionOf {
  remote: string;
  version: string;
}

/** The versions that decisions name, candidates too. */
export const versionsIn = (rows: readonly LiveDecision[]): VersionOf[] =>
  rows.flatMap(({ remote, version, candidate }) =>
    [version, candidate].filter((one) => one !== null).map((one) => ({ remote, version: one })),
  );

/** A piece of content whose HTML shows a fragment. */
export interface ContentUse {
  /** As an editor would find it: `the article “Bien choisir son miroir”`. */
  content: string;
  /** `mf-catalogue/product-slider@1`. */
  contract: string;
}

/** Where a page of editors is found in a language: `/de/ueber-uns`, for the path `/page/about`. */
export interface EditedAddress {
  page: string;
  language: string;
  slug: string;
}

/** A page as it was: every path that it had, by language. */
export type FormerPage = Omit<RetiredPage, 'leadsTo'>;

/** A piece of content, as `the menu header`, that links to a page, by the page's name. */
export interface PageLink {
  content: string;
  page: string;
}

/** What visitors of one country can have on their screens together. */
export interface View {
  country: string;
  /** By remote: what is live, and what is being rolled out beside it. */
  live: ReadonlyMap<string, readonly Manifest[]>;
  /** What was live within the last day and is not any more: tabs that are still open hold it. */
  held: readonly Manifest[];
  content: readonly ContentUse[];
  edited: readonly EditedAddress[];
  /** Remotes that are retired. */
  retired: readonly Retired[];
}

/** A version that was live in a country within the last day. */
export interface HeldVersion {
  country: string;
  manifest: Manifest;
}

interface World {
  decisions: readonly LiveDecision[];
  manifestOf(remote: string, version: string): Manifest | undefined;
  held: readonly HeldVersion[];
  content: readonly ContentUse[];
  edited: readonly EditedAddress[];
  /** What was retired last of each remote; it holds where that is not live. */
  retired: readonly Retired[];
}

/** The view of `*`, which all countries share that have nothing of their own, and that of each that has, or that tabs hold. */
export function viewsOf({ decisions, manifestOf, held, content, edited, retired }: World): View[] {
  const countries = [...new Set([everyCountry, ...[...decisions, ...held].map(({ country }) => country)])];
  const remotes = [...new Set(decisions.map(({ remote }) => remote))];
  const decided = new Map(decisions.map((row) => [`${row.remote} ${row.country}`, row]));
  const heldIn = Map.groupBy(held, ({ country }) => country);
  return countries.map((country) => {
    const live = new Map(
      remotes.map((remote) => [
        remote,
        versionsFor(decided, remote, country).flatMap((version) => manifestOf(remote, version) ?? []),
      ]),
    );
    const isLive = ({ name, version }: Manifest) => live.get(name)?.some((release) => release.version === version);
    const inTabs = [...new Set([everyCountry, country])]
      .flatMap((one) => heldIn.get(one) ?? [])
      .map(({ manifest }) => manifest)
      .filter((manifest) => !isLive(manifest));
    const away = retired.filter(({ remote }) => !remotes.includes(remote));
    return { country, live, held: inTabs, content, edited, retired: away };
  });
}

function versionsFor(decided: ReadonlyMap<string, LiveDecision>, remote: string, country: string): string[] {
  const [own, general] = [country, everyCountry].map((wanted) => decided.get(`${remote} ${wanted}`));
  const versions = [own?.version ?? general?.version, own ? own.candidate : general?.candidate];
  return [...new Set(versions.filter((version) => typeof version === 'string'))];
}
