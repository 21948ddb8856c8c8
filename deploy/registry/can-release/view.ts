import type { Manifest } from 'shared/release';
import { everyCountry } from '../contract.ts';

/** What was decided for a remote in a country, or for all others in `*`. */
export interface LiveDecision {
  remote: string;
  country: string;
  /** Null: it follows `*`. */
  version: string | null;
  candidate: string | null;
}

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

/** What visitors of one country can have on their screens together. */
export interface View {
  country: string;
  /** By remote: what is live, and what is being rolled out beside it. */
  live: ReadonlyMap<string, readonly Manifest[]>;
  /** What was live within the last day and is not any more: tabs that are still open hold it. */
  held: readonly Manifest[];
  content: readonly ContentUse[];
  edited: readonly EditedAddress[];
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
}

/** The view of `*`, which all countries share that have nothing of their own, and that of each country that has. */
export function viewsOf({ decisions, manifestOf, held, content, edited }: World): View[] {
  const countries = [...new Set([everyCountry, ...decisions.map(({ country }) => country)])];
  return countries.map((country) => {
    const remotes = [...new Set(decisions.map(({ remote }) => remote))];
    const live = new Map(
      remotes.map((remote) => [
        remote,
        versionsFor(decisions, remote, country).flatMap((version) => manifestOf(remote, version) ?? []),
      ]),
    );
    const isLive = ({ name, version }: Manifest) => live.get(name)?.some((release) => release.version === version);
    const inTabs = held
      .filter((version) => version.country === everyCountry || version.country === country)
      .map(({ manifest }) => manifest)
      .filter((manifest) => !isLive(manifest));
    return { country, live, held: inTabs, content, edited };
  });
}

function versionsFor(decisions: readonly LiveDecision[], remote: string, country: string): string[] {
  const of = (wanted: string) => decisions.find((row) => row.remote === remote && row.country === wanted);
  const [own, general] = [of(country), of(everyCountry)];
  const versions = [own?.version ?? general?.version, own ? own.candidate : general?.candidate];
  return [...new Set(versions.filter((version) => typeof version === 'string'))];
}
