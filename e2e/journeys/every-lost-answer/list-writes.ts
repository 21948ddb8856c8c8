import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { setState } from '../../site/bus.ts';
import { fetchPage } from '../../site/fetch-page.ts';
import type { Member } from '../../site/members.ts';
import { loseAnswer } from '../hard-times/lose-answer.ts';
import { type Journey, open, type Visit } from './visit.ts';

const unknown = 'nous ne savons pas si la modification est enregistrée';

const exported = z.object({
  accountExport: z.object({
    email: z.string(),
    wishlists: z.array(z.object({ title: z.string(), products: z.array(z.object({ uid: z.string() })) })),
  }),
});

/** The lists of a member as `title: product product`. */
export async function listsOf({ ask }: Member): Promise<string[]> {
  const { accountExport } = await ask(exported, '{ accountExport { email wishlists { title products { uid } } } }');
  return accountExport.wishlists.map(({ title, products }) => `${title}: ${products.map(({ uid }) => uid).join(' ')}`);
}

/** Makes a list of the first two products of the catalogue, `Bain`; answers the first three. */
export async function makeList({ member }: Pick<Visit, 'member'>): Promise<{ uid: string; heading: string }[]> {
  const catalogue = z.object({
    products: z.object({ items: z.array(z.object({ uid: z.string(), heading: z.string() })) }),
  });
  const { items } = (await member.ask(catalogue, '{ products(limit: 3) { items { uid heading } } }')).products;
  const made = z.object({ createWishlist: z.array(z.object({ id: z.string() })) });
  const { createWishlist } = await member.ask(made, 'mutation { createWishlist(title: "Bain") { id } }');
  for (const { uid } of items.slice(0, 2))
    await member.ask(
      z.unknown(),
      'mutation($list: String!, $uid: String!) { addProductToWishlist(wishListId: $list, productId: $uid) { id } }',
      { list: createWishlist[0]?.id, uid },
    );
  return items;
}

async function openLists(visit: Visit) {
  const items = await makeList(visit);
  await open(visit.page, '/fr/liste-de-souhaits', 'mf-account/wishlist');
  return items;
}

async function createLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Envoyer par e-mail' }).click();
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  return page.getByRole('textbox', { name: 'Lien vers la liste' }).inputValue();
}

/** What somebody does to lists. */
export const listWrites: Record<string, Journey> = {
  async createWishlist({ page, member }) {
    await open(page, '/fr/liste-de-souhaits', 'mf-account/wishlist');
    await page.getByRole('button', { name: 'Nouvelle liste' }).click();
    await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('Bain');
    await loseAnswer(page, 'CreateWishlist');
    await page.getByRole('button', { name: 'Créer la liste' }).click();
    await expect(page.getByRole('alert')).toContainText(unknown);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('tab')).toHaveCount(1);
    expect(await listsOf(member)).toEqual(['Bain: ']);
  },

  async deleteWishlist(visit) {
    await openLists(visit);
    await loseAnswer(visit.page, 'DeleteWishlist');
    await visit.page.getByRole('button', { name: 'Supprimer la liste' }).click();
    await expect(visit.page.getByRole('alert')).toContainText(unknown);
    await visit.page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(visit.page.getByText('La liste « Bain » est supprimée.')).toBeVisible();
    expect(await listsOf(visit.member)).toEqual([]);
  },

  async updateWishlist(visit) {
    const [one, two] = await openLists(visit);
    await visit.page.getByRole('button', { name: 'Renommer' }).click();
    await visit.page.getByRole('textbox', { name: 'Nom de la liste' }).fill('Chambre');
    await waitsForLine(visit.page, 'UpdateWishlist', () =>
      visit.page.getByRole('tabpanel').getByRole('button', { name: 'Enregistrer' }).click(),
    );
    await expect(visit.page.getByRole('tab', { name: 'Chambre' })).toBeVisible();
    expect(await listsOf(visit.member)).toEqual([`Chambre: ${one?.uid} ${two?.uid}`]);
  },

  async addProductToWishlist(visit) {
    const [one, two, three] = await openLists(visit);
    await setState(visit.page, 'popin', { open: true, role: 'save', productIdToAdd: three?.uid });
    const dialog = visit.page.getByRole('dialog');
    await loseAnswer(visit.page, 'AddProduct');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByText('Vous êtes hors ligne')).toBeVisible();
    await expect(visit.page.getByText('Ajouté à « Bain ».')).toBeVisible();
    expect(await listsOf(visit.member)).toEqual([`Bain: ${one?.uid} ${two?.uid} ${three?.uid}`]);
  },

  async deleteProductToWishlist(visit) {
    const [one, two] = await openLists(visit);
    const remove = visit.page.getByRole('button', { name: `Retirer ${one?.heading} de la liste`, exact: true });
    await waitsForLine(visit.page, 'RemoveProduct', () => remove.click());
    await expect(visit.page.getByText('Le produit est retiré de la liste.')).toBeVisible();
    expect(await listsOf(visit.member)).toEqual([`Bain: ${two?.uid}`]);
  },

  async shareWishlist(visit) {
    await openLists(visit);
    await loseAnswer(visit.page, 'ShareWishlist');
    await visit.page.getByRole('button', { name: 'Envoyer par e-mail' }).click();
    const share = visit.page.getByRole('button', { name: 'Créer le lien' });
    await share.click();
    await expect(visit.page.getByRole('alert')).toContainText(unknown);
    await share.click();
    const link = await visit.page.getByRole('textbox', { name: 'Lien vers la liste' }).inputValue();
    expect((await fetchPage(new URL(link).pathname)).status).toBe(200);
    await expect(visit.page.getByRole('alert')).toHaveCount(0);
  },

  async revokeWishlistShares(visit) {
    await openLists(visit);
    const link = await createLink(visit.page);
    await loseAnswer(visit.page, 'RevokeWishlistShares');
    const stop = visit.page.getByRole('button', { name: 'Désactiver tous les liens' });
    await stop.click();
    await expect(visit.page.getByRole('alert')).toContainText(unknown);
    await stop.click();
    await expect(visit.page.getByText('Les liens sont désactivés')).toBeVisible();
    expect((await fetchPage(new URL(link).pathname)).status).toBe(404);
  },
};

/** An edit of a list is sent again by itself; until there is an answer the page says that it waits. */
async function waitsForLine(page: Page, call: string, edit: () => Promise<void>): Promise<void> {
  const wasLost = await loseAnswer(page, call);
  await edit();
  const waits = page.getByText('1 modification attend le retour de la connexion.');
  await expect(waits).toBeVisible();
  await expect(waits).toHaveCount(0);
  expect(wasLost()).toBe(true);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}
