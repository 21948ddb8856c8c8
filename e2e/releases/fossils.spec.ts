import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildFolder } from 'shared/build';
import { uploadOf } from '../../deploy/commands/release/publish-folder.ts';
import type { Upload } from '../../deploy/registry/contract.ts';
import { fossils, unpack } from '../fossils/fossils.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, siteRegistry } from '../site/site-registry.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

type Fossil = (typeof fossils)[number];

/** It speaks every language, and in it mf-search leaves its role to the fossil. */
const country = 'io';
const on = { by: 'e2e', why: 'a fossil' };

/** Publishes a folder with its manifest in its own words, but for what is changed; answers the version. */
async function publish(folder: string, changed: Partial<Upload['manifest']> = {}): Promise<string> {
  const registry = siteRegistry();
  const upload = await uploadOf(registry, folder, { ...on, live: false });
  const said: Upload['manifest'] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const { version } = upload.manifest;
  await registry.publish({ ...upload, manifest: { ...said, ...changed, version } });
  return version;
}

/** Makes a fossil live while `walk` runs. */
async function whileLive({ archive, remote, pages }: Fossil, walk: () => Promise<void>): Promise<void> {
  const folder = unpack(archive);
  const status = async () => (await fetchPage(`/fr/${pages.fr.path}`, country)).status;
  try {
    const versions = {
      [remote]: await publish(folder),
      'mf-search': await publish(buildFolder('production', 'mf-search'), { roles: {} }),
    };
    const { together = 0 } = await siteRegistry().makeAllLive({ ...on, country, versions, together: true });
    try {
      await expect.poll(status).toBe(200);
      await walk();
    } finally {
      // The tabs of this test are closed.
      await siteRegistry().rollBackTogether(together, { ...on, force: true });
    }
    // What was retired once leads on for as long as it is not live.
    await expect.poll(status).not.toBe(200);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function formOf(page: Page, { inFrench: { word, count } }: Fossil) {
  const field = page.getByRole('textbox', { name: word });
  const form = page.locator('form', { has: field });
  return { field, button: form.getByRole('button', { name: count }), done: form.getByRole('status') };
}

async function withoutScripts(browser: Browser, fossil: Fossil): Promise<void> {
  const { pages, inFrench } = fossil;
  for (const [language, { path, heading }] of Object.entries(pages)) {
    const { status, text } = await fetchPage(`/${language}/${path}`, country);
    expect([status, text.includes(`${heading}</h1>`)]).toEqual([200, true]);
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(country, `/fr/${pages.fr.path}`));
  await expect(page.getByText(new RegExp(`${inFrench.found}[1-9]`))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: inFrench.card })).toBeVisible();
  const { field, button, done } = formOf(page, fossil);
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(inFrench.missing);
  await field.fill('Lune');
  await button.click();
  await expect(done).toHaveText(/^Lune : [1-9]/);
  await context.close();
}

async function withScripts(page: Page, fossil: Fossil): Promise<void> {
  const { remote, pages, parts, inFrench } = fossil;
  const path = `/fr/${pages.fr.path}`;
  const choose = async (times: number) => {
    for (const part of [parts.page, parts.fragment]) await alive(page, `${remote}/${part}`);
    await page.getByRole('button', { name: inFrench.choose }).click();
    await expect(page.getByText(inFrench.heard)).toBeVisible();
    await expect(page.getByText(`${inFrench.times}${times}`)).toBeVisible();
  };
  await page.goto(at(country, path));
  await choose(1);
  const card = page.locator(`[data-of="${remote}/${parts.fragment}"] section`);
  await expect(card).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');

  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  const overlay = page.getByRole('dialog', { name: inFrench.search });
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();

  // A page load would forget what stays of a navigation: the state.
  await page.getByRole('link', { name: inFrench.home, exact: true }).click();
  await alive(page, 'mf-content/home');
  await page.goBack();
  await choose(2);

  const { field, button, done } = formOf(page, fossil);
  await field.fill('Lune');
  await button.click();
  await expect(done).toHaveText(/^Lune : [1-9]/);
  await alive(page, `${remote}/${parts.page}`);
}

/** Retires it while a tab is open on its page, and takes that back. */
async function retired(page: Page, { remote, pages, parts, inFrench }: Fossil): Promise<void> {
  const own = pages.fr.path;
  await page.goto(at(country, `/fr/${own}`));
  const { routes } = await siteRegistry().manifest(remote, await liveVersion(remote, country));
  const redirects = Object.fromEntries(Object.values(routes).map(({ name }) => [name, ['/fr/contact']]));
  const { together = 0 } = await siteRegistry().retire(remote, { ...on, redirects, dryRun: false, force: true });
  await expect.poll(async () => (await fetchPage(`/fr/${own}`, country)).status).toBe(301);
  await page.getByRole('link', { name: inFrench.home, exact: true }).click();
  await alive(page, 'mf-content/home');
  await page.goBack();
  await alive(page, 'mf-contact/contact');
  await expect(page).toHaveURL(at(country, '/fr/contact'));
  for (const [language, { path }] of Object.entries(pages)) {
    await page.goto(at(country, `/${language}/${path}`));
    await expect(page).toHaveURL(new RegExp(`/${language}/[ck]onta[ck]t$`));
  }
  await siteRegistry().rollBackTogether(together, { ...on, force: true });
  await expect.poll(async () => (await fetchPage(`/fr/${own}`, country)).status).toBe(200);
  await page.goto(at(country, `/fr/${own}`));
  await alive(page, `${remote}/${parts.page}`);
}

for (const fossil of fossils)
  test.describe(fossil.builtBy, () => {
    test('what an earlier kit has built works on the site of today, with scripts and without', async ({
      page,
      browser,
    }) => {
      await whileLive(fossil, async () => {
        await test.step('without scripts', () => withoutScripts(browser, fossil));
        await test.step('with scripts', () => withScripts(page, fossil));
      });
    });

    test('visitors of a remote that is retired are led on, in an open tab too, until that is taken back', async ({
      page,
    }) => {
      await whileLive(fossil, () => retired(page, fossil));
    });
  });
