import { expect } from '@playwright/test';
import { alive } from '../../site/test.ts';
import { loseAnswer } from '../hard-times/lose-answer.ts';
import { address, productPath, signIn } from './account.ts';
import type { Line } from './plan.ts';
import { soon, type Tab } from './tab.ts';

/** Signs out, saves a product, and signs in; answers what is still on the device once the site is done with it. */
export async function saveAsGuest(tab: Tab, product: string, line: Line, isFull = false): Promise<string | null> {
  const { account } = tab;
  await tab.settle();
  await tab.arrive('/fr/mon-compte');
  const page = tab.page();
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await expect.poll(tab.isSignedOut).toBe(true);
  await page.goto(address(account, productPath(product)));
  await alive(page, 'mf-catalogue/product');
  await page.getByRole('button', { name: 'Ajouter à ma liste' }).first().click();
  await expect(page.getByRole('dialog').getByRole('form')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('gardé sur cet appareil')).toBeVisible();
  await page.goto(address(account, '/fr/connexion'));
  await alive(page, 'mf-account/login');
  tab.fate.next = line === 'offline' ? 'call lost' : line;
  await signIn(page, account);
  const left = () => page.evaluate(() => localStorage.getItem('guestList'));
  if (isFull)
    await expect(page.getByText('Ce qui n’y a pas trouvé place reste enregistré sur cet appareil.')).toBeVisible();
  else await expect.poll(left, soon).toBeNull();
  return left();
}

/** Deletes the account; the answer to the first try is lost. */
export async function deleteAccount(tab: Tab): Promise<void> {
  await tab.arrive('/fr/mon-compte');
  const page = tab.page();
  await alive(page, 'mf-account/my-account');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const form = page.getByRole('form', { name: 'Supprimer votre compte' });
  await form.getByLabel('Mot de passe actuel', { exact: true }).fill(tab.account.password);
  const isLost = await loseAnswer(page, 'DeleteAccount');
  const send = form.getByRole('button', { name: 'Supprimer définitivement' });
  await send.click();
  await expect(form.getByRole('alert')).toContainText('veuillez réessayer');
  expect(isLost()).toBe(true);
  await send.click();
  await expect(page.getByText('Votre compte a été supprimé')).toBeVisible();
}
