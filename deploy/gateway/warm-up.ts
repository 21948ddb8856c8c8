import { catchAllCountry } from 'shared/i18n';
import type { Renderer } from '../render/renderer.ts';
import { type Sample, samplesOf } from '../render/samples.ts';
import type { RenderedRelease } from './releases/libraries.ts';
import type { Bearers } from './session/bearers.ts';

interface WarmUpDependencies {
  renderer: Pick<Renderer, 'render'>;
  bearers: Pick<Bearers, 'anonymous'>;
  contentApiUrl: string;
  clock?: Pick<Performance, 'now'>;
}

/** How often each sample is rendered at the same time: where a release has several processes, each gets one. */
const times = 2;
/** The first render of a release waits for its process as well. */
const startMs = 5_000;
/** Who opens a QA link can wait for cold code; a change of what is live is followed within a second. */
const patient = { renderMs: 2_000, allMs: 20_000 };
const hasty = { renderMs: 300, allMs: 1_000 };

/**
 * Warms releases up before they go live, by rendering their samples: code that has never run is many times slower, and the
 * first visitors would get empty placeholders. A release that fails at its first sample is not warmed up further. What goes
 * live has a second at most once its process runs, as changes of all other releases wait for it.
 */
export const createWarmUp =
  ({ renderer, bearers, contentApiUrl, clock = performance }: WarmUpDependencies) =>
  async (releases: readonly RenderedRelease[], isPatient: boolean): Promise<void> => {
    const { renderMs, allMs } = isPatient ? patient : hasty;
    const content = { url: contentApiUrl, token: await bearers.anonymous() };
    const renders = ({ as }: RenderedRelease, { kind, name, props, route, routes }: Sample, limitMs = renderMs) => {
      const visit = { country: catchAllCountry, origin: 'http://localhost', route, routes, signedIn: false };
      const order = { kind, name, props, visit, content, place: 'r' };
      return renderer.render(as, order, limitMs).then(
        () => true,
        () => false,
      );
    };
    const warmUpOne = async (rendered: RenderedRelease) => {
      const samples = samplesOf(rendered.release.manifest);
      const [first] = samples;
      if (!first || !(await renders(rendered, first, startMs))) return;
      const end = clock.now() + allMs;
      for (const sample of samples)
        if (clock.now() < end) await Promise.all(Array.from({ length: times }, () => renders(rendered, sample)));
    };
    // What one release says of its samples keeps no other one from going live.
    await Promise.allSettled(releases.map(warmUpOne));
  };
