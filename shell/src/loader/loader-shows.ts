import type { States } from 'shared/bus';

type Main = States['main'];

/** How long a visitor waits before the veil is drawn, in ms (R110). */
export const veilDelay = 200;

/** Whether the application reports loading (R107). */
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
