import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from '../deploy/database/testing.ts';
import { requireBrowser } from './browser/find-browser.ts';

/** `npm test`: everything that says whether the product is well, in the order in which it is cheapest to learn. */
const repository = join(import.meta.dirname, '..');
const reports = join(repository, '.build/reports');
const binary = (name: string) => join(repository, 'node_modules/.bin', name);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 };

function run(command: string[], environment: Record<string, string> = {}): boolean {
  const [program = '', ...rest] = command;
  const env = { ...process.env, ...environment };
  return spawnSync(program, rest, { cwd: repository, stdio: 'inherit', env }).status === 0;
}

/** A step that is one test: it passes or it fails. */
function check(title: string, command: string[]): boolean {
  console.log(`\n— ${title}`);
  const passed = run(command);
  add({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
  return passed;
}

/** A test runner; `read` gets its counts from the report that it wrote. A runner that failed to run is one failure. */
function suite(title: string, command: string[], read: () => Counts, environment: Record<string, string> = {}): void {
  console.log(`\n— ${title}`);
  const succeeded = run(command, environment);
  try {
    const counts = read();
    add(succeeded || counts.failed ? counts : { ...counts, failed: 1 });
  } catch {
    add({ passed: 0, failed: 1, skipped: 0 });
  }
}

function add(counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

const report = (name: string) => join(reports, name);
const readJson = (name: string) => JSON.parse(readFileSync(report(name), 'utf8'));

check('Lint and format', [binary('biome'), 'check', '--error-on-warnings', '.']);
check('GraphQL types', [process.execPath, 'shared/build/generate-types.ts']);
check('Types', [binary('tsc'), '-p', '.']);

function serverTests(title: string, files: string[], environment: Record<string, string> = {}): void {
  const onScreen = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  const inReport = ['--test-reporter=tap', `--test-reporter-destination=${report('server.tap')}`];
  // A file waits for processes and databases more than it computes.
  const command = [process.execPath, '--test', '--test-concurrency=2', ...onScreen, ...inReport, ...files];
  suite(title, command, readTap, environment);
}

function readTap(): Counts {
  const tap = readFileSync(report('server.tap'), 'utf8');
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}

serverTests('Server tests', ['deploy/**/*.test.ts']);

/** What reads or writes the database has to do so on PostgreSQL, too. */
const ofDatabase = ['content', 'content-api', 'registry'].map((folder) => `deploy/${folder}/**/*.test.ts`);
if (hasPostgres()) {
  const postgres = await startPostgres();
  serverTests('Server tests on PostgreSQL', ofDatabase, { TEST_DATABASE_URL: postgres.url });
  postgres.stop();
} else {
  console.log('\n— Server tests on PostgreSQL\nskipped: there is no PostgreSQL here (apt-get install postgresql)');
  add({ passed: 0, failed: 0, skipped: 1 });
}

const jest = [binary('jest'), '--config', 'shared/build/jest.config.js', '--json', '--outputFile', report('jest.json')];
suite('Component tests', [process.execPath, ...jest], () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = readJson('jest.json');
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, skipped: numPendingTests };
});

if (
  check('Build', [process.execPath, 'shared/build/cli.ts']) &&
  check('Development build', [process.execPath, 'shared/build/cli.ts', '--mode', 'development'])
) {
  requireBrowser();
  // Journeys start from a site that nobody has released to.
  rmSync(join(repository, '.build/e2e'), { recursive: true, force: true });
  suite('Journeys in a browser', [binary('playwright'), 'test', '--config', 'e2e'], () => {
    const { stats } = JSON.parse(readFileSync(join(repository, '.build/e2e/report.json'), 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
}

const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed${skipped}`);
const wellInCi = !process.env.CI || total.skipped === 0;
process.exit(total.failed === 0 && wellInCi ? 0 : 1);
