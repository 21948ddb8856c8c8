const touches = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Calls `start` when a server-rendered part comes near the viewport or is touched. A click on anything but a link that
 * comes before the part is ready is held back, and made again once, when the promise of `start` is fulfilled.
 * Answers how to stop waiting.
 */
export function onFirstUse(element: HTMLElement, start: () => Promise<void>): () => void {
  let started: Promise<void> | undefined;
  const begin = () => {
    started ??= start().finally(stop);
    return started;
  };
  const hold = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('a[href]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const once = target.closest('button, input, select, textarea, summary, label') ?? target;
    void begin().then(() => once instanceof HTMLElement && once.isConnected && once.click());
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void begin(), {
    rootMargin: '300px',
  });

  observer.observe(element);
  for (const touch of touches) element.addEventListener(touch, begin, { capture: true, passive: true });
  element.addEventListener('click', hold, { capture: true });

  function stop() {
    observer.disconnect();
    for (const touch of touches) element.removeEventListener(touch, begin, { capture: true });
    element.removeEventListener('click', hold, { capture: true });
  }
  return stop;
}
