import { inSpan } from '../../observe/spans.ts';
import { compositionSeconds } from './part-metrics.ts';

/** Composes, measured and as a span of its own. */
export async function watched<Composed extends { status: number }>(
  kind: 'document' | 'navigation',
  compose: () => Promise<Composed>,
): Promise<Composed> {
  const end = compositionSeconds.startTimer({ kind });
  const composed = await inSpan(`compose ${kind}`, {}, compose);
  end({ status: composed.status });
  return composed;
}
