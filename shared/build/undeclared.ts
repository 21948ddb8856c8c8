import type { Given } from '../remote/definition.ts';
import { type PageRoutes, parametersOf } from '../routes/index.ts';
import { differenceOf, usedIn } from './used-surface.ts';

/** What `src/remote.ts` of an application lacks, or has too much, by its sources; and the samples that it needs. */
export function undeclaredIn(name: string, given: Given, routes: PageRoutes): string[] {
  const found = usedIn(name);
  return [
    ...differenceOf('uses', given.uses, found.uses),
    ...differenceOf('emits', given.emits, found.emits),
    ...differenceOf('sets', given.sets, found.sets),
    ...samplesMissing(name, given, routes),
  ];
}

/** Each fragment needs a sample, and so does each page with a slug that is in no list of the content's pages. */
export function samplesMissing(
  name: string,
  { fragments, samples }: Pick<Given, 'fragments' | 'samples'>,
  routes: PageRoutes,
): string[] {
  const has = (pattern: string) =>
    samples.addresses.some((address) => parametersOf(pattern, address.split(/[?#]/)[0]?.replace(/^\/fr\//, '') ?? ''));
  const pages = Object.entries(routes).filter(
    ([
      ,
      {
        indexed,
        paths: { fr = '' },
      },
    ]) => indexed === false && fr.includes(':') && !has(fr),
  );
  return [
    ...fragments
      .filter((fragment) => !samples.fragments[fragment]?.length)
      .map((fragment) => `samples.fragments has no props for '${name}/${fragment}'`),
    ...pages.map(
      ([page]) => `samples.addresses has no address in French of the page '${page}', which the content does not name`,
    ),
  ];
}
