import type { Bus } from 'shared/bus';
import { firstScreenLoaded } from './first-screen.ts';

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
