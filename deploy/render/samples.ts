import { catchAllCountry } from 'shared/i18n';
import type { Manifest } from 'shared/release';
import type { RenderTask } from 'shared/remote';
import { match, type RouteMatch } from 'shared/routes';

/** One sample of a release: what to render, and for which page. */
export type Sample = Pick<RenderTask, 'kind' | 'name' | 'props'> & { route: RouteMatch };

/** The samples that a release itself names: they can be rendered for anybody. */
export function samplesOf({ samples }: Pick<Manifest, 'samples'>): Sample[] {
  const pages = samples.addresses
    .flatMap((address) => match(catchAllCountry, address) ?? [])
    .map((route) => ({ kind: 'pages' as const, name: route.page, props: '{}', route }));
  const home = match(catchAllCountry, '/fr');
  const fragments = Object.entries(samples.fragments).flatMap(([name, list]) =>
    list.map((props) => ({ kind: 'fragments' as const, name, props: JSON.stringify(props) })),
  );
  return [...pages, ...(home ? fragments.map((fragment) => ({ ...fragment, route: home })) : [])];
}
