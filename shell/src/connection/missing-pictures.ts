import { whenReachable } from './reachable.ts';

/** How often a picture is asked for again that did not come. */
const mostTries = 3;

/** Asks again for pictures that did not come, when the site answers: browsers never do so by themselves. */
export function fetchMissingPictures(): void {
  const tries = new WeakMap<HTMLImageElement, number>();
  const missing = new Set<HTMLImageElement>();

  function add(image: HTMLImageElement): void {
    const tried = tries.get(image) ?? 0;
    if (tried >= mostTries) return;
    tries.set(image, tried + 1);
    if (missing.size === 0) whenReachable(fetchAll);
    missing.add(image);
  }

  function fetchAll(): void {
    for (const image of missing) {
      const { src } = image;
      image.src = src;
    }
    missing.clear();
  }

  // The event of a picture does not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && add(target), true);
  for (const image of document.images) if (image.currentSrc && image.complete && !image.naturalWidth) add(image);
}
