import type { Page } from '@playwright/test';
import type { States } from 'shared/bus';

interface BusInTab {
  current(topic: string): unknown;
  /** What is behind an observable is what the bus itself sets. */
  state(topic: string): { source: { next(value: unknown): void } };
}

/** The tab's bus as a part of the page has it: it is found where React keeps the page's platform. */
const busOf = (page: Page) =>
  page.evaluateHandle((): BusInTab => {
    interface Fiber {
      memoizedProps?: { value?: { bus?: BusInTab } } | null;
      child: Fiber | null;
    }
    const root = document.querySelector('#page > .mf-part') ?? document.body;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
    let fiber: Fiber | null = Reflect.get(root, key)?.stateNode.current ?? null;
    while (fiber && !fiber.memoizedProps?.value?.bus) fiber = fiber.child;
    const bus = fiber?.memoizedProps?.value?.bus;
    if (!bus) throw new Error('The page is not alive: it has no platform');
    return bus;
  });

/** Sets a state on the tab's bus, as a part would that has declared what it shows: the page itself may not have. */
export async function setState<Topic extends keyof States>(
  page: Page,
  topic: Topic,
  value: States[Topic],
): Promise<void> {
  await (await busOf(page)).evaluate((bus, [topic, value]) => bus.state(topic).source.next(value), [
    topic,
    value,
  ] as const);
}

/** The value that a topic has now. */
export async function currentState(page: Page, topic: keyof States): Promise<unknown> {
  return (await busOf(page)).evaluate((bus, topic) => bus.current(topic), topic);
}
