import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './browser/find-browser.ts';
import { isTriedAgain } from './runners/runners.ts';
import { at } from './site/sites.ts';

const repository = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: '.',
  outputDir: join(repository, '.build/e2e/results'),
  reporter: [['list'], ['json', { outputFile: join(repository, '.build/e2e/report.json') }]],
  forbidOnly: Boolean(process.env.CI),
  // Browsers mostly wait: three of them, and the site, keep two processors busy.
  workers: 3,
  retries: isTriedAgain ? 1 : 0,
  globalSetup: './site/start-own-site.ts',
  // Long enough for a slow and busy machine: a test fails because of what it sees, not of when.
  expect: { timeout: 30_000 },
  timeout: 180_000,
  use: {
    baseURL: at('fr', ''),
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    // One file each has most of these: in the order of files one browser would be left alone with it.
    { name: 'accessibility', testMatch: 'accessibility/**/*.spec.ts', fullyParallel: true },
    { name: 'network', testMatch: 'faults/network-faults.spec.ts', fullyParallel: true },
    // They change what is live, so they come after everything else and one at a time.
    {
      name: 'releases',
      testMatch: ['releases/**/*.spec.ts', 'faults/{browser,server,disk}-faults.spec.ts'],
      dependencies: ['journeys', 'accessibility', 'network'],
      workers: 1,
    },
  ],
});
