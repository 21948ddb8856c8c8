import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { liveVersion, siteRegistry } from '../site/site-registry.ts';
import { site } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

test('the console shows pictures of a release: of its pages, and of its fragments alone', async ({ page }) => {
  const version = await liveVersion('mf-catalogue');
  await promisify(execFile)('npm', ['run', '--silent', 'sample-pictures', '--', 'mf-catalogue'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir },
  });
  const { secret, id } = await siteRegistry().createToken({ name: 'Olga Petit', role: 'ops', by: 'e2e' });
  try {
    await page.goto('/_ops');
    await page.getByLabel('Access token').fill(secret);
    await page.getByLabel('Access token').press('Enter');
    await expect(page.getByRole('heading', { name: 'What is live' })).toBeVisible();
    await page.goto(`/_ops/compare?${new URLSearchParams({ remote: 'mf-catalogue', from: version, to: version })}`);
    const looks = (name: string) => page.getByRole('img', { name: `${name} in ${version}` }).first();
    await expect(looks('/fr/produits')).toBeVisible();
    const slider = looks('mf-catalogue/product-slider {"heading":"Meubles"}');
    await expect(slider).toBeVisible();
    // The slider with its cards, and not the page that it was put on.
    const height = await slider.evaluate((image: HTMLImageElement) => image.naturalHeight);
    expect(height).toBeGreaterThan(200);
    expect(height).toBeLessThan(1_000);
  } finally {
    await siteRegistry().revokeToken(id, { by: 'e2e' });
  }
});
