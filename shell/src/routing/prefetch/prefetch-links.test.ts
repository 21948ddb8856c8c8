import type { Visit } from 'shared/release';
import { match } from 'shared/routes';
import { prefetchLinks } from './prefetch-links.ts';

type Seen = (entries: { isIntersecting: boolean; target: Element }[]) => void;
let observed: Element[] = [];
let see: Seen = () => {};

class FakeObserver {
  constructor(callback: Seen) {
    see = callback;
  }
  observe = (link: Element) => observed.push(link);
  unobserve(link: Element) {
    observed = observed.filter((other) => other !== link);
  }
  disconnect() {
    observed = [];
  }
}

const fetchPage = jest.fn(async (_: string): Promise<Visit | undefined> => undefined);
let shown = () => {};
const link = (number: number) => {
  const found = document.querySelectorAll('a')[number];
  if (!found) throw new Error('no such link');
  return found;
};
const pointer = (name: string, target: Element, relatedTarget: Element | null = null) =>
  target.dispatchEvent(new MouseEvent(name, { bubbles: true, relatedTarget }));

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  const route = match('fr', '/fr');
  if (!route) throw new Error('no route');
  const context = { country: 'fr' as const, origin: '', route, signedIn: false };
  const pages = { fetch: fetchPage, take: async () => undefined, heard() {}, drop() {} };
  shown = prefetchLinks({ context }, pages);
});
beforeEach(() => {
  jest.useFakeTimers();
  observed = [];
  document.body.innerHTML = `<div id="page">${[1, 2, 3, 4, 5].map((slug) => `<a href="/fr/produits/${slug}"><b>x</b></a>`).join('')}</div><p>y</p>`;
});
afterEach(() => {
  fetchPage.mockClear();
  jest.useRealTimers();
});

test('a link that the pointer stays on is fetched after 65 ms', () => {
  pointer('pointerover', link(0));
  jest.advanceTimersByTime(64);
  expect(fetchPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(fetchPage).toHaveBeenCalledWith('/fr/produits/1');
});

test('moving inside the link does not start anew; leaving it calls it off', () => {
  const inside = link(0).querySelector('b');
  pointer('pointerover', link(0));
  jest.advanceTimersByTime(40);
  if (inside) pointer('pointerover', inside);
  pointer('pointerout', link(0), inside);
  jest.advanceTimersByTime(25);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  fetchPage.mockClear();
  pointer('pointerout', link(0), document.querySelector('p'));
  pointer('pointerover', link(1));
  jest.advanceTimersByTime(60);
  pointer('pointerout', link(1), document.querySelector('p'));
  jest.advanceTimersByTime(1_000);
  expect(fetchPage).not.toHaveBeenCalled();
});

test('a link that the keyboard reaches is fetched, too', () => {
  link(2).focus();
  jest.advanceTimersByTime(65);
  expect(fetchPage).toHaveBeenCalledWith('/fr/produits/3');
});

test('a link in a part that React has not hydrated yet is fetched, too', () => {
  for (const [number, name] of ['focusin', 'pointerover'].entries()) {
    link(number).addEventListener(name, (event) => event.stopPropagation());
    pointer(name, link(number));
    jest.advanceTimersByTime(65);
    expect(fetchPage).toHaveBeenLastCalledWith(`/fr/produits/${number + 1}`);
  }
});

// R55
test('when the browser is idle, after 2 s at the latest, the first three links in sight are fetched', () => {
  shown();
  jest.advanceTimersByTime(1_999);
  expect(observed).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(observed).toHaveLength(5);
  const [first, second, ...others] = observed.map((target, index) => ({ isIntersecting: index !== 1, target }));
  if (!first || !second) throw new Error('no links');
  see([first, second]);
  expect(observed).not.toContain(first.target);
  expect(observed).toContain(second.target);
  // To find the page of a link takes a slow processor milliseconds.
  const beyond = jest.spyOn(link(4), 'href', 'get');
  see(others);
  expect(beyond).not.toHaveBeenCalled();
  expect(observed).toEqual([]);
  expect(fetchPage.mock.calls).toEqual([['/fr/produits/1'], ['/fr/produits/3'], ['/fr/produits/4']]);
});

test('a page that is left before takes its links with it', () => {
  shown();
  jest.advanceTimersByTime(1_000);
  shown();
  jest.advanceTimersByTime(1_500);
  expect(observed).toHaveLength(0);
});

test('a reader who saves data is spared', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  pointer('pointerover', link(3));
  jest.advanceTimersByTime(100);
  expect(fetchPage).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

test('the link that was pointed at last is fetched, with its code', async () => {
  const scripts = [{ href: `${location.origin}/a.js`, integrity: 'sha384-x' }];
  const visit = { status: 200, head: { title: '', elements: [] }, styles: [], scripts, parts: [], live: '' };
  fetchPage.mockResolvedValueOnce(visit);
  pointer('pointerover', link(0));
  jest.advanceTimersByTime(40);
  pointer('pointerover', link(1));
  await jest.advanceTimersByTimeAsync(65);
  expect(fetchPage.mock.calls).toEqual([['/fr/produits/2']]);
  expect(document.querySelector('link[rel="prefetch"]')).toHaveAttribute('href', scripts[0]?.href);
});

test('a link that the keyboard passes by is not fetched', () => {
  link(2).focus();
  jest.advanceTimersByTime(40);
  link(2).blur();
  jest.advanceTimersByTime(1_000);
  expect(fetchPage).not.toHaveBeenCalled();
});

test('links of a page that is left are no longer waited for nor watched', () => {
  shown();
  jest.advanceTimersByTime(2_000);
  expect(observed).toHaveLength(5);
  pointer('pointerover', link(0));
  shown();
  expect(observed).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(fetchPage).not.toHaveBeenCalled();
});
