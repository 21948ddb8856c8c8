import { developmentSite, releaseSite, site } from './sites.ts';
import { isReady, startSite } from './start-site.ts';

/** Starts the three sites of the tests at once; one that runs already is used as it is, but not in CI. */
export default async function startSites(): Promise<() => Promise<void>> {
  const started = await Promise.all(
    [site, developmentSite, releaseSite].map(async ({ port, name, mode, settings }) =>
      !process.env.CI && (await isReady(port)) ? undefined : startSite(port, name, { mode, settings }),
    ),
  );
  return async () => void (await Promise.all(started.map((one) => one?.close())));
}
