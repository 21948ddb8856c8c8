import type { Visit } from 'shared/release';
import { createPrefetchedPages } from './prefetched-pages.ts';

const visit = (title: string, more: Partial<Visit> = {}): Visit => ({
  status: 200,
  head: { title, elements: [] },
  styles: [],
  scripts: [],
  parts: [],
  live: 'a',
  ...more,
});

const setUp = (answer: (address: string) => Promise<Visit> = async (address) => visit(address)) => {
  const fetchPage = jest.fn(answer);
  return { fetchPage, pages: createPrefetchedPages(fetchPage) };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a page that was fetched ahead is used once', async () => {
  const { pages, fetchPage } = setUp();
  await pages.fetch('/fr/produits');
  await pages.fetch('/fr/produits');
  expect(fetchPage).toHaveBeenCalledTimes(1);
  expect((await pages.take('/fr/produits'))?.head.title).toBe('/fr/produits');
  expect(await pages.take('/fr/produits')).toBeUndefined();
});

test('a page that is still on its way is waited for', async () => {
  const { pages } = setUp();
  void pages.fetch('/fr/produits');
  expect((await pages.take('/fr/produits'))?.head.title).toBe('/fr/produits');
});

test('a page is fresh for 30 s', async () => {
  const { pages, fetchPage } = setUp();
  await pages.fetch('/fr/produits');
  jest.advanceTimersByTime(29_999);
  expect(await pages.take('/fr/produits')).toBeDefined();
  await pages.fetch('/fr/produits');
  jest.advanceTimersByTime(30_000);
  expect(await pages.take('/fr/produits')).toBeUndefined();
  await pages.fetch('/fr/produits');
  expect(fetchPage).toHaveBeenCalledTimes(3);
});

test('a page that could not be fetched, or that failed on the server, is asked for again, and nobody hears of it', async () => {
  const { pages, fetchPage } = setUp();
  fetchPage.mockRejectedValueOnce(new Error('offline'));
  await pages.fetch('/fr/produits');
  expect(await pages.take('/fr/produits')).toBeUndefined();
  fetchPage.mockResolvedValueOnce(visit('unavailable', { status: 503 }));
  await pages.fetch('/fr/produits');
  expect(await pages.take('/fr/produits')).toBeUndefined();
  await pages.fetch('/fr/produits');
  expect(await pages.take('/fr/produits')).toBeDefined();
});

test('at a sign-in or sign-out everything is forgotten, also what is on its way', async () => {
  const { pages } = setUp();
  await pages.fetch('/fr/produits');
  void pages.fetch('/fr/contact');
  pages.drop();
  expect(await pages.take('/fr/produits')).toBeUndefined();
  expect(await pages.take('/fr/contact')).toBeUndefined();
});

test('pages from before another composition became live are forgotten', async () => {
  const { pages } = setUp();
  await pages.fetch('/fr/produits');
  pages.heard('a');
  expect(await pages.take('/fr/produits')).toBeDefined();
  await pages.fetch('/fr/contact');
  pages.heard('b');
  expect(await pages.take('/fr/contact')).toBeUndefined();
});

test('only a few pages are kept, the newest', async () => {
  const { pages } = setUp();
  for (let number = 0; number < 20; number += 1) await pages.fetch(`/fr/produits/${number}`);
  const kept = await Promise.all(Array.from({ length: 20 }, (_, number) => pages.take(`/fr/produits/${number}`)));
  expect(kept.filter(Boolean).map((page) => page?.head.title)).toEqual(
    Array.from({ length: 12 }, (_, number) => `/fr/produits/${number + 8}`),
  );
});
