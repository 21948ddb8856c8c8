import type { Visit } from 'shared/release';
import { createShownPages, visitOfDocument } from './visits.ts';

const visit = (status = 200): Visit => ({
  ...{ status, head: { title: '', elements: [] }, styles: [], scripts: [], parts: [], live: 'now' },
});

it('remembers pages that were shown, as they were last', () => {
  const pages = createShownPages(() => false);
  const [old, latest] = [visit(), visit()];
  pages.add('/fr', old);
  pages.add('/fr', latest);
  expect(pages.get('/fr')).toBe(latest);
  expect(pages.get('/fr/produits')).toBeUndefined();
});

it('remembers nothing that a signed-in visitor has seen, and no page that failed', () => {
  let signedIn = true;
  const pages = createShownPages(() => signedIn);
  pages.add('/fr', visit());
  signedIn = false;
  pages.add('/fr/x', visit(404));
  expect([pages.get('/fr'), pages.get('/fr/x')]).toEqual([undefined, undefined]);
});

it('forgets the oldest of many, and everything when somebody signs in or out', () => {
  const pages = createShownPages(() => false);
  for (let page = 1; page <= 21; page += 1) pages.add(`/fr/${page}`, visit());
  expect([pages.get('/fr/1'), pages.get('/fr/2') === undefined]).toEqual([undefined, false]);
  pages.drop();
  expect(pages.get('/fr/21')).toBeUndefined();
});

it('takes the page that the server rendered for one that was navigated to', () => {
  document.title = 'Meubles';
  document.head.innerHTML += '<link rel="canonical" href="/fr" data-head><meta name="x" content="y">';
  document.body.innerHTML = `
    <mf-fragment of="shell/header" props="{}"><div class="mf-part" data-of="shell/header"></div></mf-fragment>
    <div id="page"><div class="mf-part" data-of="mf-content/home" data-version="1.0.0">
      <mf-fragment of="mf-content/blocks" props='{"path":"/"}'><div class="mf-part" data-of="mf-content/blocks" data-version="1.0.0"></div>
      <script type="application/json" class="mf-state">{"data":{"blocks":[]}}</script></mf-fragment>
    </div><script type="application/json" class="mf-state">{"data":{"seo":{"title":"Meubles"}}}</script></div>`;
  expect(visitOfDocument({ composition: { id: 'now', remotes: {} } })).toEqual({
    status: 200,
    head: {
      title: 'Meubles',
      elements: [{ tag: 'link', attributes: { rel: 'canonical', href: '/fr', 'data-head': '' } }],
    },
    styles: [],
    scripts: [],
    live: 'now',
    parts: [
      { of: 'mf-content/home', props: '', version: '1.0.0', data: { seo: { title: 'Meubles' } } },
      { of: 'mf-content/blocks', props: '{"path":"/"}', version: '1.0.0', data: { blocks: [] } },
    ],
  });
});
