/** What lies over the page (a popin, the search, the phone's menu, a panel) and is closed by the browser's back. */
export interface Layers {
  /** Something lies over the page now; `close` closes it. Call what it returns when it is closed in another way. */
  open(close: () => void): () => void;
  /** The browser has gone back or forward: closes what lies over the page. Answers whether that was all there was to do. */
  popped(): boolean;
  /** Waits until no entry of a closed layer is about to go. */
  beforeEntering(): Promise<void>;
  /** Takes away the entry of layers that are closed. */
  tidy(): void;
}

/** Whether the tab is on the entry of layers, which a page replaces. */
export const isOnLayer = (): boolean => history.state?.layer === true;

/**
 * All layers together have one entry of the history, made when the first one opens and gone when the last one is closed.
 * While `isLeaving`, the entry stays: the page that comes replaces it.
 */
export function createLayers(isLeaving: () => boolean): Layers {
  const layers = new Set<() => void>();
  let going: { done: Promise<void>; end(): void } | undefined;

  // A reload closes every layer, and leaves its entry.
  if (isOnLayer()) history.replaceState({ ...history.state, layer: undefined }, '');

  function goBack() {
    let end = () => {};
    const done = new Promise<void>((resolve) => {
      end = resolve;
    });
    going = { done, end };
    history.back();
  }

  const tidy = () => {
    if (layers.size === 0 && !going && isOnLayer()) goBack();
  };

  return {
    tidy,
    open(close) {
      layers.add(close);
      if (!isOnLayer()) history.pushState({ ...history.state, layer: true }, '');
      return () => {
        // One layer may make room for another.
        if (layers.delete(close)) setTimeout(() => isLeaving() || tidy());
      };
    },
    popped() {
      if (going) {
        going.end();
        going = undefined;
        return true;
      }
      const open = [...layers];
      layers.clear();
      for (const close of open) close();
      return open.length > 0;
    },
    async beforeEntering() {
      await going?.done;
    },
  };
}
