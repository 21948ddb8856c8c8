import type { Page } from '@playwright/test';
import type { States } from 'shared/bus';

/** Sets a state on the tab's bus as a part of the page would: the bus is found where React keeps the page's platform. */
export async function setState<Topic extends keyof States>(
  page: Page,
  topic: Topic,
  value: States[Topic],
): Promise<void> {
  await page.evaluate(
    ([topic, value]) => {
      interface Fiber {
        memoizedProps?: { value?: { bus?: { set(topic: string, value: unknown): void } } } | null;
        child: Fiber | null;
      }
      const root = document.querySelector('#page > .mf-part') ?? document.body;
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
      let fiber: Fiber | null = Reflect.get(root, key)?.stateNode.current ?? null;
      while (fiber && !fiber.memoizedProps?.value?.bus) fiber = fiber.child;
      if (!fiber) throw new Error('The page is not alive: it has no platform');
      fiber.memoizedProps?.value?.bus?.set(topic, value);
    },
    [topic, value] as const,
  );
}
