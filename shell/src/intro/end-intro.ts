import type { Bus } from 'shared/bus';

/** Puts the intro away when its movements are over, or were none, and says so on the bus. */
export async function endIntro(bus: Bus): Promise<void> {
  // To ask for movements lays out the page.
  if (document.documentElement.dataset.intro !== undefined) {
    const movements = document.getElementById('intro')?.getAnimations({ subtree: true }) ?? [];
    await Promise.allSettled(movements.map(({ finished }) => finished));
  }
  delete document.documentElement.dataset.intro;
  bus.set('main', { ...bus.current('main'), introPlayed: true });
}
