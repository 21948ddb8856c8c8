import { useTranslation } from 'react-i18next';
import { match, packRoutes } from '../routes/index.ts';
import { testBrand } from '../testing/index.ts';
import { defineRemote, type RemoteDefinition } from './definition.ts';
import { serverPart, serverPlatform, type VisitContext } from './server.tsx';

const route = match('be', '/nl/zoeken');
if (!route) throw new Error('The table has no search');
const visit: VisitContext = {
  ...{ country: 'be', origin: 'http://be.localhost', route, signedIn: false, brand: testBrand },
  content: { url: 'http://localhost/graphql' },
};
const loaded: string[] = [];
const definition = defineRemote({
  name: 'mf-search',
  pages: {
    async search() {
      loaded.push('page');
      return { load: async () => ({ seo: { title: 'Zoeken' } }), View: () => <p>{useTranslation().t('word')}</p> };
    },
  },
  fragments: {
    async overlay() {
      loaded.push('fragment');
      return { load: async () => ({}), View: () => null };
    },
  },
  forms: {
    write: async () => ({
      answer: async ({ values }, { platform, texts, guestProducts }) => ({
        ...{ kind: 'done' as const, to: `/${platform.language}` },
        done: JSON.stringify([values, texts, guestProducts]),
      }),
    }),
  },
  locales: async (language) => ({ default: { word: `{{brand}} in ${language}` } }),
  uses: [],
});
const task = { kind: 'pages', name: 'search', props: '{}', visit, place: 'p' } as const;

it('answers what a form comes to, in the language of the visit', async () => {
  const props = JSON.stringify({ values: { text: 'eik' }, answers: [] });
  const { render } = serverPart(definition);
  const answer = await render({ ...task, kind: 'forms', name: 'write', props });
  const done = JSON.stringify([{ text: 'eik' }, { word: '{{brand}} in nl' }, []]);
  expect(answer).toEqual({ missing: false, html: '', data: { kind: 'done', to: '/nl', done } });
});

it.each([
  ['another form', 'read', definition],
  ['what every object has', 'toString', definition],
  ['a form of a remote without any', 'write', { ...definition, forms: undefined }],
])('has no %s', async (_, name, of) => {
  const { forms, ...others } = of;
  const given: RemoteDefinition = forms ? { ...others, forms } : others;
  expect(await serverPart(given).render({ ...task, kind: 'forms', name })).toEqual({ missing: true });
});

it('loads the code of all that it gives before the first visit', async () => {
  loaded.length = 0;
  await serverPart(definition).warm();
  expect(loaded).toEqual(['page', 'fragment']);
});

it('names the brand in its texts where it uses that', async () => {
  const html = async (uses: RemoteDefinition['uses']) => {
    const rendered = await serverPart({ ...definition, uses }).render({ ...task });
    return rendered.missing ? undefined : rendered.html;
  };
  expect(await html(['platform:brand@1'])).toBe('<p>Rivelle in nl</p>');
  expect(await html([])).toBe('<p> in nl</p>');
});

it('makes links by the table of its visit', async () => {
  const linking = defineRemote({
    ...definition,
    pages: {
      search: async () => ({
        load: async ({ platform }) => ({ seo: { title: String(match(platform.country, '/nl/hier')?.name) } }),
        View: () => null,
      }),
    },
  });
  const line = { name: 'here', remote: 'mf-a', page: 'page', paths: { nl: 'hier' } };
  const routes = packRoutes([line]);
  const rendered = await Promise.all(
    [undefined, routes].map((table) => serverPart(linking).render({ ...task, visit: { ...visit, routes: table } })),
  );
  expect(rendered.map((one) => !one.missing && one.seo?.title)).toEqual(['undefined', 'here']);
});

it('acts for nobody, and has a brand only where the visit says which', async () => {
  const platform = serverPlatform(visit);
  await expect(platform.navigate('/nl')).rejects.toMatchObject({ code: 'session-failed' });
  expect(platform.brand).toBe(testBrand);
  expect(serverPlatform({ ...visit, brand: undefined }).brand.name).toBe('');
});
