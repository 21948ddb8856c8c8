import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import { registryOverHttp } from '../../deploy/registry/client.ts';
import { buildFolder } from '../../shared/build/folder.ts';
import type { Manifest } from '../../shared/release/index.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, makeLive, siteRegistry } from '../site/site-registry.ts';
import { site } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const remote = 'mf-catalogue';
const project = { fr: 'projet', nl: 'project', en: 'project', de: 'projekt' };
const renamed = { fr: 'tous-les-meubles', nl: 'alle-meubelen', en: 'all-furniture', de: 'alle-moebel' };
const before = { fr: ['produits'], nl: ['producten'], en: ['products'], de: ['produkte'] };

/** The build of mf-catalogue with another manifest. */
async function publish(
  client: ReturnType<typeof siteRegistry>,
  change: (manifest: Manifest) => object,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'new-address-'));
  try {
    cpSync(buildFolder('production', remote), folder, { recursive: true });
    const path = join(folder, 'manifest.json');
    const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...manifest, ...change(manifest) }));
    const { version } = await publishFolder(client, folder, { live: true, by: 'e2e', why: 'addresses' });
    await expect.poll(async () => (await fetchPage('/fr')).text).toContain(`"${remote}":{"version":"${version}"`);
    return version;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const withoutProject = <Value>({ project: _, ...others }: Record<string, Value>) => others;
const hasProject = async () => {
  const shown = Object.entries(project).map(async ([language, path]) =>
    (await fetchPage(`/${language}/${path}`, 'io')).text.includes('data-of="mf-catalogue/project"'),
  );
  return (await Promise.all(shown)).join();
};

test('a team adds a page in four languages and renames another with its own token alone, and takes both back', async ({
  page,
}) => {
  const admin = siteRegistry();
  const first = await liveVersion(remote);
  const shell = await liveVersion('shell');
  const team = await admin.createToken({ name: 'Team Catalogue', role: 'team', remotes: [remote], by: 'e2e' });
  const own = registryOverHttp(`http://127.0.0.1:${site.port + 1}`, team.secret);
  try {
    const without = await publish(own, ({ pages, routes, gives, samples }) => ({
      pages: withoutProject(pages),
      routes: withoutProject(routes),
      gives: gives.filter((contract) => contract !== 'page:project@1'),
      samples: { ...samples, addresses: samples.addresses.filter((address) => address !== '/fr/projet') },
    }));
    expect(await hasProject()).toBe('false,false,false,false');

    await publish(own, ({ routes, samples }) => ({
      routes: { ...routes, products: { ...routes.products, paths: renamed, formerly: before } },
      samples: { ...samples, addresses: samples.addresses.map((address) => address.replace('produits', renamed.fr)) },
    }));
    expect(await hasProject()).toBe('true,true,true,true');
    for (const [language, [path]] of Object.entries(before)) {
      const { status, headers } = await fetchPage(`/${language}/${path}?page=2`, 'io');
      expect([status, headers.location]).toEqual([301, `/${language}/${Reflect.get(renamed, language)}?page=2`]);
    }
    // What others link with has the new address: the shell's header, in the version that it had, and texts of editors.
    await page.goto('/fr/contact');
    await alive(page, 'mf-contact/contact');
    await expect(page.locator('a[href^="/fr/produits?"], a[href="/fr/produits"]')).toHaveCount(0);
    expect((await fetchPage('/sitemaps/fr.xml')).text).toContain('/fr/tous-les-meubles</loc>');
    await page.locator('a[href="/fr/tous-les-meubles"]').first().dispatchEvent('click');
    await alive(page, 'mf-catalogue/products');
    await expect(page).toHaveURL(/\/fr\/tous-les-meubles$/);
    expect(await liveVersion('shell')).toBe(shell);

    const refusal = await own
      .makeLive('mf-search', { version: await liveVersion('mf-search'), by: 'e2e', why: 'not ours', country: '*' })
      .then(String, (error: Error) => error.message);
    expect(refusal).toMatch(/may not|mf-search/);

    await own.rollBack(remote, { by: 'e2e', why: 'not yet' });
    expect(await liveVersion(remote)).toBe(without);
    await expect.poll(hasProject).toBe('false,false,false,false');
    expect((await fetchPage('/fr/produits')).status).toBe(200);
    expect((await fetchPage('/fr/tous-les-meubles')).status).toBe(404);
  } finally {
    await admin.revokeToken(team.id, { by: 'e2e' });
    await makeLive(remote, first);
  }
});
