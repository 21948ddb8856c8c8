import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { nextTask } from '../browser/index.ts';
import { Later } from './later.tsx';

/** Those that look for what comes near, and what of it has come. */
const near: (() => void)[] = [];
beforeEach(() => {
  near.length = 0;
  globalThis.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      near.push(() => seen([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as never;
});

/** A piece as the server has written it, alive or still. */
function stand(isAlive: boolean, fetch?: () => Promise<void>) {
  const piece = (
    <Later className="below" fetch={fetch}>
      <a href="/fr">Accueil</a>
    </Later>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(piece);
  container.firstElementChild?.toggleAttribute('data-alive', isAlive);
  const { unmount } = render(piece, { container, hydrate: true });
  const touch = () => container.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return { container, touch, unmount };
}

it.each([
  ['alive', true],
  ['still', false],
])('a piece that is %s fetches its code when it is touched, and not before', async (_, isAlive) => {
  const fetch = jest.fn(async () => {});
  const { touch, container } = stand(isAlive, fetch);
  expect(container.firstElementChild).toHaveClass('below');
  await nextTask();
  expect(fetch).not.toHaveBeenCalled();
  touch();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('waits for nothing where its code is here, and no longer once it has gone', async () => {
  stand(true).touch();
  expect(near).toEqual([]);
  const fetch = jest.fn(async () => {});
  const { unmount, touch } = stand(true, fetch);
  act(() => unmount());
  touch();
  expect([near.length, fetch.mock.calls.length]).toEqual([1, 0]);
});

it.each([true, false])('looks where a piece is only where that is alive: %s', async (isAlive) => {
  const observe = jest.spyOn(globalThis.IntersectionObserver.prototype, 'observe');
  stand(isAlive, async () => {});
  await nextTask();
  expect(observe).toHaveBeenCalledTimes(isAlive ? 2 : 0);
});

it('holds a click on a link until its code is here', () => {
  const { container } = stand(false, async () => {});
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  container.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});
