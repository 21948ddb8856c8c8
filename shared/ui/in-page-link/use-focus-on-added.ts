import { useEffect, useRef } from 'react';

/** For a list of `count` cards: where some were added to the same list, the keyboard goes on at the first of them. */
export function useFocusOnAdded(count: number, of = '') {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ count, of });
  useEffect(() => {
    const { current } = before;
    if (of === current.of && count > current.count)
      list.current?.children[current.count]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = { count, of };
  }, [count, of]);
  return list;
}
