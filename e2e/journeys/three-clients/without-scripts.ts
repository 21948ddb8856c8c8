import { expect, type Page } from '@playwright/test';
import { type Account, address, cardOf, listsPath, productPath, signIn } from './account.ts';
import { type Fate, spoil } from './line.ts';
import { type Model, said, titled } from './model.ts';
import type { Line, Step } from './plan.ts';

const client = 'without scripts';

/** A browser without scripts: whoever sees that a page did not come loads it again, as often as it takes. */
export async function clientWithoutScripts(page: Page, account: Account, lists: readonly string[], model: Model) {
  const fate: Fate = { next: 'works' };
  await spoil(page, fate, (route) => route.request().method() === 'POST');

  async function open(path: string): Promise<void> {
    await page.goto(address(account, path));
    if (!page.url().includes('/connexion')) return;
    await signIn(page, account);
    await expect(page).toHaveURL(/liste-de-souhaits/);
    await page.goto(address(account, path));
  }

  /** Presses a button, on a line that may break; then loads the page that did not come, which sends the form again. */
  async function press(name: string | RegExp, line: Line, within = page.locator('body')): Promise<void> {
    fate.next = line === 'offline' ? 'call lost' : line;
    const isLost = fate.next !== 'works';
    const loaded = isLost ? undefined : page.waitForEvent('load');
    await within.getByRole('button', { name }).first().click();
    await loaded;
    if (!isLost) return;
    await page.waitForURL(/^chrome-error:/);
    await page.reload();
  }

  /** Saves a product on a list, chosen on the page that asks for it; answers on which: a guest's goes to the first. */
  async function save(product: string, id: string, line: Line): Promise<string> {
    await page.goto(address(account, productPath(product)));
    await press('Ajouter à ma liste', line);
    if (page.url().includes('/connexion')) {
      await signIn(page, account);
      await expect(page).toHaveURL(/liste-de-souhaits$/);
      return lists[0] ?? '';
    }
    const form = page.getByRole('form', { name: 'Ajouter à une liste' });
    await form.getByRole('combobox').selectOption(id);
    await press('Enregistrer', line, form);
    return id;
  }

  return {
    page,

    async does(step: Step): Promise<void> {
      if (step.does === 'save' || step.does === 'save on the full list') {
        const wanted = lists[step.does === 'save' ? step.list : 2] ?? '';
        const id = await save(step.product, wanted, step.line);
        if (id === lists[2]) return expect(page.getByText('Cette liste est pleine')).toBeVisible();
        await open(`${listsPath}?list=${id}`);
        await expect(cardOf(page, step.product)).toBeVisible();
        said(model, client, id, step.product, 'on');
      }
      if (step.does === 'take off') {
        const id = lists[step.list] ?? '';
        await open(`${listsPath}?list=${id}`);
        if ((await cardOf(page, step.product).count()) === 0) return;
        await press(/^Retirer/, step.line, page.locator(`form:has(input[name=product][value="${step.product}"])`));
        await expect(page.getByText('Le produit est retiré de la liste.')).toBeVisible();
        said(model, client, id, step.product, 'off');
      }
      if (step.does === 'rename') {
        const id = lists[step.list] ?? '';
        await open(`${listsPath}?list=${id}`);
        await page.getByLabel('Nom de la liste').fill(step.title);
        await press('Enregistrer', step.line);
        await expect(page.getByRole('heading', { level: 2, name: step.title })).toBeVisible();
        titled(model, client, id, step.title);
      }
      if (step.does === 'make a list' || step.does === 'make and delete a list') {
        await open(listsPath);
        await page.getByLabel('Nouvelle liste').fill(step.title);
        await press('Créer la liste', step.line);
        await expect(page.getByRole('heading', { level: 2, name: step.title })).toBeVisible();
        if (step.does === 'make a list') return void model.made.add(step.title);
        await press('Supprimer la liste', step.line);
        await expect(page.getByText('La liste est supprimée.')).toBeVisible();
        model.deleted.add(step.title);
      }
    },

    async changePassword(line: Line): Promise<void> {
      await open('/fr/mon-compte');
      const form = page.getByRole('form', { name: 'Changer de mot de passe' });
      const next = `${account.password} encore`;
      await form.getByLabel('Mot de passe actuel', { exact: true }).fill(account.password);
      await form.getByLabel('Nouveau mot de passe', { exact: true }).fill(next);
      await form.getByLabel('Nouveau mot de passe, encore une fois', { exact: true }).fill(next);
      await press('Changer le mot de passe', line, form);
      await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible();
      account.password = next;
    },

    async isLedOut(): Promise<boolean> {
      await page.goto(address(account, listsPath));
      return page.url().includes('/connexion');
    },

    /** The products of a list, in order, as its page shows them. */
    async shown(id: string): Promise<string[]> {
      await open(`${listsPath}?list=${id}`);
      return page
        .locator('form:has(button[aria-label^="Retirer"]) input[name=product]')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''));
    },
  };
}
