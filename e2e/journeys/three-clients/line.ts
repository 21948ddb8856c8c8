import type { Page, Route } from '@playwright/test';
import { deliver } from '../hard-times/lose-answer.ts';
import type { Line } from './plan.ts';

/** What the line does to the next write of a page. */
export interface Fate {
  next: Line;
}

/** Has calls of a page be lost, or their answers once the server has done what they ask, as `fate` says; each once. */
export async function spoil(page: Page, fate: Fate, isWrite: (route: Route) => boolean): Promise<void> {
  await page.route('**/*', async (route) => {
    const line = isWrite(route) ? fate.next : 'works';
    if (line !== 'call lost' && line !== 'answer lost') return route.fallback();
    fate.next = 'works';
    if (line === 'answer lost') await deliver(route);
    return route.abort('connectionreset');
  });
}
