import { SiteError } from 'shared/errors';
import { createReload } from './reload.ts';
import { forgetTouches } from './touched.ts';

beforeEach(() => sessionStorage.clear());

const setUp = () => {
  const load = jest.fn();
  return { load, reload: createReload(load) };
};
const failure = new SiteError('part-not-loaded');

test('a page whose code cannot be fetched is reloaded, at most once a minute', () => {
  const { load, reload } = setUp();
  expect(reload(failure, 1_000_000)).toBe(true);
  expect(reload(failure, 1_059_999)).toBe(false);
  expect(reload(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }), 1_060_000)).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('other failures reload nothing', () => {
  const { load, reload } = setUp();
  expect(reload(new Error('a bug'), 1_000_000)).toBe(false);
  expect(reload(new SiteError('content-failed'), 1_000_000)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('where nothing can be remembered, nothing is reloaded: it might never end', () => {
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { load, reload } = setUp();
  expect(reload(failure, 1_000_000)).toBe(false);
  expect(load).not.toHaveBeenCalled();
  storage.mockRestore();
});

test('nothing is reloaded offline, or where something was typed on the page', () => {
  const { load, reload } = setUp();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  expect(reload(failure, 1_000_000)).toBe(false);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  expect(reload(failure, 1_000_000)).toBe(false);
  forgetTouches();
  expect(reload(failure, 1_000_000)).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});
