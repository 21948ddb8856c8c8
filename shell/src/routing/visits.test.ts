import { createBus } from 'shared/bus';
import type { Visit } from 'shared/release';
import { createShownPages, createVisits, fetchVisit, visitOfDocument } from './visits.ts';

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

it('forgets the page first that was shown longest ago', () => {
  const pages = createShownPages(() => false);
  for (let page = 1; page <= 20; page += 1) pages.add(`/fr/${page}`, visit());
  pages.add('/fr/1', visit());
  pages.add('/fr/21', visit());
  expect([pages.get('/fr/1') === undefined, pages.get('/fr/2')]).toEqual([false, undefined]);
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
  document.head.innerHTML +=
    '<link rel="canonical" href="/fr" data-head><meta name="robots" content="all" data-head><meta name="x" content="y">';
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
      elements: [
        { tag: 'link', attributes: { rel: 'canonical', href: '/fr', 'data-head': '' } },
        { tag: 'meta', attributes: { name: 'robots', content: 'all', 'data-head': '' } },
      ],
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

it('takes a page of which the server has rendered no state for one that failed', () => {
  document.body.innerHTML = '<div id="page"><div class="mf-part" data-of="mf-content/home"></div></div>';
  expect(visitOfDocument({ composition: { id: 'now', remotes: {} } })).toMatchObject({
    status: 503,
    parts: [{ of: 'mf-content/home', data: undefined }],
  });
});

const composition = { id: 'now', remotes: {} };
const site = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answers = (body: Visit) => site.mockImplementation(async () => Response.json(body));
const { signal } = new AbortController();

describe('a visit', () => {
  beforeEach(() => {
    globalThis.fetch = site;
    site.mockClear();
    answers(visit());
  });

  it('is asked for by its address, and behind everything else where nobody wants it yet', async () => {
    await fetchVisit('/fr/produits?page=2', composition, { signal });
    const address = '/_page?url=%2Ffr%2Fproduits%3Fpage%3D2';
    expect(site).toHaveBeenLastCalledWith(address, expect.objectContaining({ priority: 'auto', signal }));
    expect(site.mock.lastCall?.[1]?.headers).not.toHaveProperty('purpose');
    await fetchVisit('/fr/produits?page=2', composition, { ahead: true });
    expect(site).toHaveBeenLastCalledWith(address, expect.objectContaining({ priority: 'low' }));
    expect(site.mock.lastCall?.[1]?.headers).toHaveProperty('purpose', 'prefetch');
  });

  it.each([
    ['content-failed', 'refuses', async () => new Response(null, { status: 503 })],
    ['content-failed', 'has too much to do', async () => new Response(null, { status: 204 })],
    ['no-connection', 'does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is %s where the server %s', async (code, _, answer) => {
    site.mockImplementation(answer);
    await expect(fetchVisit('/fr', composition)).rejects.toMatchObject({ code });
  });

  it('that was fetched ahead is not asked for again, once', async () => {
    const { prefetched, visitOf } = createVisits({ composition, bus: createBus() });
    await prefetched.fetch('/fr');
    expect(await visitOf('/fr', signal)).toEqual({ visit: visit() });
    expect(site).toHaveBeenCalledTimes(1);
    await visitOf('/fr', signal);
    expect(site).toHaveBeenCalledTimes(2);
  });

  it('is what was shown before where there is no connection, and only there', async () => {
    const { remembered, visitOf } = createVisits({ composition, bus: createBus() });
    remembered.add('/fr', visit());
    site.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await visitOf('/fr', signal)).toEqual({ visit: visit(), isRemembered: true });
    site.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(visitOf('/fr/produits', signal)).rejects.toMatchObject({ code: 'no-connection' });
    site.mockResolvedValueOnce(new Response(null, { status: 503 }));
    await expect(visitOf('/fr', signal)).rejects.toMatchObject({ code: 'content-failed' });
  });

  it.each([['in', 'account:signed-in', { userId: 'anna' }] as const, ['out', 'account:signed-out', {}] as const])(
    'that was fetched or shown before is forgotten as somebody signs %s',
    async (_, news, about) => {
      const bus = createBus();
      const { prefetched, remembered } = createVisits({ composition, bus });
      await prefetched.fetch('/fr');
      remembered.add('/fr', visit());
      bus.emit(news, about);
      expect([await prefetched.take('/fr'), remembered.get('/fr')]).toEqual([undefined, undefined]);
    },
  );
});
