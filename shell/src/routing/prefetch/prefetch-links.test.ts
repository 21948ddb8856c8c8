import { match } from 'shared/routes';
import { prefetchLinks } from './prefetch-links.ts';

type Seen = (entries: { isIntersecting: boolean; target: Element }[]) => void;
const observed: Element[] = [];
let see: Seen = () => {};

class FakeObserver {
  constructor(callback: Seen) {
    see = callback;
  }
  observe = (link: Element) => observed.push(link);
  unobserve() {}
  disconnect() {}
}

const fetchPage = jest.fn(async () => undefined);
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
  observed.length = 0;
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

// R55
test('when the browser is idle, after 2 s at the latest, the first three links in sight are fetched', () => {
  shown();
  jest.advanceTimersByTime(1_999);
  expect(observed).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(observed).toHaveLength(5);
  see(observed.map((target, index) => ({ isIntersecting: index !== 1, target })));
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
