type Scroll = typeof import('./scroll.ts');

/** The module as a page load makes it. */
const pageLoad = (): Scroll => {
  let loaded: Scroll | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<Scroll>('./scroll.ts');
  });
  if (!loaded) throw new Error('It was not loaded');
  return loaded;
};
const at = (y: number) => Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
const scrolledTo = jest.fn();
const arriveBy = (type: NavigationTimingType) =>
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });

beforeEach(() => {
  sessionStorage.clear();
  at(0);
  arriveBy('back_forward');
  scrolledTo.mockClear();
  Object.defineProperty(globalThis, 'scrollTo', { value: scrolledTo, configurable: true, writable: true });
});

it('takes the reader back to where they were on an entry', () => {
  const { rememberScroll, restoreScroll } = pageLoad();
  at(700);
  rememberScroll('list');
  at(0);
  restoreScroll('list', '');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 700);
  restoreScroll('new', '');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
});

it('goes to the target of a link, but for an entry that was there before', () => {
  const { rememberScroll, restoreScroll } = pageLoad();
  const target = document.body.appendChild(Object.assign(document.createElement('p'), { id: 'prix' }));
  target.scrollIntoView = jest.fn();
  restoreScroll('new', '#prix');
  expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
  rememberScroll('old');
  restoreScroll('old', '#prix');
  expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
  target.remove();
});

// C64
it('remembers through page loads, the entry on screen too', () => {
  const first = pageLoad();
  first.takeOverScrolling(() => 'product');
  at(900);
  first.rememberScroll('list');
  at(300);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');

  at(0);
  const second = pageLoad();
  second.takeOverScrolling(() => 'product');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 300);
  expect(history.scrollRestoration).toBe('manual');
  second.restoreScroll('list', '');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 900);
});

it('moves nobody who has scrolled already', () => {
  sessionStorage.setItem('scroll-positions', '[["product",300]]');
  at(40);
  pageLoad().takeOverScrolling(() => 'product');
  expect(scrolledTo).not.toHaveBeenCalled();
});

it('begins at the top for whoever enters the address again', () => {
  sessionStorage.setItem('scroll-positions', '[["product",300]]');
  arriveBy('navigate');
  pageLoad().takeOverScrolling(() => 'product');
  expect(scrolledTo).not.toHaveBeenCalled();
});

it('does without what the storage holds where that is no list of positions', () => {
  for (const written of ['{', '{"a":1}', '[["product","300"],3]']) {
    sessionStorage.setItem('scroll-positions', written);
    pageLoad().takeOverScrolling(() => 'product');
  }
  expect(scrolledTo).not.toHaveBeenCalled();
});

it('gives an entry that the browser made a key of its own, once', () => {
  const { entryKey } = pageLoad();
  history.replaceState({ other: 1 }, '');
  const key = entryKey();
  expect(entryKey()).toBe(key);
  expect(history.state).toEqual({ other: 1, key });
});

it('begins at the top of an entry without a target where nobody has been further down', () => {
  const { rememberScroll, startsAtTop } = pageLoad();
  rememberScroll('top');
  at(700);
  rememberScroll('list');
  expect(['new', 'top', 'list'].map((key) => startsAtTop(key, ''))).toEqual([true, true, false]);
  expect(startsAtTop('new', '#prix')).toBe(false);
});

it('remembers the last sixty entries that somebody was on', () => {
  const { rememberScroll, startsAtTop } = pageLoad();
  at(700);
  const keys = Array.from({ length: 60 }, (_, number) => `entry-${number}`);
  for (const key of [...keys, 'entry-0', 'another']) rememberScroll(key);
  expect(keys.filter((key) => startsAtTop(key, ''))).toEqual(['entry-1']);
});

it('restores positions by itself again on a page that comes back from memory', () => {
  pageLoad().takeOverScrolling(() => 'product');
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(history.scrollRestoration).toBe('manual');
});

it('begins at the top where the browser does not say how the page was come to', () => {
  sessionStorage.setItem('scroll-positions', '[["product",300]]');
  for (const entries of [[], [{}]]) {
    Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
    pageLoad().takeOverScrolling(() => 'product');
  }
  expect(scrolledTo).not.toHaveBeenCalled();
});
