import { screen, waitFor } from '@testing-library/react';
import { SiteError } from 'shared/errors';
import { defineRemote } from 'shared/remote';
import { type BrowserRemote, browserRemote } from 'shared/remote/browser';
import { takeComplaints } from 'shared/testing';
import type { AppProps } from 'single-spa';
import { startTestTab } from '../hosts/testing.tsx';
import { pageApplication } from './page-application.ts';

let parts: (name: string) => Promise<BrowserRemote>;
jest.mock('../remotes/loading.ts', () => ({ loadParts: (name: string) => parts(name) }));

const tab = startTestTab();
const single: AppProps = { name: 'page', mountParcel: jest.fn(), singleSpa: {} };
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

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  host.replaceChildren();
  tab.parts = [];
  load = async () => ({ seo: { title: 'Recherche' } });
  parts = async (name) => (name === 'shell' ? sorry : found);
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows a page, says how the browser has found it, and takes it away', async () => {
  const page = pageApplication(tab, 'mf-search/search');
  await page.mount(single);
  expect(await heading('Recherche')).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Recherche/));
  await page.unmount(single);
  expect(host).toBeEmptyDOMElement();
});

it('says that it is unavailable where its code does not come', async () => {
  parts = (name) => (name === 'shell' ? Promise.resolve(sorry) : Promise.reject(new Error('gone')));
  const page = pageApplication(tab, 'mf-search/search');
  await page.mount(single);
  expect(await heading('Un instant')).toBeVisible();
  expect(takeComplaints().join()).toContain('mf-search/search failed');
  await page.unmount(single);
});

it('says that it is unavailable where its data does not come', async () => {
  const good = load;
  load = async () => {
    load = good;
    throw new SiteError('content-failed');
  };
  const page = pageApplication(tab, 'mf-search/search');
  await page.mount(single);
  expect(await heading('Un instant')).toBeVisible();
  expect(takeComplaints().join()).toContain('mf-search/search failed');
  await page.unmount(single);
});

it('leaves the server’s HTML where its code does not come', async () => {
  host.innerHTML = '<div class="mf-part"><h1>Du serveur</h1></div>';
  parts = () => Promise.reject(new Error('gone'));
  const page = pageApplication(tab, 'mf-search/search');
  await page.mount(single);
  await waitFor(() => expect(takeComplaints().join()).toContain('gone'));
  expect(await heading('Du serveur')).toBeVisible();
  await page.unmount(single);
});

it('waits for code that is late without holding up anything, and forgets it when the page is left', async () => {
  host.innerHTML = '<div class="mf-part"><h1>Du serveur</h1></div>';
  let come = (_: BrowserRemote) => {};
  parts = () => new Promise((resolve) => (come = resolve));
  const page = pageApplication(tab, 'mf-search/search');
  await page.mount(single);
  await page.unmount(single);
  host.innerHTML = '<p>Une autre page</p>';
  come(found);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(host).toHaveTextContent('Une autre page');
});
