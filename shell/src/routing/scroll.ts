/** Where the reader was on each entry of the tab's history. */
const positions = new Map<string, number>();

export const entryKey = (): string => (typeof history.state?.key === 'string' ? history.state.key : '');

export function rememberScroll(key: string): void {
  positions.set(key, scrollY);
}

/** After back or forward the reader is where they were; after a link, at its target or the top. */
export function restoreScroll(key: string, hash: string): void {
  const position = positions.get(key);
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (position !== undefined) scrollTo(0, position);
  else if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/** The router restores positions itself; the browser does after a reload. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
