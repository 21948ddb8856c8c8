import { match, routes } from 'shared/routes';
import type { Renderer } from './compose/renderer.ts';
import type { Release } from './releases/release-store.ts';
import type { Bearers } from './session/bearers.ts';

interface Stage {
  renderer: Pick<Renderer, 'render'>;
  bearers: Pick<Bearers, 'anonymous'>;
  contentApiUrl: string;
}

/** As many at once as there are workers at least, so that each gets its turn. */
const rounds = 4;
const limitMs = 1_000;
const ownFragments = ['header', 'footer'];

/**
 * Renders the pages of releases for nobody before they go live: code that has never run is many times slower, and the
 * first visitors would get holes. What fails here fails again, and is logged, when a visitor asks for it.
 */
export const rehearsal =
  ({ renderer, bearers, contentApiUrl }: Stage) =>
  async (releases: Release[]): Promise<void> => {
    const content = { url: contentApiUrl, token: await bearers.anonymous() };
    const home = match('nan', '/fr');
    if (!home) return;
    const render = ({ manifest }: Release, kind: 'pages' | 'fragments', name: string, route = home) => {
      const visit = { country: 'nan' as const, origin: 'http://localhost', route, signedIn: false, content };
      return renderer.render(manifest, { kind, name, props: '{}', visit, place: 'r' }, limitMs).catch(() => {});
    };
    for (const release of releases) {
      const { name, fragments } = release.manifest;
      const routesWithoutSlug = routes.filter(
        ({ remote, paths }) => remote === name && 'fr' in paths && !paths.fr.includes(':'),
      );
      const pages = routesWithoutSlug.flatMap(({ paths }) =>
        'fr' in paths ? (match('nan', `/fr/${paths.fr}`) ?? []) : [],
      );
      const scenes = [
        ...pages.map((route) => () => render(release, 'pages', route.page, route)),
        ...ownFragments
          .filter((fragment) => fragment in fragments)
          .map((fragment) => () => render(release, 'fragments', fragment)),
      ];
      await Promise.all(scenes.flatMap((scene) => Array.from({ length: rounds }, scene)));
    }
  };
