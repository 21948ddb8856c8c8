import { screen, waitFor } from '@testing-library/react';
import { NotFoundError, SiteError } from 'shared/errors';
import { defineRemote } from 'shared/remote';
import { type BrowserRemote, browserRemote } from 'shared/remote/browser';
import { match } from 'shared/routes';
import { takeComplaints } from 'shared/testing';
import { getMountedApps } from 'single-spa';
import { startTestTab } from '../hosts/testing.tsx';
import { createPages } from './pages.ts';

let parts: (name: string) => Promise<BrowserRemote>;
jest.mock('../remotes/loading.ts', () => ({ loadParts: (name: string) => parts(name) }));

const tab = startTestTab();
const pages = createPages(tab);
const host = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'page' }));
let load: () => Promise<{ seo: { title: string } }>;
const remote = (name: 'mf-search' | 'shell', View: (props: { data: object }) => React.ReactNode) =>
  browserRemote(
    defineRemote({
      name,
      pages: Object.fromEntries(
        ['search', 'not-found', 'unavailable'].map((page) => [page, async () => ({ load: () => load(), View })]),
      ),
      fragments: {},
      locales: async () => ({ default: {} }),
      uses: [],
    }),
  );
const found = remote('mf-search', () => (
  <>
    <h1>Recherche</h1>
    <input aria-label="Mots" />
  </>
));
const sorry = remote('shell', () => <h1>Un instant</h1>);

/** The tab is at another address of the French site. */
function goTo(address: string): void {
  const route = match('fr', address);
  if (!route) throw new Error(`${address} is no address`);
  tab.context = { ...tab.context, route };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const mountedPages = () => getMountedApps().filter((name) => name !== 'fragments');

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  host.replaceChildren();
  tab.parts = [];
  goTo('/fr/recherche');
  load = async () => ({ seo: { title: 'Recherche' } });
  parts = async (name) => (name === 'shell' ? sorry : found);
});
afterEach(async () => {
  await pages.leave();
  expect(host).toBeEmptyDOMElement();
  expect(mountedPages()).toEqual([]);
});

it('gives single-spa a page while the tab is on its route, and says how the browser has found it', async () => {
  await pages.show('mf-search/search');
  expect(await heading('Recherche')).toBeVisible();
  expect(mountedPages()).toEqual(['mf-search/search']);
  await waitFor(() => expect(document.title).toMatch(/^Recherche/));
});

it('leaves a page as the server has rendered it where it needs no script, and asks for no code', async () => {
  parts = () => Promise.reject(new Error('not to be asked for'));
  host.innerHTML =
    '<div class="mf-part" data-still=""><h1>Recherche</h1></div><script class="mf-state">{"data":{"seo":{"title":"R"}}}</script>';
  await pages.show('mf-search/search');
  await waitFor(() => expect(host.querySelector('[data-mounted]')).toBeVisible());
  expect(tab.bus.current('main').currentSeo).toEqual({ title: 'R' });
  expect(mountedPages()).toEqual([]);
});

it('shows a page anew for another address of its route', async () => {
  await pages.show('mf-search/search');
  const before = await heading('Recherche');
  goTo('/fr/recherche?item=chêne');
  await pages.leave();
  await pages.show('mf-search/search');
  expect(before).not.toBeInTheDocument();
  expect(await heading('Recherche')).toBeVisible();
});

it('takes a page away whose route the tab has left', async () => {
  await pages.show('mf-search/search');
  goTo('/fr/contact');
  await pages.leave();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says that it is unavailable where its code does not come', async () => {
  parts = (name) => (name === 'shell' ? Promise.resolve(sorry) : Promise.reject(new Error('gone')));
  await pages.show('mf-search/search');
  expect(await heading('Un instant')).toBeVisible();
  expect(takeComplaints().join()).toContain('mf-search/search failed');
});

// R171, R344
it('says that it is not found where its content is missing', async () => {
  const good = load;
  load = async () => {
    load = good;
    throw new NotFoundError('a search');
  };
  await pages.show('mf-search/search');
  await waitFor(() => expect(mountedPages()).toEqual(['shell/not-found']));
  expect(takeComplaints().join()).toContain('Not found: a search');
});

// R171, R344, C35
it('says that it is unavailable where its data does not come, and works at the next try', async () => {
  const good = load;
  load = async () => {
    load = good;
    throw new SiteError('content-failed');
  };
  await pages.show('mf-search/search');
  expect(await heading('Un instant')).toBeVisible();
  expect(takeComplaints().join()).toContain('mf-search/search failed');
  await pages.leave();
  await pages.show('mf-search/search');
  expect(await heading('Recherche')).toBeVisible();
});

it('says that it is unavailable where single-spa cannot mount it, and works at the next try', async () => {
  const broken = { ...found.page('search'), mount: () => Promise.reject(new Error('no root')) };
  parts = async (name) => (name === 'shell' ? sorry : { ...found, page: () => broken });
  await pages.show('mf-search/search');
  expect(await heading('Un instant')).toBeVisible();
  expect(takeComplaints().join()).toContain('no root');
  await pages.leave();
  parts = async () => found;
  await pages.show('mf-search/search');
  expect(await heading('Recherche')).toBeVisible();
});

it('says that it is unavailable where its view throws, and leaves the server’s HTML where there is some', async () => {
  const throwing = remote('mf-search', () => {
    throw new Error('a fault of the view');
  });
  parts = async (name) => (name === 'shell' ? sorry : throwing);
  await pages.show('mf-search/search');
  expect(await heading('Un instant')).toBeVisible();
  expect(mountedPages()).toEqual(['shell/unavailable']);
  expect(takeComplaints().join()).toContain('a fault of the view');

  await pages.leave();
  host.innerHTML = '<div class="mf-part"><h1>Du serveur</h1></div>';
  await pages.show('mf-search/search');
  await waitFor(() => expect(takeComplaints().join()).toContain('a fault of the view'));
  expect(await heading('Du serveur')).toBeVisible();
});

it('leaves the server’s HTML where its code does not come', async () => {
  host.innerHTML = '<div class="mf-part"><h1>Du serveur</h1></div>';
  parts = () => Promise.reject(new Error('gone'));
  await pages.show('mf-search/search');
  await waitFor(() => expect(takeComplaints().join()).toContain('gone'));
  expect(await heading('Du serveur')).toBeVisible();
});

it('comes alive by itself where its code did not come without a connection, and what was typed stays', async () => {
  host.innerHTML = '<div class="mf-part"><h1>Recherche</h1><input aria-label="Mots"></div>';
  screen.getByRole<HTMLInputElement>('textbox').value = 'chêne';
  const site = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch: site });
  parts = () => Promise.reject(new SiteError('part-not-loaded'));
  await pages.show('mf-search/search');
  await waitFor(() => expect(takeComplaints().join()).toContain('mf-search/search'));
  parts = async () => found;
  site.mockResolvedValue({});
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(mountedPages()).toEqual(['mf-search/search']));
  expect(screen.getByRole('textbox')).toHaveValue('chêne');
  expect(takeComplaints()).toEqual([]);
});

// C63
it('waits for code that is late without holding up anything, and forgets it when the page is left', async () => {
  host.innerHTML = '<div class="mf-part"><h1>Du serveur</h1></div>';
  let come = (_: BrowserRemote) => {};
  parts = () => new Promise((resolve) => (come = resolve));
  await pages.show('mf-search/search');
  await pages.leave();
  parts = async () => found;
  await pages.show('mf-search/search');
  expect(await heading('Recherche')).toBeVisible();
  come(sorry);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await heading('Recherche')).toBeVisible();
});
