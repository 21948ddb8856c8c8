import type { PageRoutes } from 'shared/routes';

/** The addresses of its pages, by their names in remote.ts. */
export default {
  portal: {
    name: 'portal',
    paths: { fr: 'portal', en: 'portal', de: 'portal', nl: 'portal' },
    portal: true,
    service: true,
  },
  home: { name: 'home', paths: { fr: '', en: '', de: '', nl: '' }, service: true },
  inspirations: {
    name: 'overview-inspiration',
    paths: { fr: 'inspirations', en: 'inspirations', de: 'inspiration', nl: 'inspiraties' },
  },
  inspiration: {
    name: 'inspiration',
    paths: { fr: 'inspirations/:slug', en: 'inspirations/:slug', de: 'inspiration/:slug', nl: 'inspiraties/:slug' },
  },
  journal: { name: 'journal', paths: { fr: 'journal', en: 'news', de: 'nachrichten', nl: 'blog' } },
  article: {
    name: 'article',
    paths: { fr: 'journal/:slug', en: 'news/:slug', de: 'nachrichten/:slug', nl: 'blog/:slug' },
  },
  cms: { name: 'cms', paths: { fr: 'cms/:slug', en: 'cms/:slug', de: 'cms/:slug', nl: 'cms/:slug' } },
  generic: { name: 'page', paths: { fr: ':slug', en: ':slug', de: ':slug', nl: ':slug' } },
} as const satisfies PageRoutes;
