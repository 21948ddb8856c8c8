import type { Page } from '@playwright/test';
import { z } from 'zod';
import { askAs, firstPassword, newMember, newSession } from '../../site/members.ts';
import { at } from '../../site/sites.ts';
import type { RunningSite } from '../../site/start-site.ts';
import type { ListNow } from './model.ts';

/** The account whose lists all clients have, and the site that it is on. */
export interface Account {
  site: RunningSite;
  email: string;
  password: string;
}

export async function newAccount(site: RunningSite): Promise<Account> {
  const { email } = await newMember(site);
  return { site, email, password: firstPassword };
}

/** Asks the content system in the account's name, in a session of its own. */
export const askFor = async <Data>(
  { site, email, password }: Account,
  shape: z.ZodType<Data>,
  query: string,
  variables = {},
): Promise<Data> => askAs(site, await newSession(email, password, site), shape, query, variables);

const exported = z.object({
  accountExport: z.object({
    wishlists: z
      .array(z.object({ id: z.string(), title: z.string(), products: z.array(z.object({ uid: z.string() })) }))
      .transform((lists) => lists.map((list) => ({ ...list, products: list.products.map(({ uid }) => uid) }))),
  }),
});

/** The lists as the content system has them, the oldest first. */
export const listsOf = async (account: Account): Promise<ListNow[]> =>
  (await askFor(account, exported, '{ accountExport { wishlists { id title products { uid } } } }')).accountExport
    .wishlists;

/** Makes a list of these products; answers its id. */
export async function makeList(account: Account, title: string, products: readonly string[]): Promise<string> {
  await askFor(account, z.unknown(), 'mutation($title: String!) { createWishlist(title: $title) { id } }', { title });
  const id = (await listsOf(account)).at(-1)?.id ?? '';
  const update = `mutation($wishlist: WishlistInput!, $products: [WishlistProductInput!]!) {
    updateWishlist(wishlist: $wishlist, products: $products) { id } }`;
  await askFor(account, z.unknown(), update, {
    wishlist: { id, title },
    products: products.map((uid) => ({ id: uid })),
  });
  return id;
}

/** The address of a page of the account's site. */
export const address = ({ site }: Account, path: string): string => at('fr', path, site);

export const listsPath = '/fr/liste-de-souhaits';

/** Fills in the form that signs in, wherever it is. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const form = page.getByRole('form', { name: 'Se connecter' });
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Mot de passe', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Se connecter' }).click();
}

/** The form on the card of a product that takes it off the list that is shown. */
export const cardOf = (page: Page, product: string) =>
  page.locator(`form:has(input[name=product][value="${product}"])`).getByRole('button', { name: /^Retirer/ });

export const productPath = (product: string): string => `/fr/produits/${product.replace('G-', 'generated-')}`;
