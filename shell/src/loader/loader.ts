import type { Bus } from 'shared/bus';
import type { Language } from 'shared/i18n';
import { isAwaited, loaderShows, veilDelay } from './loader-shows.ts';
import { drawVeil } from './veil.ts';
import { watchImages } from './watch-images.ts';

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
