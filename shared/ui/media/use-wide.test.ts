import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useWide } from './use-wide.ts';

/** A screen that is narrow until the test has it wider. */
function narrowScreen() {
  const list = Object.assign(new EventTarget(), {
    media: '',
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
  const asked = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(list);
  const becomes = (matches: boolean) =>
    act(() => {
      list.matches = matches;
      list.dispatchEvent(new Event('change'));
    });
  return { asked, becomes };
}
afterEach(() => jest.restoreAllMocks());

it('follows a screen that becomes wider and narrower, until its component has gone', () => {
  const { asked, becomes } = narrowScreen();
  const seen: boolean[] = [];
  const { unmount } = renderHook(() => seen.push(useWide('desktop')));
  expect(asked).toHaveBeenCalledWith('(min-width: 64em)');
  becomes(true);
  becomes(false);
  expect(seen).toEqual([false, true, false]);
  unmount();
  becomes(true);
  expect(seen).toHaveLength(3);
});

it('takes the screen for a wide one on the server, but for where it is told otherwise', () => {
  const on = (onServer?: boolean) => renderToString(createElement(() => String(useWide('desktop', onServer))));
  expect([on(), on(true), on(false)]).toEqual(['true', 'true', 'false']);
});
