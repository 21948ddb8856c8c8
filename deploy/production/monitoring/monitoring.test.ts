import assert from 'node:assert/strict';
import '../../content-api/graphql-plugins.ts';
import '../../gateway/compose/metrics.ts';
import '../../gateway/releases/live-releases.ts';
import '../../gateway/releases/snapshot.ts';
import '../../gateway/shared-cache/purger.ts';
import '../../render/renderer.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LabelName, MetricName, parser, VectorSelector } from '@prometheus-io/lezer-promql';
import { register } from 'prom-client';
import { parse } from 'yaml';
import { z } from 'zod';
import { watchProcess } from '../../observe/metrics.ts';
import { watchSupervisor } from '../../render/app.ts';
import { prometheusConfig } from '../prometheus.ts';

/** What a PromQL query reads: the metrics, and all labels that it selects or groups by. Throws where it cannot be parsed. */
function namesIn(query: string): { metrics: string[]; labels: string[] } {
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

// Each of these brings the metrics that a server shows.
watchProcess();
watchSupervisor({ state: () => [] });

const folder = import.meta.dirname;
const file = (name: string) => readFileSync(join(folder, name), 'utf8');

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const alerts = rulesSchema.parse(parse(file('alerts.yml'))).groups.flatMap(({ rules }) => rules);

const query = z.object({ expr: z.string() });
const dashboardSchema = z.object({
  uid: z.string(),
  panels: z.array(z.object({ title: z.string(), targets: z.array(query).min(1) })).min(1),
  annotations: z.object({ list: z.array(query) }),
});
const dashboards = globSync('*.dashboard.json', { cwd: folder }).map((name) => ({
  name,
  ...dashboardSchema.parse(JSON.parse(file(name))),
}));

const queries = [
  ...alerts.map(({ alert, expr }) => ({ where: `the alert ${alert}`, expr })),
  ...dashboards.flatMap(({ name, panels, annotations }) => [
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `${name}, ${title}`, expr }))),
    ...annotations.list.map(({ expr }) => ({ where: `${name}, annotations`, expr })),
  ]),
];

/** What Prometheus adds itself. */
const ofPrometheus = { metrics: ['up'], labels: ['job', 'instance', 'le'] };
const live = z
  .array(z.object({ name: z.string(), labelNames: z.array(z.string()).default([]) }))
  .parse(register.getMetricsAsArray());

test('every query of alerts and dashboards names metrics and labels that the servers show', async () => {
  assert.ok(queries.length > 30);
  // Some are made of several that appear with the first reading.
  const shown = await register.metrics();
  const isShown = (name: string) => new RegExp(`^(# TYPE )?${name}(_bucket|_sum|_count)?[ {]`, 'm').test(shown);
  for (const { where, expr } of queries) {
    const { metrics, labels } = namesIn(expr);
    assert.ok(metrics.length > 0, where);
    const known = new Set(ofPrometheus.labels);
    for (const metric of metrics.filter((name) => !ofPrometheus.metrics.includes(name))) {
      const found = live.find(({ name }) => name === metric || metric.replace(/_(bucket|sum|count)$/, '') === name);
      assert.ok(found ?? isShown(metric), `${where}: no server shows ${metric}`);
      for (const label of found?.labelNames ?? []) known.add(label);
    }
    for (const label of labels) assert.ok(known.has(label), `${where}: no metric of it has the label ${label}`);
  }
});

test('a query that names something else, or is none, is noticed', () => {
  assert.deepEqual(namesIn('sum by (a) (rate(x_total{b="1"}[5m])) / y > 1'), {
    metrics: ['x_total', 'y'],
    labels: ['a', 'b'],
  });
  assert.throws(() => namesIn('sum by (a rate(x[5m])'), /no PromQL/);
});

test('every alert has its section on the on-call page, and every section its alert', () => {
  const page = readFileSync(join(folder, '../../../docs/on-call.md'), 'utf8');
  const sections = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  assert.deepEqual(sections.toSorted(), alerts.map(({ alert }) => alert).toSorted());
});

test('the jobs that queries name are those that Prometheus is told to ask', () => {
  const configSchema = z.object({ scrape_configs: z.array(z.object({ job_name: z.string() })) });
  const jobsIn = (text: string) => configSchema.parse(parse(text)).scrape_configs.map(({ job_name }) => job_name);
  const jobs = jobsIn(file('prometheus.yml'));
  assert.deepEqual(jobsIn(prometheusConfig({ gateways: [], contentApi: '127.0.0.1:1', renderers: [] })), jobs);
  const named = queries.flatMap(({ expr }) => [...expr.matchAll(/job="([^"]+)"/g)].map(([, job]) => job));
  assert.deepEqual(
    [...new Set(named)].filter((job) => !job || !jobs.includes(job)),
    [],
  );
});

test('dashboards have addresses of their own', () => {
  assert.equal(new Set(dashboards.map(({ uid }) => uid)).size, dashboards.length);
});
