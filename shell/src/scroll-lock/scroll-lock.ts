let holders = 0;

/**
 * Keeps the page from scrolling behind something that lies over it; several may hold it. The position stays, and the
 * room of the scroll bar does, so that nothing jumps. Answers how to let go; doing that twice does no harm.
 */
export function lockScroll(): () => void {
  holders += 1;
  if (holders === 1) hold(document.documentElement);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) letGo(document.documentElement);
  };
}

function hold(root: HTMLElement): void {
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
}

function letGo(root: HTMLElement): void {
  root.style.overflow = '';
  root.style.scrollbarGutter = '';
}
