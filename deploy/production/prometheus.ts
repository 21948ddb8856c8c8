import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SiteError } from 'shared/errors';

/** Where the servers of a site show their metrics, each as `127.0.0.1:8081`. */
export interface MetricsTargets {
  gateways: readonly string[];
  contentApi: string;
  renderers: readonly string[];
}

/** The configuration of a Prometheus that watches these servers, with the alert rules of this repository; JSON is YAML. */
export const prometheusConfig = ({ gateways, contentApi, renderers }: MetricsTargets): string => {
  const job = (name: string, targets: readonly string[]) => ({ job_name: name, static_configs: [{ targets }] });
  return JSON.stringify({
    global: { scrape_interval: '5s', evaluation_interval: '5s' },
    rule_files: [join(import.meta.dirname, 'monitoring/alerts.yml')],
    scrape_configs: [job('site-gateway', gateways), job('site-content', [contentApi]), job('site-render', renderers)],
  });
};

const program = '/usr/bin/prometheus';
const startLimitMs = 30_000;

/** Whether this machine has Debian's prometheus. */
export const hasPrometheus = (): boolean => existsSync(program);

/**
 * Starts the machine's Prometheus on a port, waits until it answers, and returns a function that ends it. What it has measured
 * goes with it. Throws SiteError `start-failed`.
 */
export async function startPrometheus(port: number, targets: MetricsTargets): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
  const config = join(folder, 'prometheus.json');
  await writeFile(config, prometheusConfig(targets));
  const options = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ];
  const child = spawn(program, options, { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, setTimeout(5_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + startLimitMs; !(await isReady()); await setTimeout(100))
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new SiteError('start-failed', 'Prometheus did not start');
    }
  return close;
}
