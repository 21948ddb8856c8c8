import { catchAllCountry } from 'shared/i18n';
import type { Manifest } from 'shared/release';
import type { RenderTask } from 'shared/remote';
import { composeTable, declaredPages, match, type PackedRoutes, packRoutes, type RouteMatch } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';

/** One sample of a release: what to render, and for which page. */
export type Sample = Pick<RenderTask, 'kind' | 'name' | 'props'> & {
  route: RouteMatch;
  /** Where it is found, and the pages that this repository has. */
  routes: PackedRoutes;
};

/** The samples that a release itself names: they can be rendered for anybody. */
export function samplesOf({ name, samples, routes }: Pick<Manifest, 'name' | 'samples' | 'routes'>): Sample[] {
  const table = composeTable({ ...declaredPages, [name]: routes });
  const packed = packRoutes(table);
  return withRoutes(table, () => samplesIn(samples)).map((sample) => ({ ...sample, routes: packed }));
}

function samplesIn(samples: Manifest['samples']): Omit<Sample, 'routes'>[] {
  const pages = samples.addresses
    .flatMap((address) => match(catchAllCountry, address) ?? [])
    .map((route) => ({ kind: 'pages' as const, name: route.page, props: '{}', route }));
  const home = match(catchAllCountry, '/fr');
  const fragments = Object.entries(samples.fragments).flatMap(([name, list]) =>
    list.map((props) => ({ kind: 'fragments' as const, name, props: JSON.stringify(props) })),
  );
  return [...pages, ...(home ? fragments.map((fragment) => ({ ...fragment, route: home })) : [])];
}
