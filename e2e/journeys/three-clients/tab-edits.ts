import { expect } from '@playwright/test';
import { setState } from '../../site/bus.ts';
import { cardOf, listsPath } from './account.ts';
import { type Model, said, titled } from './model.ts';
import type { Line, Step } from './plan.ts';
import { soon, type Tab } from './tab.ts';

/** What somebody does in a tab to lists, of which the third is full; the model hears what the tab shows as done. */
export function listEditor(tab: Tab, ids: readonly string[], model: Model) {
  const { name, lists, holds, show, shows } = tab;

  /** Opens the popin that asks for the list, and chooses. */
  async function openSave(product: string, id: string): Promise<void> {
    await tab.online();
    await show(ids[0] ?? '');
    const dialog = tab.page().getByRole('dialog');
    const choices = dialog.getByRole('radio');
    await shows(async () => {
      // What asks to sign in takes the place of what was open.
      if ((await dialog.count()) === 0)
        await setState(tab.page(), 'popin', { open: true, role: 'save', productIdToAdd: product });
      await expect(choices.first()).toBeVisible({ timeout: 1_000 });
    });
    await choices.nth((await lists()).findIndex((list) => list.id === id)).check();
  }

  async function save(product: string, id: string, line: Line): Promise<void> {
    await openSave(product, id);
    await tab.breakLine(line);
    const dialog = tab.page().getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    if (line === 'offline') {
      await expect(dialog.getByText('Vous êtes hors ligne')).toBeVisible();
      await tab.page().keyboard.press('Escape');
    }
    await shows(async () => {
      expect(await holds(id, product)).toBe(true);
      await expect(dialog).toHaveCount(0, { timeout: 1_000 });
    });
    said(model, name, id, product, 'on');
  }

  async function takeOff(product: string, id: string, line: Line, isUndone: boolean): Promise<void> {
    await show(id);
    if (!(await holds(id, product))) return;
    const card = cardOf(tab.page(), product);
    const isOffline = await tab.page().evaluate(() => !navigator.onLine);
    // Without a line the cards of a list that was not open yet do not come.
    if (isOffline && (await card.count()) === 0) return;
    await shows(() => expect(card).toBeVisible({ timeout: 1_000 }));
    await tab.breakLine(line);
    await card.click();
    await expect.poll(() => holds(id, product), soon).toBe(false);
    said(model, name, id, product, 'off');
    if (!isUndone || line === 'offline' || isOffline) return;
    const undo = tab.page().getByRole('button', { name: 'Rétablir' });
    await shows(() => expect(undo).toBeVisible({ timeout: 1_000 }));
    await undo.click();
    await shows(async () => expect(await holds(id, product)).toBe(true));
    said(model, name, id, product, 'on');
  }

  async function rename(id: string, title: string, line: Line): Promise<void> {
    await show(id);
    const panel = tab.page().locator(`#list-panel-${id}`);
    await panel.getByRole('button', { name: 'Renommer' }).click();
    await panel.getByRole('textbox', { name: 'Nom de la liste' }).fill(title);
    await tab.breakLine(line);
    await panel.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(async () => (await lists()).find((list) => list.id === id)?.title, soon).toBe(title);
    titled(model, name, id, title);
  }

  /** Presses the button of a notice until what failed is done. */
  const retryUntil = (isDone: () => Promise<boolean>) =>
    shows(async () => {
      await tab.online();
      const retry = tab.page().getByRole('button', { name: 'Réessayer' });
      if (!(await isDone()) && (await retry.count())) await retry.first().click({ timeout: 1_000 });
      expect(await isDone()).toBe(true);
    });

  async function make(title: string, line: Line, isDeleted: boolean): Promise<void> {
    await tab.arrive(listsPath);
    const page = tab.page();
    await page.getByRole('button', { name: 'Nouvelle liste' }).click();
    await page.getByRole('textbox', { name: 'Nom de la liste' }).fill(title);
    await tab.breakLine(line);
    await page.getByRole('button', { name: 'Créer la liste' }).click();
    const isThere = async () => (await lists()).some((list) => list.title === title);
    await retryUntil(isThere);
    if (!isDeleted) return void model.made.add(title);
    await show((await lists()).find((list) => list.title === title)?.id ?? '');
    await tab.breakLine(line);
    await page.getByRole('button', { name: 'Supprimer la liste' }).click();
    await retryUntil(async () => !(await isThere()));
    model.deleted.add(title);
  }

  async function saveOnFullList(product: string): Promise<void> {
    await openSave(product, ids[2] ?? '');
    const dialog = tab.page().getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await shows(() => expect(dialog.getByText('Cette liste est pleine')).toBeVisible({ timeout: 1_000 }));
    await tab.page().keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  return {
    async does(step: Step): Promise<void> {
      if (step.does === 'save') await save(step.product, ids[step.list] ?? '', step.line);
      if (step.does === 'take off') await takeOff(step.product, ids[step.list] ?? '', step.line, false);
      if (step.does === 'take off and undo') await takeOff(step.product, ids[step.list] ?? '', step.line, true);
      if (step.does === 'rename') await rename(ids[step.list] ?? '', step.title, step.line);
      if (step.does === 'make a list') await make(step.title, step.line, false);
      if (step.does === 'make and delete a list') await make(step.title, step.line, true);
      if (step.does === 'save on the full list') await saveOnFullList(step.product);
      if (step.does === 'come back online') await tab.online();
      if (step.does === 'close and open') await tab.closeAndOpen();
    },
  };
}
