import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

/** `npm run e2e:full`: what takes too long for every `npm test`. */
export default defineConfig({
  ...everyday,
  projects: [{ name: 'every page and block', testMatch: 'accessibility/**/*.full.ts' }],
});
