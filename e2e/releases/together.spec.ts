import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentOverHttp } from '../../deploy/commands/content/open-content.ts';
import { importFolder } from '../../deploy/commands/content/testing.ts';
import { publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import { installationSecrets } from '../../deploy/settings/secrets.ts';
import { beginRecipe, type Recipe } from '../recipes/recipe.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, makeLive, siteRegistry } from '../site/site-registry.ts';
import { site } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const repository = join(import.meta.dirname, '../..');
const trends = { fr: 'tendances', nl: 'trends', en: 'trends', de: 'wohntrends' };
const words = 'La grande foire du bois';
const on = { by: 'e2e', why: 'they belong together' };

async function npm(...command: string[]): Promise<string> {
  const env = { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...command], { cwd: repository, env });
  return stdout;
}

/** Gives a remote the page "trends"; answers how it is taken away again. */
function addTrends({ change, write, read, copy }: Recipe, remote: string): () => void {
  const [routes, entry, page] = ['src/routes.ts', 'src/remote.ts', 'src/pages/trends/page.tsx'].map(
    (path) => `${remote}/${path}`,
  );
  if (!routes || !entry || !page) throw new Error(`${remote} has no files`);
  const before = [routes, entry].map((path) => [path, read(path)] as const);
  change(
    routes,
    'export default {',
    `export default {\n  trends: { name: 'trends', paths: ${JSON.stringify(trends)} },`,
  );
  change(entry, 'pages: {', "pages: { trends: () => import('./pages/trends/page'),");
  write(
    page,
    `export const load = async () => ({ seo: { title: 'Les tendances' } });
export const View = () => <h1>Les tendances du bois</h1>;
`,
  );
  return () => {
    for (const [path, text] of before) write(path, text);
    rmSync(join(copy, page));
  };
}

/** A remote as it is before it knows a type of block. */
function forgetBlock({ change, read, write, copy }: Recipe): void {
  const schema = 'shared/schema/blocks.graphql';
  change(schema, '  | PushImageFull\n', '');
  write(schema, read(schema).replace(/type PushImageFull \{.*?\}\n/s, ''));
  rmSync(join(copy, 'mf-content/src/fragments/blocks/editorial/PushImageFull'), { recursive: true });
}

/** What a document was made of, and what it shows. */
interface Loaded {
  path: string;
  status: number;
  versions: string;
  /** Who has the page "trends" in it. */
  owner?: string;
  hasBlock: boolean;
}
const remotes = ['mf-search', 'mf-stores', 'mf-content'];

async function load(path: string): Promise<Loaded> {
  const { status, text } = await fetchPage(path);
  const versionOf = (remote: string) => new RegExp(`"${remote}":\\{"version":"([^"]+)"`).exec(text)?.[1] ?? 'none';
  const [, owner] = /data-of="(mf-\w+)\/trends"/.exec(text) ?? [];
  return { path, status, versions: remotes.map(versionOf).join(' '), owner, hasBlock: text.includes(words) };
}

/** Goes on loading pages until it is told to stop. */
function loadMeanwhile(paths: readonly string[]) {
  const loaded: Loaded[] = [];
  let isOver = false;
  const loading = paths.map(async (path) => {
    while (!isOver) loaded.push(await load(path));
  });
  return async () => {
    isOver = true;
    await Promise.all(loading);
    return loaded;
  };
}

test('a page moves from one remote to another, and a type of block goes live with the page that uses it, in one write, and back in one', async ({
  page,
}) => {
  // Three builds on a machine that may be busy.
  test.setTimeout(600_000);
  const registry = siteRegistry();
  const versionsNow = () => Promise.all(remotes.map((remote) => liveVersion(remote)));
  const [search = '', stores = '', content = ''] = await versionsNow();
  const recipe = beginRecipe();
  const folder = await importFolder();
  let stop: () => Promise<Loaded[]> = async () => [];
  try {
    const publish = async (remote: string, live: boolean) =>
      (await publishFolder(registry, join(recipe.copy, '.build/production', remote), { ...on, live })).version;
    const build = (...names: string[]) => {
      recipe.run('shared/build/generate-types.ts');
      recipe.run('shared/build/cli.ts', ...names);
    };
    // As it was: the page is of mf-search, and mf-content does not know the block.
    const takeTrendsAway = addTrends(recipe, 'mf-search');
    forgetBlock(recipe);
    build('mf-search', 'mf-content');
    const before = [await publish('mf-search', true), stores, await publish('mf-content', true)].join(' ');
    takeTrendsAway();
    addTrends(recipe, 'mf-stores');
    build('mf-stores');
    const moved = await publish('mf-stores', false);
    const after = [search, moved, content].join(' ');
    const image = { url: '/pictures/placeholder.svg', width: 800, height: 600, alt: { fr: 'Du bois' } };
    const blocks = [{ type: 'PushImageFull', heading: { fr: words }, image }];
    const file = await folder.write(
      'pages.json',
      JSON.stringify([{ path: '/page/foire', seo: { title: { fr: 'La foire' } }, blocks }]),
    );
    const token = installationSecrets(site.dataDir).REGISTRY_TOKEN;
    const over = contentOverHttp(`http://127.0.0.1:${site.port + 1}`, token);
    const { preview } = await folder.import(over, [file], { preview: true, ...on });

    /** Every page load is of the releases before or of those after, and the page that moves is always there. */
    const mustBeAllOrNone = (loads: Loaded[]) => {
      expect(loads.length).toBeGreaterThan(10);
      for (const { path, status, versions, owner } of loads) {
        if (path !== '/fr/foire') expect([path, status]).toEqual([path, 200]);
        if (status === 200) expect([before, after]).toContain(versions);
        if (path === `/fr/${trends.fr}`) expect(owner).toBe(versions === before ? 'mf-search' : 'mf-stores');
      }
    };
    const trendsNow = async () => (await load(`/fr/${trends.fr}`)).owner;
    const fairNow = async () => (await load('/fr/foire')).hasBlock;
    await expect.poll(trendsNow).toBe('mf-search');
    await page.goto(`/fr/${trends.fr}`);
    await expect(page.getByRole('heading', { name: 'Les tendances du bois' })).toBeVisible();
    // Alone the page cannot move: both would have its address.
    expect(await registry.makeLive('mf-stores', { ...on, version: moved }).catch(String)).toMatch(
      /both have the address/,
    );

    stop = loadMeanwhile([`/fr/${trends.fr}`, '/fr/revendeurs', '/fr/foire']);
    const set = [`mf-search=${search}`, `mf-stores=${moved}`, `mf-content=${content}`];
    const said = await npm('release', '--', ...set, '--content', `${preview}`, '--together', '--why', on.why);
    const [, number = ''] = /--together (\d+)/.exec(said) ?? [];
    await expect.poll(trendsNow).toBe('mf-stores');
    await expect.poll(fairNow).toBe(true);
    expect((await versionsNow()).join(' ')).toBe(after);
    const there = await stop();
    mustBeAllOrNone(there);
    // Whoever has the new releases has the page that came with them, drawn whole.
    const fair = there.filter(({ path, versions }) => path === '/fr/foire' && versions === after);
    expect(fair.filter(({ status, hasBlock }) => status !== 200 || !hasBlock)).toEqual([]);

    // The tab that was open takes it up with its next page.
    await page.getByRole('banner').getByRole('link', { name: 'Revendeurs' }).click();
    await expect(page).toHaveURL(/\/fr\/revendeurs$/);
    await page.goto(`/fr/${trends.fr}`);
    await expect(page.locator('[data-of="mf-stores/trends"]')).toBeVisible();
    await page.goto('/fr/foire');
    await alive(page, 'mf-content/generic');
    await expect(page.getByRole('heading', { name: words })).toBeVisible();

    stop = loadMeanwhile([`/fr/${trends.fr}`, '/fr/revendeurs', '/fr/foire']);
    await npm('rollback', '--', '--together', number, '--why', 'the fair is over');
    await expect.poll(trendsNow).toBe('mf-search');
    await expect.poll(async () => (await load('/fr/foire')).status).toBe(404);
    expect((await versionsNow()).join(' ')).toBe(before);
    mustBeAllOrNone(await stop());
    expect(await npm('releases')).toMatch(/make-live \(together \d+\) +(?:mf-\w+ \+ ){3}content/);
  } finally {
    await stop();
    for (const [remote, version] of Object.entries({ 'mf-search': search, 'mf-stores': stores, 'mf-content': content }))
      await makeLive(remote, version);
    await folder.remove();
    recipe.remove();
  }
});
