import { guardScripts } from './trusted-scripts.ts';

guardScripts();

/** The entry does nothing before the first paint; then everything else starts, each long piece in a task of its own. */
const start = () =>
  requestAnimationFrame(() => setTimeout(() => import(/* webpackChunkName: 'bootstrap' */ './bootstrap.ts')));

// On a slow line the first paint comes before the end of the document, which has the state of its last parts.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
else start();
