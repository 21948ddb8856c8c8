/** Fulfilled when an element itself no longer moves or fades; at once where it does not. */
export async function afterMotion(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
}
