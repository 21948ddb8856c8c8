import { LabelName, MetricName, parser, VectorSelector } from '@prometheus-io/lezer-promql';

/** What a PromQL query reads: the metrics, and all labels that it selects or groups by. Throws where it cannot be parsed. */
export function namesIn(query: string): { metrics: string[]; labels: string[] } {
  const metrics = new Set<string>();
  const labels = new Set<string>();
  parser.parse(query).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) throw new Error(`This is no PromQL, from its character ${from}: ${query}`);
      const text = query.slice(from, to);
      if (type.id === LabelName) labels.add(text);
      // Functions and labels are identifiers, too.
      const isMetric = type.name === 'Identifier' && node.parent?.type.id === VectorSelector;
      if (isMetric || type.id === MetricName) metrics.add(text);
    },
  });
  return { metrics: [...metrics], labels: [...labels] };
}
