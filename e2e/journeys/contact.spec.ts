import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { at, site } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n% ${name}\n%%EOF\n`),
});
const thanks = (page: Page) => page.getByRole('heading', { name: 'Merci' });
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' }).click();
interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const pick = (page: Page, files: PickedFile[]) => page.locator('input[type=file]').setInputFiles(files);

async function open(page: Page, subject: string, address = '/fr/contact'): Promise<void> {
  await page.goto(address);
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
}

/** The mails of a subject, as the site has written them. */
async function mailsAbout(subject: string): Promise<string[]> {
  const outbox = join(site.dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(subject));
}

// R331, R334, R335, R341, R415, C23
test('a visitor writes to the brand with four files, and the brand gets them as they were', async ({ page }) => {
  const subject = `Ligne-${Date.now()}`;
  await open(page, subject);
  const photo = { name: 'ma salle.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const files = [photo, pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')];
  await pick(page, files);
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(4);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await send(page);
  await expect(thanks(page)).toBeFocused();
  await expect.poll(() => mailsAbout(subject)).toHaveLength(1);
  const [mail = ''] = await mailsAbout(subject);
  const joined = mail.replaceAll('\r\n', '');
  for (const { name, buffer } of files) {
    expect(mail).toContain(name);
    expect(joined).toContain(buffer.toString('base64'));
  }
});

test('what was typed outlives a reload and a change of language', async ({ page }) => {
  await open(page, 'Une question', at('be', '/fr/contact'));
  await page.reload();
  await alive(page, 'mf-contact/contact');
  await expect(page.getByRole('textbox', { name: 'Objet' })).toHaveValue('Une question');
  await page.goto(at('be', '/nl/contact'));
  await expect(page.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Une question');
});

// R333, R335, R336, R337, R338, R355, C18, C19
test('each mistake, file and captcha that is refused is told, and mending it sends the message', async ({
  page,
  complaints,
}) => {
  const subject = `Refus-${Date.now()}`;
  await open(page, subject);
  await page.getByLabel('Téléphone').fill('12');
  await send(page);
  await expect(page.getByText('Un champ est à revoir')).toBeVisible();
  await page.getByRole('alert').getByRole('link', { name: 'Téléphone' }).click();
  await page.getByLabel('Téléphone').fill('0475 12 34 56');

  await pick(
    page,
    [1, 2, 3, 4, 5].map((number) => pdf(`${number}.pdf`)),
  );
  await expect(page.getByText('Un message contient quatre fichiers au plus.')).toBeVisible();
  await pick(page, [{ ...pdf('plan.svg'), mimeType: 'image/svg+xml' }]);
  await expect(page.getByText(/plan\.svg\s: seuls/)).toBeVisible();
  await pick(page, [{ ...pdf('gros.pdf'), buffer: Buffer.alloc(5 * 1_048_576 + 1) }]);
  await expect(page.getByText('gros.pdf dépasse 5 Mo.')).toBeVisible();
  await pick(page, [{ name: 'menteur.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }]);
  await expect(page.getByText(/menteur\.png n’est pas une image/)).toBeVisible();
  await send(page);
  await expect(page.getByText(/Un fichier n’est pas arrivé/)).toBeVisible();
  await page.getByRole('button', { name: 'Retirer menteur.png' }).click();

  const captcha = '**/recaptcha';
  const answerChecks = (json: object) =>
    page.route(captcha, (route) => (route.request().method() === 'POST' ? route.fulfill({ json }) : route.continue()));
  await answerChecks({ success: false, reason: 'wrong' });
  await send(page);
  await expect(page.getByText('La vérification a échoué.')).toBeVisible();
  await page.unroute(captcha);
  // Anyone who skips the check in the browser has no proof for the server.
  await answerChecks({ success: true });
  await send(page);
  await expect(page.getByText('La vérification a expiré.')).toBeVisible();
  expect(await mailsAbout(subject)).toEqual([]);
  await page.unroute(captcha);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => mailsAbout(subject)).toHaveLength(1);
  complaints.expect(/^422 \S+\/uploads/, /captcha was not passed/);
});
