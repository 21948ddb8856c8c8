import { Counter, Histogram } from 'prom-client';
import { inSpan } from '../../observe/spans.ts';

/** Where the parts of documents came from: `cache` where they are fresh, `stale` where the render failed. */
export const partSources = new Counter({
  name: 'site_part_sources_total',
  help: 'Parts of documents by where they came from: render, cache, stale (the last good one, as the render failed)',
  labelNames: ['remote', 'source'],
});

/**
 * Documents of visitors who are not signed in: `composed`, `cached` as it was before, or such a one that was answered
 * from `memory`, before anything else was done.
 */
export const documentSources = new Counter({
  name: 'site_documents_total',
  help: 'Documents of visitors who are not signed in by where they came from: composed, cached, memory',
  labelNames: ['source'],
});

/** Parts that visitors' browsers had to fill. */
export const partsLeftEmpty = new Counter({
  name: 'site_parts_left_empty_total',
  help: 'Parts that were not rendered, by the code of the error',
  labelNames: ['remote', 'version', 'code'],
});

const compositionSeconds = new Histogram({
  name: 'site_composition_seconds',
  help: 'Time to compose a document or the states of a navigation',
  labelNames: ['kind', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.8, 1, 2, 4, 8],
});

/** Composes, with its duration in the metrics and a span of its own. */
export async function measured<Composed extends { status: number }>(
  kind: 'document' | 'navigation',
  compose: () => Promise<Composed>,
): Promise<Composed> {
  const end = compositionSeconds.startTimer({ kind });
  const composed = await inSpan(`compose ${kind}`, {}, compose);
  end({ status: composed.status });
  return composed;
}
