import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import type { RegistryClient } from '../../deploy/registry/client.ts';
import { beginRecipe, type Recipe } from '../recipes/recipe.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, makeLive, siteRegistry } from '../site/site-registry.ts';
import { site } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';
import { addAllThatIsNew, takeItUpElsewhere, trends } from './change-two-remotes.ts';

const renamed = { fr: 'bois-de-saison', nl: 'hout-van-het-seizoen', en: 'woods-in-season', de: 'holz-der-saison' };
const searchRenamed = { fr: 'chercher', nl: 'zoek', en: 'find', de: 'finden' };
const on = { by: 'e2e', why: 'a team alone' };

/** When the gateway's process was started. */
async function gatewayStart(): Promise<string> {
  const metrics = await (await fetch(`http://127.0.0.1:${site.settings.METRICS_PORT}/metrics`)).text();
  return /^process_start_time_seconds (\S+)/m.exec(metrics)?.[1] ?? 'unknown';
}

const shellOf = (text: string) => /data-remote="shell" data-version="([^"]+)"/.exec(text)?.[1];

/** Publishes a build of the copy as its team, with its own token. */
async function release(own: RegistryClient, { copy }: Recipe, remote: string): Promise<void> {
  const { version } = await publishFolder(own, join(copy, '.build/production', remote), { ...on, live: true });
  await expect.poll(async () => (await fetchPage('/fr')).text).toContain(`"${remote}":{"version":"${version}"`);
}

/** Which of the four addresses have the page. */
const pageAt = (paths: Record<string, string>) =>
  Promise.all(
    Object.entries(paths).map(async ([language, path]) => {
      const { status, text } = await fetchPage(`/${language}/${path}`, 'io');
      return status === 200 && text.includes('data-of="mf-search/trends"');
    }),
  );
const everywhere = [true, true, true, true];
const nowhere = [false, false, false, false];

test('teams add a page in four languages, a fragment for the overlay, an event and a state, rename the page and roll back, each with its own token', async ({
  page,
}) => {
  // Two builds on a machine that may be busy.
  test.setTimeout(600_000);
  const before = { gateway: await gatewayStart(), shell: shellOf((await fetchPage('/fr')).text) };
  expect(before).toEqual({ gateway: expect.stringMatching(/^\d/), shell: await liveVersion('shell') });
  const first = { 'mf-search': await liveVersion('mf-search'), 'mf-contact': await liveVersion('mf-contact') };
  const admin = siteRegistry();
  const team = async (remote: string) => {
    const token = await admin.createToken({ name: `Team ${remote}`, role: 'team', remotes: [remote], by: 'e2e' });
    return { ...token, own: siteRegistry(token.secret) };
  };
  const [search, contact] = [await team('mf-search'), await team('mf-contact')];
  const recipe = beginRecipe();
  try {
    addAllThatIsNew(recipe);
    takeItUpElsewhere(recipe);
    recipe.run('shared/build/generate-types.ts');
    recipe.run('shared/build/cli.ts', 'mf-search', 'mf-contact');

    // Who uses what nobody gives has to wait for it.
    const early = await release(contact.own, recipe, 'mf-contact').catch(String);
    expect(early).toMatch(/uses page:trends@1/);
    expect(await pageAt(trends)).toEqual(nowhere);

    await release(search.own, recipe, 'mf-search');
    await expect.poll(() => pageAt(trends)).toEqual(everywhere);
    await page.goto(`/fr/${trends.fr}`);
    await alive(page, 'mf-search/trends');
    await page.getByRole('button', { name: 'Voir un bois' }).click();
    const overlay = page.getByRole('dialog', { name: 'Un bois de saison' });
    await expect(overlay.getByRole('button', { name: 'Choisir le chêne' })).toBeVisible();

    // Another team's page opens the fragment, hears what is chosen in it and reads the state, after a release of its own.
    await page.goto('/fr/contact');
    await expect(page.getByText('Bois choisi')).toHaveCount(0);
    await release(contact.own, recipe, 'mf-contact');
    await page.goto('/fr/contact');
    await alive(page, 'mf-contact/contact');
    await expect(page.getByText('Bois choisi : aucun')).toBeVisible();
    await expect(page.getByText('Dernier bois : aucun')).toBeVisible();
    await page.getByRole('button', { name: 'Choisir un bois' }).click();
    await overlay.getByRole('button', { name: 'Choisir le chêne' }).click();
    await expect(page.getByText('Bois choisi : chêne')).toBeAttached();
    await expect(page.getByText('Dernier bois : chêne')).toBeAttached();
    await page.keyboard.press('Escape');

    // A new address, of a page that the shell links to as well.
    const path = join(recipe.copy, '.build/production/mf-search/manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const { search: found, trends: added } = manifest.routes;
    const formerly = (paths: Record<string, string>) =>
      Object.fromEntries(Object.entries(paths).map(([language, one]) => [language, [one]]));
    const routes = {
      search: { ...found, paths: searchRenamed, formerly: formerly(found.paths) },
      trends: { ...added, paths: renamed, formerly: formerly(added.paths) },
    };
    const addresses = [`/fr/${renamed.fr}`, `/fr/${searchRenamed.fr}?item=miroir`];
    writeFileSync(path, JSON.stringify({ ...manifest, routes, samples: { ...manifest.samples, addresses } }));
    await release(search.own, recipe, 'mf-search');
    await expect.poll(() => pageAt(renamed)).toEqual(everywhere);
    for (const [language, former] of Object.entries(trends)) {
      const { status, headers } = await fetchPage(`/${language}/${former}?from=mail`, 'io');
      expect([status, headers.location]).toEqual([301, `/${language}/${Reflect.get(renamed, language)}?from=mail`]);
    }
    expect((await fetchPage('/sitemaps/fr.xml')).text).toContain(`/fr/${renamed.fr}</loc>`);
    await page.goto('/fr/contact');
    await alive(page, 'mf-contact/contact');
    // What others link with has the new address, in the versions that they had: mf-contact, and the shell's header.
    await expect(page.locator('a[href^="/fr/recherche"]')).toHaveCount(0);
    await expect(page.locator('a[href="/fr/chercher"]').first()).toBeAttached();
    await page.getByRole('link', { name: 'Les tendances' }).click();
    await expect(page.getByRole('heading', { name: 'Les tendances du bois' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/fr/${renamed.fr}$`));

    const refusal = await contact.own.rollBack('mf-search', on).catch(String);
    expect(refusal).toMatch(/may release mf-contact, not mf-search/);

    await search.own.rollBack('mf-search', on);
    await expect.poll(() => pageAt(trends)).toEqual(everywhere);
    expect((await fetchPage(`/fr/${renamed.fr}`)).status).toBe(404);
    const linked = await search.own.rollBack('mf-search', on).catch(String);
    expect(linked).toMatch(/mf-contact \S+ uses page:trends@1/);
    await contact.own.rollBack('mf-contact', on);
    // Tabs that are open have it for a day: the team is told, and ops may do it all the same.
    expect(await search.own.rollBack('mf-search', on).catch(String)).toMatch(
      /open tabs still have, uses mf-search\/trend@1/,
    );
    await admin.rollBack('mf-search', { ...on, force: true });
    await expect.poll(() => pageAt(trends)).toEqual(nowhere);
    await page.goto('/fr/contact');
    await alive(page, 'mf-contact/contact');
    await expect(page.getByText('Bois choisi')).toHaveCount(0);

    expect({ gateway: await gatewayStart(), shell: shellOf(await page.content()) }).toEqual(before);
  } finally {
    for (const { id } of [search, contact]) await admin.revokeToken(id, { by: 'e2e' });
    for (const [remote, version] of Object.entries(first)) await makeLive(remote, version);
    recipe.remove();
  }
});
