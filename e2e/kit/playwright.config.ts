import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser/find-browser.ts';

/** For the tests in a browser of a team that has the kit; TESTED_SITE is the site with their remote in it. */
export default defineConfig({
  testDir: process.cwd(),
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/node_modules/**', '**/.build/**'],
  outputDir: join(process.cwd(), '.build/test-results'),
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 30_000 },
  timeout: 120_000,
  use: {
    baseURL: process.env.TESTED_SITE,
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
});
