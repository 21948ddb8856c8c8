/** Fulfilled when an element no longer moves; at once where it does not. */
export async function afterMotion(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations?.().map(({ finished }) => finished) ?? []);
}
