import { act } from '@testing-library/react';

const followers = new Set<() => void>();
let width = 1280;

/** Gives the window a width. jsdom has no media queries: the only one that this remote asks is about a least width. */
export function setWidth(to: number): void {
  width = to;
  window.matchMedia = (media: string) => {
    const query = Object.assign(new EventTarget(), {
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => true,
      get matches() {
        return width >= Number(/min-width: (\d+)em/.exec(media)?.[1]) * 16;
      },
    });
    query.addEventListener = (_type: string, follower: unknown) => {
      if (typeof follower === 'function') followers.add(() => follower());
    };
    return query;
  };
  act(() => {
    for (const follower of followers) follower();
  });
}
