import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sharedReleases } from 'shared/build';
import { collectRelease, publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import { beginRecipe, type Recipe } from '../recipes/recipe.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, makeLive, siteRegistry } from '../site/site-registry.ts';
import { site } from '../site/sites.ts';
import { repository } from '../site/start-site.ts';
import { alive, expect, test } from '../site/test.ts';
import { react18, reactAs } from './library-builds.ts';

const on = { by: 'e2e', why: 'another version of React' };
const installed = sharedReleases.find(({ library }) => library === 'react')?.name ?? '';
const vintage = { fr: 'atelier', nl: 'werkplaats', en: 'workshop', de: 'werkstatt' };

/** The releases of React that a page asks for while it is read to its end. */
async function reactsOf(page: Page, address: string, of: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /releases\/(react-[\d.]+)\//.exec(request.url()) ?? [];
    if (name) asked.add(name);
  });
  await page.goto(address);
  await alive(page, of);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await alive(page, 'shell/footer');
  // On a page that needs no script it is the first to take React.
  await alive(page, 'shell/header');
  page.removeAllListeners('request');
  return [...asked].sort();
}

/** Publishes builds of the copy, and what else is named, and makes them live in one write. */
async function goLive(
  { copy }: Recipe,
  remotes: readonly string[],
  versions: Record<string, string> = {},
): Promise<void> {
  const registry = siteRegistry();
  const all = { ...versions };
  for (const remote of remotes) {
    const folder = join(copy, '.build/production', remote);
    // A second React is more than the budget of a newcomer: ops allow it.
    const force = remote === 'mf-vintage';
    const { name, version } = await publishFolder(registry, folder, { ...on, live: false, force });
    all[name] = version;
  }
  await registry.makeAllLive({ versions: all, ...on });
  const shown = async () => {
    const { text } = await fetchPage('/fr/contact');
    return remotes.every((remote) => text.includes(`"${remote}":{"version":"${all[remote]}"`));
  };
  await expect.poll(shown).toBe(true);
}

async function publishReact(folder: string): Promise<Record<string, string>> {
  const { manifest } = await collectRelease(folder);
  await publishFolder(siteRegistry(), folder, { ...on, version: manifest.version, live: false });
  return { [manifest.name]: manifest.version };
}

const needs = ({ change }: Recipe, remote: string, range: string) =>
  change(
    `${remote}/package.json`,
    '"private": true,',
    `"private": true,\n  "peerDependencies": { "react": "${range}" },`,
  );

/** A remote with a page and a fragment, both with state, an effect and generated ids. */
function addVintage(recipe: Recipe): void {
  const { run, write, change } = recipe;
  run('deploy/commands/new-remote/new-remote.ts', 'mf-vintage');
  needs(recipe, 'mf-vintage', '^18.3.0');
  const paths = JSON.stringify(vintage);
  change('mf-vintage/src/routes.ts', '{}', `{ workshop: { name: 'workshop', paths: ${paths} } }`);
  change('mf-vintage/src/remote.ts', 'pages: {}', "pages: { workshop: () => import('./pages/workshop/page') }");
  const counter = `import { useEffect, useId, useState } from 'react';

export function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  const [isAlive, setAlive] = useState(false);
  const id = useId();
  useEffect(() => setAlive(true), []);
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={\`\${count} \${isAlive ? 'vivant' : 'dort'}\`} />
      <button type="button" onClick={() => setCount(count + 1)}>Compter</button>
    </p>
  );
}
`;
  write('mf-vintage/src/components/counter.tsx', counter);
  write(
    'mf-vintage/src/pages/workshop/page.tsx',
    `import { Counter } from '../../components/counter.tsx';

export const load = async () => ({ seo: { title: 'L’atelier' } });

export const View = () => <><h1>L’atelier</h1><Counter label="Sur la page" /></>;
`,
  );
  change(
    'mf-vintage/src/fragments/first/fragment.tsx',
    "<p>{t('first.text')}</p>",
    '<p>{t(\'first.text\')}</p>\n      <Counter label="Dans le fragment" />',
  );
  change(
    'mf-vintage/src/fragments/first/fragment.tsx',
    'import styles from',
    "import { Counter } from '../../components/counter.tsx';\nimport styles from",
  );
}

/** In mf-contact: its page shows the fragment, and opens it in the overlay. */
function showVintage({ change, write }: Recipe): void {
  change(
    'mf-contact/src/remote.ts',
    "'platform:keepTab@1',",
    "'mf-vintage/first@1', 'page:workshop@1', 'platform:keepTab@1',",
  );
  change('mf-contact/src/remote.ts', "sets: ['", "sets: ['state:overlay@1', '");
  change('mf-contact/src/pages/contact/page.tsx', '<section ', '<Vintage />\n      <section ');
  change(
    'mf-contact/src/pages/contact/page.tsx',
    "import styles from './contact.module.css';",
    "import { Vintage } from '../../components/vintage.tsx';\nimport styles from './contact.module.css';",
  );
  write(
    'mf-contact/src/components/vintage.tsx',
    `import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';

export function Vintage() {
  const { bus, language } = usePlatform();
  const open = () => bus.set('overlay', { open: true, content: 'mf-vintage/first', props: { heading: 'Par-dessus' } });
  return (
    <>
      <a href={href('workshop', language)}>À l’atelier</a>
      <button type="button" onClick={open}>Ouvrir l’ancien</button>
      <Fragment of="mf-vintage/first" props={{ heading: 'Une pièce d’avant' }} />
    </>
  );
}
`,
  );
}

const build = ({ run }: Recipe, ...remotes: string[]) => {
  run('shared/build/generate-types.ts');
  run('shared/build/cli.ts', ...remotes);
};

test('a remote on React 18 lends a fragment to a page on 19, and has a page of its own: both are hydrated, each with its React', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const contact = await liveVersion('mf-contact');
  const recipe = beginRecipe();
  try {
    addVintage(recipe);
    showVintage(recipe);
    build(recipe, 'mf-vintage', 'mf-contact');
    const old = await publishReact(await react18());
    await goLive(recipe, ['mf-vintage'], old);
    await goLive(recipe, ['mf-contact']);

    // The server has rendered all of it, with ids that the browser finds again.
    const { text } = await fetchPage('/fr/contact');
    expect(text).toContain('Une pièce d’avant');
    expect(text).toContain('0 dort');
    expect(await reactsOf(page, '/fr/contact', 'mf-vintage/first')).toEqual(['react-18.3', installed]);
    await expect(page.getByLabel('Dans le fragment')).toHaveValue('0 vivant');
    await page.getByRole('button', { name: 'Compter' }).click();
    await expect(page.getByLabel('Dans le fragment')).toHaveValue('1 vivant');

    // In the overlay, with the keyboard's place kept.
    const opener = page.getByRole('button', { name: 'Ouvrir l’ancien' });
    await opener.click();
    const overlay = page.getByRole('dialog');
    await overlay.getByRole('button', { name: 'Compter' }).click();
    await expect(overlay.getByLabel('Dans le fragment')).toHaveValue('1 vivant');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();

    // Its page, by a link, back, forward, and by its address.
    await page.getByRole('link', { name: 'À l’atelier' }).click();
    await alive(page, 'mf-vintage/workshop');
    await page.getByRole('button', { name: 'Compter' }).click();
    await expect(page.getByLabel('Sur la page')).toHaveValue('1 vivant');
    await page.goBack();
    await alive(page, 'mf-contact/contact');
    await page.goForward();
    await alive(page, 'mf-vintage/workshop');
    await page.goto(`/fr/${vintage.fr}`);
    await alive(page, 'mf-vintage/workshop');
    await expect(page.getByLabel('Sur la page')).toHaveValue('0 vivant');

    // One copy where no part is on both.
    expect(await reactsOf(page, '/fr/produits', 'mf-catalogue/products')).toEqual([installed]);
  } finally {
    await makeLive('mf-contact', contact);
    recipe.remove();
  }
});

test('the shell goes first to the next React, the remotes follow, and the former one is loaded nowhere any more', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const [shell, contact] = [await liveVersion('shell'), await liveVersion('mf-contact')];
  const recipe = beginRecipe();
  const next = 'react-19.98';
  try {
    // A team that says so stays with the minor that it has tried.
    const [, minor] = installed.split('-');
    needs(recipe, 'mf-contact', `~${minor}.0`);
    build(recipe, 'mf-contact');
    await goLive(recipe, ['mf-contact']);
    needs(recipe, 'shell', '~19.98.0');
    build(recipe, 'shell');
    const versions = await publishReact(await reactAs('19.98.0'));
    await goLive(recipe, ['shell'], versions);

    expect(await reactsOf(page, '/fr/contact', 'mf-contact/contact')).toEqual([installed, next].sort());
    for (const [address, of] of [
      ['/fr', 'mf-content/home'],
      ['/fr/produits', 'mf-catalogue/products'],
      ['/fr/connexion', 'mf-account/login'],
      ['/fr/revendeurs', 'mf-stores/store-locator'],
    ] as const)
      expect(await reactsOf(page, address, of)).toEqual([next]);

    recipe.change('mf-contact/package.json', `~${minor}.0`, '^19.98.0');
    build(recipe, 'mf-contact');
    await goLive(recipe, ['mf-contact']);
    expect(await reactsOf(page, '/fr/contact', 'mf-contact/contact')).toEqual([next]);
    const env = { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir };
    const listed = execFileSync('npm', ['run', '--silent', 'releases', '--', 'react'], {
      cwd: repository,
      env,
    }).toString();
    expect(listed).toMatch(new RegExp(`${installed.replace('.', '\\.')} .*nothing takes it`));
  } finally {
    await siteRegistry().makeAllLive({ versions: { shell, 'mf-contact': contact }, ...on, force: true });
    recipe.remove();
  }
});
