import type { Renderer } from '../render/renderer.ts';
import { type Scene, scenesOf } from '../render/scenes.ts';
import type { Release } from './releases/release-store.ts';
import type { Bearers } from './session/bearers.ts';

interface Stage {
  renderer: Pick<Renderer, 'render'>;
  bearers: Pick<Bearers, 'anonymous'>;
  contentApiUrl: string;
}

/** Side by side: where a release has several processes, each gets its turn. */
const times = 2;
/** A gateway that starts can wait for cold code; a running one follows the registry within a second. */
const patientMs = 2_000;
const limitMs = 300;

/**
 * Renders the samples of releases for nobody before they go live: code that has never run is many times slower, and
 * the first visitors would get holes. A release that fails at its first scene is not rehearsed further.
 */
export const rehearsal =
  ({ renderer, bearers, contentApiUrl }: Stage) =>
  async (releases: Release[], patient: boolean): Promise<void> => {
    const limit = patient ? patientMs : limitMs;
    const content = { url: contentApiUrl, token: await bearers.anonymous() };
    const renders = ({ manifest }: Release, { kind, name, props, route }: Scene) => {
      const visit = { country: 'nan' as const, origin: 'http://localhost', route, signedIn: false };
      const order = { kind, name, props, visit, content, place: 'r' };
      return renderer.render(manifest, order, limit).then(
        () => true,
        () => false,
      );
    };
    const rehearseOne = async (release: Release) => {
      const scenes = scenesOf(release.manifest);
      const [first] = scenes;
      if (!first || !(await renders(release, first))) return;
      for (const scene of scenes) await Promise.all(Array.from({ length: times }, () => renders(release, scene)));
    };
    await Promise.all(releases.map(rehearseOne));
  };
