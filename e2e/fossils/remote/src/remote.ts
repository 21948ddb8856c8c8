import { defineRemote } from '@site/kit/remote';

export default defineRemote({
  name: 'mf-fossil',
  pages: { first: () => import('./pages/first/page') },
  fragments: {
    card: () => import('./fragments/card/fragment'),
    finder: () => import('./fragments/finder/fragment'),
  },
  forms: { count: async () => (await import('./form-actions/count.ts')).count },
  locales: (language) => import(`./locales/${language}.json`),
  uses: ['mf-fossil/card@1', 'fossil:chosen@1', 'page:home@1', 'platform:routes@1'],
  sets: ['state:fossil@1'],
  emits: ['fossil:chosen@1'],
  samples: { fragments: { 'mf-fossil/card': [{ heading: 'mf-fossil' }], 'mf-fossil/finder': [{}] } },
});
