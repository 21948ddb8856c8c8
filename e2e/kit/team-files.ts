import { firstTexts } from '../../deploy/commands/new-remote/first-files.ts';

/** What a remote alone has beside its fragment: a page that shows it, its test in a browser, and what its tools read. */
export function teamFiles(name: string): Record<string, string> {
  const word = name.slice(3);
  const paths = ['fr', 'nl', 'en', 'de'].map((language) => `${language}: '${word}'`).join(', ');
  return {
    'src/remote.ts': `import { defineRemote } from '@site/kit/remote';

export default defineRemote({
  name: '${name}',
  pages: { first: () => import('./pages/first/page') },
  fragments: { first: () => import('./fragments/first/fragment') },
  locales: (language) => import(\`./locales/\${language}.json\`),
  uses: ['${name}/first@1'],
  samples: { fragments: { '${name}/first': [{ heading: '${name}' }] } },
});
`,
    'src/routes.ts': `import type { PageRoutes } from '@site/kit/routes';

/** Where its pages are found, by their names in remote.ts. Search engines leave this one out until \`indexed\` goes. */
export default {
  first: { name: '${word}', paths: { ${paths} }, indexed: false },
} as const satisfies PageRoutes;
`,
    'src/pages/first/page.tsx': `import { Fragment } from '@site/kit/fragments';

export const load = async () => ({ seo: { title: '${name}' } });

export function View() {
  return (
    <>
      <h1>${name}</h1>
      <Fragment of="${name}/first" props={{ heading: '${word}' }} />
    </>
  );
}
`,
    'src/pages/first/first.spec.ts': `import { expect, test } from '@playwright/test';

test('the page stands on the site, with its fragment', async ({ page }) => {
  await page.goto('/fr/${word}');
  await expect(page.getByRole('heading', { level: 1, name: '${name}' })).toBeVisible();
  await expect(page.getByText('${firstTexts.fr}')).toBeVisible();
});
`,
    'tsconfig.json': '{ "extends": "@site/kit/tsconfig.json" }\n',
    'biome.json': '{ "extends": ["@site/kit/lint.json"] }\n',
    '.gitignore': 'node_modules/\n.build/\n*.generated.ts\n*.generated.tsx\n*.key\n',
    'README.md': `# ${name}

A remote of the site: it is built, tested and released here, by its team alone.

    npm install
    npm run dev        # the site with this remote as you change it
    npm test           # lint, types, component tests, and the tests in a browser
    npm run release -- --why "bigger stars"    # REGISTRY_ACCESS_TOKEN and RELEASE_SIGNING_KEY in the environment
    npm run rollback -- --why "no stars on phones"

Each explains itself: \`npm run release -- --help\`. \`contracts/\` is written by the build.
`,
    '.github/workflows/remote.yml': workflow,
  };
}

const workflow = `# Tests every change, and releases what comes to main. It needs the secret REGISTRY_ACCESS_TOKEN, the
# token of this team, and RELEASE_SIGNING_KEY, the text of its key, where the site's releases are signed.
name: remote
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: actions/setup-node@v5
        with:
          node-version: 26
          cache: npm
      - run: npm ci --no-audit --no-fund
      - run: npx --no -- playwright install chromium
      - run: npm test
  release:
    needs: test
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    environment: production
    # One release after the other, none broken off.
    concurrency:
      group: release
      cancel-in-progress: false
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: actions/setup-node@v5
        with:
          node-version: 26
          cache: npm
      - run: npm ci --no-audit --no-fund
      - run: npm run release -- --by "$BY" --why "$(git log -1 --format=%s)"
        env:
          BY: \${{ github.actor }}
          REGISTRY_ACCESS_TOKEN: \${{ secrets.REGISTRY_ACCESS_TOKEN }}
          RELEASE_SIGNING_KEY: \${{ secrets.RELEASE_SIGNING_KEY }}
`;
