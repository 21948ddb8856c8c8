import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

/** The browser's share of `npm run e2e:full`: each matrix whole, of which `npm test` takes a sample. */
export default defineConfig({
  ...everyday,
  globalSetup: ['./site/start-own-site.ts', './site/start-development-site.ts'],
  projects: [
    { name: 'every page and block', testMatch: ['accessibility/**/*.full.ts', 'journeys/**/*.full.ts'] },
    { name: 'every network fault', testMatch: 'faults/network-faults.full.ts', fullyParallel: true },
    {
      name: 'every fault of a release',
      testMatch: ['faults/browser-faults.full.ts', 'faults/server-faults.full.ts', 'releases/**/*.full.ts'],
      dependencies: ['every page and block', 'every network fault'],
      workers: 1,
    },
    {
      name: 'every recipe',
      testMatch: ['recipes/**/*.full.ts', 'image/*.full.ts'],
      dependencies: ['every fault of a release'],
      workers: 1,
    },
  ],
});
