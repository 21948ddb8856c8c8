import { guardScripts } from './trusted-scripts.ts';

guardScripts();

/** How long a start whose files did not come waits before it asks for them again, in ms. */
const again = 5_000;

/** The entry does nothing before the first paint; then everything else starts, each long piece in a task of its own. */
const start = () =>
  performance.getEntriesByType('paint').length > 0 ? setTimeout(load) : requestAnimationFrame(() => setTimeout(load));

const load = () =>
  import(/* webpackChunkName: 'bootstrap' */ './bootstrap.ts').catch((cause) => {
    if (cause?.name !== 'ChunkLoadError') throw cause;
    setTimeout(load, again);
  });

// On a slow line the first paint comes before the end of the document, which has the state of its last parts.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
else start();
