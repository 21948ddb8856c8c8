import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { firstPassword, newSession } from '../../site/members.ts';
import { at } from '../../site/sites.ts';
import { loseAnswer } from '../hard-times/lose-answer.ts';
import { arrived } from './contact-writes.ts';
import { listsOf, makeList } from './list-writes.ts';
import { type Journey, mailed, nextPassword } from './visit.ts';

const lists = '/fr/liste-de-souhaits';
const account = '/fr/mon-compte';

/** Presses the button of a form, and loads the page again that does not come: the browser sends the form a second time. */
async function pressTwice(page: Page, button: string | RegExp, within: Page | Locator = page): Promise<void> {
  const wasLost = await loseAnswer(page, `POST ${new URL(page.url()).pathname}`);
  await within.getByRole('button', { name: button }).first().click();
  await page.waitForURL(/^chrome-error:/);
  expect(wasLost()).toBe(true);
  await page.reload();
}

async function fill(page: Page, name: string | undefined, fields: Record<string, string>): Promise<Locator> {
  const form = name === undefined ? page.getByRole('main') : page.getByRole('form', { name });
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
  return form;
}

async function write(page: Page, email: string): Promise<void> {
  await page.goto(at('fr', '/fr/contact'));
  await page.getByLabel('Civilité').selectOption('madam');
  const words = { Prénom: 'Camille', Nom: 'Roy', Téléphone: '+33 6 12 34 56 78', Objet: 'Tunnel', Message: '110 ?' };
  await fill(page, undefined, { ...words, 'E-mail': email });
}
const confirming = (email: string) => mailed(email, /(\/fr\/confirmer-message\/[\w-]+)/);
const isSent = (page: Page) => expect(page.getByText(/Votre message a été envoyé/)).toBeVisible();

/** Each form that works without scripts, by its name: its page does not come, and comes as if nothing had been. */
export const formsWithoutScripts: Record<string, Journey> = {
  async 'sign-in'({ context, page, member }) {
    await context.clearCookies();
    await page.goto(at('fr', '/fr/connexion'));
    const form = await fill(page, 'Se connecter', { 'Adresse e-mail': member.email, 'Mot de passe': firstPassword });
    await pressTwice(page, 'Se connecter', form);
    await expect(page).toHaveURL(/\/fr\/liste-de-souhaits$/);
  },

  async 'sign-up'({ context, page }) {
    const email = `${randomUUID()}@example.org`;
    await context.clearCookies();
    await page.goto(at('fr', '/fr/connexion'));
    const form = await fill(page, 'Créer un compte', { 'Adresse e-mail': email, 'Mot de passe': firstPassword });
    await pressTwice(page, 'Créer mon compte', form);
    await expect(page).toHaveURL(/\/fr\/liste-de-souhaits$/);
    await newSession(email);
  },

  async 'sign-out'({ page, member }) {
    await page.goto(at('fr', account));
    await pressTwice(page, 'Se déconnecter');
    await page.goto(at('fr', lists));
    await expect(page).toHaveURL(/\/fr\/connexion$/);
    await expect(listsOf(member)).rejects.toThrow();
  },

  async 'lost-password'({ context, page, member }) {
    await context.clearCookies();
    await page.goto(at('fr', '/fr/mot-de-passe-oublie'));
    const form = await fill(page, undefined, { 'Adresse e-mail': member.email });
    await pressTwice(page, 'Recevoir un mot de passe provisoire', form);
    await expect(page.getByText('Si un compte existe à cette adresse')).toBeVisible();
  },

  async 'reset-password'({ context, page, member }) {
    await context.clearCookies();
    await page.goto(at('fr', `/fr/mot-de-passe-oublie?email=${member.email}`));
    await page.getByRole('button', { name: 'Recevoir un mot de passe provisoire' }).click();
    await expect(page).toHaveURL(/reinitialisation-mot-de-passe/);
    const temporary = await mailed(member.email, /\b([2-9a-z]{4}(?:-[2-9a-z]{4}){2})\b/);
    const form = await fill(page, 'Nouveau mot de passe', {
      'Mot de passe provisoire': temporary,
      'Nouveau mot de passe': nextPassword,
    });
    await pressTwice(page, 'Enregistrer le mot de passe', form);
    await expect(page.getByText('Votre mot de passe a été remplacé.')).toBeVisible();
    await newSession(member.email, nextPassword);
  },

  async 'change-password'({ page, member }) {
    await page.goto(at('fr', account));
    const form = await fill(page, 'Changer de mot de passe', {
      'Mot de passe actuel': firstPassword,
      'Nouveau mot de passe': nextPassword,
      'Nouveau mot de passe, encore une fois': nextPassword,
    });
    await pressTwice(page, 'Changer le mot de passe', form);
    await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible();
    await newSession(member.email, nextPassword);
  },

  async 'request-verification'({ page }) {
    await page.goto(at('fr', account));
    await pressTwice(page, 'Recevoir le lien');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /lien/ })).toBeVisible();
  },

  async 'verify-email'({ page, member }) {
    await page.goto(at('fr', await mailed(member.email, /(\/fr\/confirmer-adresse\/[\w.-]+)/)));
    await pressTwice(page, 'Confirmer mon adresse');
    await page.goto(at('fr', account));
    await expect(page.getByText(`Vous êtes connecté en tant que ${member.email}.`)).toBeVisible();
    await expect(page.getByText(/n’est pas encore confirmée/)).toHaveCount(0);
  },

  async 'delete-account'({ page, member }) {
    await page.goto(at('fr', account));
    const form = await fill(page, 'Supprimer votre compte', { 'Mot de passe actuel': firstPassword });
    await pressTwice(page, 'Supprimer définitivement', form);
    await expect(page.getByText('Votre compte a été supprimé')).toBeVisible();
    await expect(newSession(member.email)).rejects.toThrow();
  },

  async 'save-product'({ page, member }) {
    const [one, two, three] = await makeList({ member });
    await page.goto(at('fr', '/fr/produits'));
    await page.getByRole('link', { name: three?.heading, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: three?.heading })).toBeVisible();
    await pressTwice(page, 'Ajouter à ma liste');
    await expect(page).toHaveURL(/\/fr\/liste-de-souhaits\?list=/);
    expect(await listsOf(member)).toEqual([`Bain: ${one?.uid} ${two?.uid} ${three?.uid}`]);
  },

  async 'create-list'({ page, member }) {
    await page.goto(at('fr', lists));
    await page.getByLabel('Nouvelle liste').fill('Bain');
    await pressTwice(page, 'Créer la liste');
    await expect(page.getByRole('heading', { level: 2, name: 'Bain' })).toBeVisible();
    expect(await listsOf(member)).toEqual(['Bain: ']);
  },

  async 'rename-list'({ page, member }) {
    const [one, two] = await makeList({ member });
    await page.goto(at('fr', lists));
    await page.getByLabel('Nom de la liste').fill('Chambre');
    await pressTwice(page, 'Enregistrer');
    await expect(page.getByRole('heading', { level: 2, name: 'Chambre' })).toBeVisible();
    expect(await listsOf(member)).toEqual([`Chambre: ${one?.uid} ${two?.uid}`]);
  },

  async 'delete-list'({ page, member }) {
    await makeList({ member });
    await page.goto(at('fr', lists));
    await pressTwice(page, 'Supprimer la liste');
    await expect(page.getByText('La liste est supprimée.')).toBeVisible();
    expect(await listsOf(member)).toEqual([]);
  },

  async 'remove-product'({ page, member }) {
    const [one, two] = await makeList({ member });
    await page.goto(at('fr', lists));
    await pressTwice(page, `Retirer ${one?.heading} de la liste`);
    await expect(page.getByText('Le produit est retiré de la liste.')).toBeVisible();
    expect(await listsOf(member)).toEqual([`Bain: ${two?.uid}`]);
  },

  async 'hold-message'({ page, member }) {
    await write(page, member.email);
    await pressTwice(page, 'Envoyer le message');
    await expect(page.getByText(/Encore une étape/)).toBeVisible();
    await page.goto(at('fr', await confirming(member.email)));
    await page.getByRole('button', { name: 'Envoyer mon message' }).click();
    await isSent(page);
    expect(await arrived(member)).toEqual([0]);
  },

  async 'send-held-message'({ page, member }) {
    await write(page, member.email);
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.goto(at('fr', await confirming(member.email)));
    await pressTwice(page, 'Envoyer mon message');
    await isSent(page);
    expect(await arrived(member)).toEqual([0]);
  },
};
