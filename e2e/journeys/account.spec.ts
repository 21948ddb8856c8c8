import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { setState } from '../site/bus.ts';
import { newMember } from '../site/members.ts';
import { lastMailTo } from '../site/outbox.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const password = 'correct horse';
const newAddress = () => `anna-${randomUUID()}@example.org`;

async function open(page: Page, path: string, of: string) {
  await page.goto(at('fr', path));
  await alive(page, of);
}

/** Where a sign-in leads. */
async function atLists(page: Page) {
  await expect(page).toHaveURL(/\/fr\/liste-de-souhaits$/);
  await alive(page, 'mf-account/wishlist');
}

/** Fills in one of the two forms of the login page, or of the popin. */
async function fill(page: Page, form: string, button: string, email: string, secret = password) {
  const fields = page.getByRole('form', { name: form });
  await fields.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
  await fields.getByLabel('Mot de passe', { exact: true }).fill(secret);
  await fields.getByRole('button', { name: button, exact: true }).click();
}
const signUp = (page: Page, email: string) => fill(page, 'Créer un compte', 'Créer mon compte', email);
const signIn = (page: Page, email: string, secret?: string) =>
  fill(page, 'Se connecter', 'Se connecter', email, secret);

const choose = (page: Page, productIdToAdd: string, signedIn = false) =>
  setState(page, 'popin', {
    open: true,
    content: signedIn ? 'mf-account/save-popin' : 'mf-account/login-popin',
    productIdToAdd,
  });

// R169
test('signing in and signing up stand side by side, and one below the other on a phone', async ({ page }) => {
  await open(page, '/fr/connexion', 'mf-account/login');
  const places = () =>
    Promise.all(
      ['Se connecter', 'Créer un compte'].map(async (name) => {
        const box = await page.getByRole('form', { name }).boundingBox();
        return { left: box?.x ?? 0, top: box?.y ?? 0 };
      }),
    );
  const [signInForm, signUpForm] = await places();
  expect(signUpForm?.top).toBe(signInForm?.top);
  expect(signUpForm?.left).toBeGreaterThan(signInForm?.left ?? 0);
  await page.setViewportSize({ width: 390, height: 800 });
  const [above, below] = await places();
  expect(below?.top).toBeGreaterThan(above?.top ?? 0);
});

// R277, R278, R279, R291, R292, C57
test('makes an account, changes the password, takes the data away, and deletes the account', async ({
  page,
  complaints,
}) => {
  const email = newAddress();
  await open(page, '/fr/mon-compte', 'mf-account/login');
  await expect(page).toHaveURL(/\/fr\/connexion$/);
  await signUp(page, email);
  await atLists(page);

  await open(page, '/fr/connexion', 'mf-account/my-account');
  await expect(page).toHaveURL(/\/fr\/mon-compte$/);
  await expect(page.getByText(email)).toBeVisible();

  await expect(page.getByText(/n’est pas encore confirmée/)).toBeVisible();
  const link = () =>
    /http:\/\/\S+confirmer-adresse\/[\w.-]+/.exec((lastMailTo(email) ?? '').replaceAll('=\r\n', ''))?.[0];
  await expect.poll(link).toContain(at('fr', '/fr/confirmer-adresse/'));
  await page.goto(link() ?? '');
  await alive(page, 'mf-account/verify-email');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await page.getByRole('link', { name: 'Voir mon compte' }).click();
  await alive(page, 'mf-account/my-account');
  await expect(page.getByText(/n’est pas encore confirmée/)).toHaveCount(0);

  const form = page.getByRole('form', { name: 'Changer de mot de passe' });
  await form.getByLabel('Mot de passe actuel', { exact: true }).fill(password);
  await form.getByLabel('Nouveau mot de passe', { exact: true }).fill('battery staple');
  await form.getByLabel('Nouveau mot de passe, encore une fois', { exact: true }).fill('battery staple');
  await form.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('rivelle-mes-donnees.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ email, wishlists: [] });

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const deletion = page.getByRole('form', { name: 'Supprimer votre compte' });
  await deletion.getByLabel('Mot de passe actuel', { exact: true }).fill('battery staple');
  await deletion.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(page).toHaveURL(/\/fr\/logout$/);

  await open(page, '/fr/connexion', 'mf-account/login');
  await signIn(page, email, 'battery staple');
  await expect(page.getByRole('alert')).toHaveText('Adresse e-mail ou mot de passe incorrect');
  complaints.expect(/^403 \S+\/session$/);
});

// R288, R289, R38, C34
test('gets back in without the password: by a mail with a temporary one', async ({ page }) => {
  const { email } = await newMember();
  await open(page, '/fr/connexion', 'mf-account/login');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await alive(page, 'mf-account/lost-password');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
  await page.getByRole('button', { name: 'Recevoir un mot de passe provisoire' }).click();
  await expect(page).toHaveURL(`/fr/reinitialisation-mot-de-passe?${new URLSearchParams({ email })}`);
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email);

  const temporary = () =>
    /\b[2-9a-z]{4}(?:-[2-9a-z]{4}){2}\b/.exec(lastMailTo(email)?.split('\r\n\r\n').slice(1).join() ?? '')?.[0];
  await expect.poll(temporary).toBeDefined();
  const form = page.getByRole('form', { name: 'Nouveau mot de passe' });
  await form.getByLabel('Nouveau mot de passe', { exact: true }).fill('battery staple');
  for (const [code, answer] of [
    ['aaaa-bbbb-cccc', 'Ce mot de passe provisoire n’est pas le bon'],
    [temporary() ?? '', 'Votre mot de passe a été remplacé.'],
  ] as const) {
    await form.getByLabel('Mot de passe provisoire', { exact: true }).fill(code);
    await form.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await alive(page, 'mf-account/login');
  await signIn(page, email, 'battery staple');
  await atLists(page);
});

// R346, R276, R35
test('says that an address is taken, and keeps what was typed', async ({ page }) => {
  const email = newAddress();
  await open(page, '/fr/connexion', 'mf-account/login');
  await signUp(page, email);
  await atLists(page);
  await open(page, '/fr/logout', 'mf-account/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'À bientôt' })).toBeVisible();
  await page.getByRole('link', { name: 'Se reconnecter' }).click();
  await alive(page, 'mf-account/login');
  await signUp(page, email);
  await expect(page.getByRole('alert')).toHaveText('Cette adresse e-mail est déjà utilisée');
  await expect(page.getByRole('form', { name: 'Créer un compte' }).getByRole('textbox').first()).toHaveValue(email);
});

// R124, R125, R129, R283, R261, R262
test('keeps a product without an account: the popin makes one, and a list for it', async ({ page }) => {
  await open(page, '/fr/contact', 'mf-contact/contact');
  await choose(page, 'RV-1045');
  const dialog = page.getByRole('dialog', { name: 'Garder ce produit' });
  await dialog.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('dialog', { name: 'Créer un compte' })).toBeVisible();
  await signUp(page, newAddress());
  const saving = page.getByRole('dialog', { name: 'Ajouter à une liste' });
  await saving.getByRole('button', { name: 'Nouvelle liste' }).click();
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('Salle d’eau');
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(saving.getByRole('radio', { name: /Salle d’eau/ })).toBeChecked();
  await saving.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Ajouté à «\s?Salle d’eau\s?»/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ma liste de souhaits\s*1 produit/ })).toBeVisible();
  await page.getByRole('link', { name: 'Voir la liste' }).click();
  await alive(page, 'mf-account/wishlist');
  await expect(page.getByText('Salle d’eau').first()).toBeVisible();
});

// R259, C62
test('finds what was chosen before the sign-up on the first list', async ({ page }) => {
  await open(page, '/fr/contact', 'mf-contact/contact');
  await choose(page, 'RV-1045');
  await expect(page.getByRole('dialog', { name: 'Garder ce produit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ce produit est gardé sur cet appareil.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma sélection' }).click();
  await alive(page, 'mf-account/login');
  await expect(page.getByRole('heading', { name: /^Votre sélection\s?: 1 produit/ })).toBeVisible();
  await signUp(page, newAddress());
  await atLists(page);
  await choose(page, 'RV-1045', true);
  await expect(page.getByRole('radio', { name: /1 produit/ })).toBeChecked();
});

// R260, C26
test('two tabs that save at the same time keep both products; a sign-out in one reaches the other', async ({
  context,
  page,
}) => {
  await open(page, '/fr/connexion', 'mf-account/login');
  const other = await context.newPage();
  await open(other, '/fr/connexion', 'mf-account/login');
  await page.bringToFront();
  await signUp(page, newAddress());
  await atLists(page);
  await atLists(other);

  await choose(page, '', true);
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(page, 'RV-1045', true);
  await choose(other, 'RV-1060', true);
  for (const tab of [page, other]) await expect(tab.getByRole('radio', { name: /0 produit/ })).toBeChecked();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await choose(page, 'RV-1045', true);
  await expect(page.getByRole('radio', { name: /2 produits/ })).toBeChecked();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page, '/fr/logout', 'mf-account/logout');
  await expect(other).toHaveURL(/\/fr\/connexion$/);
});
