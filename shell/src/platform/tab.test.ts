import { waitFor } from '@testing-library/react';
import { createTestTab } from '../hosts/testing.tsx';
import { isOnLayer } from '../routing/layers.ts';
import { tellTest } from './tab.ts';

jest.mock('../remotes/loading.ts', () => ({}));

const tab = createTestTab();

it('lets the browser go where a part asks to before there is a router', async () => {
  const before = history.length;
  await tab.navigate('#prix', { replace: true });
  expect([history.length, location.hash]).toEqual([before, '#prix']);
  await tab.navigate('#taille');
  expect([history.length, location.hash]).toEqual([before + 1, '#taille']);
  tab.enter('#coloris');
  expect(location.hash).toBe('#coloris');
});

it('takes away what lay over the page, but while another page is on its way', async () => {
  const going = (requestDone: boolean) => tab.bus.set('main', { ...tab.bus.current('main'), requestDone });
  const back = jest.spyOn(history, 'back');
  going(false);
  tab.layers.open(() => {})();
  // Whether to go back is decided in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(back).not.toHaveBeenCalled();
  expect(isOnLayer()).toBe(true);
  going(true);
  tab.layers.open(() => {})();
  await waitFor(() => expect(isOnLayer()).toBe(false));
});

it('keeps the session of its visitor fresh', async () => {
  const asked = jest.fn(async () => Response.json({ userId: 'anna', backendUserId: 42 }));
  globalThis.fetch = asked;
  // biome-ignore lint/suspicious/noDocumentCookie: the gateway sets this cookie; jsdom has no cookieStore.
  document.cookie = 'signedIn=1; path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(tab.bus.current('auth')).toEqual({ signedIn: true, userId: 'anna', backendUserId: 42 }));
  expect(asked).toHaveBeenCalledWith('/session/refresh', expect.anything());
});

it('hands its bus to a test that drives the page', () => {
  window.testHook = jest.fn();
  tellTest(tab.bus);
  expect(window.testHook).toHaveBeenCalledWith(tab.bus);
});
