import { createBus } from 'shared/bus';
import { SiteError } from 'shared/errors';
import { takeComplaints } from 'shared/testing';
import { createReload, forgetTouches, isTouched, loadDocument } from './load-document.ts';

jest.mock('../connection/reachable.ts', () => ({ isReachable: async () => isThere }));
let isThere: boolean;
beforeEach(() => {
  sessionStorage.clear();
  isThere = true;
});

const setUp = () => {
  const load = jest.fn();
  return { load, reload: createReload(load) };
};
const failure = new SiteError('part-not-loaded');

// R351
test('a page whose code cannot be fetched is reloaded, at most once a minute', async () => {
  const { load, reload } = setUp();
  expect(await reload(failure, 1_000_000)).toBe(true);
  expect(await reload(failure, 1_059_999)).toBe(false);
  expect(await reload(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }), 1_060_000)).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('other failures reload nothing', async () => {
  const { load, reload } = setUp();
  expect(await reload(new Error('a bug'), 1_000_000)).toBe(false);
  expect(await reload(new SiteError('content-failed'), 1_000_000)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('where nothing can be remembered, nothing is reloaded: it might never end', async () => {
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { load, reload } = setUp();
  expect(await reload(failure, 1_000_000)).toBe(false);
  expect(load).not.toHaveBeenCalled();
  storage.mockRestore();
});

// C63
test('nothing is reloaded where the site does not answer, or where something was typed on the page', async () => {
  const { load, reload } = setUp();
  isThere = false;
  expect(await reload(failure, 1_000_000)).toBe(false);
  isThere = true;
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  expect(await reload(failure, 1_000_000)).toBe(false);
  forgetTouches();
  expect(await reload(failure, 1_000_000)).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that it loads another document until that is here, or until the page is back from memory', () => {
  const bus = createBus();
  const isLoading = () => bus.current('main').showLoading;
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  loadDocument({ bus }, '/fr/revendeurs');
  // jsdom cannot load it, and says so.
  expect(takeComplaints().join()).toContain('navigation');
  expect(isLoading()).toBe(true);
  comeBack();
  expect(isLoading()).toBe(false);
  bus.set('main', { ...bus.current('main'), showLoading: true });
  comeBack();
  expect(isLoading()).toBe(true);
});

it.each(['input', 'change'])(
  'notes that a page was touched by an event "%s" which its part keeps for itself',
  (name) => {
    document.body.addEventListener(name, (event) => event.stopPropagation(), { once: true });
    forgetTouches();
    expect(isTouched()).toBe(false);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    expect(isTouched()).toBe(true);
    forgetTouches();
  },
);
