import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import decode from 'qr/decode.js';
import { z } from 'zod';
import { setState } from '../site/bus.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { type Member, newMember, signedInAs } from '../site/members.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const listSchema = z.object({ id: z.string(), title: z.string(), revision_id: z.number() });
const productsSchema = z.object({
  products: z.object({ items: z.array(z.object({ uid: z.string(), heading: z.string() })) }),
});

/** A list of the first few products of the catalogue, of a member who makes it. */
async function listOf(member: Member, title: string, count: number) {
  const { products } = await member.ask(
    productsSchema,
    'query($count: Int!) { products(limit: $count) { items { uid heading } } }',
    { count },
  );
  const { createWishlist } = await member.ask(
    z.object({ createWishlist: z.array(listSchema) }),
    'mutation($title: String!) { createWishlist(title: $title) { id title revision_id } }',
    { title },
  );
  const id = createWishlist.at(-1)?.id ?? '';
  await member.ask(
    z.unknown(),
    `mutation($wishlist: WishlistInput!, $products: [WishlistProductInput!]!) {
      updateWishlist(wishlist: $wishlist, products: $products) { id } }`,
    { wishlist: { id, title }, products: products.items.map(({ uid }) => ({ id: uid })) },
  );
  return { id, title, products: products.items };
}

/** Shares a list; answers the address of its page. */
async function shareList(member: Member, list: string): Promise<string> {
  const { shareWishlist } = await member.ask(
    z.object({ shareWishlist: z.object({ token: z.string() }) }),
    'mutation($list: String!) { shareWishlist(wishlistUuid: $list) { token } }',
    { list },
  );
  return at('fr', `/fr/liste-partagee/${shareWishlist.token}`);
}

async function openLists(page: Page): Promise<void> {
  await page.goto(at('fr', '/fr/liste-de-souhaits'));
  await alive(page, 'mf-account/wishlist');
}

const poppler = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });

/** The sizes in a PDF, in points: of the letters of a line, and of pictures. */
function measured(file: string) {
  const drawn = poppler('pdftohtml', '-xml', '-stdout', '-zoom', '1', file);
  const fonts = new Map([...drawn.matchAll(/<fontspec id="(\d+)" size="(\d+)"/g)].map(([, id, size]) => [id, size]));
  const lines = [...drawn.matchAll(/<text .*font="(\d+)">(.*)<\/text>/g)].map(([, font, line = '']) => ({
    size: Number(fonts.get(font)),
    words: line.replace(/<[^>]*>/g, ''),
  }));
  const pictures = [...drawn.matchAll(/<image .*width="(\d+)" height="(\d+)"/g)];
  return {
    sizesOf: (words: RegExp) => [...new Set(lines.flatMap((line) => (words.test(line.words) ? line.size : [])))],
    thumbnails: [...new Set(pictures.map(([, width, height]) => `${width} × ${height}`))],
  };
}

// R254, R268, R269, R270, R273, R422, C49
test('take a list along as a PDF', async ({ context, page }) => {
  const member = await newMember();
  const { products } = await listOf(member, 'Salle de bains d’été', 20);
  await signedInAs(context, member);
  await openLists(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Rivelle Salle de bains d’été.pdf');
  const file = await download.path();

  const about = poppler('pdfinfo', file);
  expect(about).toMatch(/Page size: +595\.28 x 841\.89 pts \(A4\)/);
  expect(about).toMatch(/Title: +Ma sélection – Salle de bains d’été/);
  expect(about).toMatch(/Pages: +2/);
  const fonts = poppler('pdffonts', file).split('\n').slice(2, -1);
  expect(fonts).toHaveLength(3);
  for (const font of fonts) expect(font).toMatch(/^(Fraunces|InstrumentSans\w*) +CID TrueType +Identity-H +yes/);
  const pictures = poppler('pdfimages', '-list', file).split('\n').slice(2, -1);
  expect(pictures).toHaveLength(20);
  for (const picture of pictures) expect(picture).toMatch(/ jpeg .* 20[01] +20[01] /);

  const { sizesOf, thumbnails } = measured(file);
  expect(sizesOf(/^Salle de bains d’été$/)).toEqual([22]);
  expect(sizesOf(/^Ma sélection$/)).toEqual([8]);
  expect(sizesOf(/^L \d+ cm/)).toEqual([10]);
  for (const { heading } of products) expect(sizesOf(RegExp(`^${heading}$`))).toEqual([12]);
  expect(thumbnails).toEqual(['59 × 78']);

  const text = poppler('pdftotext', file, '-');
  const places = [
    'Rivelle',
    'Meubles de salle de bains',
    'Ma sélection',
    'Salle de bains d’été',
    ...products.map(({ heading }) => heading),
  ].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).toMatch(/\nL \d+ cm(?:, |\n)/);
  expect(text.match(/\d\s*\/\s*2(?=\n)/g)?.map((number) => number[0])).toEqual(['1', '2']);
});

const sharingSchema = z.object({
  accountExport: z.object({ wishlists: z.array(z.object({ isShared: z.boolean() })) }),
});

/** What a QR code on the first sheet of a PDF leads to. */
function readCode(file: string): string {
  execFileSync('pdftoppm', ['-png', '-r', '150', '-singlefile', file, file]);
  return read(PNG.sync.read(readFileSync(`${file}.png`)));
}

const read = ({ width, height, data }: PNG): string => decode({ width, height, data: new Uint8ClampedArray(data) });

// C69, C70
test('a PDF of one product shows it large, of five on one sheet, with a retailer nearby and, once there is a link, its code', async ({
  context,
  page,
}) => {
  const download = async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
    return (await downloading).path();
  };
  for (const [count, size] of [
    [1, '375 × 496'],
    [5, '147 × 194'],
  ] as const) {
    const member = await newMember();
    const { products } = await listOf(member, `Liste de ${count}`, count);
    await signedInAs(context, member);
    await openLists(page);
    const plain = await download();
    const { accountExport } = await member.ask(sharingSchema, '{ accountExport { wishlists { isShared } } }');
    expect(accountExport.wishlists, 'no link is made that nobody asked for').toEqual([{ isShared: false }]);
    expect(measured(plain).thumbnails).toEqual([size]);
    expect(poppler('pdfinfo', plain)).toMatch(/Pages: +1/);
    const text = poppler('pdftotext', '-layout', plain, '-');
    expect(text).toContain('/fr/revendeurs');
    for (const { uid } of products) expect(text).toContain(`Réf. ${uid}`);

    await page.getByLabel('Revendeur près de').fill('59000');
    expect(poppler('pdftotext', '-layout', await download(), '-')).toMatch(/Votre revendeur le plus proche\s+.*Lille/);
    await page.getByLabel('Revendeur près de').fill('Nulle-Part-sur-Rien');
    await download();
    await expect(page.getByText(/Nous ne connaissons pas ce lieu/)).toBeVisible();

    await page.getByRole('button', { name: 'Envoyer par e-mail' }).click();
    await page.getByRole('button', { name: 'Créer le lien' }).click();
    const link = await page.getByLabel('Lien vers la liste').inputValue();
    expect(readCode(await download())).toBe(link);
  }
});

// R263
test('take the 41st of 60 products off: the way back is in view, the keyboard goes on at the next', async ({
  context,
  page,
}) => {
  const member = await newMember();
  const { products } = await listOf(member, 'Soixante', 60);
  await signedInAs(context, member);
  await openLists(page);
  const remove = (index: number) =>
    page.getByRole('button', { name: `Retirer ${products[index]?.heading} de la liste`, exact: true });
  await alive(page, 'mf-catalogue/product-grid');
  await remove(40).focus();
  await page.keyboard.press('Enter');
  await expect(remove(40)).toHaveCount(0);
  await expect(remove(41)).toBeFocused();
  const undo = page.getByRole('button', { name: 'Rétablir' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.click();
  await expect(remove(40)).toBeVisible();
});

// R255
test('print a list on a sheet of its own, at the second try too', async ({ context, page, complaints }) => {
  const member = await newMember();
  const { products } = await listOf(member, 'Chambre', 3);
  await signedInAs(context, member);
  // A browser without a screen opens no print dialog: the sheet that it would print is read instead.
  const printed = new Promise<{ text: string; typeface: string }>((resolve) =>
    context.exposeFunction('printed', resolve),
  );
  await context.addInitScript(() => {
    window.print = () => {
      const heading = document.querySelector('h1') ?? document.body;
      const typeface = getComputedStyle(heading).fontFamily;
      Reflect.get(window.top ?? window, 'printed')({ text: document.body.textContent, typeface });
    };
  });
  await openLists(page);
  // What prints it did not come the first time.
  await page.route('**/releases/mf-account/**/*print*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  complaints.expect(/ERR_FAILED \S+print\S*\.js$/, /^The print of a list could not be made/);
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const { text, typeface } = await printed;
  expect(typeface, 'in the look of the site').toContain('Fraunces');
  expect(text).toContain('Ma sélection');
  for (const { heading, uid } of products) {
    expect(text).toContain(heading);
    expect(text.replaceAll('\u00a0', ' ')).toContain(`Réf. ${uid}`);
  }
  expect(text).toContain('/fr/revendeurs');
  expect(text).not.toContain('Supprimer la liste');
});

// R255, C69, C70
test('a page with a list prints the same without scripts, and one that is shared its code', async ({ browser }) => {
  const member = await newMember();
  const { id, products } = await listOf(member, 'Sans script', 3);
  const shared = await shareList(member, id);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await signedInAs(plain, member);
  const still = await plain.newPage();
  for (const address of [at('fr', '/fr/liste-de-souhaits'), shared]) {
    await still.emulateMedia({ media: 'screen' });
    await still.goto(address);
    const references = products.map(({ uid }) => still.getByText(`Réf. ${uid}`, { exact: true }));
    for (const reference of references) await expect(reference).toBeHidden();
    await still.emulateMedia({ media: 'print' });
    for (const reference of references) await expect(reference).toBeVisible();
  }
  const {
    x = 0,
    y = 0,
    width = 0,
  } = (await still.getByRole('img', { name: 'Code QR de la liste en ligne' }).boundingBox()) ?? {};
  // A code is read with the light edge around it.
  const code = await still.screenshot({ clip: { x: x - 9, y: y - 9, width: width + 18, height: width + 18 } });
  await plain.close();
  expect(read(PNG.sync.read(code))).toBe(shared);
});

// C69
test('a page with a list fills its sheets where it is printed, and leaves none white', async ({ browser }) => {
  const sheets = async (page: Page) => {
    const file = test.info().outputPath('printed.pdf');
    await page.pdf({ path: file, preferCSSPageSize: true });
    return poppler('pdftotext', file, '-')
      .split('\f')
      .slice(0, -1)
      .map((sheet) => sheet.match(/Réf\./g)?.length ?? 0);
  };
  for (const count of [1, 5, 40]) {
    const member = await newMember();
    const { id } = await listOf(member, `Liste de ${count}`, count);
    const shared = await shareList(member, id);
    const context = await browser.newContext({ javaScriptEnabled: false });
    await signedInAs(context, member);
    const page = await context.newPage();
    for (const address of [at('fr', '/fr/liste-de-souhaits'), shared]) {
      await page.goto(address);
      const [first, ...others] = await sheets(page);
      if (count < 40) expect([first, ...others], address).toEqual([count]);
      // Three rows of four; the last sheet holds what is left.
      else expect(others.slice(0, -1), address).toEqual([12, 12]);
    }
    await context.close();
  }
});

// R253, C45
test('let somebody without an account read a list by a link, and take the link back', async ({ context, page }) => {
  const member = await newMember();
  await listOf(member, 'Maison de Léa', 3);
  await signedInAs(context, member);
  await openLists(page);
  await page.getByRole('button', { name: 'Envoyer par e-mail' }).click();
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const link = new URL(await page.getByLabel('Lien vers la liste').inputValue());
  await expect(page.getByRole('link', { name: 'Rédiger l’e-mail' })).toHaveAttribute('href', /^mailto:\?subject=/);

  const shared = await fetchPage(link.pathname);
  expect(shared.status).toBe(200);
  expect(shared.text).toMatch(/<h1[^>]*>Maison de Léa/);
  expect(shared.text).toContain('name="robots" content="noindex"');

  await page.getByRole('button', { name: 'Désactiver tous les liens' }).click();
  await expect(page.getByRole('status')).toContainText('Les liens sont désactivés');
  expect((await fetchPage(link.pathname)).status).toBe(404);
});

// C26
test('take products off in two tabs at once: both are gone, nothing else is', async ({ context, page }) => {
  const member = await newMember();
  const { id, products } = await listOf(member, 'Deux onglets', 5);
  await signedInAs(context, member);
  await openLists(page);
  const second = await context.newPage();
  await openLists(second);
  const uids = products.map(({ uid }) => uid);
  const lists = [{ id, title: 'Deux onglets', revision: 2, products: uids }];
  // What the delete buttons of the cards say to the page of the lists.
  await Promise.all([
    setState(page, 'wishlists', { lists, productIdToDelete: uids[0] }),
    setState(second, 'wishlists', { lists, productIdToDelete: uids[1] }),
  ]);
  for (const tab of [page, second]) await expect(tab.getByRole('status').getByRole('button')).toBeVisible();
  const { accountExport } = await member.ask(
    z.object({
      accountExport: z.object({ wishlists: z.array(z.object({ products: z.array(z.object({ uid: z.string() })) })) }),
    }),
    '{ accountExport { wishlists { products { uid } } } }',
  );
  expect(accountExport.wishlists[0]?.products.map(({ uid }) => uid)).toEqual(uids.slice(2));
});

test('a guest who saves a product far down, before the header is alive, is told where it is', async ({ page }) => {
  // The header's turn comes when the browser is idle: late on a slow phone.
  await page.addInitScript(() => {
    window.requestIdleCallback = (work) => window.setTimeout(work, 3_000, { didTimeout: true, timeRemaining: () => 0 });
  });
  await page.goto(at('fr', '/fr/produits/ligne-120'));
  await alive(page, 'mf-catalogue/product');
  await page.mouse.wheel(0, 1_200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await page.getByRole('button', { name: 'Ajouter à ma liste' }).last().click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await expect(page.getByRole('dialog').getByRole('form')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ce produit est gardé sur cet appareil.')).toBeVisible();
});
