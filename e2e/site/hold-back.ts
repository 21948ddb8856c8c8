import type { Page } from '@playwright/test';

/** Holds back the requests for `files`, as a line that stalls, until its answer is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
