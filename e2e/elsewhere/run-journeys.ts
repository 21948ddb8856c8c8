import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOf, reports } from '../package/packaged.ts';
import { playwrightReport } from '../runners/reports.ts';
import type { Counts } from '../runners/total.ts';

export interface Journeys {
  site: string;
  ticket?: string;
  composition?: string;
  all: boolean;
  grep?: string;
  number: number;
}

/** Runs all journeys, or some, on a site, as a process of Playwright's; answers how many went how. */
export async function runJourneys({ site, ticket, composition, all, grep, number }: Journeys): Promise<Counts> {
  const report = join(reports, `${number}.json`);
  const settings = {
    E2E_SITE: site,
    E2E_REPORT: report,
    E2E_TICKET: ticket ?? '',
    E2E_COMPOSITION: composition ?? '',
    E2E_ALL: all ? '1' : '',
  };
  const config = fileOf('elsewhere.config.ts');
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const words = [playwright, 'test', '--config', config, ...(grep ? ['--grep', grep] : [])];
  const child = spawn(process.execPath, words, {
    cwd: dirname(config),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  try {
    return playwrightReport(report).counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
