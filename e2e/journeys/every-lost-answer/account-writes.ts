import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { firstPassword, newSession } from '../../site/members.ts';
import { at } from '../../site/sites.ts';
import { alive } from '../../site/test.ts';
import { loseAnswer } from '../hard-times/lose-answer.ts';
import { failed, type Journey, mailed, nextPassword, open, openAccount, sendTwice, type Visit } from './visit.ts';

/** What somebody does to a session and an account. */
export const accountWrites: Record<string, Journey> = {
  async login(visit) {
    await visit.context.clearCookies();
    await open(visit.page, '/fr/connexion', 'mf-account/login');
    const form = { form: 'Se connecter', button: 'Se connecter' };
    await sendTwice(visit, 'POST /session', form, {
      'Adresse e-mail': visit.member.email,
      'Mot de passe': firstPassword,
    });
    await expect(visit.page).toHaveURL(/\/fr\/liste-de-souhaits$/);
  },

  async createAccount(visit) {
    await visit.context.clearCookies();
    const email = `${randomUUID()}@example.org`;
    await open(visit.page, '/fr/connexion', 'mf-account/login');
    const form = { form: 'Créer un compte', button: 'Créer mon compte' };
    await sendTwice(visit, 'CreateAccount', form, { 'Adresse e-mail': email, 'Mot de passe': firstPassword });
    await expect(visit.page).toHaveURL(/\/fr\/liste-de-souhaits$/);
    await newSession(email);
  },

  async refreshJwtToken({ page, member }) {
    const wasLost = await loseAnswer(page, 'POST /session/refresh');
    await open(page, '/fr/contact', 'shell/header');
    await expect.poll(wasLost).toBe(true);
    const again = page.waitForResponse('**/session/refresh');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect((await again).status()).toBe(200);
    await openAccount(page);
    await expect(page.getByText(member.email)).toBeVisible();
  },

  async 'DELETE /session'({ page, member }) {
    await openAccount(page);
    const wasLost = await loseAnswer(page, 'DELETE /session');
    const leave = page.getByRole('button', { name: 'Se déconnecter', exact: true });
    await leave.click();
    await expect(page.getByText('La déconnexion n’a pas abouti')).toBeVisible();
    expect(wasLost()).toBe(true);
    await leave.click();
    await expect(page).toHaveURL(/\/fr\/connexion$/);
    await expect(member.ask(z.unknown(), '{ accountExport { email } }')).rejects.toThrow();
  },

  async endSession({ page, context }) {
    await openAccount(page);
    const wasLost = await loseAnswer(page, 'EndSession');
    const leave = page.getByRole('button', { name: 'Se déconnecter de tous les appareils' });
    await leave.click();
    await expect(page.getByText('La déconnexion n’a pas abouti')).toBeVisible();
    expect(wasLost()).toBe(true);
    await leave.click();
    await expect(page.getByText('Vous êtes déconnecté de tous vos appareils.')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('authToken');
  },

  async updatePassword(visit) {
    await openAccount(visit.page);
    const form = { form: 'Changer de mot de passe', button: 'Changer le mot de passe' };
    await sendTwice(visit, 'UpdatePassword', form, {
      'Mot de passe actuel': firstPassword,
      'Nouveau mot de passe': nextPassword,
      'Nouveau mot de passe, encore une fois': nextPassword,
    });
    await expect(visit.page.getByText('Votre mot de passe a été changé.')).toBeVisible();
    await newSession(visit.member.email, nextPassword);
  },

  async lostPassword(visit) {
    const { page, context, member } = visit;
    await context.clearCookies();
    await open(page, '/fr/mot-de-passe-oublie', 'mf-account/lost-password');
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const form = { form: heading, button: 'Recevoir un mot de passe provisoire', says: 'Une erreur est survenue' };
    await sendTwice(visit, 'LostPassword', form, { 'Adresse e-mail': member.email });
    await expect(page).toHaveURL(/reinitialisation-mot-de-passe/);
    await expect(page.getByText('Si un compte existe à cette adresse')).toBeVisible();
  },

  async resetPassword(visit) {
    const { context, page, member } = visit;
    await context.clearCookies();
    await open(page, `/fr/mot-de-passe-oublie?email=${member.email}`, 'mf-account/lost-password');
    await page.getByRole('button', { name: 'Recevoir un mot de passe provisoire' }).click();
    await expect(page).toHaveURL(/reinitialisation-mot-de-passe/);
    const temporary = await mailed(member.email, /\b([2-9a-z]{4}(?:-[2-9a-z]{4}){2})\b/);
    const form = {
      form: 'Nouveau mot de passe',
      button: 'Enregistrer le mot de passe',
      says: 'Une erreur est survenue',
    };
    await sendTwice(visit, 'ResetPassword', form, {
      'Mot de passe provisoire': temporary,
      'Nouveau mot de passe': nextPassword,
    });
    await expect(page.getByText('Votre mot de passe a été remplacé.')).toBeVisible();
    await newSession(member.email, nextPassword);
  },

  async requestEmailChange(visit) {
    await askForCode(visit, true);
  },

  async changeEmail(visit) {
    const email = await askForCode(visit, false);
    const code = await mailed(email, /\b([2-9a-z]{4}(?:-[2-9a-z]{4})+)\b/);
    const form = { form: 'Changer d’adresse e-mail', button: 'Confirmer la nouvelle adresse' };
    await sendTwice(visit, 'ChangeEmail', form, { [`Code envoyé à ${email}`]: code });
    await expect(visit.page.getByText(`Vous êtes connecté en tant que ${email}.`)).toBeVisible();
    await newSession(email);
  },

  async requestEmailVerification({ page }) {
    await openAccount(page);
    const ask = page.getByRole('button', { name: 'Recevoir le lien' });
    const wasLost = await loseAnswer(page, 'RequestVerification');
    await ask.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(failed);
    expect(wasLost()).toBe(true);
    await ask.click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /lien/ })).toBeVisible();
  },

  async verifyEmail(visit) {
    const { page, member } = visit;
    await page.goto(at('fr', await mailed(member.email, /(\/fr\/confirmer-adresse\/[\w.-]+)/)));
    await alive(page, 'mf-account/verify-email');
    await sendTwice(visit, 'VerifyEmail', { form: 'Confirmer mon adresse', button: 'Confirmer mon adresse' }, {});
    await page.getByRole('link', { name: 'Voir mon compte' }).click();
    await alive(page, 'mf-account/my-account');
    await expect(page.getByText(/n’est pas encore confirmée/)).toHaveCount(0);
  },

  async deleteAccount(visit) {
    const { page, member } = visit;
    await openAccount(page);
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const form = { form: 'Supprimer votre compte', button: 'Supprimer définitivement' };
    await sendTwice(visit, 'DeleteAccount', form, { 'Mot de passe actuel': firstPassword });
    await expect(page).toHaveURL(/\/fr\/logout$/);
    await expect(page.getByText('Votre compte a été supprimé')).toBeVisible();
    await expect(newSession(member.email)).rejects.toThrow();
  },
};

/** Asks for the code that changes the address; answers the new one. */
async function askForCode(visit: Visit, isLost: boolean): Promise<string> {
  const { page } = visit;
  const email = `neu-${randomUUID()}@example.org`;
  await openAccount(page);
  const form = { form: 'Changer d’adresse e-mail', button: 'Recevoir le code' };
  const fields = { 'Nouvelle adresse e-mail': email, 'Mot de passe actuel': firstPassword };
  if (isLost) await sendTwice(visit, 'RequestEmailChange', form, fields);
  else {
    const asked = page.getByRole('form', { name: form.form });
    for (const [label, text] of Object.entries(fields)) await asked.getByLabel(label, { exact: true }).fill(text);
    await asked.getByRole('button', { name: form.button }).click();
  }
  await expect(page.getByLabel(`Code envoyé à ${email}`)).toBeVisible();
  return email;
}
