import { defineConfig } from '@playwright/test';
import { storageState } from './elsewhere/elsewhere.ts';
import { fileOf } from './package/packaged.ts';
import everyday from './playwright.config.ts';
import { at } from './site/sites.ts';

/** `npm run e2e`: the journeys on a site that runs already; those that only read, unless E2E_ALL says all. */
export default defineConfig({
  ...everyday,
  retries: 0,
  globalSetup: fileOf('elsewhere/must-show.ts'),
  outputDir: `${process.env.E2E_REPORT}.results`,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT }]],
  grep: process.env.E2E_ALL ? undefined : /@read/,
  use: { ...everyday.use, baseURL: at('fr', ''), storageState: storageState() },
  projects: [{ name: 'journeys', testMatch: 'journeys/**/*.spec.{ts,js}' }],
});
