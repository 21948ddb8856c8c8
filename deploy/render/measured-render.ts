import { Histogram } from 'prom-client';
import { SiteError } from 'shared/errors';
import type { RenderedPart } from 'shared/remote';
import type { ReleaseName } from './release-name.ts';

const renderSeconds = new Histogram({
  name: 'rivelle_part_render_seconds',
  help: 'Time that the render of a part took; the outcome is rendered, missing, or the code of an error',
  labelNames: ['remote', 'version', 'outcome'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1],
});

/** Measures one render. */
export async function measuredRender(
  { name: remote, version }: ReleaseName,
  rendering: Promise<RenderedPart>,
): Promise<RenderedPart> {
  const end = renderSeconds.startTimer({ remote, version });
  try {
    const part = await rendering;
    end({ outcome: part.missing ? 'missing' : 'rendered' });
    return part;
  } catch (error) {
    end({ outcome: error instanceof SiteError ? error.code : 'render-failed' });
    throw error;
  }
}
