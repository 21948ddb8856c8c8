import { globSync } from 'node:fs';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from '../../deploy/database/testing.ts';
import { serverTestReport } from './reports.ts';
import { suite } from './runners.ts';
import { total } from './total.ts';

const repository = join(import.meta.dirname, '../..');

/** What a killed process leaves behind is a question to the embedded database: PostgreSQL is a process of its own. */
const ofEmbedded = ['deploy/content-api/durability.test.ts'];

/**
 * Every server test, once: on PostgreSQL where the machine has it, since a database is laid and asked there in half the
 * time. The embedded database is under the journeys, and `npm run e2e:full` runs all of these on it, too.
 */
export async function serverTests(reports: string): Promise<void> {
  const all = globSync(['deploy/**/*.test.ts', 'e2e/**/*.test.ts'], {
    cwd: repository,
    exclude: ['**/node_modules/**'],
  }).sort();
  if (!hasPostgres()) {
    console.log('\nThere is no PostgreSQL here (apt-get install postgresql): the embedded database takes its place.');
    total.add({ passed: 0, failed: 0, skipped: 1 });
    return run('server tests', all, reports);
  }
  const postgres = await startPostgres();
  try {
    const others = all.filter((file) => !ofEmbedded.includes(file));
    await run('server tests', others, reports, { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
  await run('server tests of the embedded database', ofEmbedded, reports);
}

/** The same on the embedded database. */
export const serverTestsEmbedded = (reports: string): Promise<void> =>
  run(
    'server tests on the embedded database',
    globSync('deploy/{commands/content,content-api,registry}/**/*.test.ts', { cwd: repository }).sort(),
    reports,
  );

/** These files, on the embedded database: it begins at once. */
export const namedServerTests = (files: string[], reports: string): Promise<void> =>
  run('server tests', files, reports);

function run(name: string, files: string[], reports: string, environment: Record<string, string> = {}): Promise<void> {
  const report = join(reports, `${name.replaceAll(' ', '-')}.tap`);
  const onScreen = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  const inReport = ['--test-reporter=tap', `--test-reporter-destination=${report}`];
  // A file that hangs is ended, however slow the machine may be.
  const command = [
    process.execPath,
    `--import=${join(repository, 'deploy/database/resolve-drizzle.ts')}`,
    '--test',
    '--test-concurrency=2',
    '--test-timeout=300000',
    ...onScreen,
    ...inReport,
  ];
  const commandFor = (files: string[]) => [...command, ...files];
  return suite(name[0]?.toUpperCase() + name.slice(1), commandFor(files), () => serverTestReport(report, name), {
    environment,
    again: commandFor,
  });
}
