import { nextTask, opensElsewhere } from '../browser/index.ts';

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

interface FirstUse {
  /** From when on it counts that the element is near the viewport; at once if not given. */
  ready?: Promise<void>;
  /** Whether clicks on links to other pages wait, too: where React has begun to hydrate, it lets none of them through. */
  holdsLinks?: boolean;
}

/**
 * Lazy hydration: calls `start` when one of the elements that the server has rendered comes near the viewport or is touched;
 * a try that fails is made again at the next touch. A click that comes before the promise of `start` is fulfilled is held back,
 * and made again once, then. Answers how to stop waiting.
 */
export function onFirstUse(
  elements: readonly HTMLElement[],
  start: () => Promise<void>,
  { ready = Promise.resolve(), holdsLinks = false }: FirstUse = {},
): () => void {
  let stopped = false;
  let passing = false;
  let started: Promise<void> | undefined;
  const begin = () => {
    started ??= start().then(stop, (cause) => {
      started = undefined;
      throw cause;
    });
    return started;
  };
  const isInside = ({ target }: Event) =>
    target instanceof Element && elements.some((element) => element.contains(target));
  const touched = (event: Event) => void (isInside(event) && begin());
  const hold = (event: MouseEvent) => {
    const { target } = event;
    if (passing || !(target instanceof Element) || !isInside(event) || opensElsewhere(event)) return;
    if (!holdsLinks && target.closest('a[href]:not([data-in-page])')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const once = target.closest('a, button, input, select, textarea, summary, label') ?? target;
    const again = () => {
      passing = true;
      if (once instanceof HTMLElement && once.isConnected) once.click();
      passing = false;
    };
    begin().then(again, again);
  };
  const observer = new IntersectionObserver(
    async (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      // A browser tells all parts that have come near in one task.
      await nextTask();
      if (!stopped) await begin();
    },
    { rootMargin: '300px' },
  );

  void ready.then(() => {
    if (stopped) return;
    // What stays in sight while the page scrolls, as a header, is not where its part is.
    for (const element of elements) for (const seen of [element, ...element.children]) observer.observe(seen);
  });
  // Before React gets the event: React keeps events in parts that are not hydrated yet.
  for (const touch of touches) document.addEventListener(touch, touched, { capture: true, passive: true });
  document.addEventListener('click', hold, { capture: true });

  function stop() {
    stopped = true;
    observer.disconnect();
    for (const touch of touches) document.removeEventListener(touch, touched, { capture: true });
    document.removeEventListener('click', hold, { capture: true });
  }
  return stop;
}
