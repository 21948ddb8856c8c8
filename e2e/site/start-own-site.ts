import { site } from './sites.ts';
import { startUnlessRunning } from './start-site.ts';

/** At the end no part of our own may have been refused for its HTML: the browser would have drawn it, and hidden the fault. */
export default async () => {
  const close = await startUnlessRunning(site);
  return async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${site.port + 2}/metrics`)).text();
    await close();
    const refused = metrics.match(/^site_renders_failed_total\{.*code="render-refused".*$/gm);
    if (refused) throw new Error(`Parts were refused:\n${refused.join('\n')}`);
  };
};
