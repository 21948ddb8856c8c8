import { join } from 'node:path';

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
