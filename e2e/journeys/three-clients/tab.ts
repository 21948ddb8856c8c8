import { type BrowserContext, expect, type Page } from '@playwright/test';
import { currentState } from '../../site/bus.ts';
import { alive } from '../../site/test.ts';
import { type Account, address, listsPath, signIn } from './account.ts';
import { type Fate, spoil } from './line.ts';
import type { ListNow } from './model.ts';
import type { Line, TabName } from './plan.ts';

const writes = ['AddProduct', 'RemoveProduct', 'UpdateWishlist', 'CreateWishlist', 'DeleteWishlist'];
/** How long something may take that waits for a line, or for a session. */
export const soon = { timeout: 60_000 };

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** A tab with scripts, of somebody who does one thing after the other and signs in whenever that is asked for. */
export async function openTab(name: TabName, context: BrowserContext, account: Account) {
  const fate: Fate = { next: 'works' };
  let isAnswering = false;
  const online = () => context.setOffline(false);
  let page = await newPage();
  await arrive(listsPath);

  async function newPage(): Promise<Page> {
    const opened = await context.newPage();
    await spoil(opened, fate, (route) => {
      if (!route.request().url().endsWith('/graphql')) return false;
      return writes.includes(route.request().postDataJSON()?.operationName);
    });
    // It may come at any time, over whatever is to be pressed next.
    const ended = opened.getByRole('dialog').filter({ hasText: 'Votre session a pris fin' });
    await opened.addLocatorHandler(ended, answerPopin, { noWaitAfter: true });
    return opened;
  }

  /** Loads a page, through the page that signs in where nobody is. */
  async function arrive(path: string): Promise<void> {
    await online();
    fate.next = 'works';
    await page.goto(address(account, path));
    if (page.url().includes('/connexion')) {
      await alive(page, 'mf-account/login');
      await signIn(page, account);
      await expect(page).toHaveURL(/liste-de-souhaits/);
      await page.goto(address(account, path));
    }
    await alive(page, path === listsPath ? 'mf-account/wishlist' : 'shell/header');
    await expect.poll(() => currentState(page, 'auth'), soon).toHaveProperty('userId');
  }

  async function lists(): Promise<ListNow[]> {
    const { lists: shown } = (await currentState(page, 'wishlists')) as { lists: ListNow[] };
    return shown;
  }

  async function isSignedOut(): Promise<boolean> {
    return !((await currentState(page, 'auth')) as { signedIn: boolean }).signedIn;
  }

  /** Signs in where a popin asks for it, as after a session that has ended. */
  async function answerPopin(): Promise<void> {
    const form = page.getByRole('dialog').getByRole('form', { name: 'Se connecter' });
    if (isAnswering || (await form.count()) === 0) return;
    isAnswering = true;
    try {
      await online();
      await signIn(page, account);
      await expect(form).toHaveCount(0, soon);
    } finally {
      isAnswering = false;
    }
  }

  /** Waits for what the page shows, and signs in where it asks for that. */
  const shows = (what: () => Promise<void>) =>
    expect(async () => {
      await answerPopin();
      await what();
    }).toPass(soon);

  return {
    name,
    account,
    page: () => page,
    fate,
    online,
    arrive,
    lists,
    isSignedOut,
    shows,

    holds: async (id: string, product: string) =>
      (await lists()).find((list) => list.id === id)?.products.includes(product) ?? false,

    /** The page of lists, with one of them open. */
    async show(id: string): Promise<void> {
      await answerPopin();
      if ((await isSignedOut()) || !page.url().includes(listsPath)) await arrive(listsPath);
      await page.locator(`#list-tab-${id}`).click();
    },

    /** Decides over the next write of this tab; `offline` over all of its browser. */
    async breakLine(line: Line): Promise<void> {
      fate.next = line;
      if (line === 'offline') await context.setOffline(true);
    },

    async closeAndOpen(): Promise<void> {
      await page.close();
      page = await newPage();
      await arrive(listsPath);
    },

    /** Goes online, and waits until nothing waits any more. */
    async settle(): Promise<void> {
      await online();
      fate.next = 'works';
      const waiting = () =>
        page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('waitingEdits:')));
      await shows(async () => {
        if (await isSignedOut()) await arrive(listsPath);
        expect(await waiting()).toEqual([]);
      });
    },

    /** What is left of the account in the tab, once it has been loaded again. */
    async left(): Promise<string> {
      await online();
      await page.goto(address(account, listsPath));
      await expect(page).toHaveURL(/\/fr\/connexion$/);
      return page.evaluate(() => JSON.stringify(window.busOfTab?.current('wishlists')));
    },
  };
}
