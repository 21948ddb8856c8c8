/** The entry does nothing before the first paint; then everything else starts, each long piece in a task of its own. */
requestAnimationFrame(() => setTimeout(() => import(/* webpackChunkName: 'bootstrap' */ './bootstrap.ts')));
