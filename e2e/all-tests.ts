import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from '../deploy/database/testing.ts';
import { requireBrowser } from './browser/find-browser.ts';
import { jestCounts, playwrightCounts, serverTestCounts } from './runners/reports.ts';
import { check, suite } from './runners/runners.ts';
import { makeScratchFolder } from './runners/scratch-folder.ts';
import { closingLine, total } from './runners/total.ts';

/** `npm test`: everything that says whether the product is well, in the order in which it is cheapest to learn. */
const repository = join(import.meta.dirname, '..');
const reports = join(repository, '.build/reports');
const binary = (name: string) => join(repository, 'node_modules/.bin', name);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.TMPDIR = makeScratchFolder();

/** What reads or writes the database has to do so on PostgreSQL, too. */
const ofDatabase = globSync('deploy/{commands/content,content-api,registry}/**/*.test.ts', {
  cwd: repository,
  // These are about the embedded database alone, or about what an import holds, whatever it writes to.
  exclude: ['commands/content/commands', 'commands/content/memory', 'commands/open-registry'].map(
    (name) => `deploy/${name}.test.ts`,
  ),
});

const serverTests = (name: string, files: string[], environment: Record<string, string> = {}) => {
  const report = join(reports, `${name}.tap`);
  const onScreen = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  const inReport = ['--test-reporter=tap', `--test-reporter-destination=${report}`];
  // A file waits for processes and databases more than it computes; three at once disturb those that count in seconds.
  const command = [
    process.execPath,
    '--test',
    '--test-concurrency=2',
    '--test-timeout=180000',
    ...onScreen,
    ...inReport,
    ...files,
  ];
  return suite(`Server tests: ${name}`, command, () => serverTestCounts(report), environment);
};

async function postgresTests() {
  if (!hasPostgres()) {
    console.log('\n— Server tests: postgresql\nskipped: there is no PostgreSQL here (apt-get install postgresql)');
    total.add({ passed: 0, failed: 0, skipped: 1 });
    return;
  }
  const postgres = await startPostgres();
  await serverTests('postgresql', ofDatabase, { TEST_DATABASE_URL: postgres.url });
  postgres.stop();
}

async function componentTestsAndBuilds(): Promise<boolean> {
  const report = join(reports, 'jest.json');
  const jest = [binary('jest'), '--config', 'shared/build/jest.config.js', '--json', '--outputFile', report];
  await suite('Component tests', [process.execPath, ...jest], () => jestCounts(report));
  return (
    (await check('Build', [process.execPath, 'shared/build/cli.ts'])) &&
    (await check('Development build', [process.execPath, 'shared/build/cli.ts', '--mode', 'development']))
  );
}

await check('Lint and format', [binary('biome'), 'check', '--error-on-warnings', '.']);
await check('GraphQL types', [process.execPath, 'shared/build/generate-types.ts']);
await check('Types', [binary('tsc'), '-p', '.']);
await check('Documents', [process.execPath, 'e2e/documents/check.ts']);
await serverTests('embedded database', ['deploy/**/*.test.ts', 'e2e/{documents,wishlists}/*.test.ts']);
// None of these counts in seconds, so they share the machine.
const [isBuilt] = await Promise.all([componentTestsAndBuilds(), postgresTests()]);
if (isBuilt) {
  requireBrowser();
  // Journeys start from a site that nobody has released to.
  rmSync(join(repository, '.build/e2e'), { recursive: true, force: true });
  const report = join(repository, '.build/e2e/report.json');
  await suite('Journeys in a browser', [binary('playwright'), 'test', '--config', 'e2e'], () =>
    playwrightCounts(report),
  );
}

console.log(`\n${closingLine()}`);
const wellInCi = !process.env.CI || total.skipped === 0;
process.exit(total.failed === 0 && wellInCi ? 0 : 1);
