import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './browser/find-browser.ts';
import { releaseSite, site } from './site/sites.ts';

const repository = join(import.meta.dirname, '..');

const home = (port: number) => `http://fr.localhost:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: join(repository, '.build/e2e/results'),
  reporter: [['list'], ['json', { outputFile: join(repository, '.build/e2e/report.json') }]],
  forbidOnly: Boolean(process.env.CI),
  // Two processors: two browsers, which mostly wait, beside the site's own processes.
  workers: 2,
  // A busy machine can make the site late for once; what needs another try is told by name at the end.
  retries: process.env.CI ? 2 : 0,
  globalSetup: './site/start-sites.ts',
  expect: { timeout: 10_000 },
  timeout: 60_000,
  use: {
    baseURL: home(site.port),
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    // One file each has most of these: in the order of files one browser would be left alone with it.
    { name: 'accessibility', testMatch: 'accessibility/**/*.spec.ts', fullyParallel: true },
    { name: 'network', testMatch: 'faults/network-faults.spec.ts', fullyParallel: true },
    // They change what is live and count in seconds, so they come after everything else and one at a time.
    {
      name: 'releases',
      testMatch: 'releases/**/*.spec.ts',
      dependencies: ['journeys', 'accessibility', 'network'],
      workers: 1,
      use: { baseURL: home(releaseSite.port) },
    },
    {
      name: 'faults',
      testMatch: ['faults/browser-faults.spec.ts', 'faults/server-faults.spec.ts'],
      dependencies: ['releases'],
      workers: 1,
      use: { baseURL: home(releaseSite.port) },
    },
  ],
});
