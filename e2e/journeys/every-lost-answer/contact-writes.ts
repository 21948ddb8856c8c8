import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import type { Member } from '../../site/members.ts';
import { loseAnswer } from '../hard-times/lose-answer.ts';
import { type Journey, open, type Visit } from './visit.ts';

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const pick = (page: Page) => page.locator('input[type=file]').setInputFiles([plan]);
const removePlan = (page: Page) => page.getByRole('button', { name: `Retirer ${plan.name}` });
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' }).click();

async function write({ page, member }: Visit): Promise<void> {
  await open(page, '/fr/contact', 'mf-contact/contact');
  await page.getByLabel('Civilité').selectOption('madam');
  for (const [label, text] of [
    ['Prénom', 'Camille'],
    ['Nom', 'Roy'],
    ['E-mail', member.email],
    ['Téléphone', '+33 6 12 34 56 78'],
    ['Objet', 'Tunnel'],
    ['Message', 'Existe-t-il en 110 ?'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

const exported = z.object({
  accountExport: z.object({ messages: z.array(z.object({ files: z.array(z.string()) })) }),
});

/** How many files each message has that the brand has got from a member. */
export async function arrived(member: Member): Promise<number[]> {
  const { accountExport } = await member.ask(exported, '{ accountExport { messages { files } } }');
  return accountExport.messages.map(({ files }) => files.length);
}

/** Sends the form; one message has arrived then, with as many files as told. */
async function sendAndArrive({ page, member }: Visit, files: number): Promise<void> {
  await send(page);
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
  expect(await arrived(member)).toEqual([files]);
}

/** What somebody writes to the brand. */
export const contactWrites: Record<string, Journey> = {
  async sendToContact(visit) {
    const { page } = visit;
    await write(visit);
    await loseAnswer(page, 'SendToContact');
    await send(page);
    await expect(page.getByText(/nous ne savons pas si votre message est arrivé/)).toBeVisible();
    await sendAndArrive(visit, 0);
  },

  async 'POST /uploads'(visit) {
    const { page } = visit;
    await write(visit);
    const wasLost = await loseAnswer(page, 'POST /uploads');
    await pick(page);
    await expect(page.getByText(`${plan.name} n’est pas arrivé.`)).toBeVisible();
    expect(wasLost()).toBe(true);
    await page.getByRole('button', { name: `Réessayer d’envoyer ${plan.name}` }).click();
    await expect(page.getByText(/· joint/)).toBeVisible();
    await sendAndArrive(visit, 1);
  },

  async 'DELETE /uploads/:id'(visit) {
    const { page } = visit;
    await write(visit);
    await pick(page);
    await expect(page.getByText(/· joint/)).toBeVisible();
    const wasLost = await loseAnswer(page, 'DELETE /uploads/:id');
    await removePlan(page).click();
    await expect(removePlan(page)).toHaveCount(0);
    await expect.poll(wasLost).toBe(true);
    await sendAndArrive(visit, 0);
  },

  async 'POST /recaptcha'(visit) {
    const { page } = visit;
    await write(visit);
    const wasLost = await loseAnswer(page, 'POST /recaptcha');
    await send(page);
    await expect(page.getByText('Le service de vérification ne répond pas.')).toBeVisible();
    expect(wasLost()).toBe(true);
    await sendAndArrive(visit, 0);
  },
};
