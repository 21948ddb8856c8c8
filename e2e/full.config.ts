import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

/** Twelve busy loops would hold up what runs beside them. */
const needsTheMachine = 'journeys/slow-machine.full.ts';

/** The browser's share of `npm run e2e:full`, a project after the other: each matrix whole, of which `npm test` takes a sample. */
export default defineConfig({
  ...everyday,
  // A page on many screens takes two minutes of a slow machine.
  timeout: 300_000,
  globalSetup: ['./site/start-own-site.ts', './site/start-development-site.ts'],
  projects: [
    {
      name: 'every page and block',
      testMatch: ['accessibility/**/*.full.ts', 'journeys/**/*.full.ts'],
      testIgnore: needsTheMachine,
    },
    { name: 'every network fault', testMatch: 'faults/network-faults.full.ts', fullyParallel: true },
    {
      name: 'every fault of a release',
      testMatch: ['faults/browser-faults.full.ts', 'faults/server-faults.full.ts', 'releases/**/*.full.ts'],
      workers: 1,
    },
    {
      name: 'every recipe',
      testMatch: ['recipes/**/*.full.ts', 'image/*.full.ts', needsTheMachine],
      workers: 1,
    },
  ],
});
