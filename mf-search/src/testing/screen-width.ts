/** Gives the tests a screen of so many pixels, which can be made wider or narrower. */
export function screenOf(start: number) {
  let width = start;
  const queries: { matches: boolean; bound: number; tell: Set<() => void> }[] = [];
  const matchesNow = (bound: number) => width >= bound;
  window.matchMedia = (media) => {
    const bound = Number(/min-width: (\d+)em/.exec(media)?.[1] ?? 0) * 16;
    const query = { matches: matchesNow(bound), bound, tell: new Set<() => void>() };
    queries.push(query);
    return Object.assign(new EventTarget(), {
      media,
      matches: query.matches,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: (_: string, listener: () => void) => void query.tell.add(listener),
      removeEventListener: (_: string, listener: () => void) => void query.tell.delete(listener),
    });
  };
  return {
    becomes(next: number) {
      width = next;
      for (const query of queries) {
        if (query.matches === matchesNow(query.bound)) continue;
        query.matches = !query.matches;
        for (const listener of query.tell) listener();
      }
    },
  };
}
