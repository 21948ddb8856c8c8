import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxOf } from '../../deploy/content-api/mail/mailer.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { at } from '../site/sites.ts';
import { type RunningSite, repository, startSite } from '../site/start-site.ts';
import { alive, expect, test } from '../site/test.ts';

/** A site of its own, of another brand. */
const port = 8512;
const name = 'e2e/second-brand';
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await rm(join(repository, '.build', name), { recursive: true, force: true });
  site = await startSite(port, name, {
    settings: { BRAND: 'e2e/second-brand', PART_LIMIT_MS: '5000', DOCUMENT_LIMIT_MS: '10000' },
  });
});
test.afterAll(() => site.close());

/** Pages by host and path, each with the status and with words that it shows. */
const pages = [
  ['fr', '/fr', 200, ['Le bois n’a pas peur de l’eau', 'Bains de bois', 'Carnet', '4 quai de la Scierie']],
  ['fr', '/fr/produits', 200, ['Tous les meubles', 'Brygga 120', 'Tabouret Vik']],
  ['fr', '/fr/produits/brygga-90', 200, ['Brygga 90', 'Un tablier, une tablette à claire-voie']],
  ['fr', '/fr/collections', 200, ['Brygga', 'Vik']],
  ['fr', '/fr/journal', 200, ['Pourquoi le mélèze']],
  ['fr', '/fr/journal/pourquoi-le-meleze', 200, ['Les pontons en sont faits']],
  ['fr', '/fr/revendeurs', 200, ['Quai des Planches', 'Où nous voir']],
  ['fr', '/fr/recherche?item=banc', 200, ['Banc Brygga']],
  ['fr', '/fr/contact', 200, ['Un menuisier vous répond']],
  ['fr', '/fr/connexion', 200, ['Votre compte']],
  ['fr', '/fr/inspirations', 404, ['introuvable']],
  ['fr', '/fr/nulle-part', 404, ['introuvable']],
  ['de', '/de', 200, ['Holz hat keine Angst vor Wasser', 'Bäder aus Holz', 'Notizen']],
  ['de', '/de/produkte', 200, ['Alle Möbel', 'Hocker Vik']],
  ['de', '/de/handlersuche', 200, ['Lärche &amp; Licht']],
  ['de', '/de/kontakt', 200, ['Ein Tischler antwortet']],
  ['com', '/', 200, ['Havlund, bains de bois', 'Du bois, de l’eau']],
] as const;

test('every page, and every navigation to it, is of the second brand and of no other', async () => {
  for (const [country, path, status, words] of pages) {
    const page = await fetchPage(path, country, port);
    expect([path, page.status]).toEqual([path, status]);
    expect(page.text, path).toMatch(/<title>[^<]*Havlund/);
    for (const word of words) expect(page.text, path).toContain(word);
    expect(page.text, path).not.toMatch(/rivelle/i);
    const navigation = await fetchPage(`/_page?url=${path}`, country, port);
    expect([path, navigation.status]).toEqual([path, 200]);
    expect(navigation.text, path).toContain('Havlund');
    expect(navigation.text, path).not.toMatch(/rivelle/i);
  }
});

test('so are sitemaps, robots, the web manifest, security.txt and the icons', async () => {
  for (const [path, word] of [
    ['/sitemap.xml', 'sitemaps/fr.xml'],
    ['/sitemaps/fr.xml', '/fr/produits/vik-tabouret'],
    ['/robots.txt', 'Sitemap'],
    ['/site.webmanifest', '"name":"Havlund"'],
    ['/.well-known/security.txt', 'mailto:sikkerhet@havlund.example'],
    ['/pictures/icon.svg', '<svg'],
    ['/favicon.ico', 'PNG'],
  ] as const) {
    const { status, text } = await fetchPage(path, 'fr', port);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain(word);
    expect(text).not.toMatch(/rivelle/i);
  }
});

test('a visitor goes from page to page, makes an account, and gets a mail of the second brand', async ({ page }) => {
  await page.goto(at('fr', '/fr', { port }));
  await alive(page, 'shell/header');
  await expect(page.getByRole('link', { name: 'Havlund, retour à l’accueil' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Meubles', exact: true }).first().click();
  await page
    .getByRole('link', { name: /Brygga 90/ })
    .first()
    .click();
  await expect(page).toHaveTitle('Brygga 90, Havlund');

  await page.goto(at('fr', '/fr/connexion', { port }));
  await alive(page, 'mf-account/login');
  const fields = page.getByRole('form', { name: 'Créer un compte' });
  await fields.getByRole('textbox', { name: 'Adresse e-mail' }).fill('maren@example.org');
  await fields.getByLabel('Mot de passe', { exact: true }).fill('correct horse');
  await fields.getByRole('button', { name: 'Créer mon compte', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/liste-de-souhaits$/);
  expect(await page.content()).not.toMatch(/rivelle/i);

  const outbox = outboxOf(site.dataDir);
  const mails = () => {
    try {
      return readdirSync(outbox).filter((file) => file.endsWith('.eml'));
    } catch {
      return [];
    }
  };
  await expect.poll(mails).toHaveLength(1);
  const mail = readFileSync(join(outbox, mails()[0] ?? ''), 'utf8').replaceAll(/=\r?\n/g, '');
  expect(mail).toContain('From: Havlund <post@havlund.example>');
  expect(mail).toMatch(/^Subject: .*Havlund/m);
  expect(mail).not.toMatch(/rivelle/i);
});
