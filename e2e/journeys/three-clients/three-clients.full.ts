import { type Browser, expect, test } from '@playwright/test';
import { z } from 'zod';
import { keepBus } from '../../site/bus.ts';
import type { RunningSite } from '../../site/start-site.ts';
import { askFor, listsOf, listsPath, makeList, newAccount } from './account.ts';
import { startLargeSite } from './large-site.ts';
import { createModel, faultsOf, said } from './model.ts';
import { planOf, type Step, tabs, touched } from './plan.ts';
import { openTab } from './tab.ts';
import { deleteAccount, saveAsGuest } from './tab-account.ts';
import { listEditor } from './tab-edits.ts';
import { clientWithoutScripts } from './without-scripts.ts';

/** So many products fill a list. */
const full = 500;
const steps = 150;
/** How long a button may not be pressed, or a page not come, in ms: a step that hangs is a failure with its name. */
const patience = 120_000;
/** The same steps each time, unless `SEED` says otherwise. */
const seed = Number(process.env.SEED ?? 1);
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await startLargeSite(full + touched);
});
test.afterAll(() => site?.close());

// C26
test('what is shown as done to lists is done, whatever two browsers, two tabs and a client without scripts do', async ({
  browser,
}) => {
  console.log(`Seed ${seed}`);
  test.setTimeout(1_500_000);
  const account = await newAccount(site);
  const others = Array.from({ length: full }, (_, number) => `G-${touched + number}`);
  await makeList(account, 'Bain', ['G-0', 'G-4', 'G-8', 'G-12', 'G-16']);
  await makeList(account, 'Chambre', []);
  await makeList(account, 'Pleine', others);
  const lists = await listsOf(account);
  const ids = lists.map(({ id }) => id);
  const model = createModel(lists);

  const uncaught: string[] = [];
  const one = await newBrowser(browser, 1, uncaught);
  const two = await newBrowser(browser, 2, uncaught);
  const plain = await browser.newContext({ javaScriptEnabled: false, ...from(3) });
  plain.setDefaultTimeout(patience);
  const withoutScripts = await clientWithoutScripts(await plain.newPage(), account, ids, model);
  const first = await openTab('first tab', one, account);
  const second = await openTab('second tab', one, account);
  const other = await openTab('other browser', two, account);
  const opened = { 'first tab': first, 'second tab': second, 'other browser': other };
  const clients = new Map([
    ...tabs.map((name) => [name, listEditor(opened[name], ids, model)] as const),
    ['without scripts', withoutScripts] as const,
  ]);

  async function take(step: Step): Promise<void> {
    if (step.does === 'sign out everywhere')
      await askFor(account, z.unknown(), 'mutation { endSession(everywhere: true) { isError } }');
    else if (step.does === 'change the password') await withoutScripts.changePassword(step.line);
    else if (step.does === 'save as a guest') {
      expect(await saveAsGuest(other, step.product, step.line)).toBeNull();
      said(model, other.name, ids[0] ?? '', step.product, 'on');
    } else await clients.get(step.by)?.does(step);
  }

  /** When nothing waits any more the lists are as the model has them, and every client shows them. */
  async function expectAgreement(): Promise<void> {
    for (const name of tabs) await opened[name].settle();
    const now = await listsOf(account);
    expect(faultsOf(model, now)).toEqual([]);
    for (const name of tabs) {
      await opened[name].page().evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await opened[name].shows(async () => {
        // Its session may have been ended from elsewhere.
        if (await opened[name].isSignedOut()) await opened[name].arrive(listsPath);
        const shown = (await opened[name].lists()).map(({ id, title, products }) => ({ id, title, products }));
        expect(shown, `${name} shows what is there`).toEqual(now);
      });
    }
    for (const list of now.slice(0, 2)) expect(await withoutScripts.shown(list.id)).toEqual(list.products);
  }

  const taken: string[] = [];
  try {
    for (const [at, step] of planOf(seed, steps).entries()) {
      taken.push(`${at} ${JSON.stringify(step)}`);
      await take(step);
      if (at % 25 === 24) await expectAgreement();
    }
    await expectAgreement();
    taken.push('a guest saves, with the full list as the first');
    for (const id of ids.slice(0, 2))
      await askFor(account, z.unknown(), 'mutation($id: String!) { deleteWishlist(wishlistUuid: $id) { id } }', { id });
    expect(await saveAsGuest(other, 'G-0', 'works', true)).toContain('G-0');
    expect((await listsOf(account)).find(({ title }) => title === 'Pleine')?.products).toEqual(others);

    taken.push('the account is deleted while another browser is offline');
    await first.settle();
    await one.setOffline(true);
    await deleteAccount(other);
    await expect(listsOf(account), 'nobody can sign in').rejects.toThrow();
    for (const name of tabs) expect(await opened[name].left()).toContain('"lists":[]');
    expect(await withoutScripts.isLedOut()).toBe(true);
    expect(uncaught).toEqual([]);
  } catch (cause) {
    const [failed, ...before] = taken.reverse();
    throw new Error(`SEED=${seed} fails at ${failed}, after (the latest first):\n${before.slice(0, 30).join('\n')}`, {
      cause,
    });
  }
});

/** Each client comes from a network of its own, as far as limits of tries go. */
const from = (number: number) => ({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${number}` } });

async function newBrowser(browser: Browser, number: number, uncaught: string[]) {
  const context = await browser.newContext(from(number));
  context.setDefaultTimeout(patience);
  await keepBus(context);
  context.on('weberror', (error) => uncaught.push(String(error.error())));
  return context;
}
