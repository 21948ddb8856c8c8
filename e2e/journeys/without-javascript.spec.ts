import { randomUUID } from 'node:crypto';
import { fetchPage } from '../site/fetch-page.ts';
import { lastMailTo } from '../site/outbox.ts';
import { at } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

test.use({ javaScriptEnabled: false });

test('home, products and a product show their content with scripts switched off', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto('/fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-of="mf-content/blocks"]')).toBeVisible();
  await expect(page.locator('[data-of="mf-catalogue/product-slider"]').getByRole('link').first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Meubles' }).first().click();
  const cards = page.locator('[data-of="mf-catalogue/products"]').getByRole('article').getByRole('link');
  await expect(cards).toHaveCount(12);

  const name = (await cards.first().textContent()) ?? '';
  await cards.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('[data-of="mf-catalogue/product-slider"]').first()).toBeVisible();
});

test('the HTML of a product page holds its heading, its blocks and the header', { tag: '@read' }, async () => {
  const { text: list } = await fetchPage('/fr/produits');
  const address = /href="(\/fr\/produits\/[\w-]+)"/.exec(list)?.[1] ?? '';
  const { text: html } = await fetchPage(address);
  const at = (pattern: RegExp) => html.search(pattern);
  expect(at(/<h1[^>]*>[^<]+<\/h1>/)).toBeGreaterThan(0);
  expect(at(/data-of="shell\/header"/)).toBeGreaterThan(0);
  expect(at(/data-of="mf-content\/blocks"/)).toBeGreaterThan(at(/data-of="mf-catalogue\/product"/));
  expect(at(/data-of="mf-catalogue\/product-slider"/)).toBeGreaterThan(at(/data-of="mf-content\/blocks"/));
});

test('search, filter, sort and look for a store with scripts switched off', { tag: '@read' }, async ({ page }) => {
  await page.goto('/fr/produits');
  const cards = page.locator('[data-of="mf-catalogue/products"]').getByRole('article');
  await page
    .getByRole('navigation', { name: 'Filtres' })
    .getByRole('link', { name: /^Miroir/ })
    .first()
    .click();
  await expect(page).toHaveURL(/type=Miroir/);
  await expect(cards.first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('name');
  await page.getByRole('button', { name: 'Trier' }).click();
  await expect(page).toHaveURL(/type=Miroir.*sort=name|sort=name.*type=Miroir/);
  await page.getByRole('link', { name: 'Suivant' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first()).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/fr\/recherche/);
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('chêne');
  await search.getByRole('button').click();
  await expect(page).toHaveURL(/item=ch%C3%AAne/);
  await expect(page.locator('[data-of="mf-search/search"]').getByRole('article').first()).toBeVisible();

  await page.getByRole('contentinfo').getByRole('searchbox').fill('44000 Nantes');
  await page.getByRole('contentinfo').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/fr\/revendeurs\?place=44000/);
  await expect(page.locator('[data-of="mf-stores/store-locator"]').getByText('44000').first()).toBeVisible();
});

test('write to the brand with scripts switched off: by mail, by telephone, by post', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto('/fr/contact');
  const form = page.locator('[data-of="mf-contact/contact"] form');
  const mail = page.getByRole('link', { name: 'bonjour@rivelle.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:bonjour@rivelle.example');
  await expect(page.getByRole('link', { name: '02 61 91 12 34' })).toBeVisible();
  await expect(page.getByText('12 quai des Ébénistes').first()).toBeVisible();
  const top = async (part: typeof form) => (await part.boundingBox())?.y ?? 0;
  expect(await top(mail)).toBeLessThan(await top(form));
});

// R331, R341
test('a visitor writes to the brand with scripts switched off, by a link in a mail that works once', async ({
  page,
  complaints,
}) => {
  const email = `${randomUUID()}@example.org`;
  const subject = `Ligne-${randomUUID()}`;
  await page.goto('/fr/contact');
  const form = page.locator('[data-of="mf-contact/contact"] form');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expect(form.getByText(/part sans pièce jointe/)).toBeVisible();
  await expect(form.getByText('Pièces jointes')).toBeHidden();
  await form.getByLabel('Civilité').selectOption('madam');
  for (const [name, text] of [
    ['Prénom', 'Camille'],
    ['Nom', 'Roy'],
    ['E-mail', email],
    ['Téléphone', '06'],
    ['Objet', subject],
    ['Message', 'Existe-t-il\nen 110 ?'],
  ] as const)
    await field(name).fill(text);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(field('Téléphone')).toHaveAccessibleDescription(/de 8 à 12 chiffres/);
  await form.getByRole('alert').getByRole('link', { name: 'Téléphone' }).click();
  await expect(field('Téléphone')).toBeInViewport();
  await expect(form.getByLabel('Civilité')).toHaveValue('madam');
  await expect(field('Message')).toHaveValue('Existe-t-il\nen 110 ?');
  await expect(form.getByRole('checkbox')).toBeChecked();
  await field('Téléphone').fill('+33 6 12 34 56 78');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(/un lien vient d’être envoyé à votre adresse/)).toBeVisible();
  await expect(form).toHaveCount(0);

  const link = () =>
    /http:\/\/\S+confirmer-message\/[\w-]+/.exec((lastMailTo(email) ?? '').replaceAll('=\r\n', ''))?.[0] ?? '';
  await expect.poll(link).toContain(at('fr', '/fr/confirmer-message/'));
  const confirming = link();
  await page.goto(confirming);
  const confirm = page.getByRole('main').getByRole('button', { name: 'Envoyer mon message' });
  await confirm.click();
  await expect(page.getByText(/Votre message a été envoyé. Sa référence\s: R-/)).toBeVisible();
  await expect.poll(() => lastMailTo(email)).toContain(subject);
  await page.goto(confirming);
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('il a déjà servi');
  complaints.expect(/^4\d\d /);
});

test('a guest saves a product, takes it off, saves it again, opens an account, edits lists, signs out and deletes it all, with scripts switched off', async ({
  page,
  complaints,
}) => {
  const email = `${randomUUID()}@example.org`;
  await page.goto('/fr/produits');
  await page.locator('[data-of="mf-catalogue/products"]').getByRole('article').getByRole('link').first().click();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const product = page.url();
  await page.getByRole('button', { name: 'Ajouter à ma liste' }).first().click();
  await expect(page).toHaveURL(/\/fr\/connexion$/);
  const saved = page.getByRole('article').filter({ hasText: name });
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: `Retirer ${name} de la liste` }).click();
  await expect(page).toHaveURL(/\/fr\/connexion$/);
  await expect(page.getByText('Le produit est retiré de votre sélection.')).toBeVisible();
  await expect(saved).toHaveCount(0);
  await page.goto(product);
  await page.getByRole('button', { name: 'Ajouter à ma liste' }).first().click();
  await expect(saved).toBeVisible();

  const signUp = page.getByRole('form', { name: 'Créer un compte' });
  await signUp.getByLabel('Adresse e-mail').fill(email);
  await signUp.getByLabel('Mot de passe', { exact: true }).fill('court');
  await signUp.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(signUp.getByLabel('Adresse e-mail')).toHaveValue(email);
  await expect(signUp.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
  await expect(signUp.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(/8 caractères/);
  await signUp.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe');
  await signUp.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(/\/fr\/liste-de-souhaits/);
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();

  await page.goto('/fr/mon-compte');
  const change = page.getByRole('form', { name: 'Changer de mot de passe' });
  const fill = async (existing: string) => {
    await change.getByLabel('Mot de passe actuel', { exact: true }).fill(existing);
    await change.getByLabel('Nouveau mot de passe', { exact: true }).fill('un autre mot');
    await change.getByLabel('Nouveau mot de passe, encore une fois', { exact: true }).fill('un autre mot');
    await change.getByRole('button', { name: 'Changer le mot de passe' }).click();
  };
  await fill('pas le bon');
  await expect(change.getByRole('alert')).toContainText('Le mot de passe actuel est incorrect');
  await fill('un mot de passe');
  await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible();

  await page.goto('/fr/liste-de-souhaits');
  await page.getByRole('button', { name: `Retirer ${name} de la liste` }).click();
  await expect(page.getByText('Le produit est retiré de la liste.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
  await page.getByLabel('Nom de la liste').fill('Bain du haut');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bain du haut' })).toBeVisible();
  await page.getByLabel('Nouvelle liste').fill('Bain du bas');
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bain du bas' })).toBeVisible();
  // With two lists there is one to choose, which prints without what cannot be pressed on paper.
  await page.goto(product);
  await page.getByRole('button', { name: 'Ajouter à ma liste' }).first().click();
  await page.getByLabel('Dans quelle liste ?').selectOption({ label: 'Bain du bas · 0 produit' });
  await page.getByRole('form', { name: 'Ajouter à une liste' }).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bain du bas' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole('main').locator('input:visible, button:visible')).toHaveCount(0);
  await expect(page.getByText(/imprimez cette page/)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Supprimer la liste' }).click();
  await expect(page.getByText('La liste est supprimée.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Bain du haut' })).toBeVisible();

  await page.goto('/fr/mon-compte');
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/logout$/);
  await page.getByRole('link', { name: 'Se reconnecter' }).click();
  const signIn = page.getByRole('form', { name: 'Se connecter' });
  await signIn.getByLabel('Adresse e-mail').fill(email);
  await signIn.getByLabel('Mot de passe', { exact: true }).fill('un autre mot');
  await signIn.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/fr\/liste-de-souhaits/);

  await page.goto('/fr/mon-compte');
  const deletion = page.getByRole('form', { name: 'Supprimer votre compte' });
  await deletion.getByLabel('Mot de passe actuel', { exact: true }).fill('pas le bon');
  await deletion.getByRole('button').last().click();
  await expect(deletion.getByRole('alert')).toContainText('Le mot de passe actuel est incorrect');
  await deletion.getByLabel('Mot de passe actuel', { exact: true }).fill('un autre mot');
  await deletion.getByRole('button').last().click();
  await expect(page.getByText('Votre compte a été supprimé, avec')).toBeVisible();
  complaints.expect(/^4\d\d /);
});

test('a wrong sign-in and a lost password say so, with scripts switched off', async ({ page, complaints }) => {
  const email = `${randomUUID()}@example.org`;
  await page.goto('/fr/connexion');
  const signIn = page.getByRole('form', { name: 'Se connecter' });
  await signIn.getByLabel('Adresse e-mail').fill(email);
  await signIn.getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
  await signIn.getByRole('button', { name: 'Se connecter' }).click();
  await expect(signIn.getByRole('alert')).toBeVisible();
  await expect(signIn.getByLabel('Adresse e-mail')).toHaveValue(email);
  await page.goto('/fr/mot-de-passe-oublie');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page).toHaveURL(/reinitialisation-mot-de-passe\?email=/);
  await expect(page.getByText('Si un compte existe à cette adresse')).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
  complaints.expect(/^4\d\d /);
});

test('a product for which there is no room says so beside its button, with scripts switched off', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/fr/produits');
  await page.locator('[data-of="mf-catalogue/products"]').getByRole('article').getByRole('link').first().click();
  const full = JSON.stringify(Array.from({ length: 100 }, (_, place) => `P-${place}`));
  await context.addCookies([{ name: 'guestProducts', value: encodeURIComponent(full), url: page.url() }]);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Ajouter à ma liste' }) }).first();
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toContainText('Votre sélection est pleine sur cet appareil');
  await expect(page).toHaveURL(/\/fr\/produits\//);
  complaints.expect(/^4\d\d /);
});
