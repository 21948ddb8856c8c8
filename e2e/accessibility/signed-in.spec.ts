import type { Page } from '@playwright/test';
import { z } from 'zod';
import { setState } from '../site/bus.ts';
import { newMember, signedInAs } from '../site/members.ts';
import { readThrough } from '../site/read-through.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';
import { graveBarriers } from './grave-barriers.ts';

async function hasNoGraveBarrier(page: Page, where: string) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await graveBarriers(page), `barriers in ${where}`).toEqual([]);
}

const popin = (page: Page, content: 'mf-account/login-popin' | 'mf-account/save-popin') =>
  setState(page, 'popin', { open: true, content, productIdToAdd: 'RV-1045' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.use({ viewport: { width: 390, height: 800 } });

test('the popins, the account and a list with products have no serious barrier', async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('fr', '/fr/contact'));
  await alive(page, 'mf-contact/contact');
  await popin(page, 'mf-account/login-popin');
  await expect(dialog(page, 'Garder ce produit')).toBeVisible();
  await hasNoGraveBarrier(page, 'the sign-in popin');
  await dialog(page, 'Garder ce produit').getByRole('button', { name: 'Créer un compte' }).click();
  await expect(dialog(page, 'Créer un compte')).toBeVisible();
  await hasNoGraveBarrier(page, 'the popin that makes an account');

  const member = await newMember();
  const { createWishlist } = await member.ask(
    z.object({ createWishlist: z.tuple([z.object({ id: z.string() })]) }),
    'mutation { createWishlist(title: "Salle d’eau") { id } }',
  );
  await member.ask(
    z.unknown(),
    `mutation($id: String!) { updateWishlist(wishlist: { id: $id, title: "Salle d’eau" },
       products: [{ id: "RV-1045" }, { id: "RV-1060" }]) { id } }`,
    { id: createWishlist[0].id },
  );
  await signedInAs(context, member);
  await page.goto(at('fr', '/fr/mon-compte'));
  await readThrough(page);
  await hasNoGraveBarrier(page, 'the account');
  await popin(page, 'mf-account/save-popin');
  await expect(dialog(page, 'Ajouter à une liste').getByRole('radio')).toBeChecked();
  await hasNoGraveBarrier(page, 'the save popin');
  await dialog(page, 'Ajouter à une liste').getByRole('button', { name: 'Nouvelle liste' }).click();
  await expect(dialog(page, 'Nouvelle liste')).toBeVisible();
  await hasNoGraveBarrier(page, 'the popin that makes a list');

  await page.goto(at('fr', '/fr/liste-de-souhaits'));
  await readThrough(page);
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(2);
  await hasNoGraveBarrier(page, 'a list with products');
});
