import { screen, waitFor } from '@testing-library/react';
import type { Visit } from 'shared/release';
import { defineRemote } from 'shared/remote';
import { type BrowserRemote, browserRemote } from 'shared/remote/browser';
import { match } from 'shared/routes';
import { takeComplaints } from 'shared/testing';
import { setMountMaxTime } from 'single-spa';
import { createTestTab } from '../hosts/testing.tsx';
import { isTouched } from './load-document.ts';
import { startRouter } from './router.ts';

let parts: (name: string) => Promise<BrowserRemote>;
jest.mock('../remotes/loading.ts', () => ({ loadParts: (name: string) => parts(name) }));

const loaded: string[] = [];
jest.mock('./load-document.ts', () => ({
  ...jest.requireActual('./load-document.ts'),
  loadDocument: (_: unknown, address: string) => loaded.push(address),
}));

const giving = (name: 'mf-search' | 'mf-contact' | 'mf-account', page: string) =>
  browserRemote(
    defineRemote({
      name,
      pages: { [page]: async () => ({ load: async () => ({ seo: { title: page } }), View: () => <h1>{page}</h1> }) },
      fragments: {},
      locales: async () => ({ default: {} }),
      uses: [],
    }),
  );
const remotes: Record<string, BrowserRemote> = {
  'mf-search': giving('mf-search', 'search'),
  'mf-contact': giving('mf-contact', 'contact'),
  'mf-account': giving('mf-account', 'login'),
};
const partsOf = async (name: string) => remotes[name] ?? Promise.reject(new Error(`There is no ${name}`));

const [search, contact, login] = ['/fr/recherche', '/fr/contact', '/fr/connexion'];
const visits: Record<string, Partial<Visit>> = {};
/** What was asked of the server. */
let asked: string[] = [];
let isThere = true;
let answer = (_: string): Promise<void> => Promise.resolve();

async function site(url: string, { signal }: { signal?: AbortSignal } = {}): Promise<Response> {
  if (!isThere) throw new TypeError('Failed to fetch');
  if (!url.startsWith('/_page')) return Response.json({});
  const address = new URL(url, location.origin).searchParams.get('url') ?? '';
  asked.push(address);
  const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  await Promise.race([answer(address), aborted]);
  const route = match('fr', address);
  const of = `${route?.remote}/${route?.page}`;
  const title = `${route?.page} of the server`;
  const visit: Visit = {
    status: 200,
    ...{ head: { title, elements: [] }, styles: [], scripts: [], live: 'test' },
    parts: [{ of, props: '', version: '1.0.0', data: { seo: { title: route?.page } } }],
  };
  return Response.json({ ...visit, ...visits[address] });
}

history.replaceState(null, '', search);
const tab = createTestTab();
document.body.append(Object.assign(document.createElement('div'), { id: 'page' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const scrolled = jest.fn();
const state = () => tab.bus.current('main');

beforeAll(async () => {
  // On a busy machine React's first render takes its time, of which single-spa would complain after a second.
  setMountMaxTime(60_000, false, 60_000);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, fetch: site, scrollTo: scrolled });
  parts = partsOf;
  const route = match('fr', search);
  if (route) tab.context = { ...tab.context, route };
  startRouter(tab);
  await heading('search');
});
beforeEach(async () => {
  Object.assign(tab, { showAgain: undefined, unsavedParts: 0 });
  for (const address of Object.keys(visits)) delete visits[address];
  isThere = true;
  parts = partsOf;
  answer = async () => {};
  await tab.navigate(search);
  await heading('search');
  asked = [];
  loaded.length = 0;
  scrolled.mockClear();
});

/** The visitor goes back or forward, and what comes of it is there. */
async function goBack(): Promise<void> {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
}

it('shows the page of an address: a new entry, its head and route, at its top, and says that it is there', async () => {
  const before = history.length;
  const told: string[] = [];
  const news = tab.bus.on('shell:navigated').subscribe(({ url }) => told.push(url));
  let whileAsked: boolean | undefined = true;
  answer = async () => {
    whileAsked = state().requestDone;
    expect(await heading('search')).toBeVisible();
  };
  // The page before had neither header nor footer.
  document.body.dataset.alone = '';
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  await tab.navigate(`${contact}?objet=prix`);
  news.unsubscribe();
  expect(whileAsked).toBe(false);
  expect(state().requestDone).toBe(true);
  expect(await heading('contact')).toHaveFocus();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(`${location.pathname}${location.search}`).toBe(`${contact}?objet=prix`);
  expect(tab.context.route).toMatchObject({ page: 'contact', query: { objet: 'prix' } });
  expect(history.length).toBe(before + 1);
  expect(document.body).not.toHaveAttribute('data-alone');
  expect(isTouched()).toBe(false);
  expect(document.title).toContain('contact');
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(told).toEqual([`${contact}?objet=prix`]);
});

it('adds no entry for the page on screen, nor where it is told to replace it', async () => {
  const before = history.length;
  await tab.navigate(`${search}#page`);
  await tab.navigate(contact, { replace: true });
  expect(await heading('contact')).toBeVisible();
  expect(location.pathname).toBe(contact);
  expect(history.length).toBe(before);
});

it('follows a redirect of the server', async () => {
  visits[login] = { redirect: contact };
  await tab.navigate(login);
  expect(await heading('contact')).toBeVisible();
  expect(location.pathname).toBe(contact);
  expect(asked).toEqual([login, contact]);
});

it('shows the last page that was asked for; an earlier one that comes late is forgotten', async () => {
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  answer = (address) => (address === login ? late : Promise.resolve());
  const first = tab.navigate(login);
  await tab.navigate(contact);
  come();
  await first;
  expect(await heading('contact')).toBeVisible();
  expect(location.pathname).toBe(contact);
  expect([state().requestDone, loaded]).toEqual([true, []]);
});

it('takes other versions by loading the page, unless that would lose what somebody has typed', async () => {
  visits[contact] = { live: 'another' };
  tab.unsavedParts = 1;
  await tab.navigate(contact);
  expect(await heading('contact')).toBeVisible();
  expect(loaded).toEqual([]);
  await tab.navigate(search);
  tab.unsavedParts = 0;
  await tab.navigate(contact);
  expect(loaded).toEqual([contact]);
  expect([await heading('search'), location.pathname]).toEqual([expect.anything(), search]);
});

it('loads the page where its code does not come, or the server cannot answer', async () => {
  parts = () => Promise.reject(new Error('gone'));
  await tab.navigate(contact);
  await waitFor(() => expect(loaded).toEqual([contact]));
  expect(state().requestDone).toBe(true);
  parts = partsOf;
  answer = () => Promise.reject(new Error('no answer'));
  Object.assign(globalThis, {
    fetch: async (url: string) => new Response(null, { status: url === '/robots.txt' ? 200 : 503 }),
  });
  await tab.navigate(login);
  await waitFor(() => expect(loaded).toEqual([contact, login]));
  Object.assign(globalThis, { fetch: site });
  expect(takeComplaints().join()).toContain(`${login} could not be fetched`);
  expect(location.pathname).toBe(search);
});

it('stays on the page without a connection, says so, and shows the other one when there is one again', async () => {
  isThere = false;
  await tab.navigate(`${contact}?objet=new`);
  expect(await screen.findByText(/La page s’ouvrira/)).toBeVisible();
  expect([location.pathname, state().requestDone]).toEqual([search, true]);
  expect(await heading('search')).toBeVisible();
  isThere = true;
  dispatchEvent(new Event('online'));
  expect(await heading('contact')).toBeVisible();
  expect(screen.queryByText(/Pas de connexion/)).toBeNull();
});

it('shows a page that it has shown before without a connection, and says that it is the former one', async () => {
  await tab.navigate(`${contact}?objet=seen`);
  await tab.navigate(search);
  isThere = false;
  await tab.navigate(`${contact}?objet=seen`);
  expect(await heading('contact')).toBeVisible();
  expect(screen.getByText(/telle que vous l’avez vue/)).toBeVisible();
  isThere = true;
  await tab.navigate(search);
  expect(screen.queryByText(/Pas de connexion/)).toBeNull();
});

it('keeps the page where it has to load another one and the site does not answer, and tries again', async () => {
  parts = () => Promise.reject(new Error('gone'));
  answer = async () => {
    isThere = false;
  };
  await tab.navigate(contact);
  expect(await screen.findByText(/La page s’ouvrira/)).toBeVisible();
  expect([loaded, state().showLoading]).toEqual([[], false]);
  parts = partsOf;
  isThere = true;
  answer = async () => {};
  dispatchEvent(new Event('online'));
  expect(await heading('contact')).toBeVisible();
});

it('shows the page that the visitor goes back to, where they were on it', async () => {
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  await tab.navigate(contact);
  Object.defineProperty(window, 'scrollY', { value: 0 });
  await goBack();
  expect(await heading('search')).toBeVisible();
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 640));
  expect([location.pathname, asked.at(-1)]).toEqual([search, search]);
});

it('asks for nothing when the visitor goes back to another place of the page on screen', async () => {
  history.pushState(null, '', `${search}#page`);
  dispatchEvent(new PopStateEvent('popstate'));
  scrolled.mockClear();
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  await goBack();
  Object.defineProperty(window, 'scrollY', { value: 0 });
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  expect([asked, state().requestDone]).toEqual([[], true]);
});

it('gives the page another query, which it shows by itself when the visitor comes back to it', async () => {
  await tab.navigate(contact);
  await tab.navigate(search);
  asked = [];
  scrolled.mockClear();
  const before = history.length;
  tab.enter(`${search}?item=bois`);
  expect([history.length, location.search]).toEqual([before + 1, '?item=bois']);
  expect(tab.context.route.query).toEqual({ item: 'bois' });
  tab.enter(`${search}?item=bouleau`, { replace: true });
  expect([history.length, location.search]).toEqual([before + 1, '?item=bouleau']);
  const shown: object[] = [];
  tab.showAgain = async (query) => void shown.push(query);
  await goBack();
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  expect([shown, asked, tab.context.route.query]).toEqual([[{}], [], {}]);
});

it('ends a navigation that the visitor no longer wants: the page and its address stay', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const stopped = jest.fn();
  Object.assign(window, { stop: stopped });
  answer = () => never;
  void tab.navigate(contact);
  await waitFor(() => expect(asked).toEqual([contact]));
  expect(state().requestDone).toBe(false);
  tab.cancelNavigation();
  expect(stopped).toHaveBeenCalled();
  expect([location.pathname, state().requestDone]).toEqual([search, true]);
  expect(await heading('search')).toBeVisible();

  // The address of a navigation by back or forward is there before its page.
  history.pushState({ key: 'elsewhere' }, '', contact);
  tab.cancelNavigation();
  expect(location.pathname).toBe(search);
});

it('loads the page that is not there after twelve seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const { promise: never } = Promise.withResolvers<void>();
  answer = () => never;
  void tab.navigate(contact);
  await jest.advanceTimersByTimeAsync(11_900);
  expect(loaded).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  expect(loaded).toEqual([contact]);
});
