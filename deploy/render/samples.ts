import { catchAllCountry, type Language, languages } from 'shared/i18n';
import type { Manifest } from 'shared/release';
import { firstProduct, type RenderTask } from 'shared/remote';
import {
  addressIn,
  addressOf,
  anyPathOf,
  composeTable,
  declaredPages,
  match,
  movedPath,
  type PackedRoutes,
  packRoutes,
  parametersIn,
  type RouteMatch,
  type RouteTable,
  redirectFor,
} from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import type { NamedByContent } from './named-by-content.ts';

/** One sample of a release: what to render, and for which page. */
export type Sample = Pick<RenderTask, 'kind' | 'name' | 'props'> & {
  route: RouteMatch;
  /** Where it is found, and the pages that this repository has. */
  routes: PackedRoutes;
};

/** A sample in every language in which there is one. */
export interface SampleInLanguages {
  samples: Sample[];
  /** The content may have nothing for it. */
  mayShowNothing: boolean;
}

/** A sample that a server part does not render. */
export interface SampleFailure {
  /** `/fr/produits, /de/produkte`, or `its fragment product-slider with {}`. */
  sample: string;
  why: string;
}

type Of = Pick<Manifest, 'name' | 'samples' | 'routes'>;

/**
 * All that a release has to render before it goes live, in every language: its pages, those with a slug where the content
 * names one first, more addresses and fragments as its team has it; and what of these is none. `live` is the table by which
 * the content system writes addresses.
 */
export function samplesToJudge(
  { name, samples, routes: own }: Of,
  named: NamedByContent,
  live: RouteTable,
): { all: SampleInLanguages[]; wrong: SampleFailure[] } {
  const table = composeTable({ ...declaredPages, [name]: own });
  const routes = packRoutes(table);
  const slugs = slugsIn(named, live);
  const wrong: SampleFailure[] = [];
  const mayShowNothing = (part: string) => !named.hasHome || samples.mayShowNothing.includes(part);

  function addresses(): RouteMatch[][] {
    return samples.addresses.flatMap((address) => {
      const route = match(catchAllCountry, address);
      const why = whyNoSample(name, address, route);
      if (why !== undefined || !route) {
        wrong.push({ sample: address, why: why ?? '' });
        return [];
      }
      const others = languages.flatMap((language) => addressIn(route, language) ?? []);
      return [[address, ...others].flatMap((one) => match(catchAllCountry, one) ?? []).filter(isFirst)];
    });
  }
  function ownPages(): RouteMatch[][] {
    return Object.entries(own).flatMap(([page, { name: route, paths }]) => {
      const needs = parametersIn(anyPathOf({ paths }) ?? '').length > 0;
      const slug = slugs.get(route);
      if (needs && !slug) {
        const isNamed = samples.addresses.some((address) => match(catchAllCountry, address)?.page === page);
        if (!isNamed && !mayShowNothing(page)) wrong.push({ sample: `its page ${page}`, why: noAddress });
        return [];
      }
      const inLanguage = (language: Language): RouteMatch => {
        const params = (needs && slug?.(language)) || {};
        return {
          name: route,
          remote: name,
          page,
          language,
          params,
          query: {},
          path: addressOf(route, language, params),
        };
      };
      return [languages.map(inLanguage)];
    });
  }
  function pages(): SampleInLanguages[] {
    const plain = ownPages();
    const known = new Set(plain.flat().map(({ path }) => path));
    const more = addresses().filter(([one]) => one && (!known.has(one.path) || Object.keys(one.query).length > 0));
    return [...plain, ...more].map((found) => ({
      samples: found.map((route) => ({ kind: 'pages', name: route.page, props: '{}', route, routes })),
      mayShowNothing: found.every(({ name: route, page }) => mayShowNothing(page) && !slugs.has(route)),
    }));
  }
  /** A fragment stands on the home page. */
  function fragments(): SampleInLanguages[] {
    const homes = languages.flatMap((language) => match(catchAllCountry, `/${language}`) ?? []);
    const all = Object.entries(samples.fragments).flatMap(([of, list]) => list.map((props) => ({ of, props })));
    return all.flatMap(({ of, props }) => {
      const text = JSON.stringify(props);
      if (text.includes(firstProduct) && !named.product) return [];
      const given = text.replaceAll(firstProduct, named.product ?? '');
      const inLanguages = homes.map((route): Sample => ({ kind: 'fragments', name: of, props: given, route, routes }));
      return [{ samples: inLanguages, mayShowNothing: mayShowNothing(of) }];
    });
  }
  return { all: withRoutes(table, () => [...pages(), ...fragments()]), wrong };
}

/** Those that a release names itself, in one language: they need no content, and warm it up. */
export function samplesOf(manifest: Of): Sample[] {
  const named = manifest.samples.addresses.map((address) => address.split('?')[0]);
  return samplesToJudge(manifest, { hasHome: false, pages: [] }, [])
    .all.flatMap(({ samples }) => samples)
    .filter(({ kind, route }) => route.language === 'fr' && (kind === 'fragments' || named.includes(route.path)));
}

const noAddress =
  'the content names no address of it; name one in samples.addresses of src/remote.ts, or the page in samples.mayShowNothing';

/** Why an address is none that a release can be tried at. */
function whyNoSample(remote: string, address: string, route: RouteMatch | undefined): string | undefined {
  const moved = route?.remote === remote ? undefined : movedPath(catchAllCountry, address.split('?')[0] ?? '');
  if (moved) return `it is redirected to ${moved}: name that`;
  if (!route) return 'there is no page at this address';
  if (route.remote !== remote) return `it is a page of ${route.remote}`;
  const instead = redirectFor(route.name, false);
  return instead && `who is not signed in is redirected to the page ${instead}; it is rendered without being named`;
}

/** What the paths of pages take in a language, as the content has it first, by the names of their routes. */
function slugsIn(
  { pages }: NamedByContent,
  live: RouteTable,
): Map<string, (language: Language) => RouteMatch['params']> {
  const found = new Map<string, (language: Language) => RouteMatch['params']>();
  for (const { url, addresses } of pages) {
    const meant = (address: string) => withRoutes(live, () => match(catchAllCountry, address));
    const route = meant(url);
    if (!route || found.has(route.name)) continue;
    found.set(route.name, (language) => {
      const own = addresses?.find((address) => address.language === language)?.url;
      return (own && meant(own)?.params) || route.params;
    });
  }
  return found;
}

const isFirst = ({ path }: RouteMatch, index: number, all: RouteMatch[]): boolean =>
  all.findIndex((other) => other.path === path) === index;
