import type { Bus } from 'shared/bus';

/** Says on the bus whether the pictures of the first screen are there, from each navigation to the next. */
export function watchImages(bus: Bus): void {
  let requestDone = true;
  let navigation = 0;
  const say = (imagesLoaded: boolean) => bus.set('main', { ...bus.current('main'), imagesLoaded });

  async function pageIsThere() {
    const mine = navigation;
    await firstScreenLoaded();
    if (mine === navigation) say(true);
  }

  bus.state('main').subscribe((main) => {
    if (main.requestDone === requestDone) return;
    requestDone = main.requestDone;
    navigation += 1;
    // Not at once: later subscribers would receive this change before the one that caused it.
    if (requestDone) queueMicrotask(pageIsThere);
    else queueMicrotask(() => say(false));
  });
}

/** How long a page waits for the pictures of its first screen, in ms: a dead one never holds it. */
export const picturesWaitMs = 2000;

/** Fulfilled when the pictures inside `root` that are in sight now have been loaded or have failed, or after a time. */
export async function firstScreenLoaded(root: ParentNode = document): Promise<void> {
  const missing = [...root.querySelectorAll('img')].filter((image) => !image.complete && isInSight(image));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, picturesWaitMs);
  });
  await Promise.race([Promise.all(missing.map(settled)), late]);
  clearTimeout(timer);
}

function isInSight(image: HTMLImageElement): boolean {
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

const settled = (image: HTMLImageElement): Promise<unknown> =>
  new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });
