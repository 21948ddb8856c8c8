import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fetchPage } from '../../site/fetch-page.ts';
import { newMember, signedInAs } from '../../site/members.ts';
import { at, site } from '../../site/sites.ts';
import { alive, expect, test } from '../../site/test.ts';
import { loseAnswer, ofLostAnswers } from './lose-answer.ts';

async function mailsAbout(subject: string): Promise<string[]> {
  const outbox = join(site.dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(subject));
}

test('a message with a file whose answer was lost arrives once, whether or not the tab was loaded again', async ({
  page,
  complaints,
}) => {
  const subject = `Tunnel-${Date.now()}`;
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  await page.getByLabel('Civilité').selectOption('madam');
  for (const [label, text] of [
    ['Prénom', 'Camille'],
    ['Nom', 'Roy'],
    ['E-mail', 'camille@example.org'],
    ['Téléphone', '+33 6 12 34 56 78'],
    ['Objet', subject],
    ['Message', 'Existe-t-il en 110 ?'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await page.locator('input[type=file]').setInputFiles([plan]);
  await expect(page.getByText(/· joint/)).toBeVisible();
  await loseAnswer(page, 'SendToContact');
  const send = page.getByRole('button', { name: 'Envoyer le message' });
  await send.click();
  await expect(page.getByText(/nous ne savons pas si votre message est arrivé/)).toBeVisible();
  await page.reload();
  await alive(page, 'mf-contact/contact');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
  await expect.poll(() => mailsAbout(subject)).toHaveLength(1);
  complaints.allow(ofLostAnswers);
});

test('a sign-up whose answer was lost signs in at the next try', async ({ page, complaints }) => {
  await page.goto(at('fr', '/fr/connexion'));
  await alive(page, 'mf-account/login');
  const form = page.getByRole('form', { name: 'Créer un compte' });
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(`anna-${randomUUID()}@example.org`);
  await form.getByLabel('Mot de passe', { exact: true }).fill('correct horse');
  await loseAnswer(page, 'CreateAccount');
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(/\/fr\/liste-de-souhaits$/);
  complaints.allow(ofLostAnswers);
});

test('a list whose making, sharing or deleting got no answer is made, shared and deleted once', async ({
  context,
  page,
  complaints,
}) => {
  const member = await newMember();
  await signedInAs(context, member);
  const titles = async () => {
    const lists = z.object({ accountExport: z.object({ wishlists: z.array(z.object({ title: z.string() })) }) });
    const { accountExport } = await member.ask(lists, '{ accountExport { wishlists { title } } }');
    return accountExport.wishlists.map(({ title }) => title);
  };
  await page.goto(at('fr', '/fr/liste-de-souhaits'));
  await alive(page, 'mf-account/wishlist');
  await page.getByRole('button', { name: 'Nouvelle liste' }).click();
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('Bain');
  const wasMade = await loseAnswer(page, 'CreateWishlist');
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect.poll(wasMade).toBe(true);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('tab')).toHaveCount(1);
  expect(await titles()).toEqual(['Bain']);

  await page.getByRole('button', { name: 'Envoyer par e-mail' }).click();
  const wasShared = await loseAnswer(page, 'ShareWishlist');
  const share = page.getByRole('button', { name: 'Créer le lien' });
  await share.click();
  await expect.poll(wasShared).toBe(true);
  await share.click();
  const link = await page.getByRole('textbox', { name: 'Lien vers la liste' }).inputValue();
  expect((await fetchPage(new URL(link).pathname)).status).toBe(200);

  const wasDeleted = await loseAnswer(page, 'DeleteWishlist');
  await page.getByRole('button', { name: 'Supprimer la liste' }).click();
  await expect.poll(wasDeleted).toBe(true);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await titles()).toEqual([]);
  complaints.allow(ofLostAnswers);
});

test('what a guest has saved is on one list, each product once, though the answers to its merging were lost', async ({
  page,
  complaints,
}) => {
  const member = await newMember();
  const some = z.object({ products: z.object({ items: z.array(z.object({ uid: z.string() })) }) });
  const { products } = await member.ask(some, '{ products(limit: 2) { items { uid } } }');
  const uids = products.items.map(({ uid }) => uid);
  expect(uids).toHaveLength(2);
  await page.goto(at('fr', '/fr/connexion'));
  await page.evaluate((saved) => localStorage.setItem('guestList', JSON.stringify(saved)), uids);
  await page.reload();
  await alive(page, 'mf-account/login');
  const wasLost = [await loseAnswer(page, 'CreateWishlist'), await loseAnswer(page, 'AddProduct')];
  const form = page.getByRole('form', { name: 'Se connecter' });
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(member.email);
  await form.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe');
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/fr\/liste-de-souhaits$/);
  expect(wasLost.map((was) => was())).toEqual([true, true]);
  const lists = z.object({
    accountExport: z.object({ wishlists: z.array(z.object({ products: z.array(z.object({ uid: z.string() })) })) }),
  });
  const { accountExport } = await member.ask(lists, '{ accountExport { wishlists { products { uid } } } }');
  expect(accountExport.wishlists.map((list) => list.products.map(({ uid }) => uid))).toEqual([uids]);
  expect(await page.evaluate(() => localStorage.getItem('guestList') ?? '[]')).toBe('[]');
  complaints.allow(ofLostAnswers);
});

test('a password whose change got no answer is changed, and an account whose deletion got none is deleted', async ({
  context,
  page,
  complaints,
}) => {
  const member = await newMember();
  await signedInAs(context, member);
  await page.goto(at('fr', '/fr/mon-compte'));
  await alive(page, 'mf-account/my-account');
  const change = page.getByRole('form', { name: 'Changer de mot de passe' });
  for (const [label, text] of [
    ['Mot de passe actuel', 'un mot de passe'],
    ['Nouveau mot de passe', 'battery staple'],
    ['Nouveau mot de passe, encore une fois', 'battery staple'],
  ] as const)
    await change.getByLabel(label, { exact: true }).fill(text);
  await loseAnswer(page, 'UpdatePassword');
  const submit = change.getByRole('button', { name: 'Changer le mot de passe' });
  await submit.click();
  await expect(change.getByRole('alert')).toHaveText('Une erreur est survenue, veuillez réessayer');
  await submit.click();
  await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible();

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const deletion = page.getByRole('form', { name: 'Supprimer votre compte' });
  await deletion.getByLabel('Mot de passe actuel', { exact: true }).fill('battery staple');
  await loseAnswer(page, 'DeleteAccount');
  const remove = deletion.getByRole('button', { name: 'Supprimer définitivement' });
  await remove.click();
  await expect(deletion.getByRole('alert')).toHaveText('Une erreur est survenue, veuillez réessayer');
  await remove.click();
  await expect(page).toHaveURL(/\/fr\/logout$/);
  await expect(page.getByText('Votre compte a été supprimé')).toBeVisible();
  complaints.allow(ofLostAnswers);
});
