import { defineRemote } from 'shared/remote';

export default defineRemote({
  name: 'mf-contact',
  pages: {
    contact: () => import('./pages/contact/page'),
    'confirm-message': () => import('./pages/confirm-message/page'),
  },
  fragments: {},
  forms: {
    'hold-message': async () => (await import('./form-actions/messages.ts')).holdMessage,
    'send-held-message': async () => (await import('./form-actions/messages.ts')).sendHeldMessage,
  },
  locales: (language) => import(`./locales/${language}.json`),
  uses: [
    'mf-content/blocks@1',
    'page:home@1',
    'platform:keepTab@1',
    'platform:uploads@1',
    'platform:captcha@1',
    'platform:routes@1',
  ],
  sets: ['state:main@1'],
  samples: { addresses: ['/fr/confirmer-message/none'] },
});
