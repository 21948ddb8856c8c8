import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { sharedReleases } from 'shared/build';
import { contractsGiven } from 'shared/build/given';
import { collectRelease } from '../../deploy/commands/release/publish-folder.ts';
import { registryToken, serviceSecret, startTestContentApi } from '../../deploy/content-api/testing.ts';
import { createRegistry } from '../../deploy/gateway/releases/registry.ts';
import { testRelease, testShell } from '../../deploy/gateway/testing/release.ts';
import { startTestSite } from '../../deploy/gateway/testing/site.ts';
import { registryOverHttp, sendOverHttp } from '../../deploy/registry/client.ts';
import { publish } from '../../deploy/registry/releases.ts';
import { eventually } from '../../deploy/testing/eventually.ts';
import { beginRecipe } from './recipe.ts';

const { copy, run, read, write, change, remove } = beginRecipe();
after(remove);

const addresses = { fr: 'avis-de-clients', nl: 'meningen', en: 'reviews', de: 'meinungen' };

test('npm run new-remote makes a remote that passes its own test and builds', () => {
  run('deploy/commands/new-remote/new-remote.ts', 'mf-reviews', '--team', 'readers');
  assert.match(read('CODEOWNERS'), /^\/mf-reviews\/ +@rivelle\/readers$/m);
  assert.match(read('.github/workflows/mf-reviews.yml'), /secrets\.MF_REVIEWS_REGISTRY_TOKEN/);
  assert.doesNotMatch(read('.github/workflows/mf-reviews.yml'), /search/i);
  const lock = JSON.parse(read('package-lock.json'));
  assert.deepEqual(lock.packages['node_modules/mf-reviews'], { resolved: 'mf-reviews', link: true });
  assert.ok(lock.packages[''].workspaces.includes('mf-reviews'));
  run('shared/build/cli.ts', 'mf-reviews');
  run('node_modules/jest/bin/jest.js', '--config', 'shared/build/jest.config.js', 'mf-reviews');
});

const samples = { addresses: [], fragments: {}, mayShowNothing: [] };
const nothing = { pages: [], fragments: [], uses: [], emits: [], sets: [], samples };

/** As CONTRIBUTING says of a page: its routes, its folder, its line in remote.ts, its texts. */
function addPage(): void {
  const paths = Object.entries(addresses).map(([language, path]) => `${language}: '${path}'`);
  change('mf-reviews/src/routes.ts', '{}', `{ opinions: { name: 'opinions', paths: { ${paths.join(', ')} } } }`);
  change('mf-reviews/src/remote.ts', 'pages: {}', "pages: { opinions: () => import('./pages/opinions/page') }");
  // What the build would ask for.
  change(
    'mf-reviews/src/remote.ts',
    'uses: []',
    "uses: ['page:home@1', 'platform:routes@1'],\n  sets: ['state:main@1']",
  );
  const pages = 'mf-reviews/src/pages/opinions';
  write(
    `${pages}/page.tsx`,
    `import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { PageHeading } from 'shared/ui';

export const load = async () => ({ seo: { title: 'Avis' } });

export function View() {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const steps = [{ label: 'Home', url: href('home', language) }, { label: t('opinions.heading') }];
  return <PageHeading label="…" steps={steps} />;
}
`,
  );
  for (const [language, path] of Object.entries(addresses)) {
    const texts = `mf-reviews/src/locales/${language}.json`;
    write(texts, JSON.stringify({ ...JSON.parse(read(texts)), opinions: { heading: `Heading of ${path}` } }));
  }
  run('shared/build/generate-types.ts');
  run('shared/build/cli.ts', 'mf-reviews');
}

test('its first release, by the token of its team alone, opens its page in four languages and lends its fragment', async () => {
  addPage();
  const reviews = await collectRelease(join(copy, '.build/production/mf-reviews'));
  const shell = testShell();
  // What loads remotes is lent by the shell.
  const lent = Object.entries(reviews.manifest.shared).filter(([module]) => module.startsWith('@module-federation/'));
  const brought = lent.map(([module, { requires }]) => [module, { requires, provides: requires.slice(1) }] as const);
  run('shared/build/cli.ts', ...sharedReleases.map(({ name }) => name));
  const content = testRelease({
    name: 'mf-content',
    pages: ['home'],
    uses: ['mf-reviews/first@1'],
    render: `return part('<mf-fragment of="mf-reviews/first" props="{&quot;heading&quot;:&quot;Avis&quot;}"></mf-fragment>')`,
  });
  const api = await startTestContentApi();
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const by = { who: 'ops', by: 'ops', why: 'a start', live: true, country: '*' };
  const { manifest } = shell;
  const gives = [...manifest.gives, ...contractsGiven('shell', nothing)];
  await publish(api.db, { ...shell, manifest: { ...manifest, gives, shared: Object.fromEntries(brought) }, ...by });
  await publish(api.db, { ...content, ...by });
  for (const { name } of sharedReleases)
    await publish(api.db, { ...(await collectRelease(join(copy, '.build/production', name))), ...by });
  const admin = registryOverHttp(origin, registryToken);
  const { secret } = await admin.createToken({ name: 'Team X', role: 'team', remotes: ['mf-reviews'], by: 'ops' });
  const site = await startTestSite(
    [],
    { serviceSecret },
    { send: sendOverHttp(`${origin}/registry`), over: createRegistry(`${origin}/registry`, serviceSecret) },
  );
  const address = await site.app.listen({ host: '127.0.0.1', port: 0 });
  /** Runs a command as its team does, which has nothing but its token and the address of the site. */
  const command = async (name: string, ...options: string[]) => {
    const path = `deploy/commands/release/${name}.ts`;
    const child = spawn(process.execPath, [path, ...options, '--site', address, '--by', 'ann'], {
      cwd: copy,
      env: { ...process.env, REGISTRY_ACCESS_TOKEN: secret },
    });
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return output + errors;
  };
  try {
    assert.equal((await site.get('/fr/avis-de-clients')).statusCode, 404);
    assert.doesNotMatch((await site.get('/fr')).body, /<h2>Avis/);
    assert.match(await command('can-release', 'mf-reviews'), /mf-reviews can be released\./);
    assert.match(
      await command('release', 'mf-reviews'),
      /is published and live for all[\s\S]*Nothing was live before it/,
    );
    for (const [language, path] of Object.entries(addresses)) {
      const heading = `>Heading of ${path}</h1>`;
      const headers = { host: 'io.localhost:8080' };
      await eventually(async () => (await site.get(`/${language}/${path}`, headers)).body.includes(heading));
    }
    const shown = /data-of="mf-reviews\/first"[\s\S]*<h2[^>]*>Avis<\/h2><p[^>]*>Ici commence/;
    await eventually(async () => shown.test((await site.get('/fr')).body));
    assert.match(await command('rollback', 'mf-content', '--why', 'not ours'), /may not|mf-reviews/);
  } finally {
    await site.close();
    await api.close();
  }
});

test('a name that is taken, or none for a remote, is refused', () => {
  for (const name of ['mf-search', 'reviews', 'mf-Reviews', 'mf-../x', 'mf-my-reviews', 'mf-reviews2'])
    assert.throws(() => run('deploy/commands/new-remote/new-remote.ts', name), name);
});
