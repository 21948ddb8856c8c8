import './transition.css';

/** A view transition: the old page stays in sight until the new one is drawn; then one fades into the other, where the reader allows it. */
export async function seamlessly(change: () => Promise<void>): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!document.startViewTransition || isStill) return change();
  const transition = document.startViewTransition(change);
  // A quick second click, or a tab in the background, ends the fade; the change is made all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}
