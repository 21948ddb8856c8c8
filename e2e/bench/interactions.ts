import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import type { RunningSite } from '../site/start-site.ts';
import { median, row } from './figures.ts';

type Interact = (page: Page) => Promise<void>;

interface Interaction {
  path: string;
  /** Makes the page ready for it; nothing of this is timed. */
  before?: Interact;
  /** What the visitor does, once. */
  act: Interact;
  /** Undoes it, so that it can be done again. */
  after: Interact;
}

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filtres' });
const submenu = (page: Page) => page.getByRole('button', { name: 'Ouvrir le sous-menu Meubles' });
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const dialog = (page: Page) => page.getByRole('dialog');

/** What is done on pages, by its name. */
export const interactions: Record<string, Interaction> = {
  filter: {
    path: '/fr/produits',
    before: (page) =>
      filters(page)
        .getByRole('button', { name: /^Teinte/ })
        .click(),
    act: async (page) => {
      await firstShown(filters(page).getByRole('listitem').getByRole('link')).click();
      await page.locator('#filters[aria-busy="false"]').waitFor();
    },
    after: (page) =>
      page.goto('/fr/produits').then(() =>
        filters(page)
          .getByRole('button', { name: /^Teinte/ })
          .click(),
      ),
  },
  menu: {
    path: '/fr',
    before: (page) => page.locator('[data-of="shell/header"][data-mounted]').waitFor({ state: 'attached' }),
    act: (page) => submenu(page).press('Enter'),
    after: (page) => page.keyboard.press('Escape'),
  },
  'search key': {
    path: '/fr',
    before: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).press('Enter');
      await field(page).fill('mir');
    },
    act: async (page) => {
      await page.keyboard.type('o');
      await page.getByRole('listbox').locator('[data-group="all"]').waitFor();
    },
    after: (page) => field(page).fill('mir'),
  },
  popin: {
    path: '/fr/produits',
    act: async (page) => {
      await page.locator('#filters article').first().getByRole('button', { name: /list/ }).click();
      await dialog(page).waitFor();
    },
    after: async (page) => {
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    },
  },
};
const times = 20;

/** Prints how long it takes from what a visitor does to the next paint, as browsers count it for INP: the worst is the page's. */
export async function benchInteractions({ port }: RunningSite): Promise<void> {
  console.log(`\nInteractions, 4 x slower processor, ms until the next paint, ${times} times each`);
  row('', 'median', 'worst');
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  for (const [name, interaction] of Object.entries(interactions)) {
    const took = await measureInteraction(browser, `http://fr.localhost:${port}`, interaction);
    row(name, median(took), Math.max(...took));
  }
  await browser.close();
}

/** How long it took until the next paint, in ms, each time. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, before, act, after }: Interaction,
): Promise<number[]> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(observeInteractions);
  await page.goto(path, { waitUntil: 'networkidle' });
  await before?.(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.evaluate(() => Object.assign(window, { longestInteraction: 0 }));
    await act(page);
    took.push(await page.evaluate(longestInteraction));
    await after(page);
  }
  await page.close();
  return took;
}

const firstShown = (links: Locator) => links.filter({ visible: true }).first();

/** Runs in the page. */
function observeInteractions(): void {
  Object.assign(window, { longestInteraction: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        Object.assign(window, {
          longestInteraction: Math.max(Reflect.get(window, 'longestInteraction'), entry.duration),
        });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: entries come after the frame that shows what the interaction did. */
async function longestInteraction(): Promise<number> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted));
  return Number(Reflect.get(window, 'longestInteraction'));
}
