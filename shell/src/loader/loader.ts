import type { Bus, States } from 'shared/bus';
import type { Language } from 'shared/i18n';
import { watchImages } from './first-screen.ts';
import { drawVeil, veilDelay } from './veil.ts';

/**
 * Veils the page while a navigation takes long, as the bus's `main` says; it speaks the language of the page. `stay` ends
 * the navigation: the veil offers that after a while.
 */
export function startLoader(bus: Bus, language: () => Language, stay: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let elapsed = 0;
  let lift: (() => void) | undefined;

  function follow() {
    const main = bus.current('main');
    if (!isAwaited(main)) {
      clearTimeout(timer);
      timer = undefined;
      elapsed = 0;
    } else timer ??= setTimeout(delayIsOver, veilDelay);

    const shows = loaderShows(main, elapsed, lift !== undefined);
    if (shows) lift ??= drawVeil(language(), stay);
    else {
      lift?.();
      lift = undefined;
    }
  }

  function delayIsOver() {
    elapsed = veilDelay;
    follow();
  }

  watchImages(bus);
  bus.state('main').subscribe(follow);
}

type Main = States['main'];

/** Whether the application reports loading. */
export const isLoading = ({ showLoading, requestDone, imagesLoaded, show404 }: Main): boolean =>
  showLoading || (!(requestDone && imagesLoaded) && !show404);

/** Whether there is nothing to look at yet: a page that is there is not veiled for its pictures. */
export const isAwaited = ({ showLoading, requestDone, show404 }: Main): boolean =>
  showLoading || (!requestDone && !show404);

/** Whether the veil lies over the page, `elapsed` ms after the visitor began to wait; `veiled` when it does already. */
export function loaderShows(main: Main, elapsed: number, veiled = false): boolean {
  if (veiled) return isLoading(main);
  return isAwaited(main) && elapsed >= veilDelay;
}
