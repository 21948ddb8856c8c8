import { guardScripts } from './trusted-scripts.ts';
import { untilHere } from './until-here.ts';

guardScripts();

/** The entry does nothing before the first paint; then everything else starts, each long piece in a task of its own. */
const start = () =>
  performance.getEntriesByType('paint').length > 0 ? load() : requestAnimationFrame(() => setTimeout(load));

const load = () => untilHere(() => import(/* webpackChunkName: 'bootstrap' */ './bootstrap.ts'));

// On a slow line the first paint comes before the end of the document, which has the state of its last parts.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
else start();
