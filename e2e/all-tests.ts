import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { requireBrowser } from './browser/find-browser.ts';
import { binary, checkTypes, componentTests, generateTypes, lint, reports } from './runners/code-checks.ts';
import { playwrightReport } from './runners/reports.ts';
import { check, suite } from './runners/runners.ts';
import { makeScratchFolder } from './runners/scratch-folder.ts';
import { namedServerTests, serverTests } from './runners/server-tests.ts';
import { summary, total } from './runners/total.ts';

/**
 * `npm test`: everything that says whether the product is well, in the order in which it is cheapest to learn.
 * `npm test -- server journeys`: these suites alone, each of which starts whatever it needs.
 * `npm test -- mf-search/src/pages deploy/tokens/tokens.test.ts`: the tests of these folders and files alone.
 */
const repository = join(import.meta.dirname, '..');

const suites: Record<string, (files?: string[]) => Promise<void>> = {
  async code() {
    await lint();
    await checkTypes();
    await check('What remotes declare', [process.execPath, 'shared/build/check-remotes.ts']);
    await check('What teams build against', [process.execPath, 'e2e/kit/check-api.ts']);
    await check('Documents', [process.execPath, 'e2e/documents/check.ts']);
  },
  server: (files) => (files ? namedServerTests(files, reports) : serverTests(reports)),
  components: (files) => componentTests({ files }),
  async journeys(files = []) {
    const isFull = files.some((file) => file.endsWith('.full.ts'));
    for (const mode of isFull ? ['production', 'development'] : ['production'])
      if (!(await check('Build', [process.execPath, 'shared/build/cli.ts', '--mode', mode]))) return;
    requireBrowser();
    // Journeys start from a site that nobody has released to.
    rmSync(join(repository, '.build/e2e'), { recursive: true, force: true });
    const config = isFull ? 'e2e/full.config.ts' : 'e2e';
    const which = files.length > 0 ? ['--no-deps', ...files] : [];
    await suite('Journeys in a browser', [binary('playwright'), 'test', '--config', config, ...which], () =>
      playwrightReport(join(repository, '.build/e2e/report.json')),
    );
  },
};

/** The suite that runs a test. */
function suiteOf(file: string): string {
  if (/\.(?:spec|full)\.ts$/.test(file)) return 'journeys';
  return /^(?:deploy|e2e)\//.test(file) ? 'server' : 'components';
}

const named = process.argv.slice(2).map((name) => normalize(name));
const paths = named.filter((name) => !(name in suites));
const unknown = paths.filter((path) => !existsSync(join(repository, path)));
if (unknown.length) {
  console.error(`There is no suite, file or folder ${unknown.join(', ')}. Suites: ${Object.keys(suites).join(', ')}`);
  process.exit(2);
}
const files = paths.flatMap((path) =>
  /\.tsx?$/.test(path)
    ? [path]
    : globSync(`${path}/**/*.{test,spec}.{ts,tsx}`, { cwd: repository, exclude: ['**/node_modules/**'] }).sort(),
);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.TMPDIR = makeScratchFolder();

const generated = await generateTypes();
for (const [name, run] of generated ? Object.entries(suites) : []) {
  const ofSuite = files.filter((file) => suiteOf(file) === name);
  if (named.length === 0 || named.includes(name)) await run();
  else if (ofSuite.length > 0) await run(ofSuite);
}

console.log(summary());
const wellInCi = !process.env.CI || total.skipped === 0;
process.exit(total.failed === 0 && wellInCi ? 0 : 1);
