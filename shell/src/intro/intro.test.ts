import { waitFor } from '@testing-library/react';
import { createBus } from 'shared/bus';
import { startIntro } from './intro.ts';

const layer = () => document.querySelector<HTMLElement>('.intro');
let end = () => {};

/** A browser in which the blades move until the test ends that. */
beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('play-intro', 'yes');
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  performance.getEntriesByName = jest.fn().mockReturnValue([]);
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  Element.prototype.getAnimations = jest.fn().mockReturnValue([{ finished }]);
});

// R111, R113, R114
test('eighteen blades and the logo lie over the page, hide themselves, and come once per session', async () => {
  const bus = createBus();
  const played = startIntro(bus, 'Rivelle');
  await waitFor(() => expect(layer()).not.toBeNull());
  expect(layer()?.querySelectorAll('.intro-blade')).toHaveLength(18);
  expect(layer()?.querySelectorAll('.intro-logo')).toHaveLength(1);
  expect(layer()).toHaveAttribute('aria-hidden', 'true');
  expect(bus.current('main').introPlayed).toBe(false);
  end();
  await played;
  expect(layer()).toBeNull();
  expect(bus.current('main').introPlayed).toBe(true);
  expect(sessionStorage.getItem('intro-played')).not.toBeNull();

  const again = createBus();
  await startIntro(again, 'Rivelle');
  expect(layer()).toBeNull();
  expect(again.current('main').introPlayed).toBe(true);
});

// R112
test('it waits until nothing is loading', async () => {
  const bus = createBus();
  bus.set('main', { ...bus.current('main'), showLoading: true });
  const played = startIntro(bus, 'Rivelle');
  await new Promise((resolve) => setTimeout(resolve));
  expect(layer()).toBeNull();
  bus.set('main', { ...bus.current('main'), showLoading: false });
  await waitFor(() => expect(layer()).not.toBeNull());
  end();
  await played;
});

// C52
test('a reader who asked for reduced motion never sees it', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  await startIntro(createBus(), 'Rivelle');
  expect(layer()).toBeNull();
  expect(window.matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
});

test('a page that has been in sight for long, or is scrolled, is left alone', async () => {
  performance.getEntriesByName = jest.fn().mockReturnValue([{ startTime: performance.now() - 3001 }]);
  await startIntro(createBus(), 'Rivelle');
  expect(layer()).toBeNull();

  performance.getEntriesByName = jest.fn().mockReturnValue([]);
  const scrolled = jest.replaceProperty(window, 'scrollY', 200);
  await startIntro(createBus(), 'Rivelle');
  expect(layer()).toBeNull();
  scrolled.restore();
});

test('a browser that forbids the session storage shows the page without it', async () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const said = jest.spyOn(console, 'info').mockReturnValue();
  const bus = createBus();
  await startIntro(bus, 'Rivelle');
  expect(layer()).toBeNull();
  expect(bus.current('main').introPlayed).toBe(true);
  storage.mockRestore();
  said.mockRestore();
});
