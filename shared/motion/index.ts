/** Fulfilled when an element itself no longer moves or fades; at once where it does not. */
export async function afterMotion(element: Element): Promise<void> {
  // jsdom has no animations.
  await Promise.allSettled(element.getAnimations?.().map(({ finished }) => finished) ?? []);
}
